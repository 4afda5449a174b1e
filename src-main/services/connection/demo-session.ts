import type { ApiAccess } from '../../shared/ports/network/api-client'
import { DEMO_ACCOUNT, DEMO_PROFILE, type DemoCatalogue } from '../../shared/ports/network/demo-catalogue'
import type { StoredConnection } from '../../shared/ports/stores/connection-store'

type DemoAccess = Omit<Required<ApiAccess>, 'profile'>

export class DemoSession {
  readonly #catalogue: DemoCatalogue
  readonly #newId: () => string
  #running: { readonly access: DemoAccess; readonly close: () => Promise<void> } | null = null

  constructor(catalogue: DemoCatalogue, newId: () => string) {
    this.#catalogue = catalogue
    this.#newId = newId
  }

  get access(): DemoAccess | null {
    return this.#running?.access ?? null
  }

  /** Starts the service unless it is running. Each start has a new key and therefore its own call count. */
  async open(): Promise<DemoAccess> {
    if (this.#running) return this.#running.access
    const demo = await this.#catalogue.start()
    const access = { baseUrl: demo.baseUrl, apiKey: demo.apiKey, account: `${DEMO_ACCOUNT}${this.#newId()}` }
    this.#running = { access, close: () => demo.close() }
    return access
  }

  async close(): Promise<void> {
    const running = this.#running
    this.#running = null
    await running?.close()
  }
}

/** @param behindDemo the service that `forget` returns to */
export const demoConnection = (behindDemo: StoredConnection | undefined): StoredConnection => ({
  id: DEMO_PROFILE,
  mode: 'demo',
  baseUrl: '',
  keyHint: '',
  ...(behindDemo && { behindDemo })
})
