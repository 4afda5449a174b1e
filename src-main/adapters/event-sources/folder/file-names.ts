/** 'event': one event. 'lines': one event per line. */
export type FileUse = 'event' | 'lines'

/** Subfolder for moved files; it is not scanned. */
export const TAKEN_FOLDER = 'taken'

/** null: not an event file. Unfinished files usually have another extension or begin with a dot or tilde. */
export function fileUseOf(name: string): FileUse | null {
  if (/^[.~]/.test(name)) return null
  if (/\.json$/i.test(name)) return 'event'
  return /\.(?:jsonl|ndjson)$/i.test(name) ? 'lines' : null
}

/** `ticket_answered` of `ticket_answered.17.json` or `ticket_answered__17.json`; empty: none. */
export const kindFromName = (name: string): string => name.split(/\.|__/, 1)[0] ?? ''
