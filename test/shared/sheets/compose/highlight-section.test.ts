import { describe, expect, it } from 'vitest'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { diffPrintedFigures } from '@shared/sheets/snapshot-diff'
import { renderSheet } from '@shared/sheets/html/render-sheet'
import type { SheetChoice, SheetSnapshot } from '@shared/sheets/snapshot'
import type { SheetBlock } from '@shared/sheets/templates/template'
import { choice, engine, snapshot, stage, template } from '../sample'

type Kind = 'customer' | 'offer' | 'workshop'
const PRICES = [
  { stage: null, label: '', price: '0 €' },
  { stage: 1, label: '', price: '590 €' },
  { stage: 2, label: '', price: '1290 €' }
]
const sheet = (kind: Kind, more: Partial<SheetChoice> = {}, parts: Partial<SheetSnapshot> = {}) =>
  composeSheet(snapshot({ ...parts, template: template(kind), choice: choice({ templateId: kind, ...more }) }))
/** Stock 150 PS and 350 Nm. */
const GAINS = [
  { quantity: 'power', gain: '+35\u00a0PS', change: '150 → 185\u00a0PS' },
  { quantity: 'torque', gain: '+81\u00a0Nm', change: '350 → 431\u00a0Nm' }
]

describe('the recommended stage', () => {
  it('is the first printed one, in large figures with stock beside', () => {
    expect(sheet('customer').highlight).toEqual({
      label: 'Recommended: Stage 1',
      figures: GAINS,
      price: '',
      validity: ''
    })
    expect(sheet('customer', { stages: [2] }).highlight).toMatchObject({ label: 'Stage 2' })
  })

  describe('on a template without the table of stages', () => {
    const blocks: SheetBlock[] = ['highlight', 'assumptions', 'terms']
    const alone = (kind: Kind, more: Partial<SheetChoice> = {}) =>
      snapshot({ template: template(kind, { blocks }), choice: choice({ templateId: kind, ...more }) })

    it('has the mark of assumed units', () => {
      expect(composeSheet(alone('customer')).assumptions).toHaveLength(1)
      expect(composeSheet(alone('customer')).assumed).toEqual(['stagePower', 'stageTorque'])
    })

    it('keeps the sentence on prices beside its price', () => {
      const terms = (prices: typeof PRICES) => composeSheet(alone('offer', { prices })).terms
      expect(terms(PRICES)).toContain('Prices')
      expect(terms([])).not.toContain('Prices')
    })

    it('is compared with the catalogue of today', () => {
      const stronger = engine({ remap_stages: [stage(1, 1.3), ...engine().remap_stages!.slice(1)] })
      expect(diffPrintedFigures(alone('customer'), { engine: stronger } as never)).not.toEqual([])
    })
  })

  it('is the chosen one if it is printed', () => {
    expect(sheet('customer', { recommended: 2 }).highlight?.label).toBe('Recommended: Stage 2')
    expect(sheet('customer', { recommended: 2, stages: [1] }).highlight?.label).toBe('Stage 1')
    expect(sheet('offer', { recommended: 2 }).highlight?.label).toBe('Recommended: Best (Stage 2)')
  })

  it('has its price and the day of the offer in the language of the sheet', () => {
    const offer = { prices: PRICES, validUntil: '2026-12-31' }
    expect(sheet('offer', offer).highlight).toMatchObject({
      price: '590 €',
      validity: 'Valid until 31 December 2026'
    })
    expect(sheet('customer', { ...offer, recommended: 2 }).highlight?.price).toBe('1290 €')
    expect(sheet('customer', { ...offer, language: 'es' }).highlight?.validity).toContain('31 de diciembre de 2026')
    expect(
      sheet('customer', offer)
        .stages.map(({ price }) => price)
        .join('')
    ).toBe('')
  })

  it('has no price of stock on an offer when it has no number', () => {
    const record = engine({ remap_stages: [{ ...stage(1, 1), stage_no: null, power: 200, torque: 500 }] })
    const parts = { engine: record }
    expect(sheet('offer', { prices: PRICES, stages: [] }, parts).highlight).toMatchObject({ price: '' })
    expect(sheet('customer', { prices: PRICES, stages: [] }, parts).highlight).toMatchObject({ price: '0 €' })
  })

  it('leaves out what gains nothing, and itself if nothing is left', () => {
    const { power, torque } = engine()
    const flat = { ...stage(1, 1), power: power! + 10, torque }
    const record = engine({ remap_stages: [flat] })
    expect(sheet('customer', {}, { engine: record }).highlight?.figures.map(({ quantity }) => quantity)).toEqual([
      'power'
    ])
    const stock = engine({ remap_stages: [] })
    expect(sheet('customer', {}, { engine: stock }).highlight).toBeNull()
    expect(sheet('customer', { validUntil: '2026-12-31' }, { engine: stock }).highlight).toMatchObject({
      label: '',
      figures: [],
      validity: 'Valid until 31 December 2026'
    })
  })

  it('and the lines to sign are switched by the template', () => {
    for (const kind of ['customer', 'offer'] as const) {
      const html = renderSheet(sheet(kind), { code: null })
      expect(html, kind).toContain('data-block="highlight"')
      expect(html, kind).toContain('data-block="signature"')
    }
    const workshop = sheet('workshop', { prices: PRICES })
    expect(workshop.highlight).toBeNull()
    expect(renderSheet(workshop, { code: null })).not.toMatch(/data-block="(?:highlight|signature)"/)
  })
})

describe('the foot of a sheet', () => {
  it('is one sentence and the mark of assumed units for a customer', () => {
    const model = sheet('customer')
    expect(model.source).toBe('Catalogue figures of 10 November 2026; a single vehicle may differ.')
    expect(model.assumptions).toEqual(['* Unit assumed.'])
    const html = renderSheet(model, { code: null })
    expect(html).toContain('+35\u00a0PS<span class="mark">*</span>')
    expect(html).toContain('Power<span class="mark">*</span>')
    expect(html).not.toContain('api.example.com')
  })

  it('has the date of the oldest figures', () => {
    const source = { ...snapshot().source, performanceFetchedAt: '2026-10-01T09:00:00.000Z' }
    expect(sheet('customer', {}, { source }).source).toContain('1 October 2026')
    expect(sheet('customer', {}, { source: { ...source, host: 'demo' } }).source).toBe(
      'Invented figures of the demo catalogue, 1 October 2026.'
    )
  })

  it('has no mark once the units are confirmed', () => {
    const settings = Object.fromEntries(
      Object.entries(snapshot().settings).map(([key, value]) => [key, key.endsWith('Confirmed') ? 'Ilze' : value])
    ) as unknown as SheetSnapshot['settings']
    const model = sheet('customer', {}, { settings })
    expect(model.assumptions).toEqual([])
    expect(renderSheet(model, { code: null })).not.toContain('class="mark"')
  })

  it('names source and every assumption for the workshop, without a mark', () => {
    const model = sheet('workshop')
    expect(model.source).toContain('api.example.com')
    expect(model.assumptions.join(' ')).toContain('power of stages')
    expect(renderSheet(model, { code: null })).not.toContain('class="mark"')
  })

  it('says below the code what scanning it does; a draft keeps the room of both unseen', () => {
    const caption = (number: string | null): string | undefined =>
      /<p class="caption".*?<\/p>/.exec(renderSheet({ ...sheet('customer'), number }, { code: [[true]] }))?.[0]
    expect(caption('KTR26-0042-H')).toBe('<p class="caption">Scan in Dynodesk to open this sheet.</p>')
    expect(caption(null)).toBe('<p class="caption" hidden>Scan in Dynodesk to open this sheet.</p>')
  })
})
