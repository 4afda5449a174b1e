/** Pinned figures: snapshots in the history without a sheet number and PDF. */
import type { Input } from '../../contract/channel-map'
import type { SheetEntry } from '../../contract/channels/sheets'
import { done, type Result } from '../../contract/failures'
import type { StoredSheet, UserStore } from '../../shared/ports/stores/user-store'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { vehicleTitle } from '../../shared/sheets/sheet-model'
import { serializeSnapshot } from '../../shared/sheets/snapshot-json'
import { entryOf } from './stored-sheets'
import type { SheetSnapshots } from './sheet-snapshots'
import { PIN_PREFIX } from './sheet-keys'

interface PinDeps {
  readonly snapshots: Pick<SheetSnapshots, 'take'>
  readonly userStore: Pick<UserStore, 'addSheet'>
  newId(): string
  changed(count: number): void
}

/** Spends no call: a picture would be fetched, so it is left out. */
export async function pinFigures(
  { snapshots, userStore, newId, changed }: PinDeps,
  { path, choice }: Input<'sheets:pin'>
): Promise<Result<SheetEntry>> {
  const taken = await snapshots.take(path, { ...choice, picture: 'none', note: false, measured: false }, false)
  if (!taken.ok) return taken
  const { snapshot } = taken.value
  const row: StoredSheet = {
    number: `${PIN_PREFIX}${newId()
      .replace(/[^0-9a-z]/gi, '')
      .slice(0, 16)
      .toUpperCase()}`,
    profile: snapshot.profile,
    path: snapshot.path,
    madeAtMs: Date.parse(snapshot.madeAt),
    title: vehicleTitle(composeSheet(snapshot)),
    customer: '',
    template: '',
    bytes: 0,
    digest: '',
    snapshot: serializeSnapshot(snapshot)
  }
  await userStore.addSheet(row, null)
  changed(1)
  return done(entryOf(row))
}
