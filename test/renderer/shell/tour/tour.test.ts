import { DEMO, fake } from '../../../fakes/bridge'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../../window'

let app: StartedWindow
const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`)
const sent = (): unknown[] => fake.sent('settings:set')
const LEFT = [{ key: 'help.offerTour', value: false }]
async function click(id: string): Promise<void> {
  find(id)!.click()
  await app.settle()
}
/** The tour is loaded on demand. */
const at = (step: string): Promise<void> =>
  vi.waitFor(async () => {
    await app.settle()
    expect(find('tour')?.dataset['step']).toBe(step)
  }, 60_000)
async function start(): Promise<void> {
  app = await startWindow('/catalogue')
  find('tour-start')!.focus()
  await click('tour-start')
  await at('columns')
}

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

describe('the tour', () => {
  it('is offered beside the columns and opens only on request', async () => {
    app = await startWindow('/catalogue')
    expect(find('tour-offer')).not.toBeNull()
    expect(find('tour')).toBeNull()
    expect(document.activeElement?.closest('[data-testid="tour-offer"]')).toBeNull()
    find('tour-decline')!.focus()
    await click('tour-decline')
    expect(sent()).toEqual(LEFT)
    expect(find('tour-offer')).toBeNull()
    // the focus is on the list, not lost with the button
    expect(document.activeElement?.closest('[data-testid="level-list"]')).not.toBeNull()
  })
  it('has five steps, each marked on the screen, without a request to a service, and is not offered again', async () => {
    fake.connection_ = { ...DEMO, state: 'online' }
    await start()
    expect(find('tour-offer')).toBeNull()
    const marked: (string | undefined)[] = []
    for (const step of ['columns', 'find', 'chart', 'actions', 'help']) {
      await at(step)
      await vi.waitFor(() => expect(document.querySelectorAll('[data-tour]')).toHaveLength(1))
      marked.push(document.querySelector<HTMLElement>('[data-tour]')!.dataset['testid'])
      await click('tour-next')
    }
    expect(marked).toEqual(['level-list', 'quick-open', 'nav-catalogue', 'nav-sheets', 'nav-help'])
    expect(find('tour')).toBeNull()
    expect(document.querySelector('[data-tour]')).toBeNull()
    expect(sent()).toEqual(LEFT)
  })
  it('begins at the catalogue from any page, with all but its target dimmed', async () => {
    app = await startWindow('/help')
    await vi.waitFor(() => expect(find('help-tour')).not.toBeNull(), 60_000)
    await click('help-tour')
    await at('columns')
    expect(urlAt(app)).toBe('/catalogue')
    expect(document.querySelector('.tour-dim')).not.toBeNull()
  })
  it('opens an engine of the demo, and goes back', async () => {
    await start()
    await click('tour-next')
    await click('tour-next')
    expect(urlAt(app)).toMatch(/^\/engine\//)
    await at('chart')
    await click('tour-back')
    await at('find')
    expect(urlAt(app)).toBe('/catalogue')
  })
  it.each(['tour-skip', 'Escape'])('ends by %s at any step and returns the focus', async (how) => {
    await start()
    await click('tour-next')
    await at('find')
    if (how === 'Escape')
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    else find(how)!.click()
    await app.settle()
    expect(find('tour')).toBeNull()
    expect(sent()).toEqual(LEFT)
    expect(document.activeElement?.matches('.page > main')).toBe(true)
  })
  it('starts from quick open again after it was closed', async () => {
    app = await startWindow('/catalogue')
    await click('tour-decline')
    const input = find('quick-open-input') as HTMLInputElement
    input.focus()
    input.value = 'take the tour'
    input.dispatchEvent(new Event('input'))
    await app.settle()
    find('quick-open-item')!.click()
    await at('columns')
  })
})
