export { Coverage, type CoverageTable } from './glyphs'
export { PdfMaker, type PdfMakerParts } from './pdf-maker'
export { PdfPrinter, type PdfPrinterParts } from './pdf-printer'
