import { describe, expect, it } from 'vitest'
import { MAX_PAGES } from '@shared/sheets/html/pagination'
import { layoutIssues, MIN_CHART_HEIGHT } from '@shared/sheets/preflight/layout-issues'

const CLEAN = { pages: 1, overflow: [], clipped: [], missingGlyphs: [], missingPictures: [], lowestDrawing: null }

describe('what laying a sheet out found', () => {
  it('is nothing on a sheet that fits', () => {
    expect(layoutIssues(CLEAN)).toEqual([])
  })

  it('is one overflow, which names every part over the edge, the page itself only where no part is', () => {
    expect(layoutIssues({ ...CLEAN, pages: 2, overflow: ['terms', 'options', 'foot', 'page'] })).toEqual([
      {
        code: 'overflow',
        weight: 'stop',
        place: 'pages',
        block: 'options',
        params: { block: 'options, terms', pages: 2 }
      }
    ])
    expect(layoutIssues({ ...CLEAN, overflow: ['foot', 'page'] })).toEqual([
      { code: 'overflow', weight: 'stop', place: 'pages', params: { block: 'page', pages: 1 } }
    ])
    expect(layoutIssues({ ...CLEAN, pages: 2 })).toHaveLength(1)
    expect(layoutIssues({ ...CLEAN, pages: 2 }, 2).map(({ code }) => code)).toEqual(['pages'])
  })

  it('leads to the remark where that is over the edge', () => {
    expect(layoutIssues({ ...CLEAN, overflow: ['remark', 'terms'] })).toMatchObject([{ place: 'remark' }])
  })

  it('says how many pages a sheet has, and asks for a look from the third on', () => {
    expect(
      [1, 2, 3].flatMap((pages) =>
        layoutIssues({ ...CLEAN, pages }, pages, 'more').map(({ code, weight, params }) => [
          code,
          weight,
          params?.['count']
        ])
      )
    ).toEqual([
      ['pages', 'hint', 2],
      ['pages', 'warn', 3]
    ])
  })

  it('leads to the choice of pages where that is the cure, and says what is too much where it is not', () => {
    expect(layoutIssues({ ...CLEAN, overflow: ['options'] }, 1, 'one')).toMatchObject([
      { place: 'pages', params: { pages: 1 } }
    ])
    expect(layoutIssues({ ...CLEAN, overflow: ['options'] }, 1, 'more')).toMatchObject([
      { place: 'template', params: { most: MAX_PAGES } }
    ])
  })

  it('warns of a chart too low to be read, and refuses nothing for it', () => {
    expect(layoutIssues({ ...CLEAN, lowestDrawing: MIN_CHART_HEIGHT })).toEqual([])
    expect(layoutIssues({ ...CLEAN, lowestDrawing: 22.6 })).toEqual([
      { code: 'small-chart', weight: 'warn', place: 'pages', block: 'chart', params: { height: 22 } }
    ])
  })

  it('says of a part over the edge not also that its text is cut', () => {
    expect(
      layoutIssues({ ...CLEAN, overflow: ['terms'], clipped: ['terms', 'facts'] }).map(({ code, block }) => [
        code,
        block
      ])
    ).toEqual([
      ['overflow', 'terms'],
      ['clipped-text', 'facts']
    ])
  })
})
