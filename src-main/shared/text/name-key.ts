/**
 * What two spellings of one name have in common: capitals, blanks and full-width signs do not count, accents do. '' for
 * a blank name.
 */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
