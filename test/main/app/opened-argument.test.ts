import { expect, test } from 'vitest'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { openedArgument } from '@main/app/opened-argument'

const FOLDER = resolve('/work/shop')
const opened = (...args: string[]): string | null => openedArgument(['/opt/Dynodesk/dynodesk', ...args], FOLDER)

test('a file of a known format is opened by its absolute path', () => {
  const file = resolve('/data/Fleet 1.dynopack')
  expect(opened('--user-data-dir=/x', file)).toBe(file)
  expect(opened('own.DYNOSHEET')).toBe(resolve(FOLDER, 'own.DYNOSHEET'))
  expect(opened(pathToFileURL(file).href)).toBe(file)
  expect(opened('jobs.csv')).toBe(resolve(FOLDER, 'jobs.csv'))
})
test('a link takes precedence over a file', () => {
  expect(opened('/a.dynopack', 'dynodesk://sheet/AB1')).toBe('dynodesk://sheet/AB1')
})
test('any other argument is ignored', () => {
  expect(opened('.', '/a.xlsx', '/dynopack', '--pack=/a.dynopack')).toBeNull()
  if (process.platform !== 'win32') expect(opened('file://elsewhere/a.dynopack')).toBeNull()
})
