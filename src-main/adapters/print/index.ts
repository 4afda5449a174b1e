export { FontCoverage, type FontCoverageTable } from './font-coverage'
export { PdfMaker, type PdfMakerDeps } from './pdf-maker'
export { PdfPrinter, type PdfPrinterDeps } from './pdf-printer'
