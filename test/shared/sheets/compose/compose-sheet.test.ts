import { describe, expect, it } from 'vitest'
import { renderCustomerScreen } from '@shared/customer/customer-screen'
import { renderSheet } from '@shared/sheets/html/render-sheet'
import { LANGUAGES } from '@shared/text/languages'
import { composeSheet, placeholderValues } from '@shared/sheets/compose/compose-sheet'
import { serializeSnapshot, parseSnapshot } from '@shared/sheets/snapshot-json'
import { sheetWords } from '@shared/sheets/sheet-texts'
import { SHEET_KINDS } from '@shared/sheets/templates/template'
import { choice, engine, SETTINGS, snapshot, SOURCE, stage, template } from '../sample'

const NBSP = '\u00a0'
const spaced = (text: string | null | undefined): string | null =>
  text?.replaceAll(NBSP, ' ').replaceAll('\u202f', ' ') ?? null

describe('a composed sheet', () => {
  it('has figures in the units of the sheet, or in both', () => {
    const model = composeSheet(
      snapshot({
        engine: engine({ power: 190, remap_stages: [] }),
        choice: choice({ units: { power: 'kW', torque: 'Nm', both: true } })
      })
    )
    expect(spaced(model.stages[0]?.power.text)).toBe('140 kW')
    expect(spaced(model.stages[0]?.power.second)).toBe('190 PS')
    expect(composeSheet(snapshot()).stages[0]?.power.second).toBeNull()
  })

  it('computes gains before rounding', () => {
    // 150 PS are 110.32 kW and 190 PS 139.74: the rounded figures differ by 30, the values by 29.42
    const rounded = composeSheet(
      snapshot({
        engine: engine({ power: 150, remap_stages: [{ ...stage(1, 1), power: 190 }] }),
        choice: choice({ units: { power: 'kW', torque: 'Nm', both: false } })
      })
    )
    expect([rounded.stages[0], rounded.stages[1]].map((one) => spaced(one?.power.text))).toEqual(['110 kW', '140 kW'])
    expect(spaced(rounded.stages[1]?.power.gain)).toBe('+29 kW')
    // 100 bhp are 101.39 PS: 40.39 PS more than 61, which are 29.70 kW; 40 PS would be 29.42
    const fraction = composeSheet(
      snapshot({
        engine: engine({ power: 61, remap_stages: [{ ...stage(1, 1), power: 100 }] }),
        settings: { ...SETTINGS, 'assume.stagePower': 'bhp' },
        choice: choice({ units: { power: 'kW', torque: 'Nm', both: false } })
      })
    )
    expect(spaced(fraction.stages[1]?.power.gain)).toBe('+30 kW')
  })

  it('names units in its language', () => {
    const power = (language: (typeof LANGUAGES)[number]) =>
      spaced(composeSheet(snapshot({ choice: choice({ language }) })).stages[0]?.power.text)
    expect(LANGUAGES.map(power)).toEqual([
      '150 PS',
      '150 匹',
      '150 马力',
      '150 л. с.',
      '150 hk',
      '150 ZS',
      '150 AG',
      '150 KS',
      '150 CV'
    ])
  })

  it('distinguishes performance figures that are not loaded from none', () => {
    const note = (performanceFetchedAt: string | null) =>
      composeSheet(snapshot({ performance: null, source: { ...SOURCE, performanceFetchedAt } })).performanceNote
    expect(note(null)).toBe('Performance figures are not loaded.')
    expect(note(SOURCE.performanceFetchedAt)).toBe('The catalogue has no performance figures for this engine.')
  })

  it('has fuel and engine type in its language, and unknown words as received', () => {
    const words = (language: (typeof LANGUAGES)[number], more = {}) =>
      composeSheet(snapshot({ engine: engine(more), choice: choice({ language }) }))
        .facts.filter(({ field }) => field === 'type' || field === 'fuel_name')
        .map(({ text }) => text)
    expect(words('en')).toEqual(['Turbo Diesel', 'Diesel'])
    expect(words('ru')).toEqual(['Дизель с турбонаддувом', 'Дизель'])
    expect(words('es')).toEqual(['Turbodiésel', 'Diésel'])
    expect(words('zh-hans', { type: 'Wankel', fuel_name: 'petrol' })).toEqual(['Wankel', '汽油'])
  })

  it('leaves out missing figures and percentages without a base', () => {
    const model = composeSheet(
      snapshot({ engine: engine({ power: 0, torque: null, capacity: null, engine_code: ' ' }) })
    )
    expect(model.stages[1]?.power.percent).toBeNull()
    expect(model.stages[0]?.torque).toEqual({ text: null, second: null, gain: null, percent: null })
    const textOf = (field: string) => model.facts.find((fact) => fact.field === field)?.text
    expect(['engine_code', 'capacity', 'cylinders'].map(textOf)).toEqual([null, null, '4'])
  })

  it('reports another power unit beside the chart, and is not consistent', () => {
    const bhp =
      engine()
        .hp_values?.split(',')
        .map((ps) => (Number(ps) / 1.0139).toFixed(1))
        .join(',') ?? null
    const model = composeSheet(
      snapshot({ engine: engine({ hp_values: bhp, remap_stages: [] }), template: template('workshop') })
    )
    expect(model.chartNote).toBe('The power values of the curves fit bhp better than PS.')
    expect(model.verdict).toMatch(/contradict/)
    expect(composeSheet(snapshot()).chartNote).toBeNull()
  })

  it('explains prices only with a price', () => {
    const terms = (language: (typeof LANGUAGES)[number], price: string, own = {}) =>
      composeSheet(
        snapshot({
          template: template('offer', own),
          choice: choice({ language, prices: [{ stage: 1, label: '', price }] })
        })
      ).terms
    for (const language of LANGUAGES) {
      const words = sheetWords(language)
      expect(words['terms.offer'].endsWith(words['terms.customer']), language).toBe(true)
      expect(terms(language, '449 €'), language).toBe(words['terms.offer'])
      expect(terms(language, ''), language).toBe(words['terms.customer'])
    }
    // a copy with own words keeps them
    expect(terms('en', '', { terms: { en: `${sheetWords('en')['terms.offer']} Valid for 30 days.` } })).toBe(
      `${sheetWords('en')['terms.customer']} Valid for 30 days.`
    )
    expect(terms('en', '', { terms: { en: 'Prices include fitting.' } })).toBe('Prices include fitting.')
  })

  it('promises no remap and no stages to an engine without a stage', () => {
    for (const language of LANGUAGES) {
      const words = sheetWords(language)
      const sheet = (remap_stages: ReturnType<typeof stage>[]) =>
        composeSheet(snapshot({ engine: engine({ remap_stages }), choice: choice({ language }) }))
      const headings = (model: ReturnType<typeof composeSheet>) =>
        [...renderSheet(model, { code: null }).matchAll(/<h2[^>]*>(?:<[^>]*>)?([^<]*)/g)].map(([, text]) => text)
      expect(sheet([stage(1, 1.2)]).intro, language).toBe(words['intro.customer'])
      expect(headings(sheet([stage(1, 1.2)])), language).toContain(words.stages)
      expect(sheet([]).intro, language).toBe(words['intro.stockOnly'])
      expect(headings(sheet([])), language).not.toContain(words.stages)
    }
    const own = template('customer', { intro: { en: 'Our own words.' } })
    expect(composeSheet(snapshot({ engine: engine({ remap_stages: [] }), template: own })).intro).toBe('Our own words.')
  })

  it('prices two stages of one number and a stage without a number, by curve or as older sheets stored it', () => {
    const detail = engine({ remap_stages: [stage(1, 1.2), stage(1, 1.3), { ...stage(0, 1.4), stage_no: null }] })
    const prices = (of: ReturnType<typeof choice>['prices']) =>
      composeSheet(
        snapshot({ engine: detail, template: template('offer'), choice: choice({ prices: of }) })
      ).stages.map(({ price }) => price)
    const price = (stage: string | number | null, price: string) => ({ stage, label: '', price })
    expect(prices([price('stock', '0 €'), price('1', '4 €'), price('1.2', '5 €'), price('x', '6 €')])).toEqual([
      '0 €',
      '4 €',
      '5 €',
      '6 €'
    ])
    expect(prices([price(null, '0 €'), price(1, '4 €')])).toEqual(['0 €', '4 €', '4 €', ''])
  })

  it('prints prices and names of the shop as typed', () => {
    const model = composeSheet(
      snapshot({
        template: template('offer'),
        choice: choice({
          prices: [
            { stage: 1, label: 'Touring', price: '449 €' },
            { stage: null, label: '', price: '0' }
          ]
        })
      })
    )
    expect(model.stages.map((one) => [one.label, one.price])).toEqual([
      ['Stock', '0'],
      ['Touring', '449 €'],
      ['Best', '']
    ])
  })

  it('has the verdict on the curves on request', () => {
    const verdict = (more: Parameters<typeof engine>[0], wanted = true) =>
      composeSheet(
        snapshot({ engine: engine(more), template: template('workshop'), choice: choice({ verdict: wanted }) })
      ).verdict
    expect(verdict({})).toMatch(/^Consistent/)
    expect(verdict({}, false)).toBeNull()
    expect(verdict({ hp_values: engine().hp_values?.replace(/^\d+/, '60') ?? null })).toMatch(/disagree by up to/)
    expect(verdict({ hp_values: null, nm_values: null, remap_stages: [] })).toBe('Cannot be checked.')
  })

  it('draws no contradictory curves, and explains it', () => {
    const model = composeSheet(snapshot({ engine: engine({ rpm_values: '1000,2000' }) }))
    expect(model.chart).toBeNull()
    expect(model.chartNote).toMatch(/contradict/)
  })

  it('describes the chart in words', () => {
    expect(spaced(composeSheet(snapshot()).chartAlt)).toContain(
      'Stock: at most 150 PS at 3 500 rpm and 350 Nm at 1 750 rpm.'
    )
  })

  it('lists the assumptions that affect it, and who confirmed them', () => {
    const workshop = (parts: Parameters<typeof snapshot>[0] = {}): string =>
      composeSheet(snapshot({ template: template('workshop'), ...parts })).assumptions.join(' ')
    expect(spaced(workshop())).toContain(
      'states none: power curves (PS), torque curves (Nm), engine speed (rpm), power of stages (PS), torque of stages (Nm), top speed (km/h), 0–100 km/h (s).'
    )
    expect(workshop()).toContain('without a unit: average consumption.')
    expect(workshop({ template: template('workshop', { blocks: ['facts', 'assumptions'] }) })).toBe(
      'Catalogue figures; a single vehicle may differ.'
    )
    const bare = template('customer', { blocks: ['facts', 'assumptions'] })
    expect(composeSheet(snapshot({ template: bare })).assumptions).toEqual([])
    const confirmed = workshop({ settings: { ...SETTINGS, 'assume.stagePowerConfirmed': 'Support, 3 May' } })
    expect(spaced(confirmed)).toContain('confirmed by the workshop: power of stages (PS).')
  })

  it('marks options and parts in another language than its own, in every look', () => {
    const record = engine({
      options: [
        { code: 'POPS', name: 'Exhaust pops', description: 'On overrun', icon: null },
        { code: 'START', name: 'Start-stopp av', description: null, icon: null }
      ],
      remap_stages: [
        { ...stage(1, 1.2), modifications: 'sportsfilter' },
        { ...stage(2, 1.4), modifications: 'downpipe, intake' }
      ]
    })
    const options = record.options!.map((option) => ({ ...option, action: 'show' as const }))
    const made = (language: 'nb' | 'en', englishTexts: readonly string[]) =>
      composeSheet(
        snapshot({
          engine: record,
          options,
          choice: choice({ language: 'nb' }),
          source: { ...SOURCE, language },
          englishTexts
        })
      )
    const languages = (model: ReturnType<typeof made>) => [
      ...(model.options ?? []).map((option) => option.language),
      ...model.stages.map((one) => one.partsLanguage)
    ]
    expect(languages(made('nb', []))).toEqual([null, null, null, null, null])
    const mixed = made('nb', ['On overrun', 'downpipe, intake'])
    expect(languages(mixed)).toEqual(['en', null, null, null, 'en'])
    expect(languages(made('en', []))).toEqual(['en', 'en', null, 'en', 'en'])
    const looks = (model: ReturnType<typeof made>): number[] =>
      [renderCustomerScreen(model, { theme: 'dark' }), renderSheet(model, { code: null })].map(
        (html) => html.split('<span class="lang">EN</span>').length - 1
      )
    expect([looks(mixed), looks(made('nb', []))]).toEqual([
      [2, 2],
      [0, 0]
    ])
  })

  it('names source, age, another language and a removed engine', () => {
    expect(composeSheet(snapshot({ template: template('workshop') })).source).toBe(
      'Source: api.example.com, fetched 10 November 2026.'
    )
    for (const language of LANGUAGES)
      expect(
        SHEET_KINDS.map(
          (kind) =>
            composeSheet(
              snapshot({
                template: template(kind),
                choice: choice({ language }),
                source: { ...SOURCE, goneSince: SOURCE.fetchedAt }
              })
            ).source
        ).join('\n'),
        language
      ).not.toMatch(/\.\./)
    const source = {
      ...SOURCE,
      host: 'demo',
      language: 'nb',
      performanceFetchedAt: '2026-11-01T00:00:00Z',
      goneSince: '2026-11-05T00:00:00Z'
    } as const
    expect(composeSheet(snapshot({ source })).source).toBe(
      'Invented figures of the demo catalogue, 1 November 2026. Catalogue texts in Norwegian Bokmål.'
    )
    const more = composeSheet(snapshot({ source, template: template('workshop') })).source
    expect(more).toBe(
      'Source: demo catalogue with invented vehicles, 10 November 2026. Performance figures fetched 1 November 2026. Catalogue texts in Norwegian Bokmål. Not listed by the catalogue since 5 November 2026.'
    )
  })

  it('has the day of the snapshot in any time zone', () => {
    expect(composeSheet(snapshot({ madeAt: '2026-11-12T00:30:00+02:00' })).madeOn).toBe('Issued 12 November 2026')
    expect(composeSheet(snapshot({ choice: choice({ paper: 'Letter' }) })).madeOn).toBe('Issued 12 November 2026')
    expect(placeholderValues(snapshot(), true).date).toBe('2026-11-12')
  })

  it('has the note in the workshop only, and on request', () => {
    const note = (kind: 'customer' | 'workshop' | 'offer', ticked: boolean) =>
      composeSheet(snapshot({ template: template(kind), choice: choice({ note: ticked }), note: 'Private' })).note
    expect([note('workshop', true), note('workshop', false), note('customer', true), note('offer', true)]).toEqual([
      'Private',
      null,
      null,
      null
    ])
  })

  it('fills placeholders in the shop’s texts', () => {
    const drawnBy = template('customer', { title: { en: '{maker} {engine} · {number}' } })
    expect(composeSheet(snapshot({ template: drawnBy })).title).toBe('Arvenna 2.0 TDR 150 · KTR26-0042-H')
  })

  it('has a QR code with its number', () => {
    expect(composeSheet(snapshot()).code).toBe('dynodesk://sheet/KTR26-0042-H')
    expect(composeSheet(snapshot({ number: null })).code).toBeNull()
  })

  it('removes invisible characters and marks clipped texts', () => {
    const model = composeSheet(
      snapshot({
        names: {
          types: null,
          manufacturers: 'Ar\u202evenna\u200b',
          models: 'x'.repeat(300),
          generations: null,
          engines: '<b>2.0</b>\u0000'
        }
      })
    )
    expect(model.vehicle.maker).toBe('Arvenna')
    expect(model.vehicle.model).toMatch(/^x{89}…$/)
    expect(model.vehicle.engine).toBe('<b>2.0</b>')
  })

  it('is the same from a stored snapshot', () => {
    const one = snapshot({ choice: choice({ band: [1500, 3500] }) })
    const again = parseSnapshot(serializeSnapshot(one), [
      { name: 'logo', type: 'image/png', bytes: new Uint8Array([1]) }
    ])
    expect(again && composeSheet(again)).toEqual(composeSheet(one))
  })

  it('uses defaults for settings that older versions lack', () => {
    const old = { ...snapshot(), settings: {} as typeof SETTINGS }
    expect(composeSheet(old).stages[0]?.power.text).toBe(`150${NBSP}PS`)
  })
})

it('has prices on offers only', () => {
  const priced = choice({ prices: [{ stage: 1, label: 'Better', price: '449 €' }] })
  for (const kind of ['customer', 'workshop'] as const) {
    const model = composeSheet(snapshot({ template: template(kind), choice: priced }))
    expect(model.stages.map(({ price }) => price)).toEqual(model.stages.map(() => ''))
    expect(model.stages.map(({ label }) => label)).not.toContain('Better')
  }
  expect(
    composeSheet(snapshot({ template: template('offer'), choice: priced })).stages.find(({ no }) => no === 1)
  ).toMatchObject({ price: '449 €', label: 'Better' })
})
