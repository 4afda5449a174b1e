/** Default synonyms for makers, which the user can edit. */
export const DEFAULT_SYNONYMS: readonly (readonly string[])[] = [
  ['vw', 'volkswagen'],
  ['merc', 'mb', 'benz', 'mercedes', 'mercedes-benz'],
  ['bimmer', 'beamer', 'bmw'],
  ['chevy', 'chevrolet'],
  ['landy', 'land rover'],
  ['rr', 'range rover'],
  ['alfa', 'alfa romeo'],
  ['jag', 'jaguar'],
  ['lambo', 'lamborghini'],
  ['cat', 'caterpillar'],
  ['jd', 'john deere'],
  ['nh', 'new holland'],
  ['dsg', 's tronic']
]
