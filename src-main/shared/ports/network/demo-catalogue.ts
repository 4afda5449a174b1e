/** Begins the accounts of the demo in the call budget; each start has its own. */
export const DEMO_ACCOUNT = 'demo-'
/** Its profile in the stores. */
export const DEMO_PROFILE = 'demo'

/** The built-in demo catalogue, served over HTTP. */
export interface DemoCatalogue {
  start(): Promise<{ readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }>
}
