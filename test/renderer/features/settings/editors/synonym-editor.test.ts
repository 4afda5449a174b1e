import { fake } from '../../../../fakes/bridge'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, type Pinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import SynonymEditor from '@/features/settings/editors/SynonymEditor.vue'
import { formatSynonymLines, parseSynonymLines } from '@/features/settings/editors/synonym-lines'
import { i18n } from '@/locales'
import { done } from '@contract/failures'

describe('lines of synonyms', () => {
  it('are groups of words, without blank lines and repetitions', () => {
    expect(parseSynonymLines(' vw , volkswagen,vw\n\nmerc,mercedes benz \n')).toEqual({
      groups: [
        ['vw', 'volkswagen'],
        ['merc', 'mercedes benz']
      ]
    })
    expect(
      formatSynonymLines([
        ['vw', 'volkswagen'],
        ['a', 'b']
      ])
    ).toBe('vw, volkswagen\na, b')
    expect(parseSynonymLines('')).toEqual({ groups: [] })
  })
  it('are parted by Chinese separators too', () => {
    expect(parseSynonymLines('大众，宝来、vw；volkswagen')).toEqual({ groups: [['大众', '宝来', 'vw', 'volkswagen']] })
  })
  it('name an invalid line', () => {
    expect(parseSynonymLines('a, b\n\nalone')).toEqual({ problem: { key: 'single', line: 3 } })
    expect(parseSynonymLines(`a, ${'x'.repeat(61)}`)).toEqual({ problem: { key: 'tooLong', line: 1 } })
    expect(parseSynonymLines(Array.from({ length: 21 }, (_none, at) => `w${at}`).join(','))).toEqual({
      problem: { key: 'tooLong', line: 1 }
    })
    expect(parseSynonymLines(Array.from({ length: 501 }, (_none, at) => `a${at}, b${at}`).join('\n'))).toMatchObject({
      problem: { key: 'tooMany' }
    })
  })
})

describe('the editor of synonyms', () => {
  let editor: VueWrapper
  let pinia: Pinia
  async function open(): Promise<void> {
    editor = mount(SynonymEditor, { global: { plugins: [pinia, i18n] } })
    await flushPromises()
  }
  beforeEach(async () => {
    fake.reset()
    pinia = createPinia()
    await open()
  })
  const box = () => editor.get<HTMLTextAreaElement>('[data-testid="synonyms"]')
  const save = () => editor.get('[data-testid="synonyms-save"]')

  it('shows the stored groups, and saves changes', async () => {
    expect(box().element.value).toBe('vw, volkswagen')
    expect(save().attributes('disabled')).toBeDefined()
    await box().setValue('vw, volkswagen\nmerc, mercedes')
    await save().trigger('click')
    await flushPromises()
    expect(fake.sent('search:set-synonyms')).toEqual([
      {
        groups: [
          ['vw', 'volkswagen'],
          ['merc', 'mercedes']
        ],
        seen: [['vw', 'volkswagen']]
      }
    ])
    expect(editor.text()).toContain('Saved.')
  })
  it('shows a failed read in place of the defaults, and saves nothing until it was read again', async () => {
    fake.fail('search:synonyms', 'store-failed')
    editor = mount(SynonymEditor, { global: { plugins: [createPinia(), i18n] } })
    await flushPromises()
    expect(box().element.value).toBe('')
    expect(box().attributes('disabled')).toBeDefined()
    expect(save().attributes('disabled')).toBeDefined()
    fake.answer('search:synonyms', done([['a', 'b']]))
    await editor.get('[data-testid="notice"] button').trigger('click')
    await flushPromises()
    expect(editor.find('[data-testid="notice"]').exists()).toBe(false)
    expect(box().element.value).toBe('a, b')
    await box().setValue('a, b\nc, d')
    expect(save().attributes('disabled')).toBeUndefined()
  })
  it('does not save what main would refuse', async () => {
    await box().setValue('alone')
    expect(save().attributes('disabled')).toBeDefined()
    expect(editor.text()).toContain('Line 1')
  })
  it.each([
    ['a save', 'search:set-synonyms', () => save().trigger('click'), ['a', 'b']],
    [
      'a change of another computer',
      'search:synonyms',
      () => fake.emit('workspace:work-changed', { kind: 'synonyms', ids: [] }),
      ['vw', 'volkswagen']
    ]
  ] as const)('keeps what is typed during %s', async (_name, channel, begin, seen) => {
    if (channel === 'search:set-synonyms') await box().setValue('a, b')
    const held = fake.hold<'search:set-synonyms' | 'search:synonyms'>(channel)
    await begin()
    await box().setValue('a, b, c')
    held[0]!.answer(
      done([
        ['a', 'b'],
        ['other', 'computer']
      ])
    )
    await flushPromises()
    expect(box().element.value).toBe('a, b, c')
    expect(save().attributes('disabled')).toBeUndefined()
    expect(editor.text()).not.toContain('Saved.')
    // a group that was not in the box does not count as removed
    await save().trigger('click')
    expect(fake.sent('search:set-synonyms').at(-1)).toEqual({ groups: [['a', 'b', 'c']], seen: [seen] })
  })
  it('keeps an unsaved text while another page is open', async () => {
    await box().setValue('vw, volkswagen\nmerc, mercedes')
    editor.unmount()
    await open()
    expect(box().element.value).toBe('vw, volkswagen\nmerc, mercedes')
    await save().trigger('click')
    expect(fake.sent('search:set-synonyms')).toMatchObject([{ seen: [['vw', 'volkswagen']] }])
  })

  it('keeps the text when saving failed', async () => {
    fake.fail('search:set-synonyms', 'store-failed')
    await box().setValue('a, b')
    await save().trigger('click')
    await flushPromises()
    expect(box().element.value).toBe('a, b')
    expect(editor.get('[data-testid="notice"]').attributes('data-code')).toBe('store-failed')
  })
})
