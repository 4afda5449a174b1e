/** Public keys of the releases, in hexadecimal (docs/updates.md). While empty, only `updates.key` counts. */
export const RELEASE_KEYS: readonly string[] = []
