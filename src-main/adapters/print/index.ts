export { FontCoverage, type FontCoverageTable } from './font-coverage'
export { PdfMaker } from './pdf-maker'
export { PdfPrinter } from './pdf-printer'
