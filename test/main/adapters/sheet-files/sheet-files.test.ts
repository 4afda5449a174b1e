import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetNumber } from '@shared/sheets/sheet-number'
import { openSheetFileStore } from '@main/adapters/sheet-files'
import { BOMBS, DRAWING, png } from '../../../fakes/pictures'

const bytes = (...values: number[]) => new Uint8Array(values)
const folderOf = () => join(mkdtempSync(join(tmpdir(), 'dynodesk-files-')), 'sheets')

test('returns stored files byte for byte, and pictures with their types', async () => {
  const folder = folderOf()
  const digest = await openSheetFileStore(folder).put('K7-26-00012-X', bytes(1, 2, 0, 255), [
    { name: 'vehicle', type: 'image/svg+xml', bytes: DRAWING },
    { name: 'logo', type: 'image/png', bytes: png(8, 7) }
  ])
  const again = openSheetFileStore(folder)
  expect(await again.pdf('K7-26-00012-X', digest)).toEqual(bytes(1, 2, 0, 255))
  expect(await again.pictures('K7-26-00012-X')).toEqual([
    { name: 'vehicle', type: 'image/svg+xml', bytes: DRAWING },
    { name: 'logo', type: 'image/png', bytes: png(8, 7) }
  ])
  expect(readdirSync(folder)).toEqual(['K7-26-00012-X'])
  if (process.platform !== 'win32')
    expect(statSync(join(folder, 'K7-26-00012-X', 'sheet.pdf')).mode & 0o777).toBe(0o600)
  await again.remove('K7-26-00012-X')
  expect(await again.pdf('K7-26-00012-X', digest)).toBeNull()
  expect(await again.pictures('K7-26-00012-X')).toEqual([])
})

test.each(BOMBS)('deletes a picture (%s) that may not be shown', async (type, picture) => {
  const folder = folderOf()
  const store = openSheetFileStore(folder)
  await store.put('A-1', bytes(1), [{ name: 'logo', type, bytes: picture }])
  expect(await store.pictures('A-1')).toEqual([])
  expect(readdirSync(join(folder, 'A-1'))).toEqual(['sheet.pdf'])
})

test('does not return a PDF that was replaced', async () => {
  const folder = folderOf()
  const store = openSheetFileStore(folder)
  const digest = await store.put('A-1', bytes(1), [])
  writeFileSync(join(folder, 'A-1', 'sheet.pdf'), bytes(2))
  expect(await store.pdf('A-1', digest)).toBeNull()
})

test('accepts the PDF of a sheet later, and does not return it once it was replaced', async () => {
  const folder = folderOf()
  const store = openSheetFileStore(folder)
  const logo = { name: 'logo', type: 'image/png', bytes: png(8, 7) } as const
  expect(await store.put('A-1', null, [logo])).toBe('')
  expect(await store.pdf('A-1', '')).toBeNull()
  await store.addPdf('A-1', bytes(1, 2))
  expect(await store.pdf('A-1', '')).toEqual(bytes(1, 2))
  expect(await store.pictures('A-1')).toEqual([logo])
  writeFileSync(join(folder, 'A-1', 'sheet.pdf'), bytes(2))
  expect(await store.pdf('A-1', '')).toBeNull()
})

test('keeps every name within the folder', async () => {
  const store = openSheetFileStore(folderOf())
  for (const number of ['../x', 'a/b', '', '..', 'A\0', 'A'.repeat(41)]) {
    await expect(async () => store.pdf(number, '')).rejects.toThrow(RangeError)
    await expect(async () => store.put(number, bytes(1), [])).rejects.toThrow(RangeError)
    await expect(async () => store.remove(number)).rejects.toThrow(RangeError)
  }
})

test('never replaces a stored sheet, and recognizes its number when the database has lost it', async () => {
  const folder = folderOf()
  const store = openSheetFileStore(folder)
  expect(await store.lastCounter('KTR26-')).toBe(0)
  const number = sheetNumber('KTR', 2026, 9)
  const digest = await store.put(number, bytes(1), [])
  await expect(store.put(number, bytes(2), [])).rejects.toThrow()
  expect(await store.pdf(number, digest)).toEqual(bytes(1))
  for (const name of [sheetNumber('KTR', 2026, 12), sheetNumber('KTR', 2025, 70), sheetNumber('VVX', 2026, 80)])
    await store.put(name, bytes(3), [])
  for (const name of ['KTR26-0099', `${sheetNumber('KTR', 2026, 98)}.half`]) mkdirSync(join(folder, name))
  expect(await store.lastCounter('KTR26-')).toBe(12)
})
