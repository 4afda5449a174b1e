/** Which names in a watched folder are files of events. Pure. */

/** 'event': the file is one event. 'lines': one event a line, as in a recorded file. */
export type FileUse = 'event' | 'lines'

/** Where files go that are moved away; never looked into. */
export const TAKEN_FOLDER = 'taken'

/**
 * null: none of ours. What is still being written has another ending (`.part`, `.tmp`) or begins with a dot or a tilde,
 * by every convention there is.
 */
export function fileUseOf(name: string): FileUse | null {
  if (/^[.~]/.test(name)) return null
  if (/\.json$/i.test(name)) return 'event'
  return /\.(?:jsonl|ndjson)$/i.test(name) ? 'lines' : null
}

/** `ticket_answered` of `ticket_answered.17.json` and of `ticket_answered__17.json`; empty: the name says none. */
export const kindFromName = (name: string): string => name.split(/\.|__/, 1)[0] ?? ''

/** Another name for a file whose own is taken, before the ending: `a (2).json`. */
export const numberedName = (name: string, n: number): string => name.replace(/(\.[^.]*)$/, ` (${n})$1`)
