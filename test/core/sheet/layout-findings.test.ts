import { describe, expect, it } from 'vitest'
import { layoutFindings } from '@core/sheet/layout-findings'

const CLEAN = { pages: 1, overflow: [], clipped: [], missingGlyphs: [], missingPictures: [] }

describe('what laying a sheet out found', () => {
  it('is nothing on a sheet that fits', () => {
    expect(layoutFindings(CLEAN)).toEqual([])
  })

  it('is one overflow, which names every part over the edge, the page itself only where no part is', () => {
    expect(layoutFindings({ ...CLEAN, pages: 2, overflow: ['terms', 'options', 'foot', 'page'] })).toEqual([
      { code: 'overflow', weight: 'stop', place: 'template', block: 'options', params: { block: 'options, terms', pages: 2 } }
    ])
    expect(layoutFindings({ ...CLEAN, overflow: ['foot', 'page'] })).toEqual([{ code: 'overflow', weight: 'stop', place: 'template', params: { block: 'page', pages: 1 } }])
    expect(layoutFindings({ ...CLEAN, pages: 2 })).toHaveLength(1)
    expect(layoutFindings({ ...CLEAN, pages: 2 }, 2)).toEqual([])
  })

  it('leads to the remark where that is over the edge', () => {
    expect(layoutFindings({ ...CLEAN, overflow: ['remark', 'terms'] })).toMatchObject([{ place: 'remark' }])
  })

  it('says of a part over the edge not also that its text is cut', () => {
    expect(layoutFindings({ ...CLEAN, overflow: ['terms'], clipped: ['terms', 'facts'] }).map(({ code, block }) => [code, block])).toEqual([['overflow', 'terms'], ['clipped-text', 'facts']])
  })
})
