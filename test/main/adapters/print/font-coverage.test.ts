import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FontCoverage, type FontCoverageTable } from '@main/adapters/print'
import { PANGRAMS } from '../../../fixtures/pangrams'

const table = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../resources/fonts/coverage.json'), 'utf8')
) as FontCoverageTable

describe('characters that cannot be drawn', () => {
  it('do not exist in the nine languages', () => {
    expect(new FontCoverage(table).missing(Object.values(PANGRAMS).join(''))).toEqual([])
  })

  it('are reported once each, in the order of the text', () => {
    expect(new FontCoverage(table).missing('a🚗b\u{0905}🚗')).toEqual(['🚗', '\u{0905}'])
  })

  it('leave out those that are never drawn', () => {
    expect(new FontCoverage({ none: '1' }).missing('\n\t\u00AD\u200B\u200E\uFE0F')).toEqual([])
  })

  it('follow the ends of the ranges, also where families overlap', () => {
    const coverage = new FontCoverage({ wide: '2s-50', narrow: '2t-2u 5a' }) // 100-180; 101-102, 190
    expect([99, 100, 103, 180, 181, 189, 190, 191].map((code) => coverage.has(code))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      true,
      false
    ])
  })
})
