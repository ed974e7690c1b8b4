// Components whose module is loaded when they are first shown.
import { html, useEffect, useState } from "./html.js";
import { preload } from "./preload.js";

/**
 * A component that is shown as soon as its module has come.
 * @param {string} entry the module's path in the page's folder @param {() => Promise<any>} load @param {string} name of the component
 */
export function lazy(entry, load, name) {
  /** @type {any} */
  let loaded = null;
  /** @param {any} props */
  return function Lazy(props) {
    const [module, setModule] = useState(loaded);
    useEffect(() => {
      if (module) return;
      preload(entry);
      load().then(
        (found) => {
          loaded = found;
          setModule(found);
        },
        () => {},
      );
    }, []);
    return module && html`<${module[name]} ...${props} />`;
  };
}
