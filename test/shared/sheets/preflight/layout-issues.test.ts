import { describe, expect, it } from 'vitest'
import { MAX_PAGES } from '@shared/sheets/html/pagination'
import { layoutIssues, MIN_CHART_HEIGHT } from '@shared/sheets/preflight/layout-issues'

const CLEAN = { pages: 1, overflow: [], clipped: [], missingGlyphs: [], missingPictures: [], lowestDrawing: null }

describe('layout issues', () => {
  it('are empty for a sheet that fits', () => {
    expect(layoutIssues(CLEAN)).toEqual([])
  })

  it('have one overflow with all blocks beyond the edge, or the page', () => {
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

  it('of an overflow lead to the remark if it is beyond the edge', () => {
    expect(layoutIssues({ ...CLEAN, overflow: ['remark', 'terms'] })).toMatchObject([{ place: 'remark' }])
  })

  it('have the number of pages, as a warning from the third page', () => {
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

  it('lead to the choice of pages where it helps, else name the maximum', () => {
    expect(layoutIssues({ ...CLEAN, overflow: ['options'] }, 1, 'one')).toMatchObject([
      { place: 'pages', params: { pages: 1 } }
    ])
    expect(layoutIssues({ ...CLEAN, overflow: ['options'] }, 1, 'more')).toMatchObject([
      { place: 'template', params: { most: MAX_PAGES } }
    ])
  })

  it('warn of an unreadably low chart', () => {
    expect(layoutIssues({ ...CLEAN, lowestDrawing: MIN_CHART_HEIGHT })).toEqual([])
    expect(layoutIssues({ ...CLEAN, lowestDrawing: 22.6 })).toEqual([
      { code: 'small-chart', weight: 'warn', place: 'pages', block: 'chart', params: { height: 22 } }
    ])
  })

  it('do not report a block beyond the edge as clipped', () => {
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
