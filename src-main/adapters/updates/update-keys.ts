/**
 * Public keys of the releases, in hexadecimal. The private key of a release never lies in this repository; see
 * docs/updates.md. While the list is empty, only a key of the administrator (`updates.key`) is accepted.
 */
export const RELEASE_KEYS: readonly string[] = []
