/** Partial translation with the keys of English. Missing texts show in English; a test lists them. */
export type PartOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]> }
