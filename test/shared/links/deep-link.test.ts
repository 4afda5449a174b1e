import { describe, expect, test } from 'vitest'
import { engineLink, deepLinkInArgs, parseDeepLink } from '@shared/links/deep-link'
import { sheetLink, sheetNumber } from '@shared/sheets/sheet-number'

const NOWHERE = { types: null, manufacturers: null, models: null, generations: null, engines: null }

describe('a deep link', () => {
  test('to an engine survives a round trip, with ids of any size', () => {
    const link = engineLink(
      { generations: '-9223372036854775808', engines: '9223372036854775807' },
      'service.example:8443',
      'zh-hans'
    )
    expect(link).toBe(
      'dynodesk://engine/-9223372036854775808/9223372036854775807?lang=zh-hans&service=service.example%3A8443'
    )
    expect(parseDeepLink(link)).toEqual({
      kind: 'place',
      path: { ...NOWHERE, generations: '-9223372036854775808', engines: '9223372036854775807' },
      service: 'service.example:8443'
    })
  })
  test('to an engine without a place has a dash', () => {
    expect(parseDeepLink(engineLink({ generations: null, engines: '5' }, 'demo', 'en'))).toMatchObject({
      path: { ...NOWHERE, engines: '5' },
      service: 'demo'
    })
  })
  test('leads to any level', () => {
    expect(parseDeepLink('dynodesk://catalogue/1')).toMatchObject({
      path: { ...NOWHERE, types: '1' },
      service: null
    })
    expect(parseDeepLink('DYNODESK://Catalogue/1/2/3/4/')).toMatchObject({
      path: { types: '1', manufacturers: '2', models: '3', generations: '4', engines: null }
    })
  })
  test('to a sheet has the number on the paper', () => {
    const number = sheetNumber('KTR', 2026, 42)
    expect(parseDeepLink(sheetLink(number))).toEqual({ kind: 'sheet', number })
  })
  test.each([
    '',
    'https://engine/1/2',
    'dynodesk:engine/1/2',
    'dynodesk://engine/1',
    'dynodesk://engine/1/2/3',
    'dynodesk://engine/1/x',
    'dynodesk://engine/1/9223372036854775808',
    'dynodesk://engine//2',
    'dynodesk://engine/1/-',
    'dynodesk://engine/1/../2',
    'dynodesk://catalogue/',
    'dynodesk://catalogue/1//3',
    'dynodesk://catalogue/1/2/3/4/5',
    'dynodesk://settings/',
    `dynodesk://sheet/${sheetNumber('KTR', 2026, 42).slice(0, -1)}?`,
    'dynodesk://sheet/a/b',
    'dynodesk://user@engine/1/2',
    'dynodesk://engine/1/2#<script>',
    `dynodesk://engine/1/2?lang=${'x'.repeat(1000)}`
  ])('refuses %s', (text) => {
    expect(parseDeepLink(text)).toBeNull()
  })
  test('ignores values that cannot be decoded', () => {
    expect(parseDeepLink('dynodesk://engine/1/2?lang=xx&service=%ff')).toMatchObject({ service: null })
  })
  test('is found among the command-line arguments', () => {
    expect(
      deepLinkInArgs([
        '/usr/bin/dynodesk',
        '--flag=dynodesk://engine/1/2',
        'dynodesk://sheet/1',
        'dynodesk://engine/1/2'
      ])
    ).toBe('dynodesk://sheet/1')
    expect(deepLinkInArgs(['/usr/bin/dynodesk', '.'])).toBeNull()
  })
})
