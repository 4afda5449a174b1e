/** Ten characters including a hyphen. */
const MIN_NUMBER_LENGTH = 9

/** True when the search text may be a sheet number; main parses it strictly. */
export const looksLikeSheetNumber = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= MIN_NUMBER_LENGTH && (text.match(/\p{N}/gu)?.length ?? 0) >= 4
