/** Adds a chosen fuel to a query as a scope, in front, where an open quote or a long text does not swallow it. */
export function withFuelScope(text: string, fuel: string): string {
  const trimmed = text.trim()
  if (fuel === '' || trimmed === '') return trimmed
  return `fuel:${/\s/.test(fuel) ? `"${fuel}"` : fuel} ${trimmed}`
}
