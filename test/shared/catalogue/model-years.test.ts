import { describe, expect, it } from 'vitest'
import { yearsText } from '@shared/catalogue/model-years'

describe('years of a generation (trap 53)', () => {
  it.each([
    [2012, 2019, '2012–2019'],
    [2012, null, '2012–'],
    [null, 2019, '–2019'],
    [2012, 2012, '2012'],
    [null, null, null],
    [undefined, undefined, null],
    [0, null, '0–']
  ])('%s and %s read %s', (from, to, text) => {
    expect(yearsText(from, to)).toBe(text)
  })
})
