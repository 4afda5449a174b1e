/**
 * Makes PDFs reproducible: Chromium writes time, browser and running numbers into them. Each is replaced by as many
 * bytes, so that all offsets stay valid.
 */

const DATE = /\/(CreationDate|ModDate) \(D:\d{14}[+-]\d\d'\d\d'\)/g
/** Ids of table headers in the structure tree. */
const NODE = /\(node\d{8}\)/g
const NODE_OF_HEADER = /\/ID (\(node\d{8}\))/g
/** The sorted list of element ids, with its first and last. */
const NODE_LIST = /\/Limits \[\(node\d{8}\) \(node\d{8}\)\]\n\/Names \[((?:\(node\d{8}\) \d+ 0 R ?)+)\]/g

/**
 * @param madeAt epoch milliseconds; the file has second precision
 * @returns a new array of the same length
 */
export function normalisePdf(pdf: Uint8Array, madeAt: number): Uint8Array {
  // latin1 maps bytes to characters one to one
  let text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const date = `D:${new Date(madeAt).toISOString().replace(/[-:T]/g, '').slice(0, 14)}+00'00'`
  text = text.replace(DATE, (_all, name: string) => `/${name} (${date})`)
  text = withCreator(text, 'Dynodesk')
  return new Uint8Array(Buffer.from(withNodesInOrder(text), 'latin1'))
}

/**
 * Renumbers header ids in file order, because they depend on earlier documents. Unexpected files are left unchanged.
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

export function pageCount(pdf: Uint8Array): number {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  return [...text.matchAll(/^<<\/Type \/Page$/gm)].length
}

/** The first object names the browser and system version; trailing blanks are insignificant. */
function withCreator(text: string, name: string): string {
  const key = '/Creator ('
  const at = text.slice(0, 2048).indexOf(key)
  if (at < 0) return text
  const from = at + key.length
  const end = closing(text, from)
  if (end < 0 || end - from < name.length) return text
  return `${text.slice(0, from)}${name})${' '.repeat(end - from - name.length)}${text.slice(end + 1)}`
}

/** Index of the parenthesis that ends the string at `from`; -1 when there is none. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return i
  }
  return -1
}
