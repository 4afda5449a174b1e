/** The columns and the JSON form of docs/export.md. */
import { expect, test } from 'vitest'
import { buildCurves } from '@shared/dyno/curve-set'
import { csvText, type ExportTable } from '@shared/export/csv'
import { curveTable } from '@shared/export/curve-export'
import { engineJson, engineTable } from '@shared/export/engine-export'
import { isSettingKey } from '@shared/settings/schema'
import { COMMA, one, stamp } from '../../shared/export/sample'
import { quotedIn, readGuide } from './guide'

const guide = readGuide('docs/export.md')
const headerOf = (table: ExportTable): string[] =>
  csvText({ ...table, rows: [] }, COMMA)
    .trim()
    .split(',')

test('every column that the text names is in a file', () => {
  const strings = { hp_values: '1,2', nm_values: '1,2', rpm_values: '1000,2000' }
  const remap_stages = [{ stage_no: 1, power: 190, torque: 400, ...strings, modifications: null }]
  const curves = buildCurves(
    { power: 150, torque: 340, ...strings, remap_stages },
    { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
  )
  const converted = { ...stamp, assumed: { ...stamp.assumed, stage: { power: 'kW', torque: 'Nm' } } } as const
  const columns = [
    ...headerOf(engineTable([one], stamp)),
    ...headerOf(engineTable([one], converted)),
    ...headerOf(curveTable(curves, { id: '1', name: 'x', fetchedAt: one.fetchedAt }, stamp))
  ]
  const named = quotedIn(guide.section('CSV')).filter((name) => /^[a-z]\w+(?: \(.+\))?$/.test(name))
  // values of cells and of settings, and the column that the power of a curve begins with
  const values = ['comma', 'semicolon', 'list', 'detail', 'performance']
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !columns.includes(name) && !values.includes(name))).toEqual([])
})

test('the last columns are those of the source, in the order of the text', () => {
  const [, words = ''] = /Every line ends with its source: (.*?)\. Sorting/s.exec(guide.section('CSV')) ?? []
  expect(headerOf(engineTable([one], stamp)).slice(-5)).toEqual(quotedIn(words))
})

test('the JSON file has the form of the text', () => {
  const [form = ''] = quotedIn(guide.section('JSON'))
  const keys = [...form.matchAll(/"(\w+)"/g)].map(([, key]) => key!)
  const json = JSON.parse(engineJson([{ ...one, performanceFetchedAt: one.fetchedAt }], stamp)) as {
    format: string
    version: number
    engines: object[]
  }
  expect(form).toContain(`"format": "${json.format}", "version": ${json.version}`)
  const [entry = {}] = json.engines
  expect([...Object.keys(json), ...Object.keys(entry)].sort()).toEqual(keys.filter((key) => key !== json.format).sort())
  expect(
    quotedIn(guide.prose)
      .filter((name) => name.startsWith('export.'))
      .filter((key) => !isSettingKey(key))
  ).toEqual([])
})
