/** Files up to this size get a full integrity check at every start. */
export const SMALL_FILE_BYTES = 32 * 1024 * 1024
