/** Drives the window by user actions, through the handles of `docs/automation.md`. */
import type { Locator, Page } from '@playwright/test'
import { expect, type Launched } from '../fixtures'
import type { Path, TestService } from './demo-service'

export const LEVELS = ['types', 'manufacturers', 'models', 'generations', 'engines'] as const
export type Level = (typeof LEVELS)[number]

export class AppDriver<L extends Omit<Launched, 'app'> = Launched> {
  readonly launched: L
  readonly page: Page

  constructor(launched: L) {
    this.launched = launched
    this.page = launched.page
  }

  get onboarding(): Locator {
    return this.page.getByTestId('onboarding')
  }
  get onboardingError(): Locator {
    return this.page.getByTestId('onboarding-error')
  }
  get connection(): Locator {
    return this.page.getByTestId('connection')
  }
  get budget(): Locator {
    return this.page.getByTestId('budget')
  }
  get enginePage(): Locator {
    return this.page.getByTestId('engine-page')
  }
  get searchInput(): Locator {
    return this.page.getByTestId('search-input')
  }
  get searchFuel(): Locator {
    return this.page.getByTestId('search-fuel')
  }
  get results(): Locator {
    return this.page.getByTestId('search-result')
  }
  get stages(): Locator {
    return this.page.getByTestId('stage')
  }
  get table(): Locator {
    return this.page.getByTestId('dyno-table')
  }

  list(level: Level): Locator {
    return this.page.locator(`[data-testid="level-list"][data-level="${level}"]`)
  }
  item(level: Level, id: string): Locator {
    return this.list(level).locator(`[data-testid="level-item"][data-id="${id}"]`)
  }
  crumb(level: Level): Locator {
    return this.page.locator(`[data-testid="crumb"][data-level="${level}"]`)
  }
  fact(field: string): Locator {
    return this.page.locator(`[data-testid="fact"][data-field="${field}"]`)
  }
  figure(field: string): Locator {
    return this.page.locator(`[data-testid="performance"][data-field="${field}"]`)
  }
  notice(code?: string): Locator {
    return this.page.locator(`[data-testid="notice"]${code === undefined ? '' : `[data-code="${code}"]`}`)
  }
  setting(key: string): Locator {
    return this.page.locator(`[data-testid="setting"][data-key="${key}"]`)
  }
  stage(number: string | number): Locator {
    return this.page.locator(`[data-testid="stage"][data-stage-no="${number}"]`)
  }
  nav(name: 'catalogue' | 'search' | 'settings'): Locator {
    return this.page.getByTestId(`nav-${name}`)
  }

  /** Fills the connect form and submits it without waiting for the result. */
  async enter(baseUrl: string, key: string): Promise<void> {
    await this.page.getByTestId('onboarding-base-url').fill(baseUrl)
    await this.page.getByTestId('onboarding-key').fill(key)
    await this.page.getByTestId('onboarding-connect').click()
  }

  /** Connects and waits for the catalogue. */
  async connect(baseUrl: string, key: string): Promise<void> {
    await this.enter(baseUrl, key)
    await this.is('online')
    await this.ready('types')
  }

  async is(state: string): Promise<void> {
    await expect(this.connection).toHaveAttribute('data-state', state)
  }

  async ready(level: Level, state = 'ready'): Promise<Locator> {
    await expect(this.list(level)).toHaveAttribute('data-state', state)
    return this.list(level)
  }

  async choose(level: Level, id: string): Promise<void> {
    await this.ready(level)
    const item = this.item(level, id)
    await item.scrollIntoViewIfNeeded()
    // in the engine table a click selects and Enter opens; elsewhere a click opens
    await item.click()
  }

  /** Opens an engine page by clicking through the columns. */
  async walk(path: Path): Promise<void> {
    for (const level of LEVELS) await this.choose(level, path[level])
    await this.onEngine(path.engines)
  }

  async onEngine(id: string): Promise<void> {
    await expect(this.enginePage).toHaveAttribute('data-engine-id', id)
    // skeletons have no facts
    await expect(this.fact('name')).toBeVisible()
  }

  /** Navigates by address. */
  async go(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      location.hash = to
    }, hash)
  }

  async openEngine(path: Path): Promise<void> {
    await this.go(`#/engine/${LEVELS.map((level) => path[level]).join('/')}`)
    await this.onEngine(path.engines)
  }

  async openColumns(...ids: string[]): Promise<void> {
    await this.go(['#/catalogue', ...ids].join('/'))
    await expect(this.list(LEVELS[ids.length]!)).toHaveAttribute('data-state', /ready|empty|error/)
  }

  /** Values of a curve in the chart table, as received. */
  async series(name: string): Promise<string[]> {
    return this.table
      .locator(`[data-series="${name}"][data-value]`)
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-value')!))
  }

  /** Shows the chart table unless it is visible. */
  async showTable(): Promise<void> {
    if (await this.table.isVisible()) return
    await this.page
      .getByRole('radio', { name: 'Table' })
      .or(this.page.getByRole('button', { name: 'Table' }))
      .first()
      .click()
    await expect(this.table).toBeVisible()
  }

  async setSetting(key: string, value: unknown): Promise<any> {
    return this.page.evaluate(([k, v]) => (window as any).dynodesk.settings.set({ key: k, value: v }), [
      key,
      value
    ] as const)
  }
}

/** Provisioning that starts the application connected. */
export const provisionOf = (service: TestService): { baseUrl: string; apiKey: string } => ({
  baseUrl: service.baseUrl,
  apiKey: service.key
})
