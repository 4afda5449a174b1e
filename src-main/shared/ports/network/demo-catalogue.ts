/** The built-in demo catalogue as a service of its own. */
export interface DemoCatalogue {
  start(): Promise<{ readonly baseUrl: string; readonly apiKey: string; close(): Promise<void> }>
}
