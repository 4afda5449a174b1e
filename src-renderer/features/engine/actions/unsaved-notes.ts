/**
 * Notes by connection and engine whose save runs or failed, so that a text outlasts the page. `seen`: what the store has
 * then.
 */
export const unsavedNotes = new Map<string, { readonly text: string; readonly seen: string }>()
