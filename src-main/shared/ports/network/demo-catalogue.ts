/** The built-in demo catalogue, served over HTTP. */
export interface DemoCatalogue {
  start(): Promise<{ readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }>
}
