/** Words of the workshop for the same maker, to begin with; the person edits a copy of them. */
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
