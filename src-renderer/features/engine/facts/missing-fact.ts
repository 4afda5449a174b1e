/** True for a value that the service did not give: null or blank text. */
export const isMissingFact = (value: string | number | null): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '')
