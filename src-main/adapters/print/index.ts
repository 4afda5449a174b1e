export { Coverage, type CoverageTable } from './font-coverage'
export { PdfMaker, type PdfMakerParts } from './pdf-maker'
export { PdfPrinter, type PdfPrinterParts } from './pdf-printer'
