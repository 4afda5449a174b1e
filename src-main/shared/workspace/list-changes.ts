/**
 * A list that a person edited, with what others added and removed meanwhile. Entries are equal if their JSON is.
 *
 * @param seen the list before the edit
 */
export function withLaterChanges<T>(edited: readonly T[], seen: readonly T[], stored: readonly T[]): readonly T[] {
  const namesOf = (of: readonly T[]): Set<string> => new Set(of.map((one) => JSON.stringify(one)))
  const [given, before, now] = [namesOf(edited), namesOf(seen), namesOf(stored)]
  const remaining = edited.filter((one) => now.has(JSON.stringify(one)) || !before.has(JSON.stringify(one)))
  const added = stored.filter((one) => !before.has(JSON.stringify(one)) && !given.has(JSON.stringify(one)))
  return [...remaining, ...added]
}
