/** A name for comparison: ignores case, blanks and full-width forms, but not accents. '' for a blank name. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
