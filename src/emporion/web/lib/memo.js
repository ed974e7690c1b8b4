// Components that are drawn anew only if their properties have changed: every message brings a whole position, of which little is new.

/**
 * The same component, drawn anew only if one of its properties differs. It must use neither hooks nor texts.
 * @template P
 * @param {(props: P) => any} part
 * @returns {(props: P) => any}
 */
export function memo(part) {
  return /** @this {any} @param {P} props */ function (props) {
    this.shouldComponentUpdate = differ;
    return part(props);
  };
}

/** @this {{props: any}} @param {any} next */
function differ(next) {
  const names = Object.keys(next);
  return names.length !== Object.keys(this.props).length || names.some((name) => !alike(this.props[name], next[name]));
}

/** @param {any} one @param {any} two */
const alike = (one, two) => one === two || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(two));
