// What the page uses of Preact; see the package for everything.
export type VNode = any;
export function h(type: any, props: any, ...children: any[]): VNode;
export function render(vnode: VNode, parent: Element): void;
export function Fragment(props: { children?: any }): VNode;
export function createContext<T>(value: T): { Provider: any; Consumer: any };
export class Component<P = {}, S = {}> {
  props: P;
  state: S;
  setState(state: Partial<S>): void;
}
