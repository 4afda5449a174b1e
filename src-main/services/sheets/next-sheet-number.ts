import type { SheetFileStore } from '../../shared/ports/stores/sheet-file-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { sheetNumberHead } from '../../shared/sheets/sheet-number'

interface SheetNumberDeps {
  readonly userStore: Pick<UserStore, 'nextSheet'>
  readonly sheetFiles: Pick<SheetFileStore, 'lastCounter'>
  installationLetters(): Promise<string>
}

/** Letters and count of the next sheet. The files count too, because a restored database is older. Takes no number. */
export async function nextSheetNumber({ userStore, sheetFiles, installationLetters }: SheetNumberDeps, year: number) {
  const letters = await installationLetters()
  const lastStored = await sheetFiles.lastCounter(sheetNumberHead(letters, year))
  return { letters, count: Math.max(await userStore.nextSheet(year), lastStored + 1) }
}
