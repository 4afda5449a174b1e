import { describe, expect, it } from 'vitest'
import { judgeList, parseUpdateList, type Installation, type UpdateList } from '@shared/updates/update-list'
import { compareVersions, isVersion } from '@shared/updates/version'

const FILE = {
  platform: 'linux' as const,
  arch: 'x64',
  name: 'Dynodesk.AppImage',
  size: 10,
  sha512: `${'A'.repeat(86)}==`
}
const LIST: UpdateList = {
  channel: 'stable',
  version: '1.2.0',
  issued: '2026-03-01T00:00:00.000Z',
  expires: '2026-05-01T00:00:00.000Z',
  notes: { en: 'New.' },
  files: [FILE, { ...FILE, platform: 'win32', name: 'Dynodesk.exe' }]
}
const HERE: Installation = {
  version: '1.1.9',
  platform: 'linux',
  arch: 'x64',
  nowMs: Date.parse('2026-03-02T08:00:00Z'),
  seen: null
}
const seen = (version: string, issued: string) => ({ ...HERE, seen: { version, issued } })

describe('a list with a valid signature', () => {
  it('offers its file for this system to an older version', () => {
    expect(judgeList(LIST, HERE)).toEqual({ kind: 'update', file: FILE })
    expect(judgeList(LIST, { ...HERE, version: '1.2.0', platform: 'freebsd' })).toEqual({ kind: 'current' })
  })
  it.each([
    ['other-channel', { ...LIST, channel: 'beta' }, HERE],
    ['other-platform', { ...LIST, files: [] }, HERE],
    ['other-platform', LIST, { ...HERE, arch: 'arm64' }],
    ['expired', LIST, { ...HERE, nowMs: Date.parse(LIST.expires) }],
    ['future', LIST, { ...HERE, nowMs: Date.parse(LIST.issued) - 86_400_001 }],
    ['rollback', LIST, { ...HERE, version: '1.10.0' }],
    ['rollback', LIST, seen('1.2.1', '2026-02-01T00:00:00.000Z')],
    // the same version with the files of an earlier list
    ['rollback', LIST, seen('1.2.0', '2026-03-01T00:00:00.001Z')]
  ])('is refused: %s', (problem, list, installation) => {
    expect(judgeList(list, installation)).toEqual({ kind: 'refused', problem })
  })
  it('is accepted again as the newest one seen', () => {
    expect(judgeList(LIST, seen('1.2.0', LIST.issued)).kind).toBe('update')
  })
})

describe('the text of a list', () => {
  const read = (more: object) => parseUpdateList(JSON.stringify({ ...LIST, ...more }))
  it('is read without unknown fields', () => {
    expect(read({ more: 1 })).toEqual(LIST)
  })
  it.each([
    ['no JSON', null],
    ['a version with letters', { version: '1.2.0-beta' }],
    ['a local time', { expires: '2026-05-01 00:00' }],
    ['a folder in a name', { files: [{ ...FILE, name: '../Dynodesk.AppImage' }] }],
    ['an option as a name', { files: [{ ...FILE, name: '-x.AppImage' }] }],
    ['a file of another kind', { files: [{ ...FILE, name: 'Dynodesk.sh' }] }],
    ['no size', { files: [{ ...FILE, size: 0 }] }],
    ['two gigabytes', { files: [{ ...FILE, size: 2 ** 31 }] }],
    ['a short digest', { files: [{ ...FILE, sha512: 'AAAA' }] }],
    ['notes that are no text', { notes: { en: 1 } }],
    ['endless notes', { notes: { en: 'x'.repeat(20_001) } }]
  ])('is no list: %s', (_name, more) => {
    expect(more === null ? parseUpdateList('{') : read(more)).toBeNull()
  })
})

describe('versions', () => {
  it('compare by number', () => {
    expect(['0.10.0', '0.9.9', '1.0.0', '0.2.0'].sort(compareVersions)).toEqual(['0.2.0', '0.9.9', '0.10.0', '1.0.0'])
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
  })
  it('have three numbers', () => {
    expect(['1.2.3', '01.2.3', '1.2', '1.2.3.4', ' 1.2.3', 1].map(isVersion)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false
    ])
  })
})
