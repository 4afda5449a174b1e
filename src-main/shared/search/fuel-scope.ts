/** What the desk is asked when a fuel is chosen beside the box: the text with the fuel as one more scope. */
export function withFuelScope(text: string, fuel: string): string {
  const trimmed = text.trim()
  if (fuel === '' || trimmed === '') return trimmed
  return `${trimmed} fuel:${/\s/.test(fuel) ? `"${fuel}"` : fuel}`
}
