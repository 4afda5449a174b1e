/** A snapshot as it is kept on the disk: JSON, without the bytes of its pictures, which lie beside it. */
import { SNAPSHOT_VERSION, type SheetPicture, type SheetSnapshot } from './snapshot'

/** Text that `thaw` makes the same snapshot of, given its pictures. */
export function serializeSnapshot(snapshot: SheetSnapshot): string {
  const { shop } = snapshot.template
  return JSON.stringify({ ...snapshot, template: { ...snapshot.template, shop: { ...shop, logo: null } } })
}

/**
 * null: written by a newer version, or no snapshot at all. A logo that is gone is left out; the figures are what
 * matters.
 */
export function parseSnapshot(text: string, pictures: readonly SheetPicture[]): SheetSnapshot | null {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof found !== 'object' || found === null || (found as SheetSnapshot).version !== SNAPSHOT_VERSION) return null
  const snapshot = found as SheetSnapshot
  const logo = pictures.find(({ name }) => name === 'logo')
  const older = found as Partial<SheetSnapshot>
  // older snapshots hold no runs and have one page
  return {
    ...snapshot,
    measured: older.measured ?? [],
    division: older.division ?? null,
    choice: { ...snapshot.choice, pages: older.choice?.pages ?? 'one' },
    template: {
      ...snapshot.template,
      shop: { ...snapshot.template.shop, logo: logo ? { type: logo.type, bytes: logo.bytes } : null }
    }
  }
}
