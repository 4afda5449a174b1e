/** Turns documents into PDF files and sends those to printers. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BrowserWindow, shell } from 'electron'
import { FontCoverage, PdfMaker, PdfPrinter, type FontCoverageTable } from '../../adapters/print'
import type { DocumentServer } from '../../windows/protocols/document-server'
import type { AppContext } from '../context'

/** @param isProven a test page of this printer was confirmed */
export function createSheetPrinting(
  { paths, clock, log, factory }: AppContext,
  documents: DocumentServer,
  isProven: (printer: string) => Promise<boolean>
) {
  // another program may keep such a file open for hours, so files of earlier runs are deleted at the next start
  const readerFolder = join(paths.userData, 'print')
  void rm(readerFolder, { recursive: true, force: true }).catch((error: unknown) =>
    log.warn('print.left-over', { error })
  )
  /** Writes a copy that another program may keep or move. Returns its path. */
  const copyForOthers = async (bytes: Uint8Array, title: string): Promise<string> => {
    await mkdir(readerFolder, { recursive: true, mode: 0o700 })
    // in a folder of its own, because a program that keeps the last copy may lock it
    const file = join(await mkdtemp(join(readerFolder, 'copy-')), `${title.replace(/[^\w-]/g, '_')}.pdf`)
    await writeFile(file, bytes, { mode: 0o600 })
    return file
  }
  const pdf = new PdfMaker({
    openWindow: () => factory.createHidden(),
    clock,
    log,
    coverage: async () =>
      new FontCoverage(JSON.parse(await readFile(join(paths.fonts, 'coverage.json'), 'utf8')) as FontCoverageTable)
  })
  const printing = new PdfPrinter({
    platform: process.platform,
    clock,
    log,
    openViewer: () => factory.createHidden({ viewer: true }),
    serve: (bytes) => documents.openPdf(bytes),
    systemPrinters: async () => (await BrowserWindow.getAllWindows()[0]?.webContents.getPrintersAsync()) ?? [],
    isProven,
    openInReader: async (bytes, title) => (await shell.openPath(await copyForOthers(bytes, title))) === ''
  })
  return { pdf, printing, copyForOthers }
}
