/** Exports for the program and for tests without Electron; `electron-fetch` needs Electron. */
export { createApiClient } from './api-client'
export { fetchTransport } from './fetch-transport'
export { createResponseReader } from './response-worker/response-reader'
