/**
 * Electron's checks before printing, and the system's printers as the tests name them. Paper of `printToPDF` is in
 * inches, that of `print` in microns; each refuses different values with different messages.
 */

type Checked = 'boolean' | 'number' | 'string'

/** Width and height in inches. Names are case-insensitive, unlike those of `print`. */
const INCHES: Record<string, readonly [number, number]> = {
  a0: [33.1, 46.8],
  a1: [23.4, 33.1],
  a2: [16.54, 23.4],
  a3: [11.7, 16.54],
  a4: [8.27, 11.7],
  a5: [5.83, 8.27],
  a6: [4.13, 5.83],
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
  ledger: [17, 11]
}
const NAMED_FOR_PRINT = new Set(['Letter', 'Legal', 'Tabloid', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6'])
const SMALLEST_MICRONS = 352

function typed<T>(value: T, type: Checked, name: string): T {
  if (typeof value !== type) throw new TypeError(`${name} must be a ${type}`)
  return value
}

function inches(size: unknown): readonly [number, number] {
  if (typeof size === 'string') {
    const found = INCHES[size.toLowerCase()]
    if (!found) throw new Error(`Invalid pageSize ${size}`)
    return found
  }
  if (typeof size !== 'object') throw new TypeError('pageSize must be a string or an object')
  const { width, height } = size as Record<string, unknown>
  if (typeof width !== 'number' || typeof height !== 'number')
    throw new TypeError('width and height properties are required for pageSize')
  return [width, height]
}

/** Parameters of DevTools' Page.printToPDF. @throws as Electron does */
export function pdfParameters(options: Electron.PrintToPDFOptions): Record<string, unknown> {
  const margins = options.margins ?? {}
  if (typeof margins !== 'object') throw new TypeError('margins must be a object')
  const [paperWidth, paperHeight] = inches(options.pageSize ?? 'letter')
  const tooLarge = (limit: number, ...sides: (number | undefined)[]): boolean =>
    !sides.every((side) => side === undefined || side <= limit)
  if (tooLarge(paperHeight, margins.top, margins.bottom) || tooLarge(paperWidth, margins.left, margins.right))
    throw new Error('margins must be less than or equal to pageSize')
  const margin = (side: 'top' | 'bottom' | 'left' | 'right'): number =>
    typed(margins[side] ?? 0.4, 'number', `margins.${side}`)
  return {
    paperWidth,
    paperHeight,
    marginTop: margin('top'),
    marginBottom: margin('bottom'),
    marginLeft: margin('left'),
    marginRight: margin('right'),
    landscape: typed(options.landscape ?? false, 'boolean', 'landscape'),
    displayHeaderFooter: typed(options.displayHeaderFooter ?? false, 'boolean', 'displayHeaderFooter'),
    headerTemplate: typed(options.headerTemplate ?? '', 'string', 'headerTemplate'),
    footerTemplate: typed(options.footerTemplate ?? '', 'string', 'footerTemplate'),
    printBackground: typed(options.printBackground ?? false, 'boolean', 'printBackground'),
    scale: typed(options.scale ?? 1, 'number', 'scale'),
    pageRanges: typed(options.pageRanges ?? '', 'string', 'pageRanges'),
    preferCSSPageSize: typed(options.preferCSSPageSize ?? false, 'boolean', 'preferCSSPageSize'),
    generateTaggedPDF: typed(options.generateTaggedPDF ?? false, 'boolean', 'generateTaggedPDF'),
    generateDocumentOutline: typed(options.generateDocumentOutline ?? false, 'boolean', 'generateDocumentOutline')
  }
}

/** @throws as `webContents.print` does */
export function checkPrint(options: unknown): asserts options is Electron.WebContentsPrintOptions {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('webContents.print(): Invalid print settings specified.')
  const { pageSize, usePrinterDefaultPageSize } = options as Electron.WebContentsPrintOptions
  if (pageSize === undefined) return
  if (usePrinterDefaultPageSize !== undefined)
    throw new Error('usePrinterDefaultPageSize cannot be combined with pageSize')
  if (typeof pageSize === 'object') {
    if (!pageSize.height || !pageSize.width) throw new Error('height and width properties are required for pageSize')
    if (Math.ceil(pageSize.height) <= SMALLEST_MICRONS || Math.ceil(pageSize.width) <= SMALLEST_MICRONS)
      throw new RangeError('height and width properties must be minimum 352 microns.')
  } else if (!NAMED_FOR_PRINT.has(pageSize)) throw new Error(`Unsupported pageSize: ${String(pageSize)}`)
}

/** The system's printers: `STANDIN_PRINTERS=Office,Counter`; default none. */
export function systemPrinters(): Electron.PrinterInfo[] {
  return (process.env['STANDIN_PRINTERS'] ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => ({ name, displayName: name.replaceAll('_', ' '), description: '', options: {} }))
}

/** Why a job fails, or null. `STANDIN_PRINT=cancel`: the person closes the dialog. */
export function jobRefused({ silent, deviceName }: Electron.WebContentsPrintOptions): string | null {
  const printers = systemPrinters()
  if (printers.length === 0) return 'no valid printers available'
  if (deviceName && !printers.some(({ name }) => name === deviceName)) return 'Invalid deviceName provided'
  return !silent && process.env['STANDIN_PRINT'] === 'cancel' ? 'Print job canceled' : null
}
