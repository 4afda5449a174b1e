import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { buildCurves } from '@shared/dyno/curve-set'
import { worstReason } from '@shared/dyno/plausibility-reason'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { preflightSheet } from '@shared/sheets/preflight/preflight'
import type { PreflightIssue } from '@shared/sheets/preflight/preflight-issue'
import type { SheetSnapshot } from '@shared/sheets/snapshot'
import { SHEET_KINDS } from '@shared/sheets/templates/template'
import { choice, engine, NOW_MS, PERFORMANCE, snapshot, SOURCE, stage, template } from '../sample'

const DAY_MS = 86_400_000
const POLICY = { listMs: 7 * DAY_MS, engineMs: 14 * DAY_MS, emptyMs: 12 * 3_600_000 }
const check = (snap: SheetSnapshot): readonly PreflightIssue[] =>
  preflightSheet(snap, composeSheet(snap), NOW_MS, POLICY)
const codes = (snap: SheetSnapshot): string[] => check(snap).map((one) => `${one.weight} ${one.code}`)
const heavy = (snap: SheetSnapshot): string[] => codes(snap).filter((one) => !one.startsWith('hint'))

const IN_BHP = engine({
  hp_values:
    engine()
      .hp_values?.split(',')
      .map((ps) => (Number(ps) / 1.0139).toFixed(1))
      .join(',') ?? null,
  remap_stages: []
})

describe('the preflight', () => {
  it('has no warning for valid sheets of every kind and language', () => {
    for (const kind of SHEET_KINDS)
      for (const language of LANGUAGES)
        expect(
          heavy(
            snapshot({
              template: template(kind),
              choice: choice({ language, band: [1500, 3500] }),
              source: { ...SOURCE, language }
            })
          ),
          `${kind} ${language}`
        ).toEqual([])
  })
  it.each<[string, SheetSnapshot, string]>([
    [
      'power that is not torque times speed',
      snapshot({ engine: engine({ hp_values: engine().hp_values?.replace(/^\d+/, '60') ?? null }) }),
      'warn flagged-curve'
    ],
    ['a peak far from the headline', snapshot({ engine: engine({ power: 200 }) }), 'warn flagged-curve'],
    [
      'a flagged stage',
      snapshot({ engine: engine({ remap_stages: [{ ...stage(1, 1.2), power: 300 }] }) }),
      'warn flagged-curve'
    ],
    ['curves that may not be drawn', snapshot({ engine: engine({ rpm_values: '1000,2000' }) }), 'warn no-curve'],
    [
      'curves that are not given',
      snapshot({ engine: engine({ hp_values: null, nm_values: null, remap_stages: [] }) }),
      'hint no-curve'
    ],
    [
      'chosen runs that no chart carries',
      snapshot({
        engine: engine({ hp_values: null, nm_values: null, remap_stages: [] }),
        measured: [{ title: 'Before', correction: 'none', power: { x: [1000, 4000], y: [60, 170] }, torque: null }],
        choice: choice({ measured: true })
      }),
      'warn no-curve'
    ],
    ['assumed units', snapshot(), 'hint assumed-unit'],
    [
      'assumed units the sheet keeps quiet about',
      snapshot({ template: template('customer', { blocks: ['facts', 'stages'] }) }),
      'warn assumed-unit'
    ],
    ['values that fit another unit', snapshot({ engine: IN_BHP }), 'warn assumed-unit'],
    ['curves in another unit', snapshot({ engine: IN_BHP }), 'warn flagged-curve'],
    ['an old record', snapshot({ source: { ...SOURCE, fetchedAt: '2026-10-01T00:00:00.000Z' } }), 'warn stale-data'],
    [
      'old performance figures',
      snapshot({ source: { ...SOURCE, performanceFetchedAt: '2026-10-01T00:00:00.000Z' } }),
      'warn stale-data'
    ],
    [
      'a record from the future',
      snapshot({ source: { ...SOURCE, fetchedAt: '2027-10-01T00:00:00.000Z' } }),
      'warn stale-data'
    ],
    ['an age that is none', snapshot({ source: { ...SOURCE, fetchedAt: '' } }), 'warn stale-data'],
    [
      'an engine the service no longer lists',
      snapshot({ source: { ...SOURCE, goneSince: '2026-11-01T00:00:00.000Z' } }),
      'warn gone'
    ],
    [
      'a car whose maker is only an id',
      snapshot({ names: { ...snapshot().names, manufacturers: null } }),
      'warn no-names'
    ],
    ['a car whose model is only an id', snapshot({ names: { ...snapshot().names, models: null } }), 'warn no-names'],
    ['a generation of blanks', snapshot({ names: { ...snapshot().names, generations: ' ' } }), 'warn no-names'],
    ['a blocked option', snapshot({ options: [{ action: 'block', code: 'DPF' }] }), 'stop option-blocked'],
    ['a hidden option', snapshot({ options: [{ action: 'hide', code: 'DPF' }] }), 'hint option-hidden'],
    [
      'an option with a notice',
      snapshot({ options: [{ action: 'notice', code: 'DPF', name: 'x', description: null, notice: 'Mind' }] }),
      'hint option-notice'
    ],
    ['no picture', snapshot({ pictureHeld: false }), 'warn missing-picture'],
    [
      'no logo',
      snapshot({ template: template('customer', { shop: { name: 'Nordhavn', address: ['Street'], logo: null } }) }),
      'hint missing-logo'
    ],
    [
      'no shop',
      snapshot({ template: template('customer', { shop: { name: ' ', address: [], logo: null } }) }),
      'warn empty-shop'
    ],
    ['texts in another language', snapshot({ source: { ...SOURCE, language: 'nb' } }), 'warn other-language'],
    [
      'texts of the shop in another language',
      snapshot({ template: template('customer', { title: { es: 'Ficha' } }) }),
      'warn other-language'
    ],
    ['no performance figures', snapshot({ performance: null }), 'hint no-performance'],
    ['a figure without a unit', snapshot(), 'hint no-unit'],
    [
      'performance figures that are all 0',
      snapshot({
        performance: {
          ...PERFORMANCE,
          fuel_consumption_avg: 0,
          top_speed: 0,
          zero_to_hundred: 0,
          top_speed_st1: null,
          zero_to_hundred_st1: null
        }
      }),
      'hint no-performance'
    ],
    ['a name that is cut', snapshot({ names: { ...snapshot().names, models: 'x'.repeat(120) } }), 'warn clipped-text'],
    [
      'an address line that is cut',
      snapshot({ template: template('customer', { shop: { name: 'N', address: ['x'.repeat(121)], logo: null } }) }),
      'warn clipped-text'
    ],
    [
      'a required part that is cut',
      snapshot({ engine: engine({ remap_stages: [stage(1, 1.2, 'x'.repeat(91))] }) }),
      'warn clipped-text'
    ],
    [
      'more required parts than are printed',
      snapshot({
        engine: engine({
          remap_stages: [stage(1, 1.2, Array.from({ length: 11 }, (_none, at) => `part ${at}`).join(', '))]
        })
      }),
      'warn clipped-text'
    ],
    [
      'the name of a tool that is cut',
      snapshot({
        template: template('workshop'),
        engine: engine({ read_tools: [{ ...engine().read_tools![0]!, name: 'x'.repeat(61) }] })
      }),
      'warn clipped-text'
    ],
    ['A4 where paper is Letter', snapshot({ choice: choice({ country: 'US' }) }), 'hint paper']
  ])('finds %s', (_, snap, expected) => {
    expect(codes(snap)).toContain(expected)
  })
  it.each([
    ['a headline', { remap_stages: [], power: 200 }, { reason: 'verdict.off.headline-power', about: '' }],
    ['torque × rpm', { remap_stages: [], hp_values: engine().hp_values!.replace(/^\d+/, '60') }, { about: '' }],
    ['unequal lengths', { remap_stages: [], rpm_values: '1000,2000' }, { reason: 'reason.unequal-length' }],
    ['one of two curves', { power: 150, remap_stages: [stage(1, 1.2), { ...stage(2, 1.3), power: 300 }] }, {}]
  ])('gives the reason of the engine page for a flagged curve: %s', (_, more, expected) => {
    const found = check(snapshot({ engine: engine(more) })).find(({ code }) => code === 'flagged-curve')
    const { curves, issues } = buildCurves(engine(more), {
      trimZeroPadding: true,
      drawCommonPart: false,
      peakTolerancePercent: 2
    })
    const { text, percent, rpm } = worstReason(
      curves.filter(({ plausibility }) => plausibility.flagged),
      issues
    )!
    expect(found?.params).toMatchObject({ reason: text, percent, rpm, ...expected })
  })
  it('has a target to fix each issue', () => {
    const found = check(
      snapshot({
        pictureHeld: false,
        source: { ...SOURCE, language: 'nb' },
        options: [{ action: 'block', code: 'DPF' }]
      })
    )
    expect(found.find((one) => one.code === 'option-blocked')).toEqual({
      code: 'option-blocked',
      weight: 'stop',
      place: 'rules',
      block: 'options',
      params: { count: 1, codes: 'DPF' }
    })
    expect(found.map((one) => one.place)).toEqual(expect.arrayContaining(['rules', 'picture', 'language']))
  })
  it('reports missing names once, with the catalogue as target', () => {
    const found = check(
      snapshot({ names: { ...snapshot().names, manufacturers: null, models: null, generations: null } })
    ).filter((one) => one.code === 'no-names')
    expect(found).toEqual([{ code: 'no-names', weight: 'warn', place: 'data' }])
    // the engine's own name is in its record
    expect(codes(snapshot({ names: { ...snapshot().names, types: null, engines: null } }))).not.toContain(
      'warn no-names'
    )
  })
  it('reports figures without a unit as left out, not as missing', () => {
    const { settings } = snapshot()
    const found = check(snapshot({ settings: { ...settings, 'units.speed': 'none', 'units.acceleration': 'none' } }))
    expect(found.find(({ code }) => code === 'no-unit')).toMatchObject({
      place: 'assumptions',
      params: { count: 3, fields: 'zeroTo100, topSpeed, consumption' }
    })
    expect(found.map(({ code }) => code)).not.toContain('no-performance')
    expect(codes(snapshot({ template: template('workshop') }))).not.toContain('hint no-unit')
  })
  it('ignores what the sheet does not print', () => {
    const few = template('customer', { blocks: ['facts', 'assumptions'] })
    expect(
      heavy(
        snapshot({
          template: few,
          pictureHeld: false,
          performance: null,
          options: [{ action: 'block', code: 'DPF' }],
          engine: engine({ rpm_values: '1' })
        })
      )
    ).toEqual([])
  })
})
