// What the page uses of @fluent/bundle; see the package for everything.
export class FluentResource {
  constructor(source: string);
}
export class FluentType<T> {
  constructor(value: T);
  value: T;
  valueOf(): T;
  toString(scope?: any): string;
}
export class FluentBundle {
  constructor(
    locales: string | string[],
    options?: { useIsolating?: boolean; functions?: Record<string, (positional: any[], named: any) => any> },
  );
  addResource(resource: FluentResource): Error[];
  getMessage(key: string): { value: any } | undefined;
  formatPattern(pattern: any, values?: Record<string, any> | null, errors?: Error[] | null): string;
}
