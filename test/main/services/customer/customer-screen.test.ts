import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineId, GenerationId, ManufacturerId, ModelId } from '@shared/catalogue/ids'
import type { EngineDetail } from '@shared/catalogue/records'
import { LANGUAGES } from '@shared/text/languages'
import { defaultSettings } from '@shared/settings/schema'
import type { MeasuredRun } from '@shared/measured-runs/measured-run'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { renderCustomerScreen, SCREEN_THEMES } from '@shared/customer/customer-screen'
import { applyRules, RULE_ACTIONS, type OptionRule } from '@shared/sheets/rules/option-rules'
import { INKS, ORIENTATIONS, PAPERS, type SheetChoice } from '@shared/sheets/snapshot'
import { SHEET_BLOCKS, SHEET_KINDS, type SheetKind, type SheetTemplate } from '@shared/sheets/templates/template'
import type { CustomerState } from '@contract/channels/customer'
import type { PathInput } from '@contract/channels/catalogue'
import type { CatalogueQueries } from '@main/services/catalogue/cached-catalogue'
import { CustomerScreen, type CustomerDisplayWindow } from '@main/services/customer/customer-screen'
import { SheetSnapshots } from '@main/services/sheets/sheet-snapshots'
import { choice, engine, PERFORMANCE, SETTINGS, snapshot, stage, template } from '../../../shared/sheets/sample'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeDocuments } from '../../../fakes/printing'
import { FakeCatalogueStore, FakeUserStore } from '../../../fakes/store'
import { random } from '../../../helpers/random'

const NOW = Date.UTC(2026, 10, 12, 10)
const PNG = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }
const path = (engines = '40'): PathInput => ({ types: '1', manufacturers: '2', models: '3', generations: '4', engines })

class FakeDisplay implements CustomerDisplayWindow {
  /** The document on it, as read when it was shown. */
  text = ''
  assets: readonly string[] = []
  shown = false
  before: () => Promise<void> = async () => {}
  #closed: () => void = () => {}
  readonly #documents: FakeDocuments
  constructor(documents: FakeDocuments) {
    this.#documents = documents
  }
  awaitsFullScreen = false
  #fullScreen: (full: boolean) => void = () => {}
  async show(address: string): Promise<{ covers: boolean; awaitsFullScreen: boolean }> {
    await this.before()
    const found = this.#documents.open_.get(address)
    if (!found) throw new Error(`nothing at ${address}`)
    ;[this.text, this.assets, this.shown] = [found.html, Object.keys(found.assets), true]
    return { covers: true, awaitsFullScreen: this.awaitsFullScreen }
  }
  hide(): void {
    this.shown = false
  }
  onClosed(listener: () => void): void {
    this.#closed = listener
  }
  onFullScreen(listener: (full: boolean) => void): void {
    this.#fullScreen = listener
  }
  displays(): [] {
    return []
  }
  /** A person presses F11. */
  fill(full: boolean): void {
    this.#fullScreen(full)
  }
  /** A person presses Escape. */
  close(): void {
    this.shown = false
    this.#closed()
  }
}

let store: FakeCatalogueStore
let person: FakeUserStore
let documents: FakeDocuments
let display: FakeDisplay
const RUN: MeasuredRun = {
  kind: 'measured',
  id: 'r1',
  title: 'Before',
  file: 'bench.csv',
  importedAt: '2026-11-10T10:00:00.000Z',
  correction: 'din-70020',
  rpm: [1000, 3000, 4000],
  power: [23, 143, 148],
  torque: [165, 335, 260],
  mapping: {
    separator: ',',
    decimal: '.',
    headerLines: 1,
    rpm: 0,
    rpmScale: 1,
    power: 1,
    powerUnit: 'PS',
    torque: 2,
    torqueUnit: 'Nm',
    correction: 'din-70020'
  }
}
let rules: OptionRule[]
let templates: Map<string, SheetTemplate>
let asked: number
let pictures: string[]
let follows: boolean
let branded: boolean
let withheld: boolean
let profile: string | null
let said: CustomerState[]

const asker: CatalogueQueries = {
  cached: async () => null,
  query: async () => (asked++, { ok: false, failure: { code: 'offline' } })
}
async function hold(record: EngineDetail): Promise<void> {
  await store.write('p', 'engine', { engine_id: record.id }, 'en', record, NOW)
  await store.write(
    'p',
    'performance',
    { generation_id: '4' as GenerationId, engine_id: record.id },
    'en',
    PERFORMANCE,
    NOW
  )
}
function make() {
  const find = async (id: string): Promise<SheetTemplate | null> => templates.get(id) ?? null
  const snapshots = new SheetSnapshots({
    catalogue: asker,
    store,
    userStore: person,
    retention: { refusal: () => null, isTooOld: () => false },
    clock: new FakeClock({ wall: NOW }),
    log: new FakeLog(),
    profile: () => profile,
    host: () => 'api.example.com',
    setting: (key) => defaultSettings()[key],
    rules: async () => rules,
    template: find,
    showsTrade: () => true,
    measured: async () => [RUN],
    picture: async (address) => (pictures.push(address), PNG)
  })
  return new CustomerScreen({
    snapshots,
    documents,
    display,
    log: new FakeLog(),
    template: find,
    theme: () => 'dark',
    showBrands: () => branded,
    followsOperator: () => follows,
    profile: () => profile,
    withheld: () => withheld,
    changed: (state) => void said.push(state)
  })
}

beforeEach(async () => {
  store = new FakeCatalogueStore()
  person = new FakeUserStore()
  documents = new FakeDocuments()
  display = new FakeDisplay(documents)
  rules = []
  templates = new Map(SHEET_KINDS.map((kind) => [kind, template(kind)]))
  ;[asked, pictures, follows, branded, withheld, said] = [0, [], false, false, false, []]
  profile = 'p'
  await store.write(
    'p',
    'generations',
    { model_id: '3' as ModelId },
    'en',
    [
      {
        id: '4' as GenerationId,
        name: 'II',
        slug: null,
        photo: 'https://x/branded.jpg',
        photo_unbranded: 'https://x/plain.jpg',
        year: 2014,
        yearend: 2019,
        manufacturer: 'Arvenna',
        manufacturer_id: '2' as ManufacturerId,
        model: 'Corsale',
        model_id: '3' as ModelId
      }
    ],
    NOW
  )
  await hold(engine())
})

describe('the customer screen', () => {
  it('shows the car with its stages, figures and chart, without a call', async () => {
    const screen = make()
    const result = await screen.show({
      path: path(),
      choice: choice({ language: 'ru', units: { power: 'kW', torque: 'Nm', both: true } })
    })
    expect(result).toMatchObject({
      ok: true,
      value: { shown: true, covers: true, path: { engines: '40' }, language: 'ru' }
    })
    // a narrow bar cuts the end
    expect(result.ok && result.value.title).toBe('2.0 TDR 150 · Arvenna Corsale II')
    expect(display.text).toContain('<html lang="ru">')
    expect(display.text).toContain('кВт')
    expect(display.text).toMatch(/<svg[^>]+aria-hidden="true"[\s\S]+stroke-dasharray/)
    expect(display.text).not.toMatch(/<script|<link|<iframe|\son\w+=|\sstyle=|javascript:|data:|<image/i)
    expect(asked).toBe(0)
    expect(said.at(-1)).toMatchObject({ shown: true, awaitsFullScreen: false })
    expect(screen.isShown()).toBe(true)
  })

  it('shows a hint on full screen where a person moves the window, until they press F11', async () => {
    const screen = make()
    display.awaitsFullScreen = true
    await screen.show({ path: path(), choice: choice() })
    const shown = said.at(-1)
    expect(shown).toMatchObject({ shown: true, awaitsFullScreen: true })
    display.fill(true)
    expect(said.at(-1)).toEqual({ ...shown, awaitsFullScreen: false })
    display.fill(false)
    expect(said.at(-1)).toEqual(shown)
    display.close()
    const shownBefore = said.length
    display.fill(true)
    expect(said).toHaveLength(shownBefore)
    expect(screen.state()).toMatchObject({ shown: false, awaitsFullScreen: false })
  })

  it('shows no maker’s badge unless the setting allows it', async () => {
    const screen = make()
    await screen.show({ path: path(), choice: choice({ picture: 'branded' }) })
    expect(pictures).toEqual(['https://x/plain.jpg'])
    branded = true
    await screen.show({ path: path(), choice: choice() })
    expect(pictures).toEqual(['https://x/plain.jpg', 'https://x/branded.jpg'])
  })

  it('shows no measured run of the shop, even when the sheet has one', async () => {
    await make().show({ path: path(), choice: choice({ measured: true }) })
    expect(display.text).not.toMatch(/Before|Measured in this workshop|data-series="measured"/)
  })

  it('has one document at a time, and none after its end', async () => {
    const screen = make()
    await screen.show({ path: path(), choice: choice() })
    await screen.show({ path: path(), choice: choice({ language: 'lt' }) })
    expect(documents.open_.size).toBe(1)
    expect(screen.hide()).toMatchObject({ shown: false, path: null })
    expect(documents.open_.size).toBe(0)
    expect(screen.isShown()).toBe(false)
  })

  it('ends when somebody closes its window', async () => {
    const screen = make()
    await screen.show({ path: path(), choice: choice() })
    display.close()
    expect(screen.state().shown).toBe(false)
    expect(said.at(-1)).toMatchObject({ shown: false })
    expect(documents.open_.size).toBe(0)
  })

  it('ends when stored data may not be read any more, also while it is drawn', async () => {
    const screen = make()
    await screen.show({ path: path(), choice: choice() })
    screen.policyChanged()
    expect(display.shown).toBe(true)
    withheld = true
    screen.policyChanged()
    expect(display.shown).toBe(false)
    expect(screen.isShown()).toBe(false)
    expect(documents.open_.size).toBe(0)
    withheld = false
    display.before = async () => {
      withheld = true
      screen.policyChanged()
    }
    await screen.show({ path: path(), choice: choice() })
    expect(screen.isShown()).toBe(false)
    expect(documents.open_.size).toBe(0)
  })

  it('ends when another service is in use, or none, and follows no engine of the one before', async () => {
    follows = true
    for (const next of ['q', null]) {
      profile = 'p'
      const screen = make()
      await screen.opened(path('41'))
      await screen.show({ path: path(), choice: choice() })
      profile = next
      screen.policyChanged()
      expect(display.shown).toBe(false)
      expect(screen.state()).toMatchObject({ shown: false, path: null })
      profile = 'p'
      screen.policyChanged()
      await screen.show({ path: path(), choice: choice() })
      await screen.follow()
      expect(screen.state()).toMatchObject({ shown: true, path: { engines: '40' } })
    }
  })

  it('adds the performance that arrives after the record', async () => {
    const late = engine({ id: '41' as EngineId, name: 'Late' })
    await store.write('p', 'engine', { engine_id: late.id }, 'en', late, NOW)
    const screen = make()
    await screen.show({ path: path('41'), choice: choice() })
    expect(display.text).not.toContain('data-block="performance"')
    await screen.figuresStored(late.id)
    expect(said).toHaveLength(1)
    await hold(late)
    await screen.figuresStored('40' as EngineId)
    expect(said).toHaveLength(1)
    await screen.figuresStored(late.id)
    expect(display.text).toContain('data-block="performance"')
    await screen.figuresStored(late.id)
    expect(said).toHaveLength(2)
    const later = engine({ id: '42' as EngineId, name: 'Later' })
    await store.write('p', 'engine', { engine_id: later.id }, 'en', later, NOW)
    display.before = () => hold(later)
    await screen.show({ path: path('42'), choice: choice() })
    expect(display.text, 'stored while the record was drawn').toContain('data-block="performance"')
  })

  it('does not appear when it was ended while it was drawn', async () => {
    const screen = make()
    display.before = async () => void screen.hide()
    expect(await screen.show({ path: path(), choice: choice() })).toMatchObject({ ok: true, value: { shown: false } })
    expect(screen.isShown()).toBe(false)
    expect(documents.open_.size).toBe(0)
  })

  it('reports why it cannot show an engine that is not stored, and makes no call', async () => {
    expect(await make().show({ path: path('41'), choice: choice() })).toMatchObject({
      ok: false,
      failure: { code: 'sheet', params: { reason: 'not-held' } }
    })
    expect(display.shown).toBe(false)
    expect(asked).toBe(0)
  })

  it('keeps showing the previous engine when a later one cannot be shown', async () => {
    const screen = make()
    const load = Promise.withResolvers<void>()
    display.before = () => load.promise
    const first = screen.show({ path: path(), choice: choice() })
    await vi.waitFor(() => expect(documents.open_.size).toBe(1), 60_000)
    expect(await screen.show({ path: path('41'), choice: choice() })).toMatchObject({ ok: false })
    load.resolve()
    await first
    expect(display.shown).toBe(true)
    expect(screen.state()).toMatchObject({ shown: true, path: { engines: '40' } })
    expect(documents.open_.size).toBe(1)
  })

  it('follows to another engine only if the setting says so, and shows no prices', async () => {
    await hold(engine({ id: '41' as EngineId, name: 'Another' }))
    const screen = make()
    await screen.opened(path('41'))
    expect(display.shown).toBe(false)
    await screen.show({ path: path(), choice: choice({ prices: [{ stage: 1, label: '', price: '499 €' }] }) })
    // prices belong on an offer, where they can be seen and cleared
    expect(display.shown).toBe(true)
    expect(display.text).not.toContain('499 €')
    await screen.opened(path('41'))
    expect(screen.state().path?.engines).toBe('40')
    follows = true
    await screen.opened(path('41'))
    expect(screen.state().path?.engines).toBe('41')
    expect(display.text).toContain('Another')
    expect(display.text).not.toContain('499 €')
    // of what cannot be shown, the one before must not stay: its figures would pass for the new one's
    await screen.opened(path('42'))
    expect(screen.state().shown).toBe(false)
  })

  it('follows to an engine opened before the setting took effect', async () => {
    await hold(engine({ id: '41' as EngineId, name: 'Another' }))
    const screen = make()
    await screen.show({ path: path(), choice: choice() })
    await screen.opened(path('41'))
    await screen.follow()
    expect(screen.state().path?.engines).toBe('40')
    follows = true
    await screen.follow()
    expect(screen.state().path?.engines).toBe('41')
    screen.hide()
    // nothing comes up in front of a customer by itself
    await screen.follow()
    expect(display.shown).toBe(false)
  })

  it('shows the engine that a person returned to, not the one being loaded', async () => {
    await hold(engine({ id: '41' as EngineId, name: 'Another' }))
    const screen = make()
    follows = true
    await screen.show({ path: path(), choice: choice() })
    let load = (): void => {}
    display.before = () =>
      new Promise((resolve) => {
        load = resolve
      })
    const other = screen.opened(path('41'))
    await vi.waitFor(() => expect(documents.open_.size).toBe(2), 60_000)
    display.before = async () => {}
    const back = screen.opened(path())
    load()
    await Promise.all([other, back])
    expect(screen.state().path?.engines).toBe('40')
    expect(display.text).not.toContain('Another')
  })

  it('refuses every kind of sheet but the customer’s', () => {
    for (const kind of ['workshop', 'offer'] as const)
      expect(() =>
        renderCustomerScreen(composeSheet(snapshot({ template: template(kind) })), { theme: 'dark' })
      ).toThrow(TypeError)
  })
})

describe('trade data', () => {
  const CODES = ['DPF', 'EGR', 'VMAX', 'LAUNCH', 'ZZTOP', null]
  /** Marks no other text could contain; what must not be seen begins with `Qx`. */
  function randomCase(seed: number) {
    const r = random(seed)
    const kind: SheetKind = r.pick(SHEET_KINDS)
    const mark = (what: string): string => `Qx${what}${seed}x`
    const options = Array.from({ length: r.int(0, 6) }, (_, i) => ({
      code: r.pick(CODES),
      name: `Qo${seed}n${i}o`,
      description: r.chance(0.7) ? `Qo${seed}d${i}o` : null,
      icon: mark('icon')
    }))
    const record = {
      ...engine({
        slug: mark('slug'),
        ecu: r.chance(0.9) ? mark('ecu') : null,
        tcu: mark('tcu'),
        options: r.chance(0.1) ? null : options,
        hp_values: null,
        nm_values: null,
        read_tools: Array.from({ length: r.int(0, 4) }, (_, i) => ({ id: String(i), name: mark(`tool${i}`) })),
        read_methods: [{ id: '1', value: mark('method') }],
        remap_stages: r.chance(0.3) ? [] : [stage(1, 1.2)]
      }),
      // possible future fields of an answer, or of an event about this car
      ticket: mark('ticket'),
      event: { title: mark('event'), message: mark('message') },
      project_note: mark('project')
    } as EngineDetail
    const shop = { ...template(kind), id: 'own', blocks: SHEET_BLOCKS.filter(() => r.chance(0.85)) }
    const own: OptionRule[] = Array.from({ length: r.int(0, 4) }, (_, i) => ({
      code: r.pick(['DPF', 'VMAX', '*', 'zztop']),
      country: r.pick(['*', 'DE', 'NO']),
      action: r.pick(RULE_ACTIONS),
      notice: Object.fromEntries(
        LANGUAGES.filter(() => r.chance(0.8)).map((language) => [language, `Qn${seed}r${i}n to be read`])
      )
    }))
    const chosen: SheetChoice = choice({
      templateId: r.pick(['own', ...SHEET_KINDS]),
      language: r.pick(LANGUAGES),
      country: r.pick(['DE', 'NO', '']),
      paper: r.pick(PAPERS),
      orientation: r.pick(ORIENTATIONS),
      ink: r.pick(INKS),
      note: true,
      verdict: true,
      customer: mark('customer'),
      remark: mark('remark'),
      band: r.chance(0.5) ? [1500, 3000] : null
    })
    return { record, shop, own, chosen, note: mark('note') }
  }

  it('is never on the customer screen, whatever the record, template, rules, language and choice', async () => {
    let hidden = 0
    let noticed = 0
    for (let seed = 1; seed <= 400; seed++) {
      const { record, shop, own, chosen, note } = randomCase(seed)
      await hold(record)
      await person.setNote('p', '40' as EngineId, note)
      templates.set('own', shop)
      rules = own
      const result = await make().show({ path: path(), choice: chosen })
      expect(result.ok, `seed ${seed}`).toBe(true)
      expect(display.text, `seed ${seed}`).not.toMatch(/Qx/)
      expect(display.assets.filter((name) => name !== 'vehicle' && name !== 'logo')).toEqual([])
      const items = display.text.split('<li>')
      for (const [i, one] of (
        applyRules(record.options, own, chosen.country, 'customer', chosen.language) ?? []
      ).entries()) {
        const raw = record.options?.[i]
        const item = items.find((part) => [raw?.name, raw?.description].some((text) => text && part.includes(text)))
        if (one.action === 'hide' || one.action === 'block') {
          hidden++
          expect(item, `seed ${seed}: ${raw?.code}`).toBeUndefined()
        } else if (one.action === 'notice' && item !== undefined) {
          noticed++
          for (const line of one.notice.split('\n')) expect(item, `seed ${seed}: ${raw?.code}`).toContain(line)
        }
      }
    }
    // the cases have to occur to prove anything
    expect(hidden).toBeGreaterThan(300)
    expect(noticed).toBeGreaterThan(20)
  })

  it('is in no customer model made of the workshop’s records, in any language and look', () => {
    for (const language of LANGUAGES) {
      for (const theme of SCREEN_THEMES) {
        const model = composeSheet(
          snapshot({
            choice: choice({ language, note: true, customer: 'Qxcustomer', remark: 'Qxremark' }),
            note: 'Qxnote',
            engine: engine({ ecu: 'Qxecu', tcu: 'Qxtcu', read_tools: [{ id: '1', name: 'Qxtool' }] })
          })
        )
        // a model that went wrong on its way is no way out either
        const leaking = {
          ...model,
          tools: { tools: ['Qxtool'], methods: ['Qxmethod'] },
          note: 'Qxnote',
          facts: [...model.facts, { field: 'ecu', label: 'ECU', text: 'Qxecu', second: null }]
        }
        expect(renderCustomerScreen(leaking, { theme }), `${language} ${theme}`).not.toContain('Qx')
      }
    }
  })

  it('marks assumed units in place, with the rest at the foot, until somebody confirms them', () => {
    const marks = (settings: Partial<typeof SETTINGS>, more: Parameters<typeof snapshot>[0] = {}): string[] => {
      const model = composeSheet(snapshot({ settings: { ...SETTINGS, ...settings }, ...more }))
      const html = renderCustomerScreen(model, { theme: 'dark' })
      const stages = [...html.matchAll(/<span class="big">([^<]+)(<span class="mark">\*<\/span>)?/g)].map(
        ([, figure, mark]) => `${figure}${mark ? '*' : ''}`
      )
      return [
        ...stages,
        ...new Set([...html.matchAll(/>((?:Power|Torque), [A-Za-z-]+\*?)</g)].map(([, title = '']) => title)),
        ...[...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label = '']) => label.replace(/<[^>]+>/g, '')),
        /<footer[^>]*>[^<]*\* Unit assumed/.test(html) ? 'foot' : 'no foot'
      ]
    }
    const open = marks({})
    expect(open.slice(0, 4).map((one) => one.endsWith('*'))).toEqual([false, false, true, true])
    expect(open).toEqual(expect.arrayContaining(['Power, PS*', 'Torque, Nm*', '0–100 km/h*', 'Top speed*', 'foot']))
    const confirmed = 'P. Meier, 3 May 2026'
    const closed = marks({
      'assume.stagePowerConfirmed': confirmed,
      'assume.stageTorqueConfirmed': confirmed,
      'assume.curvePowerConfirmed': confirmed,
      'assume.curveTorqueConfirmed': confirmed,
      'assume.curveRpmConfirmed': confirmed,
      'assume.speedConfirmed': confirmed,
      'assume.accelerationConfirmed': confirmed
    })
    expect(closed.filter((one) => one.endsWith('*') || one === 'foot')).toEqual([])
    // stock, then a stage without a number
    const record = engine({ remap_stages: [{ ...stage(1, 1.2), stage_no: null }] })
    expect(
      marks({}, { engine: record })
        .slice(0, 4)
        .map((one) => one.endsWith('*'))
    ).toEqual([false, false, true, true])
  })

  it('clips long texts, so that a notice stays visible', () => {
    const html = renderCustomerScreen(composeSheet(snapshot()), { theme: 'dark' })
    expect(html).not.toMatch(/overflow(-[xy])?:\s*(hidden|clip)|text-overflow|line-clamp|display:none[^}]*notice/)
  })
})
