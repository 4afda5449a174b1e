/** A snapshot as stored: JSON without the bytes of its pictures, which are files of their own. */
import { readStoredRecord } from '../catalogue/reader/read-answer'
import { SNAPSHOT_VERSION, type SheetPicture, type SheetSnapshot } from './snapshot'

export function serializeSnapshot(snapshot: SheetSnapshot): string {
  const { shop } = snapshot.template
  return JSON.stringify({ ...snapshot, template: { ...snapshot.template, shop: { ...shop, logo: null } } })
}

/**
 * The engine and its performance go through the reader of the service's answers, so that fields younger than the sheet
 * are null. A missing logo is left out.
 *
 * @returns null for a snapshot of a newer version and for text that is no snapshot
 */
export function parseSnapshot(text: string, pictures: readonly SheetPicture[]): SheetSnapshot | null {
  const found = parseObject(text)
  if (found?.version !== SNAPSHOT_VERSION) return null
  const snapshot = found as SheetSnapshot
  const engine = readStoredRecord('engine', snapshot.engine)
  const performance = snapshot.performance && readStoredRecord('performance', snapshot.performance)
  if (!engine) return null
  const logo = pictures.find(({ name }) => name === 'logo')
  return {
    ...snapshot,
    engine,
    performance,
    // snapshots of older versions have no runs, one page, no recommended stage and no marked texts
    measured: found.measured ?? [],
    division: found.division ?? null,
    englishTexts: found.englishTexts ?? [],
    choice: { ...snapshot.choice, ...choiceDefaults(found.choice) },
    template: {
      ...snapshot.template,
      shop: { ...snapshot.template.shop, logo: logo ? { type: logo.type, bytes: logo.bytes } : null }
    }
  }
}

const choiceDefaults = (choice: Partial<SheetSnapshot['choice']> = {}) => ({
  pages: choice.pages ?? 'one',
  recommended: choice.recommended ?? null,
  validUntil: choice.validUntil ?? ''
})

function parseObject(text: string): Partial<SheetSnapshot> | null {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' ? found : null
  } catch {
    return null
  }
}
