/** Random clicks, texts, keys, pages, window sizes, languages and faults of the service: nothing breaks the window. */
import type { ElementHandle, Page } from '@playwright/test'
import { random } from '../../helpers/random'
import type { Fault } from '../../service/start-service'
import { expect, test } from '../support/test'

const STEPS = 150
const TEXTS = ['2.0', 'zzzz', 'ecu:edx', 'y:2016', '日本', '🙂', 'x'.repeat(300), '"', '<b>', '-5', '0', '1e9', '']
const KEYS = (
  'Escape Tab Shift+Tab ArrowDown ArrowUp ArrowLeft ArrowRight Enter Space Home End PageDown F5 F6 f c u d / ? ' +
  'Control+k Control+t Control+f Control+z Control+1 Control+Tab Alt+ArrowLeft Alt+ArrowRight Delete'
).split(' ')
const PAGES = ['catalogue', 'catalogue/1/7', 'search', 'compare', 'sheets', 'feed', 'offline', 'settings', 'help', 'x']
const SIZES = [
  [1366, 768],
  [900, 600],
  [640, 360],
  [450, 300]
] as const
const FAULTS: readonly (readonly Fault[])[] = [
  [],
  [{ kind: 'status', status: 500, times: 3 }],
  [{ kind: 'portal', status: 200 }],
  [{ kind: 'truncated' }],
  [{ kind: 'wrong-types' }],
  [{ kind: 'empty-array' }],
  [{ kind: 'other-shape' }],
  [{ kind: 'reset' }],
  [{ kind: 'delay', ms: 300 }],
  [{ kind: 'alter', omit: ['name', 'slug'] }]
]
/** Ends the connection, changes the profile, or leaves the program. */
const LEAVES = /forget|quit|restart|profile|restore|delete/i
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option], [role=tab], [role=menuitem]'

/** The enabled controls in sight; of the topmost dialog, if one is open. */
async function controls(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const found = await page.evaluateHandle((selector) => {
    const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.body
    return [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => {
      const { top, bottom, left, right, width } = one.getBoundingClientRect()
      const inside = width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      return inside && !one.matches(':disabled') && one.checkVisibility()
    })
  }, CONTROLS)
  return [...(await found.getProperties()).values()].flatMap((one) => one.asElement() ?? []) as never
}

/** What no page may show: a value that is none, a key instead of its text, or more than fits into the window. */
const problems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    const texts = /\bundefined\b|\bNaN\b|\[object \w+\]|(?<![\w/.@#-])[a-z]\w+(?:\.[a-z]\w+){2,}(?![\w/])/g
    const nameless = [...document.querySelectorAll<HTMLElement>(':is(button, a[href]):not([aria-hidden])')].filter(
      (one) => one.checkVisibility() && !one.textContent.trim() && !one.ariaLabel && !one.ariaLabelledByElements?.length
    )
    return [
      ...(document.body.innerText.match(texts) ?? []),
      ...nameless.map((one) => `no name: ${one.outerHTML.slice(0, 150)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
      ...(scrollHeight > clientHeight ? [`${scrollHeight} px high in ${clientHeight}`] : []),
      ...(document.querySelector('main') === null ? ['no page'] : [])
    ]
  })

for (const seed of [1, 2])
  test(`a walk of ${STEPS} random steps breaks nothing, seed ${seed}`, { tag: '@long' }, async ({ serve, at }) => {
    const { next, pick, chance } = random(seed)
    const service = await serve({ switches: { oddities: true } })
    const driver = await at(service)
    const { page } = driver
    const trail: string[] = []
    const step = <T>(value: T, text: unknown = value): T => {
      trail.push(String(text))
      return value
    }
    const fromConsole: string[] = []
    page.on('console', (message) => {
      // a refused request is one of the faults
      if (message.type() === 'error' && !message.text().startsWith('Failed to load')) fromConsole.push(message.text())
    })

    async function useControl(): Promise<void> {
      const found = await controls(page)
      if (found.length === 0) return page.keyboard.press('Escape')
      const control = pick(found)
      const [tag, type, name] = await control.evaluate((one) => [
        one.tagName.toLowerCase(),
        one.getAttribute('type') ?? 'text',
        `${one.dataset['testid'] ?? ''} ${one.ariaLabel ?? one.innerText}`.trim().slice(0, 40)
      ])
      if (LEAVES.test(name!)) return
      step(`${tag} ${name}`)
      if (tag === 'select') {
        const values = await control.$$eval('option:enabled', (all) =>
          all.map((one) => (one as HTMLOptionElement).value)
        )
        await control.selectOption(pick(values), { timeout: 2000 })
      } else {
        // what moves or is covered meanwhile is not clicked
        await control.click({ timeout: 2000, button: chance(0.1) ? 'right' : 'left' })
        if (tag === 'textarea' || (tag === 'input' && /text|search|number|password/.test(type!))) {
          await page.keyboard.press('Control+a')
          await page.keyboard.insertText(pick(TEXTS))
          if (chance(0.5)) await page.keyboard.press('Enter')
        }
      }
    }
    const resize = ([width, height]: readonly [number, number]): Promise<void> =>
      page.setViewportSize({ width, height })
    async function takeStep(): Promise<unknown> {
      const kind = next()
      if (kind < 0.6) return useControl().catch(() => step('(not clicked)'))
      if (kind < 0.8) return page.keyboard.press(step(pick(KEYS)))
      if (kind < 0.85) return page.evaluate((hash) => (location.hash = hash), step(`#/${pick(PAGES)}`))
      const faults = pick(FAULTS)
      if (kind < 0.9) return service.setFaults(step(faults, JSON.stringify(faults)))
      if (kind < 0.95) return resize(step(pick(SIZES)))
      return driver.setSetting('language.interface', step(pick(['en', 'ru', 'zh-hans', 'lv'])))
    }
    for (let taken = 0; taken < STEPS; taken++) {
      await takeStep()
      expect([...fromConsole, ...(await problems(page))], trail.slice(-8).join(' > ')).toEqual([])
    }
    await resize(SIZES[0])
    await driver.go('#/help')
    await expect(page.getByTestId('help-page').first()).toBeVisible()
  })
