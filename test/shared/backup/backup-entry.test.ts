import { expect, test } from 'vitest'
import { isBackupPath } from '@shared/backup/backup-entry'

test('a backup has the PDF of a sheet with its digest and pictures, and nothing else of its folder', () => {
  const files = ['sheet.pdf', 'sheet.sha256', 'vehicle.webp', 'logo.svg', 'other.txt', 'sheet.html', '../sheet.pdf']
  expect(files.filter((name) => isBackupPath(`sheets/ABC26-1/${name}`))).toEqual(files.slice(0, 4))
})
