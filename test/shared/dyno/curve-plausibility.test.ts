import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CurvePlausibility } from '@shared/dyno/curve-plausibility'
import { buildCurves, type CurveSource } from '@shared/dyno/curve-set'
import type { CatalogueFile } from '@main/adapters/demo-service/catalogue/load-catalogue'

const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const NONE: CurveSource = {
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  rpm_values: null,
  remap_stages: []
}
const judge = (
  source: Partial<CurveSource>,
  options: Partial<Parameters<typeof buildCurves>[1]> = {}
): CurvePlausibility => {
  const [stock] = buildCurves({ ...NONE, ...source }, { ...OPTIONS, ...options }).curves
  if (!stock) throw new Error('no stock curve')
  return stock.plausibility
}

describe('the demo catalogue', () => {
  it('has no flagged curve, stock or stage', () => {
    const { engines } = JSON.parse(
      readFileSync(resolve(import.meta.dirname, '../../../resources/demo/catalogue.json'), 'utf8')
    ) as CatalogueFile
    let curves = 0
    for (const engine of engines) {
      const remap_stages = engine.stages.map((stage) => ({
        stage_no: stage.no,
        power: stage.power,
        torque: stage.torque,
        hp_values: stage.hp,
        nm_values: stage.nm,
        modifications: null
      }))
      const set = buildCurves(
        {
          power: engine.power ?? null,
          torque: engine.torque ?? null,
          rpm_values: engine.rpm,
          hp_values: engine.hp,
          nm_values: engine.nm,
          remap_stages
        },
        OPTIONS
      )
      for (const { key, plausibility } of set.curves) {
        curves++
        expect({ engine: engine.id, key, result: plausibility.result, hint: plausibility.unitHint }).toEqual({
          engine: engine.id,
          key,
          result: { kind: 'consistent' },
          hint: null
        })
      }
    }
    expect(curves).toBeGreaterThan(500)
  })
})

describe('the verdict', () => {
  const FLAT = { rpm_values: '1000,2000,3000', nm_values: '200,200,200', hp_values: '28.5,57,85.4' }

  it('names the worst point, its deviation and the median', () => {
    const { result, physics } = judge({ ...FLAT, hp_values: '28.5,66.1,85.4' })
    expect(result).toEqual({ kind: 'off', by: 'physics', percent: expect.closeTo(16.06, 1), rpm: 2000 })
    expect(physics).toMatchObject({ median: expect.closeTo(0.08, 1), faults: 1, points: 3, worstRpm: 2000 })
  })

  it('names the headline where the curve itself is plausible', () => {
    expect(judge({ ...FLAT, power: 90 }).result).toEqual({
      kind: 'off',
      by: 'headline-power',
      percent: expect.closeTo(-5.11, 2),
      rpm: 3000
    })
  })

  it('ignores the rounding of a small headline', () => {
    // 10 PS stated, 10.4 drawn: a difference of 4 % by rounding
    expect(
      judge({ rpm_values: '1000,2000', nm_values: '36.52,36.52', hp_values: '5.2,10.4', power: 10 }).result
    ).toEqual({ kind: 'consistent' })
  })

  it.each([
    [{ hp_values: null }, 'power-missing', false],
    [{ nm_values: '' }, 'torque-missing', false],
    [{ rpm_values: null }, 'rpm-missing', true],
    [{ hp_values: null, nm_values: null }, 'no-values', true],
    [{ hp_values: '28.5,57' }, 'unequal-length', true],
    [{ hp_values: '28.5,,85.4' }, 'unreadable', true]
  ] as const)('has a reason when it cannot be checked: %j', (more, reason, flagged) => {
    expect(judge({ ...FLAT, ...more })).toMatchObject({ result: { kind: 'unchecked', reason }, flagged })
  })

  it('exists for every stage', () => {
    const stage = {
      stage_no: 1,
      power: null,
      torque: null,
      hp_values: '35,70,125',
      nm_values: '246,246,246',
      modifications: null
    }
    expect(
      buildCurves({ ...NONE, ...FLAT, remap_stages: [stage] }, OPTIONS).curves.map(
        (one) => one.plausibility.result.kind
      )
    ).toEqual(['consistent', 'off'])
  })

  it('uses the tolerance', () => {
    const source = { ...FLAT, hp_values: '28.5,60,85.4' }
    expect(judge(source).result.kind).toBe('off')
    expect(judge(source, { physicsTolerancePercent: 10 }).result.kind).toBe('consistent')
  })
})
