import { expect, it } from 'vitest'
import {
  addressKind,
  hostKind,
  allowedLocale,
  allowedTime,
  allowedTimeOfDay,
  allowedVersion
} from '@shared/diagnostics/value-filters'

it.each([
  ['127.0.0.1', 'this machine'],
  ['localhost', 'this machine'],
  ['[::1]', 'this machine'],
  ['0.0.0.0', 'any address'],
  ['::', 'any address'],
  ['10.1.2.3', 'local network'],
  ['172.20.0.4', 'local network'],
  ['172.32.0.4', 'public'],
  ['192.168.0.9', 'local network'],
  ['100.64.0.1', 'local network'],
  ['fd12:3456::1', 'local network'],
  ['fe80::1', 'local network'],
  ['nas', 'local network'],
  ['broker.local', 'local network'],
  ['api.example.com', 'public'],
  ['8.8.8.8', 'public'],
  ['2001:db8::1', 'public']
] as const)('classifies %s: %s', (host, kind) => {
  expect(hostKind(host)).toBe(kind)
})

it.each([
  ['https://api.example.com', { scheme: 'https', host: 'public', port: false }],
  ['mqtt://u:p@[fd00::1]:1883/x', { scheme: 'mqtt', host: 'local network', port: true }],
  ['file:///home/lena', null],
  ['lena', null],
  ['', null],
  [7, null]
])('reduces %j to %j', (address, kind) => {
  expect(addressKind(address)).toEqual(kind)
})

it('removes the rest of versions, locales and times', () => {
  expect(['1.4.0', '1.4.0-beta.2', 'v24.9.0', '6.8.0-45-lenas-pc', '10.0.26100', 'lena'].map(allowedVersion)).toEqual([
    '1.4.0',
    '1.4.0-beta.2',
    '24.9.0',
    '6.8.0',
    '10.0.26100',
    null
  ])
  expect(['nb-NO', 'zh-Hant-TW', 'zh_TW.UTF-8', 'en', 'de-DE-x-lena', 'Lena'].map(allowedLocale)).toEqual([
    'nb-NO',
    'zh-Hant-TW',
    'zh-TW',
    'en',
    'de-DE',
    null
  ])
  expect(['2026-01-01T00:00:00+01:00', 0, 'Lena', '2026', NaN, 1e300].map(allowedTime)).toEqual([
    '2025-12-31T23:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    null,
    null,
    null,
    null
  ])
  expect(['19:00', '25:00', '19:00 Lena'].map(allowedTimeOfDay)).toEqual(['19:00', null, null])
})
