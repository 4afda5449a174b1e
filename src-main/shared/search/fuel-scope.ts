/** The query of the local search with a chosen fuel as one more scope. */
export function withFuelScope(text: string, fuel: string): string {
  const trimmed = text.trim()
  if (fuel === '' || trimmed === '') return trimmed
  return `${trimmed} fuel:${/\s/.test(fuel) ? `"${fuel}"` : fuel}`
}
