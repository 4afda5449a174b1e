/**
 * Channel names of one group of `window.dynodesk`, each with the name of its method. A channel of `C` or `T` that is
 * missing, or that is listed under the wrong kind, does not compile.
 */
export interface ChannelTable<C extends { [K in keyof C]: { input: unknown; output: unknown } }, T = object> {
  readonly withInput: Methods<{ [K in keyof C]: C[K]['input'] extends void ? never : K }[keyof C], string>
  readonly withoutInput: Methods<{ [K in keyof C]: C[K]['input'] extends void ? K : never }[keyof C], string>
  /** Broadcasts from main to every window. */
  readonly topics: Methods<keyof T, `on${string}`>
}

/** TypeScript accepts any property for an empty object type, so a group without channels needs `never`. */
type Methods<Channel extends PropertyKey, Method extends string> = [Channel] extends [never]
  ? Record<string, never>
  : { readonly [K in Channel]: Method }
