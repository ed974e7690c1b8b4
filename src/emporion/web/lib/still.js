// Parts that stay as they are while what they are drawn from is the same: every message brings a whole position, of which little has changed.

/**
 * The same part, drawn anew only if something of what it is given differs. It uses neither hooks nor texts.
 * @template P
 * @param {(props: P) => any} part
 * @returns {(props: P) => any}
 */
export function still(part) {
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
