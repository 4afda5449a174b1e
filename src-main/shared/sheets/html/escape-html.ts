/** Escapes texts for HTML and removes characters that hide or reverse text (trap 65). */

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g
/** Embeddings, overrides, isolates, marks and characters without width. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u206a-\u206f\u061c\ufeff\ufff9-\ufffb]/g

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
