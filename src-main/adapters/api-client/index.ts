/**
 * The gate and the transport it works with in tests and in the program; the program's `fetch` is in `electron-fetch`,
 * which needs Electron.
 */
export { createApiClient, type ApiClient, type ApiClientDeps, type Refusal } from './api-client'
export { fetchTransport, type FetchLike } from './fetch-transport'
export { createResponseReader, type ResponseReader } from './response-worker/response-reader'
