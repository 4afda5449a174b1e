/** The shortest number of a sheet has ten signs, one of which is a hyphen. */
const MIN_NUMBER_LENGTH = 9

/**
 * Whether a text in the search field is meant as a number: long enough, and with digits in it. Main reads it properly.
 */
export const looksLikeSheetNumber = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MIN_NUMBER_LENGTH && (text.match(/\p{N}/gu)?.length ?? 0) >= 4
