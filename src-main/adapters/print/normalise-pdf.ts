/**
 * The same document gives the same bytes. Chromium writes into a PDF when and by which browser it was made, and numbers
 * its parts on from whatever the
 * window showed before; each is replaced in place by as many bytes, so that every offset in the file stays true.
 */

const DATE = /\/(CreationDate|ModDate) \(D:\d{14}[+-]\d\d'\d\d'\)/g
/** Names of table headers in the structure tree, by which cells find them. */
const NODE = /\(node\d{8}\)/g
const NODE_OF_HEADER = /\/ID (\(node\d{8}\))/g
/** The one list that finds the elements by their names, sorted, with its first and last name. */
const NODE_LIST = /\/Limits \[\(node\d{8}\) \(node\d{8}\)\]\n\/Names \[((?:\(node\d{8}\) \d+ 0 R ?)+)\]/g

/**
 * @param madeAt milliseconds since 1970, at second precision in the file
 * @returns a new array of the same length
 */
export function normalisePdf(pdf: Uint8Array, madeAt: number): Uint8Array {
  // latin1 maps bytes to characters one to one, there and back
  let text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const date = `D:${new Date(madeAt).toISOString().replace(/[-:T]/g, '').slice(0, 14)}+00'00'`
  text = text.replace(DATE, (_all, name: string) => `/${name} (${date})`)
  text = withCreator(text, 'Dynodesk')
  return new Uint8Array(Buffer.from(withNodesInOrder(text), 'latin1'))
}

/**
 * Names the headers in the order in which they stand in the file: a fresh window gives them another order than one that
 * showed something before. A
 * file that is built otherwise than expected is left as it is, and right.
 */
function withNodesInOrder(text: string): string {
  const inOrder = [...text.matchAll(NODE_OF_HEADER)].map(([, name]) => name!)
  const names = new Map(inOrder.map((name, i) => [name, `(node${String(i + 1).padStart(8, '0')})`]))
  const lists = [...text.matchAll(NODE_LIST)]
  if (lists.length !== 1 || names.size !== inOrder.length || pairsOf(lists[0]![1]!).length !== names.size) return text
  const renamed = text.replace(NODE, (name) => names.get(name) ?? name)
  return renamed.replace(NODE_LIST, (_all, list: string) => {
    const pairs = pairsOf(list).sort()
    return `/Limits [${pairs[0]!.slice(0, 14)} ${pairs.at(-1)!.slice(0, 14)}]\n/Names [${pairs.join(' ')}]`
  })
}

const pairsOf = (list: string): string[] => list.match(/\(node\d{8}\) \d+ 0 R/g) ?? []

/** Pages of a PDF as Chromium writes it. */
export function pageCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  return [...text.matchAll(/^<<\/Type \/Page$/gm)].length
}

/**
 * The browser names itself, with the system's version, in the first object; white space after a value means nothing.
 */
function withCreator(text: string, name: string): string {
  const key = '/Creator ('
  const at = text.slice(0, 2048).indexOf(key)
  if (at < 0) return text
  const from = at + key.length
  const end = closing(text, from)
  if (end < 0 || end - from < name.length) return text
  return `${text.slice(0, from)}${name})${' '.repeat(end - from - name.length)}${text.slice(end + 1)}`
}

/** Index of the parenthesis that ends the text beginning at `from`; -1 when there is none. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return i
  }
  return -1
}
