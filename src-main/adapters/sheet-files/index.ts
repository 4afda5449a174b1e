/** Made sheets on disk: one folder each with the PDF and pictures, readable by this user only. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPicture } from '../../shared/pictures/check-picture'
import type { SheetFileStore } from '../../shared/ports/stores/sheet-file-store'
import { parseSheetNumber } from '../../shared/sheets/sheet-number'
import type { SheetPicture } from '../../shared/sheets/snapshot'
import { moveFile, privateFolder, writeFileAtomic } from '../files/atomic-write'

const PDF = 'sheet.pdf'
/** SHA-256 of a PDF that was added later, in hex. */
const DIGEST = 'sheet.sha256'
const TYPES: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif']
])
const NAMES: readonly SheetPicture['name'][] = ['vehicle', 'logo']

const digestOf = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex')

async function lastCounterIn(folder: string, head: string): Promise<number> {
  const numbers = (await readdir(folder).catch((): string[] => [])).filter((name) => parseSheetNumber(name) === name)
  const counters = numbers.filter((number) => number.startsWith(head)).map((one) => parseInt(one.slice(head.length)))
  return Math.max(0, ...counters)
}

/** @param folder created with the first sheet */
export function openSheetFileStore(folder: string): SheetFileStore {
  const placeOf = (number: string): string => {
    // sheet numbers are generated, but this one may come from a scanned code
    if (!/^[A-Z0-9-]{1,40}$/.test(number)) throw new RangeError('not the number of a sheet')
    return join(folder, number)
  }
  return {
    lastCounter: (head) => lastCounterIn(folder, head),
    async put(number, pdf, pictures) {
      const place = placeOf(number)
      await privateFolder(folder)
      // renamed when complete, so that a kill leaves no partial sheet
      const half = `${place}.half`
      await rm(half, { recursive: true, force: true })
      await privateFolder(half)
      if (pdf) await writeFileAtomic(join(half, PDF), pdf)
      for (const { name, type, bytes } of pictures) {
        const ending = TYPES.get(type)
        if (ending) await writeFileAtomic(join(half, `${name}.${ending}`), bytes)
      }
      // fails for an existing sheet, whose original is not replaced
      await moveFile(half, place)
      return pdf ? digestOf(pdf) : ''
    },
    async addPdf(number, pdf) {
      const place = placeOf(number)
      await writeFileAtomic(join(place, PDF), pdf)
      // last: a PDF without its digest is made again
      await writeFileAtomic(join(place, DIGEST), digestOf(pdf))
    },
    async pdf(number, digest) {
      try {
        const place = placeOf(number)
        const expected = digest === '' ? await readFile(join(place, DIGEST), 'utf8') : digest
        const bytes = new Uint8Array(await readFile(join(place, PDF)))
        return digestOf(bytes) === expected ? bytes : null
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async pictures(number) {
      const place = placeOf(number)
      const files = await readdir(place).catch((): string[] => [])
      const found: SheetPicture[] = []
      for (const name of NAMES) {
        for (const [type, ending] of TYPES) {
          if (!files.includes(`${name}.${ending}`)) continue
          const file = join(place, `${name}.${ending}`)
          const bytes = new Uint8Array(await readFile(file))
          // format of an earlier version
          if (checkPicture(type, bytes).ok) found.push({ name, type, bytes })
          else await rm(file, { force: true })
        }
      }
      return found
    },
    remove: (number) => rm(placeOf(number), { recursive: true, force: true })
  }
}
