/** The shortest number of a sheet has ten signs, one of which is a hyphen. */
const SHORTEST = 9

/**
 * Whether a text in the search field is meant as a number: long enough, and with digits in it. Main reads it properly.
 */
export const looksLikeNumber = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHORTEST && (text.match(/\p{N}/gu)?.length ?? 0) >= 4
