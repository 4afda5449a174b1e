/** Reads the first sheet of a workbook (XLSX). */
import { inflateRawSync } from 'node:zlib'

/** Entries of a ZIP file without encryption, by name. */
function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength!)
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(data, data + zip.readUInt32LE(at + 20))
    entries.set(name, (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + nameLength! + extraLength! + commentLength!
  }
  return entries
}

const decoded = (xml: string): string =>
  xml.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&'
  )

/** Rows of texts and numbers, empty cells left out; `xml` is the source of the sheet. */
export function readWorkbook(bytes: Uint8Array): { readonly rows: (string | number)[][]; readonly xml: string } {
  const files = unzip(bytes)
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    ([, text]) => decoded(text!)
  )
  const rows = [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c ([^>]*)>.*?<v>(.*?)<\/v>.*?<\/c>/gs)].map(([, attributes, value]) =>
      attributes!.includes('t="s"') ? shared[Number(value)]! : Number(value)
    )
  )
  return { rows, xml }
}
