import { shallowReactive } from 'vue'

/** By engine of a connection, or by ticket or project: notes whose save runs or failed. They outlast the page. */
export const unsavedNotes = shallowReactive(
  new Map<string, { readonly text: string; /** What the store has then. */ readonly seen: string }>()
)
