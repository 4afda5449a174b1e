/**
 * The texts of another language: of the same keys as English, as far as they are there. What is missing shows in
 * English; a test lists it.
 */
export type PartOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]> }
