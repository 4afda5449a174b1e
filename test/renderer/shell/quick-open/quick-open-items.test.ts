import { describe, expect, it } from 'vitest'
import {
  matchCommands,
  MAX_ITEMS,
  mergeItems,
  type QuickOpenCommand,
  type QuickOpenItem
} from '@/shell/quick-open/quick-open-items'

const item = (label: string, more: Partial<QuickOpenCommand> = {}): QuickOpenCommand => ({
  key: label,
  kind: 'command',
  label,
  detail: '',
  run: () => undefined,
  ...more
})
const labels = (items: readonly QuickOpenItem[]): string[] => items.map(({ label }) => label)

describe('commands that match a text', () => {
  const commands = [
    item('Theme: dark'),
    item('Power in kW'),
    item('Timeout', { detail: 'Network' }),
    item('Langue: français', { keywords: 'fr' }),
    item('Dark roast')
  ]
  it.each([
    ['dark', ['Dark roast', 'Theme: dark']],
    ['kw pow', ['Power in kW']],
    ['network time', ['Timeout']],
    ['FRANCAIS', ['Langue: français']],
    ['fr', ['Langue: français']],
    ['ark', []],
    ['d', []],
    ['  ', []]
  ])('for %j are %j', (typed, found) => {
    expect(labels(matchCommands(commands, typed))).toEqual(found)
  })
})

describe('hits and commands in one list', () => {
  const hits = (count: number, rank: 'exact' | 'typo' = 'exact') =>
    Array.from({ length: count }, (_, at) => ({ rank, item: item(`hit ${at}`, { kind: 'engine' }) }))
  const commands = ['a', 'b', 'c', 'd', 'e'].map((name) => item(name))

  it('reserves space for three commands below the hits', () => {
    expect(labels(mergeItems(hits(MAX_ITEMS), commands))).toEqual([
      'hit 0',
      'hit 1',
      'hit 2',
      'hit 3',
      'hit 4',
      'a',
      'b',
      'c'
    ])
  })
  it('fills the list with commands when there are few hits', () => {
    expect(labels(mergeItems(hits(2), commands))).toEqual(['hit 0', 'hit 1', 'a', 'b', 'c', 'd', 'e'])
  })
  it('shows all hits without commands', () => {
    expect(mergeItems(hits(MAX_ITEMS), [])).toHaveLength(MAX_ITEMS)
  })
  it('puts commands before typing errors', () => {
    expect(labels(mergeItems(hits(2, 'typo'), commands.slice(0, 1)))).toEqual(['a', 'hit 0', 'hit 1'])
  })
  it('never has more than eight items', () => {
    expect(mergeItems(hits(MAX_ITEMS, 'typo'), commands)).toHaveLength(MAX_ITEMS)
  })
})
