/**
 * The manual: its pages in order, and the reader of `<language>/manual.md`.
 *
 * A page begins with `# <id>` and has paragraphs, `- ` bullets and `1. ` steps; a line without a mark continues the one
 * above. Inside: `code`, `{topic.key}` for a text of the window, `{name}` for the keys of a shortcut, `{#id}` for a link
 * to a page.
 */
export const MANUAL_PAGES = [
  'start',
  'find',
  'engine',
  'compare',
  'sheets',
  'customer',
  'offline',
  'feed',
  'units',
  'keys',
  'connection',
  'computers',
  'admin'
] as const
export type ManualPageId = (typeof MANUAL_PAGES)[number]

export interface ManualPart {
  readonly kind: 'text' | 'code' | 'word' | 'keys' | 'page'
  readonly value: string
}
export interface ManualBlock {
  readonly kind: 'paragraph' | 'bullets' | 'steps'
  readonly items: readonly (readonly ManualPart[])[]
}

const PART = /`([^`]+)`|\{#([\w-]+)\}|\{(\w+(?:\.[\w-]+)+)\}|\{(\w+)\}/g
const KINDS = ['code', 'page', 'word', 'keys'] as const
const MARKS: readonly (readonly [RegExp, ManualBlock['kind']])[] = [
  [/^- /, 'bullets'],
  [/^\d+\. /, 'steps']
]

function partsOf(text: string): readonly ManualPart[] {
  const parts: ManualPart[] = []
  let end = 0
  for (const match of text.matchAll(PART)) {
    if (match.index > end) parts.push({ kind: 'text', value: text.slice(end, match.index) })
    const at = match.slice(1).findIndex((group) => group !== undefined)
    parts.push({ kind: KINDS[at]!, value: match[at + 1]! })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', value: text.slice(end) })
  return parts
}

/** Chinese has no blanks between sentences. */
const joined = (above: string, text: string): string => above + (/[\u3000-\uffef]$/.test(above) ? '' : ' ') + text

function blocksOf(lines: readonly string[]): readonly ManualBlock[] {
  const blocks: { kind: ManualBlock['kind']; items: string[] }[] = []
  let open = false
  for (const line of lines) {
    const text = line.trim()
    const [mark, kind = 'paragraph'] = MARKS.find(([pattern]) => pattern.test(text)) ?? []
    const last = blocks.at(-1)
    if (text === '') open = false
    else if (open && last && !mark) last.items.push(joined(last.items.pop()!, text))
    else {
      const item = mark ? text.replace(mark, '') : text
      if (last?.kind === kind && mark) last.items.push(item)
      else blocks.push({ kind, items: [item] })
      open = true
    }
  }
  return blocks.map(({ kind, items }) => ({ kind, items: items.map(partsOf) }))
}

/** Lines of each page by its id. */
export function manualPages(source: string): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of source.split(/\r?\n/)) {
    const id = /^# (.+)$/.exec(line)?.[1]
    if (id === undefined) lines.push(line)
    else pages.set(id.trim(), (lines = []))
  }
  return pages
}

/** Blocks of each page by its id. */
export const readManual = (source: string): ReadonlyMap<string, readonly ManualBlock[]> =>
  new Map([...manualPages(source)].map(([id, lines]) => [id, blocksOf(lines)]))
