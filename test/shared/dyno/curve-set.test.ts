import { describe, expect, it } from 'vitest'
import { buildTable } from '@shared/dyno/curve-table'
import { buildCurves, type CurveOptions, type CurveSource, type CurveIssueCode } from '@shared/dyno/curve-set'

const OPTIONS: CurveOptions = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const NONE: CurveSource = {
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  rpm_values: null,
  remap_stages: []
}
/** 200 Nm from 1000 to 3000 rpm with the matching power. */
const FLAT = { rpm_values: '1000,2000,3000', nm_values: '200,200,200', hp_values: '28.5,57,85.4' }
const stage = (more: Partial<NonNullable<CurveSource['remap_stages']>[number]>) => ({
  stage_no: 1,
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  modifications: null,
  ...more
})
const build = (source: Partial<CurveSource>, options: Partial<CurveOptions> = {}) =>
  buildCurves({ ...NONE, ...source }, { ...OPTIONS, ...options })
const codes = (set: ReturnType<typeof buildCurves>): CurveIssueCode[] => set.issues.map((one) => one.code)
const rpms = (set: ReturnType<typeof buildCurves>, index = 0): number[] | undefined =>
  set.curves[index]?.power?.points.map((point) => point.rpm)

describe('curves of one engine', () => {
  it('draws consistent strings without issues', () => {
    const set = build({ ...FLAT, power: 85, torque: 200 })
    expect(set).toMatchObject({
      drawability: 'consistent',
      issues: [],
      curves: [{ key: 'stock', drawability: 'drawable', certain: true }]
    })
    expect(set.curves[0]?.torque?.points).toEqual([
      { index: 0, rpm: 1000, value: 200 },
      { index: 1, rpm: 2000, value: 200 },
      { index: 2, rpm: 3000, value: 200 }
    ])
  })

  it('takes the first of equal highest points as the peak', () => {
    expect(build(FLAT).curves[0]?.torque?.peak.rpm).toBe(1000)
  })

  it('reports missing values (trap 42)', () => {
    expect(build({ hp_values: '', nm_values: ' ', rpm_values: null })).toMatchObject({
      drawability: 'none',
      curves: [{ power: null, torque: null, drawability: 'not-drawable' }]
    })
  })

  it.each([
    ['28.5,57', 'unequal-length'],
    ['28.5,x,85.4', 'values-bad'],
    ['28.5,,85.4', 'values-bad'],
    ['28.5,57,85.4,', 'values-bad']
  ] as const)('never draws power from %j without an issue (traps 42, 43)', (hp_values, code) => {
    const set = build({ ...FLAT, hp_values })
    expect(codes(set)).toContain(code)
    expect(set.curves[0]?.power).toBeNull()
    expect(set.drawability).not.toBe('consistent')
  })

  it('never draws an absurd number, and clips its text visibly', () => {
    const set = build({
      ...FLAT,
      hp_values: `28.5,57,1${'0'.repeat(308)}`,
      remap_stages: [stage({ hp_values: '35,70,105', power: 1e308, torque: -1e308 })],
      power: 85,
      torque: 1e308
    })
    expect(set.issues).toContainEqual({
      code: 'values-bad',
      curves: ['stock'],
      series: 'power',
      params: { reason: 'absurd', at: 3, text: `1${'0'.repeat(38)}\u2026` },
      level: 'doubt'
    })
    expect(set.curves[0]).toMatchObject({ power: null, drawability: 'partly' })
    expect(set.curves[1]?.gain).toEqual({
      power: { absolute: 1e308, percent: expect.any(Number) },
      torque: { absolute: null, percent: null }
    })
  })

  it('draws unequal lengths only by choice, as uncertain (trap 43)', () => {
    const source = { ...FLAT, nm_values: '200,200' }
    expect(build(source)).toMatchObject({ drawability: 'refused', curves: [{ power: null, torque: null }] })
    expect(build(source).issues[0]).toMatchObject({ code: 'unequal-length', params: { rpm: 3, power: 3, torque: 2 } })
    const common = build(source, { drawCommonPart: true })
    expect(common.curves[0]).toMatchObject({ certain: false, drawability: 'drawable' })
    expect(rpms(common)).toEqual([1000, 2000])
    expect(codes(common)).toContain('common-part')
    expect(common.drawability).toBe('drawn')
  })

  it('uses the engine rpm for a stage only when the counts are equal (trap 44)', () => {
    const good = stage({ stage_no: 1, hp_values: '35,70,105', nm_values: '246,246,246' })
    const short = stage({ stage_no: 2, hp_values: '35,70', nm_values: '246,246' })
    const set = build({ ...FLAT, remap_stages: [short, good] })
    expect(set.curves.map((curve) => [curve.key, curve.drawability])).toEqual([
      ['stock', 'drawable'],
      ['1', 'drawable'],
      ['2', 'not-drawable']
    ])
    expect(set.issues).toMatchObject([
      { code: 'unequal-length', curves: ['2'], params: { rpm: 3, power: 2, torque: 2 } }
    ])
  })

  it('distrusts the engine rpm for a stage when the engine strings disagree (traps 43, 44)', () => {
    const set = build({
      ...FLAT,
      hp_values: '1,2',
      remap_stages: [stage({ hp_values: '35,70,105', nm_values: '246,246,246' })]
    })
    expect(set.curves[1]?.power).toBeNull()
    expect(set.issues).toContainEqual(expect.objectContaining({ code: 'rpm-in-doubt', curves: ['1'] }))
  })

  it('draws stages although stock has no values (trap 44)', () => {
    const set = build({
      rpm_values: FLAT.rpm_values,
      remap_stages: [stage({ hp_values: '35,70,105', nm_values: '246,246,246' })]
    })
    expect(set.curves.map((curve) => curve.drawability)).toEqual(['not-drawable', 'drawable'])
  })

  it('draws power or torque alone, and computes nothing (trap 45)', () => {
    expect(build({ ...FLAT, hp_values: '' })).toMatchObject({
      drawability: 'drawn',
      curves: [{ drawability: 'partly', power: null }],
      issues: [{ code: 'power-missing' }]
    })
    expect(build({ ...FLAT, nm_values: null })).toMatchObject({
      drawability: 'drawn',
      curves: [{ drawability: 'partly', torque: null }],
      issues: [{ code: 'torque-missing' }]
    })
    expect(build({ ...FLAT, rpm_values: '' })).toMatchObject({
      drawability: 'refused',
      issues: [{ code: 'rpm-missing' }]
    })
  })

  it('sorts rpm without duplicates, reports it, and keeps each index (trap 46)', () => {
    const set = build({ rpm_values: '3000,1000,2000', nm_values: '200,201,202', hp_values: '85.4,28.6,57.5' })
    expect(set.curves[0]?.torque?.points).toEqual([
      { index: 1, rpm: 1000, value: 201 },
      { index: 2, rpm: 2000, value: 202 },
      { index: 0, rpm: 3000, value: 200 }
    ])
    expect(set.issues).toMatchObject([{ code: 'rpm-sorted', params: { count: 3 } }])
    expect(buildTable(set).rows.map((row) => row[0]?.text)).toEqual(['3000', '1000', '2000'])
  })

  it('flags repeated rpm and does not draw it (trap 46)', () => {
    const set = build({ ...FLAT, rpm_values: '1000,2000,2000' })
    expect(set).toMatchObject({
      drawability: 'refused',
      issues: [{ code: 'rpm-duplicate', params: { rpm: 2000, count: 1 } }]
    })
  })

  it('refuses a negative engine speed', () => {
    expect(build({ ...FLAT, rpm_values: '-1000,2000,3000' })).toMatchObject({
      drawability: 'refused',
      issues: [{ code: 'rpm-negative', params: { rpm: -1000 } }]
    })
  })

  it('trims zeros of both series at the ends, or keeps them by setting (trap 47)', () => {
    const source = {
      rpm_values: '0,0,1000,2000,3000,3500',
      nm_values: '0,0,200,200,200,0',
      hp_values: '0,0,28.5,57,85.4,0'
    }
    expect(rpms(build(source))).toEqual([1000, 2000, 3000])
    expect(build(source).issues).toMatchObject([
      { code: 'padding-trimmed', params: { start: 2, end: 1 }, level: 'note' }
    ])
    const kept = build({ ...source, rpm_values: '500,800,1000,2000,3000,3500' }, { trimZeroPadding: false })
    expect(rpms(kept)).toHaveLength(6)
    expect(codes(kept)).toEqual(['padding-kept'])
  })

  it('flags inner zeros and a zero in one series alone without trimming (trap 47)', () => {
    const inner = build({ rpm_values: '1000,2000,3000', nm_values: '200,0,200', hp_values: '28.5,0,85.4' })
    expect(rpms(inner)).toEqual([1000, 2000, 3000])
    expect(inner.issues).toMatchObject([
      { code: 'zeros-inside', series: 'power', params: { count: 1, rpm: 2000 } },
      { code: 'zeros-inside', series: 'torque' }
    ])
    const oneSided = build({ rpm_values: '1000,2000,3000', nm_values: '200,200,0', hp_values: '28.5,57,85.4' })
    expect(rpms(oneSided)).toHaveLength(3)
    expect(codes(oneSided)).toContain('zeros-inside')
  })

  it('draws nothing for zeros alone', () => {
    expect(build({ rpm_values: '1,2', hp_values: '0,0', nm_values: '0,0' })).toMatchObject({
      drawability: 'refused',
      issues: [{ code: 'all-zero', params: { count: 2 } }]
    })
  })

  it('draws negative values but flags them', () => {
    expect(build({ ...FLAT, nm_values: '200,200,-5', hp_values: '28.5,57,-2' }).issues).toMatchObject([
      { code: 'negative-values', series: 'power', params: { rpm: 3000 } },
      { code: 'negative-values', series: 'torque' }
    ])
  })

  it('reports a single point', () => {
    expect(build({ rpm_values: '2000', nm_values: '200', hp_values: '57' })).toMatchObject({
      drawability: 'consistent',
      issues: [{ code: 'single-point', params: { rpm: 2000 } }]
    })
  })

  it('hints at bhp where the headline is the peak times 1.0139, and converts nothing (trap 48)', () => {
    const flat = { rpm_values: '3000', nm_values: '346', hp_values: '148', power: 150 }
    const set = build({ ...flat, remap_stages: [stage({ power: 190, hp_values: '190', nm_values: '444.8' })] })
    expect(set.issues.filter((one) => one.code === 'power-unit-hint')).toMatchObject([
      { curves: ['stock', '1'], level: 'doubt', params: { unit: 'bhp' } }
    ])
    expect(set.drawability).toBe('drawn')
    expect(set.curves[0]?.power?.peak.value).toBe(148)
    expect(codes(build({ ...flat, power: 148 }))).not.toContain('power-unit-hint')
    expect(codes(build({ ...flat, power: 152 }))).not.toContain('power-unit-hint')
  })

  it('keeps headline and peak, and reports a difference above the tolerance (trap 49)', () => {
    const set = build({ ...FLAT, power: 90, torque: 203 })
    expect(set.issues).toMatchObject([{ code: 'peak-differs', series: 'power', params: { headline: 90, peak: 85.4 } }])
    expect(set.curves[0]).toMatchObject({ headline: { power: 90 }, power: { peak: { value: 85.4 } } })
    expect(codes(build({ ...FLAT, power: 90 }, { peakTolerancePercent: 6 }))).toEqual([])
  })

  it('orders stages by number with gaps, stage 0, duplicates and a stage without a number (trap 50)', () => {
    const stages = [
      stage({ stage_no: 3 }),
      stage({ stage_no: null }),
      stage({ stage_no: 1, power: 190 }),
      stage({ stage_no: 0 }),
      stage({ stage_no: 1, power: 195 })
    ]
    const set = build({ ...FLAT, power: 200, remap_stages: stages })
    expect(set.curves.map((curve) => curve.key)).toEqual(['stock', '0', '1', '1.2', '3', 'x'])
    expect(set.curves.map((curve) => curve.gain.power.absolute)).toEqual([null, null, -10, -5, null, null])
    expect(stages.map((one) => one.stage_no)).toEqual([3, null, 1, 0, 1])
  })

  it('gives no percent without a base above 0 (trap 51)', () => {
    expect(build({ power: 0, torque: null, remap_stages: [stage({ power: 40, torque: 80 })] }).curves[1]?.gain).toEqual(
      { power: { absolute: 40, percent: null }, torque: { absolute: null, percent: null } }
    )
  })

  it('hides blank modifications (trap 52)', () => {
    const set = build({
      remap_stages: [stage({ modifications: '  ' }), stage({ stage_no: 2, modifications: ' downpipe ' })]
    })
    expect(set.curves.map((curve) => curve.modifications)).toEqual([null, null, 'downpipe'])
  })

  it('accepts a record without stages', () => {
    expect(build({ ...FLAT, remap_stages: null }).curves).toHaveLength(1)
  })

  it('reports when power is not torque times speed', () => {
    expect(build({ ...FLAT, hp_values: '28.5,70,85.4' })).toMatchObject({
      drawability: 'drawn',
      issues: [{ code: 'physics-differs', params: { count: 1, of: 3 } }]
    })
  })

  it('merges equal issues of several curves', () => {
    const set = build({
      rpm_values: '3000,1000,2000',
      nm_values: '200,200,200',
      hp_values: '85.4,28.5,57',
      remap_stages: [stage({ hp_values: '105,35,70', nm_values: '246,246,246' })]
    })
    expect(set.issues).toMatchObject([{ code: 'rpm-sorted', curves: ['stock', '1'] }])
  })
})
