import { describe, expect, it } from 'vitest'
import { workbook } from '@main/adapters/table-file/workbook'
import { engineTable } from '@shared/export/engine-export'
import { one, stamp } from '../../../shared/export/sample'
import { readWorkbook } from './read-workbook'

const FORMULAS = ['=1+1', '+cmd', '@SUM(A1)', '-2+3', '\t=1', '＝1']

describe('a workbook', () => {
  it('has numbers as numbers and units in its header', async () => {
    const table = engineTable([one], stamp)
    const { rows } = readWorkbook(await workbook(table))
    expect(rows[0]).toEqual(table.columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name)))
    expect(rows.slice(1)).toEqual(table.rows.map((row) => row.filter((value) => value !== null && value !== '')))
  })

  it.each(FORMULAS)('has the text %j unchanged and no formula', async (text) => {
    const { rows, xml } = readWorkbook(await workbook({ columns: [{ name: '=name' }], rows: [[text]] }))
    expect(rows).toEqual([['=name'], [text]])
    expect(xml).not.toContain('<f>')
  })

  it('keeps a long id as text and leaves cells without a number empty', async () => {
    const columns = ['id', 'power', 'torque'].map((name) => ({ name }))
    const { rows } = readWorkbook(await workbook({ columns, rows: [['9007199254740993', Infinity, null]] }))
    expect(rows[1]).toEqual(['9007199254740993'])
  })

  it('cuts a text at the limit of a cell, and leaves out what no file of XML can hold', async () => {
    const { rows } = readWorkbook(
      await workbook({ columns: [{ name: 'a' }, { name: 'b' }], rows: [['x'.repeat(40_000), 'a\0b\ud800c']] })
    )
    expect((rows[1]![0] as string).length).toBe(32_767)
    expect(rows[1]![1]).toBe('abc')
  })
})
