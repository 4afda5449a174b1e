/**
 * Channel names of one group of `window.dynodesk`, each with the name of its method. A channel of `C` or `T` that is
 * missing, or that is listed under the wrong kind, does not compile.
 */
export interface ChannelTable<C extends { [K in keyof C]: { input: unknown; output: unknown } }, T = object> {
  readonly withInput: { readonly [K in keyof C as C[K]['input'] extends void ? never : K]: string }
  readonly withoutInput: { readonly [K in keyof C as C[K]['input'] extends void ? K : never]: string }
  /** Broadcasts from main to every window. */
  readonly topics: { readonly [K in keyof T]: `on${string}` }
}
