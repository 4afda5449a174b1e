/** Makes sheets with real layout and in-memory storage: draft, check, sheet and PDF. */
import { encode } from 'uqr'
import type { SheetChoice, SheetPicture, SheetSnapshot } from '../../../src-main/shared/sheets/snapshot'
import type { SnapshotWithPictures } from '../../../src-main/services/sheets/sheet-snapshots'
import { Sheets } from '../../../src-main/services/sheets/sheets'
import { done, type Result } from '../../../src-main/contract/failures'
import { FakeClock } from '../../fakes/clock'
import { FakeLog } from '../../fakes/log'
import { FakePrinting, FakeSheetFileStore } from '../../fakes/printing'
import { FakeUserStore } from '../../fakes/store'
import { printAppPorts, type PrintApp } from './print-app'

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

export function createSheetMaker(paper: PrintApp, pictures: readonly SheetPicture[]) {
  const ports = printAppPorts(paper)
  const sheetFiles = new FakeSheetFileStore()
  const person = new FakeUserStore()
  const clock = new FakeClock({ wall: Date.UTC(2026, 10, 12, 10) })
  const taken = (snapshot: SheetSnapshot): SnapshotWithPictures => ({
    snapshot: { ...snapshot, number: null },
    pictures,
    calls: 0,
    callsForLanguage: 0
  })
  let next: SheetSnapshot | null = null
  let ids = 0
  const sheets = new Sheets({
    snapshots: { take: async () => done(taken(next!)) },
    changes: { changesOf: async () => null, hasChanged: async () => false },
    userStore: person,
    sheetFiles,
    ...ports,
    printing: new FakePrinting(),
    clock,
    log: new FakeLog(),
    newId: () => `d${ids++}`,
    installationLetters: async () => 'KTR',
    policy: () => ({ listMs: 7 * 86_400_000, engineMs: 14 * 86_400_000, emptyMs: 1 }),
    qrCode: (text) => encode(text, { border: 0, ecc: 'M' }).data,
    chooseTarget: async () => null,
    showsTrade: () => true,
    write: async () => done({ file: '' }),
    changed: () => {}
  })
  return {
    /** Draws, checks and makes the sheet unless an issue blocks it. `pdf` is null when refused. */
    async tryOut(snapshot: SheetSnapshot) {
      next = snapshot
      const draft = value(
        await sheets.draft({ path: snapshot.path, choice: snapshot.choice as SheetChoice, spend: false })
      )
      const layout = value(await sheets.layout(draft.id))
      const made = await sheets.makeDraft(draft.id)
      sheets.release(draft.id)
      return { draft, layout, made, pdf: made.ok ? (sheetFiles.kept.get(made.value.number)?.pdf ?? null) : null }
    },
    nextCount: () => person.nextSheet(2026),
    sheets,
    sheetFiles
  }
}
