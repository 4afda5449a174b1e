import { describe, expect, test } from 'vitest'
import { jobLines, jobQueries, parseJobList, serviceSearchQuery } from '@shared/packs/job-lines'
import { random } from '../../helpers/random'

describe('lines', () => {
  test('are trimmed and unique, ignoring bullets and case', () => {
    expect(jobLines('Corsale II 2.0 TDR\r\n\n   \n- corsale ii  2.0 tdr\n---\n1. Tavo I\n\tTavo I\n')).toEqual([
      'Corsale II 2.0 TDR',
      '1. Tavo I'
    ])
  })
  test('keep other scripts, and lose half surrogates and excess length', () => {
    expect(jobLines('大众 高尔夫\nЛада\ud83d')).toEqual(['大众 高尔夫', 'Лада\ufffd'])
    expect(jobLines('x'.repeat(2000))[0]).toHaveLength(500)
    expect(jobLines(Array.from({ length: 900 }, (_, i) => `car ${i}`).join('\n'))).toHaveLength(500)
  })
  test('that are left out are counted, except blank ones', () => {
    expect(parseJobList('Audi A4\n??!!\n\n  \n- audi a4\nTavo')).toEqual({
      lines: ['Audi A4', 'Tavo'],
      leftOut: 2,
      beyond: 0
    })
    expect(parseJobList([...Array.from({ length: 503 }, (_, i) => `car ${i}`), 'car 1'].join('\n'))).toMatchObject({
      leftOut: 1,
      beyond: 3
    })
  })
})

describe('the search texts of a line', () => {
  test.each([
    ['Corsale II 2.0 TDR', 'Corsale II 2.0 TDR'],
    ['08:30 Corsale II 2.0 TDR', 'Corsale II 2.0 TDR'],
    ['3) Corsale II', 'Corsale II'],
    ['• 14.15–15.00 Corsale II', 'Corsale II'],
    ['TDRB', 'TDRB'],
    ['Delmark EDX17', 'Delmark EDX17']
  ])('of %j begin with %j', (line, first) => expect(jobQueries(line)[0]).toBe(first))
  test.each([
    ['AB-123-CD Corsale II 2.0 TDR', 'Corsale II 2.0 TDR'],
    ['Corsale II 2.0 TDR (Mr Berzins, 2nd time)', 'Corsale II 2.0 TDR'],
    ['B MW 1234, Corsale II, 0171 2345678', 'Corsale II']
  ])('of %j contain %j', (line, query) => expect(jobQueries(line)).toContain(query))
  test('contain the parts between commas and tabs, longest first', () => {
    expect(jobQueries('Tavo\tCorsale II 2.0 TDR\t150')).toEqual(
      expect.arrayContaining(['Corsale II 2.0 TDR', 'Tavo', '150'])
    )
  })
  test('keep numbers of models, which do not look like plates', () => {
    for (const name of ['320d', 'A4 2.0', 'C 220', 'X5', '911', 'CLS 350', 'T5 2.5'])
      expect(jobQueries(name)[0]).toBe(name)
  })
  test('always have a letter or digit, for any text (seeded)', () => {
    const r = random(7)
    const signs = [...'AB12 .,;:-–()"\t|[]xé大+/#']
    for (let i = 0; i < 500; i++) {
      const line = Array.from({ length: r.int(0, 500) }, () => r.pick(signs)).join('')
      for (const query of jobQueries(line)) expect(query).toMatch(/[\p{L}\p{N}]/u)
    }
  })
})

describe('the query for the service', () => {
  test.each([
    ['Arvenna Corsale II 2.0 TDR 150', 'Arvenna Corsale 2.0 TDR'],
    ['Arvenna Corsale 2014 2.0 TDR 110kW', 'Arvenna Corsale 2.0 TDR'],
    ['Belmora Tavo Mk 7 1.4 (2012-2015)', 'Belmora Tavo 1.4'],
    ['Arvenna Corsale 2012-2015, stage 1, EDC17C64', 'Arvenna Corsale'],
    ['Audi A4 2.0 diesel 150', 'Audi A4 2.0'],
    ['Peugeot 308', 'Peugeot 308'],
    ['2014', '2014'],
    ['Tavo V8', 'Tavo V8'],
    ['BMW X5', 'BMW X5']
  ])('%s: %s', (line, query) => expect(serviceSearchQuery(line)).toBe(query))
  test('is stable when it is built from itself', () => {
    for (const line of ['Arvenna Corsale II 2.0 TDR 150', 'AB-123-CD Corsale IV 320 PS'])
      expect(serviceSearchQuery(serviceSearchQuery(line))).toBe(serviceSearchQuery(line))
  })
})
