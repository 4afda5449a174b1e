/** By connection and engine: notes whose save runs or failed, so that a text outlasts the page. */
export const unsavedNotes = new Map<
  string,
  { readonly text: string; /** What the store has then. */ readonly seen: string }
>()
