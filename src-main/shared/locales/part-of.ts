/** Translation with the keys of English, any of which may be missing. Missing texts show in English. */
export type PartOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]> }
