/** Adds a chosen fuel to a query as a scope. */
export function withFuelScope(text: string, fuel: string): string {
  const trimmed = text.trim()
  if (fuel === '' || trimmed === '') return trimmed
  return `${trimmed} fuel:${/\s/.test(fuel) ? `"${fuel}"` : fuel}`
}
