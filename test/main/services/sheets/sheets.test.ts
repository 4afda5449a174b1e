import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EngineId, GenerationId, ModelId } from '@shared/catalogue/ids'
import { defaultSettings } from '@shared/settings/schema'
import type { MeasuredRun } from '@shared/measured-runs/measured-run'
import { placeholderValues } from '@shared/sheets/compose/compose-sheet'
import type { OptionRule } from '@shared/sheets/rules/option-rules'
import type { SheetChoice } from '@shared/sheets/snapshot'
import { LANGUAGES, type LanguageCode } from '@shared/text/languages'
import type { BatchState } from '@contract/channels/sheets'
import type { Result } from '@contract/failures'
import type { PathInput } from '@contract/channels/catalogue'
import type { CatalogueQueries } from '@main/services/catalogue/cached-catalogue'
import { createRetentionPolicy } from '@main/services/catalogue/retention-policy'
import { SheetBatch } from '@main/services/sheets/sheet-batch'
import { SheetChanges } from '@main/services/sheets/sheet-changes'
import { SheetSnapshots } from '@main/services/sheets/sheet-snapshots'
import { Sheets } from '@main/services/sheets/sheets'
import { choice, engine, PERFORMANCE, stage, template } from '../../../shared/sheets/sample'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeDocuments, FakePaper, FakePrinting, FakeSheetFileStore } from '../../../fakes/printing'
import { FakeCatalogueStore, FakeUserStore } from '../../../fakes/store'

const NOW = Date.UTC(2026, 10, 12, 10)
const HELD = Date.UTC(2026, 10, 10, 9)
const path = (engines = '40'): PathInput => ({ types: '1', manufacturers: '2', models: '3', generations: '4', engines })
/** Id of the page that opens a sheet. */
const PAGE = 1
const PNG = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }

const storedText = (number: string): string => new TextDecoder().decode(sheetFiles.kept.get(number)?.pdf ?? undefined)

let store: FakeCatalogueStore
let person: FakeUserStore
let clock: FakeClock
let documents: FakeDocuments
let paper: FakePaper
let printing: FakePrinting
let sheetFiles: FakeSheetFileStore
const RUN: MeasuredRun = {
  kind: 'measured',
  id: 'r1',
  title: 'Before',
  file: 'bench.csv',
  importedAt: '2026-11-10T10:00:00.000Z',
  correction: 'din-70020',
  rpm: [1000, 3000, 4000],
  power: [23, 143, 148],
  torque: [165, 335, 260],
  mapping: {
    separator: ',',
    decimal: '.',
    headerLines: 1,
    rpm: 0,
    rpmScale: 1,
    power: 1,
    powerUnit: 'PS',
    torque: 2,
    torqueUnit: 'Nm',
    correction: 'din-70020'
  }
}
let rules: OptionRule[]
let runs: MeasuredRun[]
let asked: string[]
let answers: (name: string) => 'offline' | 'answer'
let picture: typeof PNG | null
/** The first answers, before `picture`. */
let firstPictures: (typeof PNG)[]
let saved: Map<string, string>
let target: string | null
let showsTrade: boolean
let kind: 'customer' | 'workshop' | 'offer'
let keep: { keepMs: number | null; readAfterEnd: boolean }
let ended: boolean
let profile: string
let reports: { readonly title: string; readonly numbers: string }[]

const asker: CatalogueQueries = {
  cached: async () => null,
  query: async (name, params, options) => {
    asked.push(`${name} ${options?.language}`)
    if (answers(name) === 'offline') return { ok: false, failure: { code: 'offline' } }
    const data = name === 'engine' ? engine({ name: '2.0 TDR 150 (lt)' }) : PERFORMANCE
    await store.write('p', name, params, options?.language ?? 'en', data as never, clock.now())
    return { ok: true, value: { data: data as never, fetchedAt: '', source: 'service', language: 'en' } }
  }
}
function make() {
  const snapshots = new SheetSnapshots({
    catalogue: asker,
    store,
    userStore: person,
    clock,
    log: new FakeLog(),
    retention: createRetentionPolicy({
      clock,
      log: new FakeLog(),
      store: { expire: async () => {} },
      rules: () => keep,
      subscriptionEnded: () => ended,
      clockIsConfirmed: () => true
    }),
    profile: () => profile,
    host: () => 'api.example.com',
    picture: async () => firstPictures.shift() ?? picture,
    setting: (key) => defaultSettings()[key],
    rules: async () => rules,
    measured: async () => runs,
    template: async (id) => (id === 'customer' ? template(kind) : null),
    showsTrade: () => showsTrade
  })
  let ids = 0
  const changes = new SheetChanges({
    snapshots,
    userStore: person,
    log: new FakeLog(),
    profile: () => profile,
    digest: (text) => text,
    onFiguresChanged: ({ title, numbers }) => void reports.push({ title, numbers: numbers.join(', ') })
  })
  const sheets = new Sheets({
    snapshots,
    changes,
    userStore: person,
    sheetFiles,
    documents,
    pdf: paper,
    printing,
    clock,
    log: new FakeLog(),
    newId: () => `d${ids++}`,
    installationLetters: async () => 'KTR',
    policy: () => ({ listMs: 7 * 86_400_000, engineMs: 14 * 86_400_000, emptyMs: 1 }),
    qrCode: () => [[true]],
    chooseTarget: async () => target,
    showsTrade: () => showsTrade,
    write: async (file, bytes) => {
      saved.set(file, new TextDecoder().decode(bytes))
      return { ok: true, value: { file } }
    },
    changed: () => {}
  })
  return { snapshots, sheets, changes }
}
async function hold(engines: string, more = {}, language: LanguageCode = 'en', at = HELD): Promise<void> {
  await store.write(
    'p',
    'engine',
    { engine_id: engines as EngineId },
    language,
    engine({ id: engines as EngineId, ...more }),
    at
  )
  await store.write(
    'p',
    'performance',
    { generation_id: '4' as GenerationId, engine_id: engines as EngineId },
    language,
    PERFORMANCE,
    at
  )
}
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}
const why = (result: Result<unknown>) =>
  result.ok ? 'done' : `${result.failure.code} ${result.failure.params?.['reason'] ?? ''}`.trim()
const draftOf = (
  sheets: ReturnType<typeof make>['sheets'],
  chosen: SheetChoice = choice(),
  spend = false,
  of = path()
) => sheets.draft({ path: of, choice: chosen, spend })

beforeEach(async () => {
  store = new FakeCatalogueStore()
  person = new FakeUserStore()
  clock = new FakeClock({ wall: NOW })
  documents = new FakeDocuments()
  paper = new FakePaper(documents)
  printing = new FakePrinting()
  showsTrade = true
  sheetFiles = new FakeSheetFileStore()
  rules = []
  runs = [RUN]
  asked = []
  answers = () => 'answer'
  picture = PNG
  firstPictures = []
  saved = new Map()
  target = '/out/a.pdf'
  kind = 'customer'
  keep = { keepMs: null, readAfterEnd: true }
  ended = false
  profile = 'p'
  reports = []
  await store.write(
    'p',
    'generations',
    { model_id: '3' as ModelId },
    'en',
    [{ id: '4', name: 'II', year: 2014, yearend: 2019, photo: 'https://x/p', photo_unbranded: 'https://x/u' }] as never,
    HELD
  )
  await hold('40')
})

describe('a draft', () => {
  it('costs nothing when everything is stored, and its document is served until its release', async () => {
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    expect(draft).toMatchObject({ calls: 0, callsForLanguage: 0, stages: [1, 2] })
    expect(asked).toEqual([])
    const document = documents.open_.get(draft.preview)
    expect(document?.html).toContain('2.0 TDR 150')
    expect(Object.keys(document?.assets ?? {}).sort()).toEqual(['logo-0', 'vehicle-0'])
    sheets.release(draft.id)
    expect(documents.open_.size).toBe(0)
  })

  it('in another language reports the calls for its texts, and makes them only on request', async () => {
    const { sheets } = make()
    expect(value(await draftOf(sheets, choice({ language: 'lt' })))).toMatchObject({ calls: 0, callsForLanguage: 1 })
    expect(asked).toEqual([])
    const fetched = value(await draftOf(sheets, choice({ language: 'lt' }), true))
    expect(fetched).toMatchObject({ calls: 1, callsForLanguage: 0 })
    expect(asked).toEqual(['engine lt'])
    expect(documents.open_.get(fetched.preview)?.html).toContain('2.0 TDR 150 (lt)')
  })

  it('switches between stored languages without a call, each with its own texts', async () => {
    const { sheets } = make()
    for (const language of LANGUAGES)
      await hold('40', { remap_stages: [stage(1, 1.2, `intake ${language}`)] }, language)
    for (const language of [...LANGUAGES, ...LANGUAGES.toReversed()]) {
      const draft = value(await draftOf(sheets, choice({ language })))
      expect(draft, language).toMatchObject({ calls: 0, callsForLanguage: 0 })
      expect(draft.findings.map(({ code }) => code)).not.toContain('other-language')
      expect(documents.open_.get(draft.preview)?.html).toContain(`intake ${language}<`)
    }
    expect(asked).toEqual([])
  })

  it('marks texts that the service has in English only', async () => {
    const option = (name: string) => ({ code: 'POPS', name, description: null, icon: null })
    await hold('40', { remap_stages: [], options: [option('Exhaust pops')] })
    await hold('40', { remap_stages: [], options: [option('Exhaust pops')] }, 'nb')
    await hold('40', { remap_stages: [], options: [option('Atšaudymas')] }, 'lt')
    const { sheets } = make()
    kind = 'workshop'
    const marked = async (language: LanguageCode): Promise<boolean> =>
      (documents.open_.get(value(await draftOf(sheets, choice({ language }))).preview)?.html ?? '').includes(
        '<span class="lang">EN</span>'
      )
    expect([await marked('en'), await marked('nb'), await marked('lt')]).toEqual([false, true, false])
  })

  it('falls back to the stored language when the service is unreachable', async () => {
    answers = () => 'offline'
    const draft = value(await draftOf(make().sheets, choice({ language: 'lt' }), true))
    expect(documents.open_.get(draft.preview)?.html).toContain('2.0 TDR 150')
    expect(draft.callsForLanguage).toBe(1)
  })

  it('of an engine that is not stored reports it with the number of calls, and makes none', async () => {
    const refused = await draftOf(make().sheets, choice(), false, path('41'))
    expect(refused).toMatchObject({ ok: false, failure: { code: 'sheet', params: { reason: 'not-held', calls: 2 } } })
    expect(asked).toEqual([])
  })

  it('uses the unbranded picture only, and reports a picture that could not be loaded', async () => {
    picture = null
    const draft = value(await draftOf(make().sheets))
    expect(Object.keys(documents.open_.get(draft.preview)?.assets ?? {})).toEqual(['logo-0'])
    expect(draft.findings.map(({ code }) => code)).toContain('missing-picture')
  })

  it('has the private note only on sheets of the workshop', async () => {
    await person.setNote('p', '40' as EngineId, 'owes us money')
    const noted = choice({ note: true })
    expect(documents.open_.get(value(await draftOf(make().sheets, noted)).preview)?.html).not.toContain('owes us money')
    kind = 'workshop'
    expect(documents.open_.get(value(await draftOf(make().sheets, noted)).preview)?.html).toContain('owes us money')
  })

  it('keeps sheets of the workshop from sales, also in the list', async () => {
    const { sheets } = make()
    kind = 'workshop'
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    kind = 'customer'
    const plain = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    showsTrade = false
    expect(value(await sheets.stored.list('', 10)).map((entry) => entry.number)).toEqual([plain.number])
    expect(await sheets.stored.open(number, PAGE)).toMatchObject({ ok: false, failure: { code: 'role' } })
    showsTrade = true
    expect(value(await sheets.stored.list('', 10))).toHaveLength(2)
  })

  it('for the workshop is refused when the role changes to sales while it is drawn', async () => {
    await person.setNote('p', '40' as EngineId, 'owes us money')
    kind = 'workshop'
    const { sheets } = make()
    const drawing = draftOf(sheets, choice({ note: true }))
    showsTrade = false
    expect(await drawing).toMatchObject({ ok: false, failure: { code: 'role' } })
    expect(documents.open_.size).toBe(0)
  })

  it('has measured runs only by choice, and prints stored ones unchanged when the run was removed', async () => {
    await hold('40')
    const { snapshots, sheets } = make()
    expect(value(await snapshots.take(path(), choice(), false)).snapshot.measured).toEqual([])
    const chosen = value(await snapshots.take(path(), choice({ measured: true }), false)).snapshot
    expect(chosen.measured).toMatchObject([{ title: 'Before', correction: 'din-70020' }])
    const draft = value(await draftOf(sheets, choice({ measured: true })))
    const { number } = value(await sheets.makeDraft(draft.id))
    runs = []
    // drawn again from its snapshot
    sheetFiles.kept.set(number, { pdf: new Uint8Array(1), pictures: [] })
    expect(value(await sheets.stored.open(number, PAGE)).original).toBe(false)
    value(await sheets.stored.savePdf(number))
    expect(saved.get('/out/a.pdf')).toContain('Measured in this workshop: Before, corrected to DIN 70020')
  })
  it('follows the policy of the window: it does not print withheld records', async () => {
    keep = { keepMs: 86_400_000, readAfterEnd: true }
    expect(why(await draftOf(make().sheets))).toBe('sheet not-held')
    // a request fetches it again
    expect(value(await draftOf(make().sheets, choice(), true)).calls).toBe(2)
    keep = { keepMs: null, readAfterEnd: false }
    ended = true
    expect(why(await draftOf(make().sheets))).toBe('withheld ended')
  })

  it('of a window that never releases it is released by later ones', async () => {
    const { sheets } = make()
    const first = value(await draftOf(sheets))
    for (let n = 1; n < 20; n++) await draftOf(sheets)
    // each of ten windows may replace its draft
    expect(value(await sheets.layout(first.id)).pages).toBe(1)
    for (let n = 0; n < 5; n++) await draftOf(sheets)
    expect(documents.open_.size).toBe(20)
    expect(why(await sheets.layout(first.id))).toBe('sheet draft-gone')
  })
})

describe('a made sheet', () => {
  it('has a number, a stored PDF with it, and an entry in the list', async () => {
    const { sheets } = make()
    const entry = value(await sheets.makeDraft(value(await draftOf(sheets, choice({ customer: 'Lund' }))).id))
    expect(entry.number).toMatch(/^KTR26-0001-.$/)
    expect(storedText(entry.number)).toContain(entry.number)
    expect(value(await sheets.stored.list('lund', 10)).map(({ number }) => number)).toEqual([entry.number])
    expect(paper.asked[0]).toMatchObject({ paper: 'A4', orientation: 'portrait', madeAt: NOW })
  })

  describe('in the morning of a workshop far east', () => {
    const home = process.env['TZ']
    beforeEach(() => {
      process.env['TZ'] = 'Asia/Shanghai'
      clock = new FakeClock({ wall: Date.UTC(2026, 11, 31, 23, 30) })
    })
    afterEach(() => {
      if (home === undefined) delete process.env['TZ']
      else process.env['TZ'] = home
    })

    it('has the day there on paper, in its number and in the name of its file', async () => {
      await hold('40', {}, 'en', Date.UTC(2026, 11, 24, 23))
      const { sheets } = make()
      const made = value(await sheets.make(value(await make().snapshots.take(path(), choice(), false))))
      expect(made.entry.number).toMatch(/^KTR27-0001-.$/)
      expect(made.model.madeOn).toBe('Issued 1 January 2027')
      expect(placeholderValues(made.snapshot, true).date).toBe('2027-01-01')
      expect(Date.parse(made.entry.madeAt)).toBe(clock.now())
      // the record was fetched in the morning of the 25th there
      expect(made.model.source).toContain('25 December 2026')
    })
  })

  it('opens by a scanned number, prints and saves the bytes that were made, also after catalogue, template and shop changed', async () => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    const made = storedText(number)
    await clock.advance(86_400_000)
    await hold('40', { power: 170, remap_stages: [stage(1, 1.3)] })
    await store.write('p', 'engine', { engine_id: '40' as EngineId }, 'en', engine({ power: 170 }), clock.now())
    kind = 'offer'
    const again = make().sheets.stored
    const opened = value(await again.open(`  DYNODESK://sheet/${number.toLowerCase()}\n`, PAGE))
    expect(opened.original).toBe(true)
    expect(opened.changes).toContainEqual({ field: 'power', stage: null, then: '150', now: '170' })
    expect(documents.open_.get(opened.preview!)?.html).toContain('150')
    value(await again.print(number, ''))
    expect(printing.jobs[0]?.text).toBe(made)
    value(await again.savePdf(number))
    expect(saved.get('/out/a.pdf')).toBe(made)
    expect(asked).toEqual([])
  })

  it('is shown as itself when several pages open one at once, until its page opens another or closes', async () => {
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    const [a, b] = [value(await sheets.makeDraft(draft.id)).number, value(await sheets.makeDraft(draft.id)).number]
    sheets.release(draft.id)
    const shown = async (number: string, page: number) => value(await sheets.stored.open(number, page)).preview!
    const [first, second] = await Promise.all([shown(a, 1), shown(b, 2)])
    expect(documents.open_.get(first)?.html).toContain(a)
    expect(documents.open_.get(second)?.html).toContain(b)
    // the pictures of the first are slower
    const { pictures } = sheetFiles
    sheetFiles.pictures = async (number) => (
      number === a && (await clock.advance(1)),
      pictures.call(sheetFiles, number)
    )
    const [, last] = await Promise.all([shown(a, 1), shown(b, 1)])
    expect([...documents.open_.keys()].sort()).toEqual([second, last].sort())
    sheets.stored.release(1)
    sheets.close()
    expect(documents.open_.size).toBe(0)
  })

  it('is released when its page closed before it was read', async () => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    const before = documents.open_.size
    const opening = [sheets.stored.open(number, 1), sheets.stored.open(number, 1)]
    sheets.stored.release(1)
    await Promise.all(opening)
    expect(documents.open_.size).toBe(before)
    await sheets.stored.open(number, 1)
    expect(documents.open_.size).toBe(before + 1)
  })

  it('whose file was changed outside the program is drawn again from its snapshot, with a note', async () => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    sheetFiles.kept.set(number, { pdf: new Uint8Array(1), pictures: [] })
    expect(value(await sheets.stored.open(number, PAGE)).original).toBe(false)
    value(await sheets.stored.savePdf(number))
    expect(saved.get('/out/a.pdf')).toContain(number)
  })

  it('reports no changes without newer stored records', async () => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    expect(value(await sheets.stored.open(number, PAGE)).changes).toBeNull()
  })

  it('of sales without trade data reports no changes of them', async () => {
    await hold('40', { ecu: 'Bosch EDC17', tcu: 'DQ250', read_tools: [{ id: '3', name: 'Reader' }] })
    const { sheets } = make()
    showsTrade = false
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    const pinned = value(await sheets.pin({ path: path(), choice: choice() }))
    showsTrade = true
    for (const one of [number, pinned.number]) expect(value(await sheets.stored.open(one, PAGE)).changes).toBeNull()
    await store.write('p', 'engine', { engine_id: '40' as EngineId }, 'en', engine({ power: 170, ecu: 'New' }), NOW)
    expect(value(await sheets.stored.open(number, PAGE)).changes).toMatchObject([{ field: 'power', now: '170' }])
  })

  it('is not made while a rule blocks it, and uses no number', async () => {
    rules = [{ code: 'DPF', country: '*', action: 'block', notice: {} }]
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    expect(await sheets.makeDraft(draft.id)).toMatchObject({
      ok: false,
      failure: { code: 'sheet', params: { reason: 'blocked', finding: 'option-blocked' } }
    })
    rules = []
    expect(value(await sheets.makeDraft(value(await draftOf(sheets)).id)).number).toContain('-0001-')
  })

  it('was laid out before exactly as it is made', async () => {
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    value(await sheets.layout(draft.id))
    const { number } = value(await sheets.makeDraft(draft.id))
    expect(paper.laid[0]).toBe(storedText(number))
    expect(paper.laid[0]).toContain(number)
  })

  it('that is refused uses no number', async () => {
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    paper.report = { overflow: ['options'] }
    expect(why(await sheets.makeDraft(draft.id))).toBe('sheet overflow')
    paper.report = {}
    paper.refuse = 'failed'
    expect(why(await sheets.makeDraft(draft.id))).toBe('sheet paper')
    paper.refuse = null
    const abort = new AbortController()
    abort.abort()
    expect(why(await sheets.make(value(await make().snapshots.take(path(), choice(), false)), abort.signal))).toBe(
      'cancelled'
    )
    value(await sheets.layout(draft.id))
    expect(value(await sheets.makeDraft(draft.id)).number).toContain('-0001-')
    expect(value(await sheets.makeDraft(draft.id)).number).toContain('-0002-')
  })

  it('has a number of its own also when several are made at once', async () => {
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    const made = await Promise.all(Array.from({ length: 5 }, () => sheets.makeDraft(draft.id)))
    expect(made.map((one) => value(one).number.slice(6, 10)).sort()).toEqual(['0001', '0002', '0003', '0004', '0005'])
  })

  it('does not reuse the number of a sheet that a restored database has lost', async () => {
    const make3 = async ({ sheets }: ReturnType<typeof make>) => {
      const draft = value(await draftOf(sheets))
      for (let i = 0; i < 3; i++) value(await sheets.makeDraft(draft.id))
    }
    await make3(make())
    const files = new Map(sheetFiles.kept)
    person = new FakeUserStore()
    await make3(make())
    expect([...sheetFiles.kept.keys()].map((number) => Number(number.slice(6, 10)))).toEqual([1, 2, 3, 4, 5, 6])
    for (const [number, file] of files) expect(sheetFiles.kept.get(number)).toBe(file)
  })

  it('never overflows to a second page by accident', async () => {
    paper.report = { pages: 2 }
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    expect(value(await sheets.layout(draft.id))).toMatchObject({
      pages: 2,
      findings: expect.arrayContaining([expect.objectContaining({ code: 'overflow', weight: 'stop' })])
    })
    expect(why(await sheets.makeDraft(draft.id))).toBe('sheet overflow')
    expect(sheetFiles.kept.size).toBe(0)
  })

  it('that could not be printed or stored leaves nothing behind', async () => {
    const { sheets } = make()
    paper.refuse = 'timeout'
    expect(why(await sheets.makeDraft(value(await draftOf(sheets)).id))).toBe('sheet paper')
    paper.refuse = null
    person.broken = new Error('disk')
    expect(why(await sheets.makeDraft(value(await draftOf(sheets)).id))).toBe('store-failed')
    person.broken = null
    expect(value(await sheets.stored.list('', 10))).toEqual([])
  })

  it('is deleted with its files', async () => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    value(await sheets.stored.remove(number))
    expect(sheetFiles.kept.size).toBe(0)
    expect(why(await sheets.stored.open(number, PAGE))).toBe('sheet unknown-number')
  })

  it('that another computer deleted is deleted with its files, also beside an id of another version', async () => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    await person.removeSheet(number)
    await sheets.stored.removeFilesOfGone(['sheet of tomorrow', number])
    expect(sheetFiles.kept.size).toBe(0)
  })

  it.each([
    ['unproven', 'sheet unproven'],
    ['no-printer', 'sheet no-printer'],
    ['failed', 'sheet printer']
  ] as const)('reports that printing ended with %s', async (outcome, expected) => {
    const { sheets } = make()
    const { number } = value(await sheets.makeDraft(value(await draftOf(sheets)).id))
    printing.outcome = outcome
    expect(why(await sheets.stored.print(number, 'office'))).toBe(expected)
    printing.outcome = 'cancelled'
    expect(value(await sheets.stored.print(number, ''))).toEqual({ outcome: 'cancelled' })
  })

  it('of an unknown number is not found, for any input', async () => {
    for (const typed of ['', 'KTR26-0001-A', '../../etc/passwd', 'x'.repeat(300)])
      expect(why(await make().sheets.stored.open(typed, PAGE))).toBe('sheet unknown-number')
  })
})

describe('a sheet of several pages', () => {
  const more = choice({ pages: 'more' })
  const pagesIn = (html: string | undefined): number => (html ?? '').split('data-page').length - 1
  /** Content for one page more than allowed. */
  const full = { overflow: ['options'], boxes: { foot: 200 } }

  it('has one page as long as it fits', async () => {
    const { sheets } = make()
    const draft = value(await draftOf(sheets, more))
    expect([draft.pages, pagesIn(documents.open_.get(draft.preview)?.html)]).toEqual([1, 1])
    expect(value(await sheets.layout(draft.id)).findings.map(({ code }) => code)).not.toContain('pages')
  })

  it('is shown, checked, made and opened again with the same pages', async () => {
    paper.measured = full
    const { sheets } = make()
    const draft = value(await draftOf(sheets, more))
    expect(draft.pages).toBeGreaterThan(1)
    expect(pagesIn(documents.open_.get(draft.preview)?.html)).toBe(draft.pages)
    const layout = value(await sheets.layout(draft.id))
    expect(layout.pages).toBe(draft.pages)
    expect(layout.findings).toContainEqual(expect.objectContaining({ code: 'pages', params: { count: draft.pages } }))
    const { number } = value(await sheets.makeDraft(draft.id))
    const made = storedText(number)
    expect(pagesIn(made)).toBe(draft.pages)
    // drawn again years later, when nothing can be measured as it was
    paper.measured = {}
    const opened = value(await make().sheets.stored.open(number, PAGE))
    expect(opened.pages).toBe(draft.pages)
    expect(documents.open_.get(opened.preview!)?.html).toBe(made)
  })

  it('is used when the chart would be too low on one', async () => {
    paper.measured = { lowestDrawing: 30, boxes: { foot: 200 } }
    expect(value(await draftOf(make().sheets, more)).pages).toBeGreaterThan(1)
    expect(value(await draftOf(make().sheets)).pages).toBe(1)
  })

  it('is refused when a part is larger than a page, and uses no number', async () => {
    paper.measured = { overflow: ['options'], boxes: { foot: 240 } }
    paper.report = { overflow: ['options'] }
    const { sheets } = make()
    const draft = value(await draftOf(sheets, more))
    expect(value(await sheets.layout(draft.id)).findings).toContainEqual(
      expect.objectContaining({
        code: 'overflow',
        weight: 'stop',
        place: 'template',
        params: expect.objectContaining({ most: 9 })
      })
    )
    expect(why(await sheets.makeDraft(draft.id))).toBe('sheet overflow')
    expect(await person.nextSheet(2026)).toBe(1)
  })

  it('is never made when one page was chosen', async () => {
    paper.measured = full
    paper.report = { overflow: ['options'] }
    const { sheets } = make()
    const draft = value(await draftOf(sheets))
    expect(draft.pages).toBe(1)
    expect(value(await sheets.layout(draft.id)).findings).toContainEqual(
      expect.objectContaining({ code: 'overflow', weight: 'stop', place: 'pages' })
    )
  })
})

describe('a figure that changed since a sheet was made', () => {
  const DAY = 86_400_000
  const ID = '40' as EngineId
  const number = async (sheets: ReturnType<typeof make>['sheets'], chosen = choice()): Promise<string> =>
    value(await sheets.makeDraft(value(await draftOf(sheets, chosen)).id)).number
  const arrives = (
    more: Partial<ReturnType<typeof engine>>,
    language: 'en' | 'nb' = 'en',
    atMs = NOW + DAY
  ): Promise<void> => store.write('p', 'engine', { engine_id: ID }, language, engine(more), atMs)
  const moved = async (sheets: ReturnType<typeof make>['sheets']): Promise<readonly string[]> =>
    value(await sheets.stored.list('', 10))
      .filter((one) => one.moved)
      .map((one) => one.number)

  it('is reported once, also after the next start, and marks the sheet in the list', async () => {
    const { sheets, changes } = make()
    const [first, second] = [await number(sheets), await number(sheets)]
    await changes.check(ID)
    expect([reports, await moved(sheets)]).toEqual([[], []])
    await arrives({ power: 170 })
    await Promise.all([changes.check(ID), changes.check(ID)])
    expect(reports).toEqual([{ title: 'II 2.0 TDR 150', numbers: `${second}, ${first}` }])
    expect(await moved(sheets)).toEqual([second, first])
    // the same figures again, and the next start
    await arrives({ power: 170 }, 'en', NOW + 2 * DAY)
    await changes.check(ID)
    await make().changes.check(ID)
    expect(reports).toHaveLength(1)
    await arrives({ power: 171 }, 'en', NOW + 3 * DAY)
    await make().changes.check(ID)
    expect(reports).toHaveLength(2)
    expect(asked).toEqual([])
  })

  it('is not reported again when the record was removed meanwhile', async () => {
    const { sheets, changes } = make()
    await number(sheets)
    await arrives({ power: 170 })
    await changes.check(ID)
    await store.clear()
    await make().changes.check(ID)
    await arrives({ power: 170 }, 'en', NOW + 2 * DAY)
    await make().changes.check(ID)
    expect(reports).toHaveLength(1)
  })

  it('removes its mark when it is as printed again, and a new change is reported again', async () => {
    const { sheets, changes } = make()
    await number(sheets)
    for (const [power, at] of [
      [170, 1],
      [150, 2],
      [170, 3]
    ] as const) {
      await arrives({ power }, 'en', NOW + at * DAY)
      await changes.check(ID)
      expect(await moved(sheets)).toHaveLength(power === 170 ? 1 : 0)
    }
    expect(reports).toHaveLength(2)
  })

  it('is neither a text, an order, another language, nor a figure that the sheet does not print', async () => {
    const { sheets, changes } = make()
    await number(sheets, choice({ stages: [1] }))
    const [one, two] = engine().remap_stages ?? []
    if (!one || !two) throw new Error('two stages')
    const others = [
      { name: 'Renamed' },
      { ecu: 'Other' },
      { options: [] },
      { remap_stages: [two, one] },
      { remap_stages: [one, { ...two, power: 300 }] },
      { remap_stages: [{ ...one, modifications: 'Nytt' }, two] }
    ]
    for (const [at, more] of others.entries()) {
      await arrives(more, 'en', NOW + (at + 1) * DAY)
      await changes.check(ID)
      expect(await moved(sheets), JSON.stringify(more)).toEqual([])
    }
    expect(reports).toEqual([])
    await arrives({ remap_stages: [{ ...one, power: 190 }, two] }, 'en', NOW + 10 * DAY)
    await changes.check(ID)
    expect(reports).toHaveLength(1)
  })

  it('of pinned figures is compared and marked, without a sheet, a call or a report', async () => {
    const { sheets, changes } = make()
    const made = await number(sheets)
    const pinned = value(await sheets.pin({ path: path(), choice: choice({ customer: 'Lund' }) }))
    expect(pinned).toMatchObject({ pinned: true, title: 'II 2.0 TDR 150', customer: '', bytes: 0 })
    expect(asked).toEqual([])
    await arrives({ power: 170 })
    await changes.check(ID)
    expect(reports).toEqual([{ title: 'II 2.0 TDR 150', numbers: made }])
    expect(await moved(sheets)).toEqual([pinned.number, made])
    expect(value(await sheets.stored.open(pinned.number, PAGE))).toMatchObject({
      preview: null,
      original: false,
      changes: [{ field: 'power', stage: null, then: '150', now: '170' }]
    })
    expect(why(await sheets.stored.savePdf(pinned.number))).toBe('sheet unknown-number')
    value(await sheets.stored.remove(pinned.number))
    expect(await moved(sheets)).toEqual([made])
    expect(await person.nextSheet(2026)).toBe(2)
  })

  it('is reported after an answer in another language, which does not change the age of the texts', async () => {
    const { sheets, changes } = make()
    const made = await number(sheets)
    await changes.check(ID)
    await arrives({ power: 170 }, 'en', HELD)
    await changes.check(ID)
    expect(reports).toEqual([{ title: 'II 2.0 TDR 150', numbers: made }])
    expect([await moved(sheets), value(await sheets.stored.open(made, PAGE)).changes]).toEqual([
      [made],
      [{ field: 'power', stage: null, then: '150', now: '170' }]
    ])
  })

  it('is a performance figure, but not one that is no longer stored', async () => {
    const { sheets, changes } = make()
    await number(sheets)
    const pair = { generation_id: '4' as GenerationId, engine_id: ID }
    await store.clear('p')
    await arrives({})
    await changes.check(ID)
    expect([reports, value(await sheets.stored.open((await person.sheets('', 1))[0]!.number, PAGE)).changes]).toEqual([
      [],
      []
    ])
    await store.write('p', 'performance', pair, 'en', { ...PERFORMANCE, top_speed: 220 }, NOW + 2 * DAY)
    await changes.check(ID)
    expect(reports).toHaveLength(1)
  })

  it('is not read when the shop withholds it, and not reported in another profile', async () => {
    const { sheets, changes } = make()
    await number(sheets)
    await arrives({ power: 170 })
    profile = 'q'
    await changes.check(ID)
    profile = 'p'
    ended = true
    keep = { keepMs: null, readAfterEnd: false }
    await changes.check(ID)
    expect([reports, await moved(sheets)]).toEqual([[], []])
  })
})

describe('a batch', () => {
  function batchOf(more: Partial<ConstructorParameters<typeof SheetBatch>[0]> = {}) {
    const { sheets, snapshots } = make()
    const batch = new SheetBatch({
      sheets,
      snapshots,
      log: new FakeLog(),
      profile: () => profile,
      newId: () => 'b',
      chooseFolder: async () => '/out',
      chooseTarget: async () => '/out/all.pdf',
      join: (folder, name) => `${folder}/${name}`,
      exists: async (file) => saved.has(file),
      write: async (file, bytes) => {
        saved.set(file, new TextDecoder().decode(bytes))
        return { ok: true, value: { file } }
      },
      changed: () => {},
      ...more
    })
    return { sheets, batch }
  }
  const inputOf = (engines: readonly string[]) =>
    ({ paths: engines.map((id) => path(id)), choice: choice(), into: 'many', pattern: '' }) as const

  async function run(
    into: 'one' | 'many',
    engines: readonly string[],
    {
      existing = new Set<string>(),
      each = (_state: BatchState, _batch: SheetBatch) => {},
      chosen = choice(),
      paths = engines.map(path),
      pattern = '{engine}'
    } = {}
  ) {
    const states: BatchState[] = []
    let end: (state: BatchState) => void = () => {}
    const ended = new Promise<BatchState>((resolve) => (end = resolve))
    const { batch } = batchOf({
      exists: async (file) => existing.has(file) || saved.has(file),
      changed: (state) => {
        states.push(state)
        each(state, batch)
        if (state.state !== 'running') end(state)
      }
    })
    value(await batch.start({ paths, choice: chosen, into, pattern }))
    return { last: await ended, states, batch }
  }

  it('makes each sheet like a single one; an engine that is not stored fails alone and is never fetched', async () => {
    await hold('42', { name: 'Other' })
    const { last } = await run('many', ['40', '41', '42'])
    expect(last).toMatchObject({ state: 'done', done: 3, total: 3, folder: '/out' })
    expect(last.failed.map(({ failure }) => failure.params?.['reason'])).toEqual(['not-held'])
    expect([...saved.keys()].sort()).toEqual(['/out/2.0 TDR 150.pdf', '/out/Other.pdf'])
    expect(asked).toEqual([])
    expect(sheetFiles.kept.size).toBe(2)
  })

  it('replaces no file of the same name', async () => {
    await hold('42')
    await run('many', ['40', '42'], { existing: new Set(['/out/2.0 TDR 150.pdf']) })
    expect([...saved.keys()].sort()).toEqual(['/out/2.0 TDR 150 (2).pdf', '/out/2.0 TDR 150 (3).pdf'])
  })

  it('into one file makes one document with a page for each, numbered, with its own pictures', async () => {
    await hold('42', { name: 'Other' })
    const { last } = await run('one', ['40', '42'])
    expect(last).toMatchObject({ state: 'done', done: 2, folder: '/out/all.pdf' })
    const [together] = [...saved.values()]
    expect(together?.match(/data-page/g)).toHaveLength(2)
    for (const number of sheetFiles.kept.keys()) expect(together).toContain(number)
  })

  it('into one file draws each chart once, in the size of its place', async () => {
    await hold('42', { name: 'Other' })
    paper.sheet = (html) => ({ drawingRoom: html.includes('Other') ? 90 : 60 })
    await run('one', ['40', '42'])
    expect([...saved.values()].join('').match(/class="size h\d+/g)).toEqual(['class="size h54', 'class="size h88'])
  })

  it('into one file loads a picture once for all sheets that have it', async () => {
    for (const id of ['42', '43']) await hold(id)
    firstPictures = [PNG, { ...PNG, bytes: new Uint8Array([1, 2, 4]) }, PNG]
    let pictures: string[] = []
    paper.before = () => (pictures = [...documents.open_.values()].flatMap(({ assets }) => Object.keys(assets)))
    await run('one', ['40', '42', '43'])
    expect(pictures.sort()).toEqual(['logo-0', 'vehicle-0', 'vehicle-1'])
    expect([...saved.values()].join('').match(/vehicle-\d/g)).toEqual(['vehicle-0', 'vehicle-1', 'vehicle-0'])
  })

  it('makes the PDF of each sheet after the one file, from the same snapshot', async () => {
    await hold('42', { name: 'Other' })
    let laidAtEnd = 0
    await run('one', ['40', '42'], { each: ({ state }) => void (state === 'done' && (laidAtEnd = paper.laid.length)) })
    expect(laidAtEnd).toBe(1)
    await vi.waitFor(() => expect(paper.laid).toHaveLength(3))
    const pdfs = await vi.waitFor(() => {
      const found = [...sheetFiles.kept.values()].map(({ pdf }) => pdf)
      expect(found.every((pdf) => pdf !== null)).toBe(true)
      return found.map((pdf) => new TextDecoder().decode(pdf!))
    })
    const { sheets } = make()
    for (const [i, { number }] of value(await sheets.stored.list('', 10))
      .toReversed()
      .entries()) {
      expect(pdfs[i]).toContain(number)
      expect(new TextDecoder().decode((await sheets.stored.savedPdf(number))!)).toBe(pdfs[i])
      expect(value(await sheets.stored.open(number, 1)).original).toBe(true)
    }
    expect(paper.laid).toHaveLength(3)
  })

  it('into one file leaves out a sheet that does not fit, and numbers the others without a gap', async () => {
    for (const id of ['42', '43']) await hold(id, { name: id === '42' ? 'Too long' : 'Other' })
    paper.sheet = (html) => (html.includes('Too long') ? { overflow: ['facts'] } : {})
    const { last } = await run('one', ['40', '42', '43'])
    expect(last).toMatchObject({ state: 'done', done: 3 })
    expect(last.failed.map(({ failure }) => failure.params?.['reason'])).toEqual(['overflow'])
    const numbers = [...sheetFiles.kept.keys()]
    const [together] = [...saved.values()]
    expect(together).not.toContain('Too long')
    for (const number of numbers) expect(together).toContain(number)
    expect(await person.nextSheet(2026)).toBe(3)
  })

  it('into one file divides a sheet that does not fit with its number, like a single one', async () => {
    await hold('42', { name: 'Other' })
    paper.before = () => (paper.measured = { overflow: ['options'], boxes: { foot: 200 } })
    paper.sheet = (html) =>
      html.includes('Other') && html.split('data-page').length === 2 ? { overflow: ['options'] } : {}
    const { last } = await run('one', ['40', '42'], { chosen: choice({ pages: 'more' }) })
    expect(last).toMatchObject({ state: 'done', failed: [] })
    expect([...saved.values()].join('').split('data-page').length - 1).toBeGreaterThan(2)
    paper.before = () => {}
    paper.measured = {}
    expect((await run('one', ['42'])).last.failed).toHaveLength(1)
  })

  it('into one file makes nothing when printing fails or the batch is cancelled', async () => {
    paper.refuse = 'failed'
    expect((await run('one', ['40'])).last).toMatchObject({ state: 'failed' })
    paper.refuse = null
    const { last } = await run('one', ['40'], { each: (_state, batch) => void batch.cancel('b') })
    expect(last.state).toBe('cancelled')
    expect([await person.nextSheet(2026), sheetFiles.kept.size, saved.size]).toEqual([1, 0, 0])
  })

  it('uses further pages where allowed, in each file and in one for all', async () => {
    paper.measured = { overflow: ['options'], boxes: { foot: 200 } }
    await hold('42', { name: 'Other' })
    for (const into of ['many', 'one'] as const) {
      saved.clear()
      await run(into, ['40', '42'], { chosen: choice({ pages: 'more' }) })
      const pages = [...saved.values()].map((text) => text.split('data-page').length - 1)
      expect(pages.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(2)
      for (const number of [...sheetFiles.kept.keys()].slice(-2))
        expect([...saved.values()].join('').includes(number)).toBe(true)
    }
  })

  it('names files by stored facts of a car, also when the path of a favourite lacks them, and reports missing names', async () => {
    await store.write('p', 'types', {}, 'en', [{ id: '1', name: 'Cars' }] as never, HELD)
    await store.write(
      'p',
      'manufacturers',
      { vehicle_type_id: '1' as never },
      'en',
      [{ id: '2', name: 'Arvenna' }] as never,
      HELD
    )
    await store.write(
      'p',
      'models',
      { manufacturer_id: '2' as never },
      'en',
      [{ id: '3', name: 'Corsale' }] as never,
      HELD
    )
    await store.write(
      'p',
      'engines',
      { generation_id: '4' as GenerationId },
      'en',
      [{ id: '40', name: '2.0 TDR 150' }] as never,
      HELD
    )
    // nothing is known of the place of this one
    await hold('77', { name: 'Loose' })
    const bare = (engines: string, generations: string | null): PathInput => ({
      types: null,
      manufacturers: null,
      models: null,
      generations,
      engines
    })
    const { last } = await run('many', [], {
      paths: [bare('40', '4'), bare('77', null)],
      pattern: '{maker} {model} {generation} {engine}'
    })
    expect(last.failed).toEqual([])
    expect([...saved.keys()].sort()).toEqual(['/out/Arvenna Corsale II 2.0 TDR 150.pdf', '/out/Loose.pdf'])
    expect(last.findings.map(({ title, finding }) => [title, finding.code])).toEqual([['Loose', 'no-names']])
  })

  it('stops at once when it is cancelled; made sheets stay', async () => {
    for (const id of ['42', '43', '44']) await hold(id)
    const ended = Promise.withResolvers<BatchState>()
    const { sheets, batch } = batchOf({
      changed: (state) =>
        state.state === 'running' ? void (state.done === 2 && batch.cancel('b')) : ended.resolve(state)
    })
    value(await batch.start(inputOf(['40', '42', '43', '44'])))
    expect(await ended.promise).toMatchObject({ state: 'cancelled', done: 2, folder: '/out' })
    expect(value(await sheets.stored.list('', 10))).toHaveLength(2)
  })

  it('stops when another profile is in use, whose engines have the same ids', async () => {
    await hold('42')
    await store.write('q', 'engine', { engine_id: '42' as EngineId }, 'en', engine({ name: 'Of another car' }), HELD)
    const { last } = await run('many', ['40', '42'], { each: ({ done }) => done === 1 && (profile = 'q') })
    expect(last).toMatchObject({ state: 'cancelled', done: 1, failed: [] })
    expect([...saved.keys()]).toEqual(['/out/2.0 TDR 150.pdf'])
  })

  it('names no file that was not written', async () => {
    expect((await run('one', ['41'])).last).toMatchObject({ state: 'done', folder: null })
    expect((await run('many', ['41'])).last).toMatchObject({ state: 'done', folder: null })
    paper.before = () => (paper.refuse = 'failed')
    expect((await run('one', ['40'])).last).toMatchObject({ state: 'failed', folder: null })
  })

  it('runs one at a time, from its dialog on', async () => {
    const folder = Promise.withResolvers<string | null>()
    const { batch } = batchOf({ chooseFolder: () => folder.promise })
    const first = batch.start(inputOf(['40']))
    expect(batch.isRunning).toBe(true)
    expect(why(await batch.start(inputOf(['40'])))).toBe('sheet busy')
    folder.resolve(null)
    expect(value(await first)).toBeNull()
    expect(batch.isRunning).toBe(false)
    await expect(
      batchOf({ chooseFolder: () => Promise.reject(new Error('no dialog')) }).batch.start(inputOf(['40']))
    ).rejects.toThrow()
  })
})
