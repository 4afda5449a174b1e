/**
 * The gate and the transport it works with in tests and in the program; the program's `fetch` is in `electron-fetch`,
 * which needs Electron.
 */
export { createGate, type CatalogueHttpGate, type GateParts, type Refusal } from './api-client'
export { fetchTransport, type FetchLike } from './fetch-transport'
export { createJudge, type Judge } from './response-worker/response-reader'
