import { describe, expect, it } from 'vitest'
import { parseTable, tableJson } from '@shared/export/table-json'

const TABLE = {
  columns: [{ name: 'power', unit: 'PS' }, { name: 'name' }],
  rows: [
    [150, '2.0'],
    [null, 'x']
  ]
}

describe('a table in a message', () => {
  it('arrives as it was sent', () => {
    expect(parseTable(tableJson(TABLE))).toEqual(TABLE)
  })

  it.each([
    '',
    'null',
    '{}',
    '{"columns":[],"rows":{}}',
    '{"columns":["power"],"rows":[]}',
    '{"columns":[{"name":"power","unit":1}],"rows":[]}',
    '{"columns":[{"name":"power"}],"rows":[[1,2]]}',
    '{"columns":[{"name":"power"}],"rows":[[{"type":"Formula"}]]}'
  ])('is nothing else: %s', (text) => {
    expect(parseTable(text)).toBeNull()
  })
})
