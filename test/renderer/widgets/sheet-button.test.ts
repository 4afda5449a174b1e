import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fake } from '../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { defineComponent, h } from 'vue'
import { EMPTY_LOCATION, sheetRoute, type CatalogueLocation } from '@/router/locations'
import SheetButton from '@/widgets/SheetButton.vue'
import { mountScreen, type Screen } from '../features/mount-screen'

const PLACE = { ...EMPTY_LOCATION, types: '1', generations: '0', engines: '40' } as CatalogueLocation
let screen: Screen
const mounted = async (props: { keyed?: boolean; small?: boolean }): Promise<void> => {
  fake.reset()
  screen = await mountScreen(
    'settings',
    defineComponent({ render: () => h(SheetButton, { to: sheetRoute(PLACE), name: '2.0 TDR', ...props }) }),
    '/settings'
  )
}
const press = async (init: KeyboardEventInit): Promise<KeyboardEvent> => {
  const event = new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init })
  window.dispatchEvent(event)
  await flushPromises()
  return event
}
const at = (): string => screen.router.currentRoute.value.fullPath

beforeEach(() => document.body.replaceChildren())
afterEach(() => screen.wrapper.unmount())

describe('the button for a spec sheet', () => {
  it('opens the sheet of the place, with "-" for unknown steps', async () => {
    await mounted({ small: true })
    const link = screen.wrapper.get('[data-testid="sheet-open"]')
    expect(link.attributes('aria-label')).toBe('Spec sheet of 2.0 TDR')
    await link.trigger('click')
    await flushPromises()
    expect(at()).toBe('/sheet/1/-/-/0/40')
  })
  it.each([{ key: 'P', ctrlKey: true }, { key: 'p' }])(
    'uses P and Ctrl P when it is the one of the page, in place of printing the window: %o',
    async (init) => {
      await mounted({ keyed: true })
      expect((await press({ ...init, altKey: true })).defaultPrevented).toBe(false)
      expect(at()).toBe('/settings')
      expect((await press(init)).defaultPrevented).toBe(true)
      expect(at()).toBe('/sheet/1/-/-/0/40')
    }
  )
  it('ignores keys in a list', async () => {
    await mounted({})
    await press({ key: 'p' })
    await press({ key: 'p', ctrlKey: true })
    await press({ key: 'p' })
    expect(at()).toBe('/settings')
  })
})
