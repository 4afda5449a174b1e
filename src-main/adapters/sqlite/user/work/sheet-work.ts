/** The list of made sheets as shared work: everything but the PDF and the pictures. */
import { isId } from '../../../../shared/catalogue/ids'
import { parseSheetNumber } from '../../../../shared/sheets/sheet-number'
import type { StoredSheet } from '../../../../shared/ports/stores/user-store'
import { isObject } from '../../../../shared/text/json-object'
import type { WorkRows } from '../../../../shared/workspace/documents/replica'
import type { Sql } from '../../db/sql'
import { insertSheet, sheetHandlers } from '../sheet-rows'
import { pathIn } from './engine-work'

const TEXTS = ['title', 'customer', 'template', 'digest', 'snapshot'] as const
const NUMBERS = ['bytes', 'madeAtMs'] as const

/** The snapshot names the profile, which differs between computers. null: no snapshot. */
function snapshotWith(profile: string, snapshot: string): string | null {
  try {
    const found: unknown = JSON.parse(snapshot)
    return isObject(found) ? JSON.stringify({ ...found, profile }) : null
  } catch {
    return null
  }
}

export function sheetWorkRows(sql: Sql, profile: string): WorkRows {
  const { sheet, removeSheet } = sheetHandlers(sql)
  const sharingOf = (number: string): string | null =>
    sql.one<[string]>`SELECT sharing FROM sheets WHERE number = ${number}`?.[0] ?? null
  const setSharing = (number: string, to: 'own' | 'received' | 'unshared'): void =>
    void sql.run`UPDATE sheets SET sharing = ${to} WHERE number = ${number}`
  return {
    isImmutable: true,
    ids: () =>
      sql.all<[string]>`SELECT number FROM sheets
        WHERE profile = ${profile} AND number NOT LIKE 'PIN-%' AND sharing <> 'unshared'`.map(([number]) => number),
    value(id) {
      const found = sheet(id)
      if (found === null || found.profile !== profile || sharingOf(id) === 'unshared') return null
      const { path, title, customer, template, bytes, digest, madeAtMs } = found
      const snapshot = snapshotWith('', found.snapshot) ?? found.snapshot
      return { value: { path, title, customer, template, bytes, digest, madeAtMs, snapshot }, atMs: madeAtMs }
    },
    put(id, { value }) {
      if (!isObject(value) || parseSheetNumber(id) !== id) return false
      const before = sheet(id)
      if (before !== null) {
        const isSame = before.profile === profile && before.digest === value['digest']
        if (!isSame || sharingOf(id) !== 'unshared') return false
        setSharing(id, 'own')
        return true
      }
      const path = isObject(value['path']) && isId(value['path']['engines']) ? value['path'] : null
      const known = path && pathIn(path, String(path['engines']))
      if (!known || !TEXTS.every((name) => typeof value[name] === 'string')) return false
      if (!NUMBERS.every((name) => Number.isSafeInteger(value[name]))) return false
      const { title, customer, template, digest, bytes, madeAtMs, snapshot: text } = value as unknown as StoredSheet
      const snapshot = snapshotWith(profile, text)
      if (snapshot === null) return false
      const texts = { title, customer, template, digest, snapshot }
      insertSheet(sql, { number: id, profile, path: known, bytes, madeAtMs, ...texts })
      setSharing(id, 'received')
      return true
    },
    /** A deletion elsewhere does not delete the original of this computer. */
    remove: (id) => (sharingOf(id) === 'received' ? removeSheet(id) : setSharing(id, 'unshared'))
  }
}
