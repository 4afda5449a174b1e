/** Begins the accounts of the demo in the call budget; each start has its own. */
export const DEMO_ACCOUNT = 'demo-'

/** The built-in demo catalogue, served over HTTP. */
export interface DemoCatalogue {
  start(): Promise<{ readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }>
}
