import { expect, test } from 'vitest'
import { Links } from '@main/services/links/links'
import type { OpenedLink } from '@contract/channels/app'
import type { EnginePath } from '@shared/catalogue/records'
import { engineLink } from '@shared/links/deep-link'
import { hasRightsOf, type Role } from '@shared/roles/role'
import { sheetLink, sheetNumber } from '@shared/sheets/sheet-number'

const path = (
  types: string | null,
  manufacturers: string | null,
  models: string | null,
  generations: string | null,
  engines: string | null
) => ({ types, manufacturers, models, generations, engines }) as EnginePath
const LINK = engineLink({ generations: '4', engines: '5' }, 'service.example', 'en')

function setUp({ listening = true } = {}) {
  const opened: OpenedLink[] = []
  const notices: unknown[] = []
  const mails: string[] = []
  const files: string[] = []
  const state = {
    profile: 'p1' as string | null,
    known: [path('1', '2', '3', '4', '5'), path('1', '2', '3', '9', '5')],
    own: [] as EnginePath[],
    shown: 0,
    allowed: true,
    agrees: true,
    listening,
    role: 'administrator' as Role,
    fileProblem: null as 'file-missing' | 'file-foreign' | null
  }
  const links = new Links({
    places: {
      pathsOf: async () => state.known,
      completePath: async (one) =>
        ({ ...one, ...(one.generations === '8' ? { models: '7', manufacturers: '6' } : {}) }) as EnginePath
    },
    libraryPaths: async () => state.own,
    notices: {
      replace: (notice) => void notices.push(notice),
      withdraw: (code) =>
        void notices.splice(0, Infinity, ...notices.filter((one) => (one as { code: string }).code !== code))
    },
    started: Promise.resolve(),
    profile: () => state.profile,
    service: () => 'service.example',
    allowed: () => state.allowed,
    may: (role) => hasRightsOf(state.role, role),
    fileOpened: async (format, path) => (files.push(`${format} ${path}`), state.fileProblem),
    show: async () => void state.shown++,
    opened: (link) => (state.listening ? opened.push(link) > 0 : false),
    openMail: async (address) => (mails.push(address), state.agrees)
  })
  return { links, opened, notices, mails, files, state }
}

test('opens an engine with the whole path that is stored for its generation', async () => {
  const s = setUp()
  await s.links.open(LINK)
  expect(s.opened).toEqual([{ kind: 'place', path: path('1', '2', '3', '4', '5') }])
})

test('opens an unknown engine by its own ids', async () => {
  const s = setUp()
  s.state.known = [path('1', '2', '3', '9', '5')]
  await s.links.open(LINK)
  expect(s.opened).toEqual([{ kind: 'place', path: path(null, null, null, '4', '5') }])
})

test('opens an unknown engine in a stored generation with the path of the generation', async () => {
  const s = setUp()
  s.state.known = []
  await s.links.open(engineLink({ generations: '8', engines: '5' }, 'service.example', 'en'))
  expect(s.opened).toEqual([{ kind: 'place', path: path(null, '6', '7', '8', '5') }])
})

test('takes a path from recent engines when the catalogue does not have it', async () => {
  const s = setUp()
  s.state.known = [path(null, null, null, '4', '5')]
  s.state.own = [path('1', '2', '3', '9', '5'), path('1', '2', '3', '4', '5')]
  await s.links.open(LINK)
  expect(s.opened).toEqual([{ kind: 'place', path: path('1', '2', '3', '4', '5') }])
})

test('reads typed links, and sheet numbers in any spelling', async () => {
  const s = setUp()
  const number = sheetNumber('KTR', 2026, 7)
  await s.links.openTyped(LINK, 1)
  await s.links.openTyped(number.toLowerCase().replaceAll('-', ' '), 1)
  // an American scanner on a German keyboard
  await s.links.openTyped(`dznodeskÖ--sheet-${number.replaceAll('-', 'ß')}`, 1)
  await s.links.openTyped('dynodesk://nothing', 1)
  expect(s.opened).toMatchObject([
    { kind: 'place', path: { generations: '4' } },
    { kind: 'sheet', number },
    { kind: 'sheet', number }
  ])
  expect(s.notices).toHaveLength(1)
})

test('completes a link without a place when exactly one is known', async () => {
  const s = setUp()
  const link = engineLink({ generations: null, engines: '5' }, 'service.example', 'en')
  await s.links.open(link)
  s.state.known = [path('1', '2', '3', '9', '5')]
  await s.links.open(link)
  expect(s.opened).toMatchObject([
    { path: { generations: null, engines: '5' } },
    { path: { models: '3', generations: '9', engines: '5' } }
  ])
})

test('opens nothing for a link of another service, whose numbers mean other vehicles here', async () => {
  const s = setUp()
  await s.links.open(engineLink({ generations: '4', engines: '5' }, 'demo', 'en'))
  expect([s.opened, s.notices]).toEqual([
    [],
    [{ kind: 'warning', code: 'link', params: { reason: 'other-service', theirs: 'demo', ours: 'service.example' } }]
  ])
})

test('reports an invalid link and opens nothing; an empty text is not reported', async () => {
  const s = setUp()
  await s.links.open('dynodesk://engine/1/2/../3')
  await s.links.open(null)
  expect([s.opened, s.notices]).toEqual([[], [{ kind: 'warning', code: 'link', params: {} }]])
})

test('takes the notice of a refused link back when another link opens', async () => {
  const s = setUp()
  await s.links.open('dynodesk://nothing')
  expect(s.notices).toHaveLength(1)
  await s.links.open(LINK)
  expect(s.notices).toEqual([])
})

test('ignores a link without a target, which neither raises the window nor replaces a waiting link', async () => {
  const s = setUp({ listening: false })
  await s.links.open(LINK)
  expect(s.state.shown).toBe(1)
  await s.links.open('dynodesk://engine/1/2/../3')
  s.state.listening = true
  s.links.windowListens()
  expect([s.opened.length, s.state.shown]).toEqual([1, 1])
  await s.links.open('dynodesk://nothing')
  expect(s.state.shown).toBe(1)
  await s.links.open(LINK)
  expect([s.opened.length, s.state.shown]).toEqual([2, 2])
})

test('does not open a place without a connection, but opens a sheet', async () => {
  const s = setUp()
  s.state.profile = null
  await s.links.open(LINK)
  expect(s.notices).toMatchObject([{ params: { reason: 'not-connected' } }])
  const number = sheetNumber('KTR', 2026, 7)
  await s.links.open(sheetLink(number))
  expect([s.opened, s.notices]).toMatchObject([[{ kind: 'sheet', number }], []])
})

test('delivers a link once a window listens, and raises it; the last of several wins', async () => {
  const s = setUp({ listening: false })
  await s.links.open(engineLink({ generations: '9', engines: '5' }, 'service.example', 'en'))
  await s.links.open(LINK)
  expect([s.opened, s.state.shown]).toEqual([[], 2])
  s.state.listening = true
  s.links.windowListens()
  s.state.listening = true
  s.links.windowListens()
  expect(s.opened).toMatchObject([{ path: { generations: '4' } }])
})

test('refuses a mail by the policy before any question, and otherwise asks the person', async () => {
  const s = setUp()
  const mail = { subject: 'Corsale II', lines: ['190 PS', 'link'], keep: 1 }
  expect(await s.links.mail(mail)).toEqual({ ok: true, value: true })
  expect(s.mails).toEqual(['mailto:?subject=Corsale%20II&body=190%20PS%0D%0Alink'])
  s.state.agrees = false
  expect(await s.links.mail(mail)).toEqual({ ok: true, value: false })
  s.state.allowed = false
  expect(await s.links.mail(mail)).toMatchObject({ ok: false, failure: { code: 'export-off' } })
  expect(s.mails).toHaveLength(2)
})

test('sends the name of an opened file to the window, and raises it', async () => {
  const s = setUp()
  await s.links.open('/home/anna/Down loads/Fleet.DynoPack')
  await s.links.open('C:\\Users\\anna\\shop.dynosheet')
  expect(s.files).toEqual(['pack /home/anna/Down loads/Fleet.DynoPack', 'template C:\\Users\\anna\\shop.dynosheet'])
  expect(s.opened).toEqual([
    { kind: 'file', format: 'pack', name: 'Fleet.DynoPack' },
    { kind: 'file', format: 'template', name: 'shop.dynosheet' }
  ])
  expect(s.state.shown).toBe(2)
})

test('holds a file until the window listens, and refuses it without a connection', async () => {
  const s = setUp({ listening: false })
  await s.links.open('/a.dynopack')
  s.state.listening = true
  s.links.windowListens()
  expect(s.opened).toEqual([{ kind: 'file', format: 'pack', name: 'a.dynopack' }])
  s.state.profile = null
  await s.links.open('/b.dynopack')
  expect(s.files).toEqual(['pack /a.dynopack'])
  expect(s.notices).toEqual([{ kind: 'warning', code: 'link', params: { reason: 'not-connected' } }])
})

test('opens no file by a path from a page', async () => {
  const s = setUp()
  await s.links.openTyped('/etc/secret.dynopack', 1)
  expect(s.files).toEqual([])
  expect(s.opened).toEqual([])
})

test('reports a missing or unreadable file by name, and opens nothing', async () => {
  const s = setUp()
  s.state.fileProblem = 'file-missing'
  await s.links.open('/home/anna/gone.csv')
  expect(s.opened).toEqual([])
  expect(s.state.shown).toBe(0)
  expect(s.notices).toEqual([{ kind: 'warning', code: 'link', params: { reason: 'file-missing', file: 'gone.csv' } }])
})

test('opens settings only when dropped by an administrator, also before the first connection', async () => {
  const s = setUp()
  s.state.profile = null
  await s.links.openDropped(['/home/anna/dynodesk-settings.json'], 7)
  expect(s.opened).toEqual([{ kind: 'file', format: 'settings', name: 'dynodesk-settings.json' }])
  expect(s.files).toEqual(['settings /home/anna/dynodesk-settings.json'])
  await s.links.open('/home/anna/dynodesk-settings.json')
  s.state.role = 'sales'
  await s.links.openDropped(['/home/anna/dynodesk-settings.json'], 7)
  expect(s.opened).toHaveLength(1)
  expect(s.notices).toMatchObject([{ code: 'link' }, { code: 'role' }])
})

test('opens a backup for an administrator only, also before the first connection', async () => {
  const s = setUp()
  s.state.profile = null
  await s.links.open('/home/anna/shop.dynobackup')
  expect(s.opened).toEqual([{ kind: 'file', format: 'backup', name: 'shop.dynobackup' }])
  s.state.role = 'workshop'
  await s.links.open('/home/anna/shop.dynobackup')
  expect(s.opened).toHaveLength(1)
  expect(s.notices).toMatchObject([{ code: 'role' }])
})

test('opens a pack or a template for the workshop, and a table for everyone', async () => {
  const s = setUp()
  s.state.role = 'sales'
  for (const name of ['shop.dynopack', 'shop.dynosheet']) {
    await s.links.openDropped([`/home/anna/${name}`], 7)
    expect(s.opened).toEqual([])
    expect(s.notices).toMatchObject([{ code: 'role' }])
    s.notices.length = 0
  }
  expect(s.files).toEqual([])
  await s.links.openDropped(['/home/anna/jobs.csv'], 7)
  s.state.role = 'workshop'
  await s.links.openDropped(['/home/anna/shop.dynopack'], 7)
  expect(s.opened).toMatchObject([{ format: 'table' }, { format: 'pack' }])
})

test('opens a dropped file in its page, and refuses another format and more than one file', async () => {
  const s = setUp()
  await s.links.openDropped(['/home/anna/Monday.CSV'], 7)
  expect(s.opened).toEqual([{ kind: 'file', format: 'table', name: 'Monday.CSV' }])
  expect(s.state.shown).toBe(0)
  await s.links.openDropped(['C:\\anna\\offer.xlsx'], 7)
  await s.links.openDropped(['/a.csv', '/b.csv'], 7)
  expect(s.notices).toEqual([
    { kind: 'warning', code: 'link', params: { reason: 'file-unknown', file: 'offer.xlsx' } },
    { kind: 'warning', code: 'link', params: { reason: 'file-several' } }
  ])
  expect(s.opened).toHaveLength(1)
})
