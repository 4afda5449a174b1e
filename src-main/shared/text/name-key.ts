/** Words with single blanks between them, which keep their form under NFKC. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** A name for comparison: ignores case, blanks and full-width forms, but not accents. '' for a blank name. */
export const nameKey = (name: string): string =>
  (PLAIN.test(name) ? name : name.normalize('NFKC').trim().replace(/\s+/g, ' ')).toLowerCase()
