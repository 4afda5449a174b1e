import { fake } from '../../../../fakes/bridge'
import { entryOf } from '../../../../fakes/feed/feed'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done, failed } from '@contract/failures'
import type { MappingEntry, RawEntry } from '@contract/channels/feed'
import { readText } from '@shared/feed/event-body'
import { MAPPED_FIELDS } from '@shared/feed/mapping/field-mapping'
import { applyMapping } from '@shared/feed/mapping/map-event'
import { mappingProblem } from '@shared/feed/mapping/validate-mapping'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import SampleChooser from '@/features/feed/workbench/SampleChooser.vue'
import { useWorkbenchDraft } from '@/features/feed/workbench/workbench-draft'
import WorkbenchPage from '@/features/feed/workbench/WorkbenchPage.vue'
import { setInterfaceLanguage } from '@/locales'
import { mountScreen, type Screen } from '../../mount-screen'

let screen: Screen
const PRESET_ENTRIES: readonly MappingEntry[] = PRESETS.map((mapping) => ({ mapping, preset: true }))
const BODY = JSON.stringify({
  ref: { no: 'K-7' },
  state: 'wartend',
  notes: [
    { say: 'first', at: '2026-03-02T08:00:00Z' },
    { say: 'second', at: '2026-03-02T09:00:00Z' }
  ]
})
const get = (id: string): Omit<DOMWrapper<HTMLElement>, 'exists'> =>
  screen.wrapper.get<HTMLElement>(`[data-testid="${id}"]`)
const field = (name: string): Omit<DOMWrapper<HTMLElement>, 'exists'> =>
  screen.wrapper.get<HTMLElement>(`[data-testid="bench-field"][data-field="${name}"]`)
const value = (name: string): string =>
  field(name).find('[data-testid="bench-value"]').exists() ? field(name).get('[data-testid="bench-value"]').text() : ''
const rest = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(300)
  await flushPromises()
}
async function open(address = '/feed/workbench'): Promise<void> {
  screen = await mountScreen('feed-workbench', WorkbenchPage, address)
  await rest()
}
async function paste(text: string): Promise<void> {
  await get('bench-text').setValue(text)
  await rest()
}
async function arm(name: string): Promise<void> {
  await field(name).get('.arm').trigger('click')
}
async function point(place: string): Promise<void> {
  await get('feed-tree').get(`[data-place="${place}"]`).trigger('click')
  await rest()
}

const RAW: RawEntry = {
  seq: 9,
  headers: {},
  text: BODY,
  hex: null,
  bytes: BODY.length,
  cut: false,
  marks: { claimedBy: null, claimedAt: null, snoozedUntil: null, note: null, noteAt: null }
}
/** Stores event 9 with the sample body. */
function storeEvent(more: Parameters<typeof entryOf>[1]): void {
  fake.answer('feed:page', done({ items: [entryOf(9, more)], next: null, gaps: [] }))
  fake.answer('feed:raw', done(RAW))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fake.reset()
  fake.answer('feed:mappings', done({ mappings: PRESET_ENTRIES, undoable: false }))
  // uses the rules of main
  fake.answer('feed:workbench', ({ mapping, kind, sample }) => {
    const reading = readText('text' in sample ? sample.text : BODY)
    if (!reading.ok)
      return done({ problem: reading.problem, facts: null, findings: [], places: [], mappingProblem: null })
    const { facts, findings } = applyMapping(mapping, kind, reading.value, 'sha256:x')
    return done({ problem: null, facts, findings, places: [], mappingProblem: mappingProblem(mapping) })
  })
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})

describe('the workbench', () => {
  it('maps a body of an unknown form with the mouse, and saves it', async () => {
    fake.answer('feed:save-mapping', ({ mapping }) =>
      done({ mappings: [...PRESET_ENTRIES, { mapping, preset: false }], changed: 12 })
    )
    await open()
    await paste(BODY)
    expect(value('subjectId')).toBe('')
    await point('/ref')
    await point('/ref')
    await point('/ref/no')
    expect(value('subjectId')).toBe('K-7')
    await arm('latest')
    await point('/notes/0')
    await point('/notes/0/say')
    expect(value('latest')).toBe('second')
    expect(get('bench-preview').text()).toMatch(/^Ticket K-7.*second$/)
    await arm('statedAt')
    await point('/notes/0/at')
    // a time of the program, not as received
    expect(value('statedAt')).toMatch(/^2 Mar 2026 \d\d:00$/)
    await get('bench-save').trigger('click')
    await flushPromises()
    const saved = fake.sent('feed:save-mapping')[0]?.mapping
    expect(saved?.fields).toMatchObject({
      subjectId: ['/ref/no', '/id', '/ticket_id', '/ticket/id'],
      latest: ['/notes/@newest:at/say', '/messages/@newest:added/text']
    })
    expect(saved?.id).not.toMatch(/^preset:/)
    expect(mappingProblem(saved)).toBeNull()
    expect(get('bench-changed').text()).toContain('12 events read differently now')
  })

  it('explains why a mapping cannot be saved, in the language of the window', async () => {
    await open()
    await paste(BODY)
    await arm('title')
    await point('/state')
    await get('bench-name').setValue('x')
    await rest()
    expect(get('bench-save').attributes('disabled')).toBeUndefined()
    fake.answer('feed:workbench', () =>
      done({
        problem: null,
        facts: null,
        findings: [],
        places: [],
        mappingProblem: { code: 'field', params: { field: 'title' } }
      })
    )
    await setInterfaceLanguage('es')
    await get('bench-name').setValue('xy')
    await rest()
    expect(screen.wrapper.get('.right .warn-text').text()).toBe('Una ruta de «Título» no es válida.')
    expect(get('bench-save').attributes('disabled')).toBeDefined()
    await setInterfaceLanguage('en')
    expect(screen.wrapper.get('.right .warn-text').text()).toBe('A path of “Title” is invalid.')
  })

  it('chooses a path with the keyboard', async () => {
    await open()
    await paste(JSON.stringify({ a: 1, no: 'K-7' }))
    await get('feed-tree').trigger('keydown', { key: 'ArrowDown' })
    await get('feed-tree').trigger('keydown', { key: 'ArrowDown' })
    await get('feed-tree').trigger('keydown', { key: 'Enter' })
    await rest()
    expect(value('subjectId')).toBe('K-7')
  })

  it('changes nothing until it is saved, and never a built-in mapping', async () => {
    await open()
    await paste(BODY)
    await arm('title')
    await point('/state')
    expect(fake.sent('feed:save-mapping')).toEqual([])
    expect(get('bench-mapping').element).toMatchObject({ value: expect.not.stringMatching(/^preset:/) as string })
    await get('bench-mapping').setValue('preset:ticket')
    await rest()
    expect(value('title')).toBe('')
    for (const id of ['bench-save', 'bench-name', 'bench-kinds'])
      expect(screen.wrapper.find(`[data-testid="${id}"]`).exists()).toBe(false)
  })

  it('assigns a status word where it was found', async () => {
    await open()
    await paste(BODY)
    await arm('status')
    await point('/state')
    await get('bench-met-word').trigger('click')
    await rest()
    expect(fake.sent('feed:workbench').at(-1)?.mapping.statusWords).toMatchObject({ wartend: 'opened' })
  })

  it('shows a received event with the mapping that read it', async () => {
    storeEvent({ kind: 'project_update', mapping: 'preset:project' })
    await open('/feed/workbench?seq=9')
    expect((get('bench-mapping').element as HTMLSelectElement).value).toBe('preset:project')
    expect((get('bench-kind').element as HTMLInputElement).value).toBe('project_update')
    expect(fake.sent('feed:workbench').at(-1)?.sample).toEqual({ seq: 9 })
    expect(field('latest').get('.arm').text()).toBe('File')
  })

  it('shows the mapping of the user when it read the event', async () => {
    const own = { ...PRESETS[0]!, id: 'own-1', name: 'Ours', kinds: ['sheet_ready'] }
    fake.answer(
      'feed:mappings',
      done({ mappings: [...PRESET_ENTRIES, { mapping: own, preset: false }], undoable: true })
    )
    storeEvent({ kind: 'sheet_ready', mapping: 'own-1' })
    await open('/feed/workbench?seq=9')
    expect((get('bench-mapping').element as HTMLSelectElement).value).toBe('own-1')
    expect(screen.wrapper.find('[data-testid="bench-not-applied"]').exists()).toBe(false)
  })

  it('ignores an event that arrives after a text was pasted', async () => {
    await open()
    storeEvent({ kind: 'project_update', mapping: 'preset:project' })
    const held = fake.hold('feed:raw')
    screen.wrapper.getComponent(SampleChooser).vm.$emit('pick', 9)
    await paste('{"a": 1}')
    held[0]!.answer(done({ ...RAW, seq: 9 }))
    await rest()
    expect(fake.sent('feed:workbench').at(-1)?.sample).toEqual({ text: '{"a": 1}' })
    expect((get('bench-mapping').element as HTMLSelectElement).value).toBe('preset:ticket')
  })

  it('reports an unreadable body, and sends no overlong one', async () => {
    await open()
    await paste('{"a":')
    expect(screen.wrapper.text()).toContain('This is not JSON, so no mapping can read it: error in line 1, column 6.')
    await paste('{\n  a: 1 }')
    expect(screen.wrapper.text()).toContain('line 2, column 3.')
    await paste('x')
    expect(screen.wrapper.text()).toContain('This is not JSON, so no mapping can read it.')
    const asked = fake.sent('feed:workbench').length
    await paste(JSON.stringify({ a: 'x'.repeat(60_000) }))
    expect(fake.sent('feed:workbench')).toHaveLength(asked)
    expect(screen.wrapper.text()).toContain('Choose a longer one among the received events')
  })

  it('lists every field once, by purpose, and folds those that a built-in mapping leaves out', async () => {
    await open()
    const fields = screen.wrapper.findAll<HTMLElement>('[data-testid="bench-field"]').map((one) => one.element)
    expect(fields.map((one) => one.dataset['field']).toSorted()).toEqual(MAPPED_FIELDS.toSorted())
    expect(screen.wrapper.findAll('th[scope="rowgroup"]').map((one) => one.text())).toEqual([
      'Event',
      'Vehicle',
      'People',
      'Not mapped (5)'
    ])
    const hidden = (): number => fields.filter((one) => one.style.display === 'none').length
    expect(hidden()).toBe(5)
    await get('bench-unmapped').trigger('click')
    expect(hidden()).toBe(0)
    expect(get('bench-mapping').get('option').text()).toBe('Tickets (built in)')
  })

  it('shows the paths of a copy, and those of a built-in mapping by the tags in the tree alone', async () => {
    await open()
    await paste(BODY)
    expect(field('subjectId').find('code').exists()).toBe(false)
    expect(get('bench-copy').text()).toBe('Duplicate')
    await get('bench-copy').trigger('click')
    await rest()
    expect(field('subjectId').text()).toContain('/id')
  })
  it('undoes the last change, and shows a failure in place', async () => {
    await open()
    expect(screen.wrapper.find('[data-testid="bench-undo"]').exists()).toBe(false)
    screen.wrapper.unmount()
    fake.answer('feed:mappings', done({ mappings: PRESET_ENTRIES, undoable: true }))
    fake.answer('feed:undo-mapping', done({ mappings: PRESET_ENTRIES, changed: 1 }))
    await open()
    await get('bench-undo').trigger('click')
    await flushPromises()
    expect(get('bench-changed').element.dataset['changed']).toBe('1')
    fake.answer('feed:undo-mapping', failed('store-failed'))
    await get('bench-undo').trigger('click')
    await flushPromises()
    expect(get('notice').element.dataset['code']).toBe('store-failed')
  })

  it('makes a copy for the event, whose kind no mapping knows', async () => {
    await open()
    await get('bench-kind').setValue('sheet_ready')
    await paste(BODY)
    expect(get('bench-not-applied').text()).toBe('It does not apply to this event.')
    expect(screen.wrapper.find('[data-testid="bench-add-kind"]').exists()).toBe(false)
    await point('/state')
    expect((get('bench-kinds').element as HTMLInputElement).value).toBe('sheet_ready')
    expect(screen.wrapper.find('[data-testid="bench-not-applied"]').exists()).toBe(false)
    await get('bench-kind').setValue('sheet_lost')
    await rest()
    await get('bench-add-kind').trigger('click')
    await rest()
    expect(fake.sent('feed:workbench').at(-1)?.mapping.kinds).toEqual(['sheet_ready', 'sheet_lost'])
    expect(screen.wrapper.find('[data-testid="bench-not-applied"]').exists()).toBe(false)
  })

  it('keeps the kinds of a copy when it applies already', async () => {
    await open()
    await get('bench-kind').setValue('ticket_opened')
    await paste(BODY)
    await get('bench-copy').trigger('click')
    await rest()
    expect((get('bench-kinds').element as HTMLInputElement).value).toBe('')
  })

  it('restores unsaved changes until they are discarded', async () => {
    await open()
    await paste(BODY)
    await arm('title')
    await point('/state')
    await get('bench-name').setValue('Half done')
    await rest()
    await screen.router.push('/feed')
    await rest()
    await screen.router.push('/feed/workbench')
    await rest()
    expect((get('bench-name').element as HTMLInputElement).value).toBe('Half done')
    expect(get('bench-restored').text()).toContain('Unsaved changes were restored.')
    await get('bench-discard').trigger('click')
    await rest()
    expect((get('bench-mapping').element as HTMLSelectElement).value).toBe('preset:ticket')
    expect(screen.wrapper.find('[data-testid="bench-restored"]').exists()).toBe(false)
  })

  it('keeps the unsaved changes of a mapping while another one is selected', async () => {
    const select = (): HTMLSelectElement => get('bench-mapping').element as HTMLSelectElement
    await open()
    await get('bench-copy').trigger('click')
    await get('bench-name').setValue('Half done')
    const { value } = select()
    await get('bench-mapping').setValue('preset:project')
    expect([...select().options].map((option) => option.value)).toContain(value)
    expect(screen.wrapper.find('[data-testid="bench-restored"]').exists()).toBe(false)
    await get('bench-mapping').setValue(value)
    expect((get('bench-name').element as HTMLInputElement).value).toBe('Half done')
    expect(get('bench-restored').text()).toContain('Unsaved changes were restored.')
    await get('bench-discard').trigger('click')
    await rest()
    expect([...select().options].map((option) => option.value)).not.toContain(value)
  })

  it('keeps the unsaved changes of a mapping while an earlier change is undone', async () => {
    const own = { ...PRESETS[0]!, id: 'own-1', name: 'Ours' }
    const undone = { ...own, name: 'Ours before' }
    const answer = (mapping: typeof own) => ({ mappings: [...PRESET_ENTRIES, { mapping, preset: false }] })
    fake.answer('feed:mappings', done({ ...answer(own), undoable: true }))
    fake.answer('feed:undo-mapping', done({ ...answer(undone), changed: 1 }))
    await open()
    await get('bench-mapping').setValue('own-1')
    const name = (): string => (get('bench-name').element as HTMLInputElement).value
    await get('bench-undo').trigger('click')
    await flushPromises()
    expect(name()).toBe('Ours before')
    await get('bench-name').setValue('Typed')
    await get('bench-undo').trigger('click')
    await flushPromises()
    expect(name()).toBe('Typed')
  })

  it('has no draft of a mapping that was saved while another one is selected', async () => {
    const held = fake.hold('feed:save-mapping')
    await open()
    await get('bench-copy').trigger('click')
    await get('bench-name').setValue('Mine')
    await get('bench-save').trigger('click')
    await flushPromises()
    await get('bench-mapping').setValue('preset:project')
    const { mapping } = held[0]!.input
    held[0]!.answer(done({ mappings: [...PRESET_ENTRIES, { mapping, preset: false }], changed: 0 }))
    await flushPromises()
    expect(useWorkbenchDraft().mappings.size).toBe(0)
  })

  it('keeps what is typed while a save runs', async () => {
    const held = fake.hold('feed:save-mapping')
    await open()
    await get('bench-copy').trigger('click')
    await get('bench-name').setValue('First')
    await get('bench-save').trigger('click')
    await flushPromises()
    await get('bench-name').setValue('First and second')
    const { mapping } = held[0]!.input
    held[0]!.answer(done({ mappings: [...PRESET_ENTRIES, { mapping, preset: false }], changed: 0 }))
    await rest()
    expect((get('bench-name').element as HTMLInputElement).value).toBe('First and second')
    expect(get('bench-save').attributes('disabled')).toBeUndefined()
  })

  it('removes the confirmation of a save at the next change', async () => {
    fake.answer('feed:save-mapping', ({ mapping }) =>
      done({ mappings: [...PRESET_ENTRIES, { mapping, preset: false }], changed: 12 })
    )
    await open()
    await get('bench-copy').trigger('click')
    await get('bench-save').trigger('click')
    await flushPromises()
    expect(screen.wrapper.find('[data-testid="bench-changed"]').exists()).toBe(true)
    await get('bench-name').setValue('Another')
    await rest()
    expect(screen.wrapper.find('[data-testid="bench-changed"]').exists()).toBe(false)
  })

  it('accepts several kinds, separated by commas', async () => {
    await open()
    await get('bench-copy').trigger('click')
    await get('bench-kinds').setValue('sheet_ready, sheet_lost')
    await get('bench-kinds').trigger('change')
    await paste(BODY)
    expect(fake.sent('feed:workbench').at(-1)?.mapping.kinds).toEqual(['sheet_ready', 'sheet_lost'])
  })

  it('cuts a kind at the length at which the kinds of events are cut', async () => {
    await open()
    await get('bench-copy').trigger('click')
    await get('bench-kinds').setValue(`${'k'.repeat(150)}, sheet_lost`)
    await get('bench-kinds').trigger('change')
    await paste(BODY)
    expect(fake.sent('feed:workbench').at(-1)?.mapping.kinds).toEqual(['k'.repeat(100), 'sheet_lost'])
  })
})
