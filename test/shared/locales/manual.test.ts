import { expect, it } from 'vitest'
import { readManual } from '@shared/locales/manual'

it('reads pages, blocks and parts', () => {
  const manual = readManual(
    '# one\nPress {search} and\ngo on.\n\n- a `{"b": 1}`\n- c\n  d\n\n1. {sheets.open}\n2. see {#two}\n\n# two\nLast.\n'
  )
  expect([...manual.keys()]).toEqual(['one', 'two'])
  expect(manual.get('one')).toEqual([
    {
      kind: 'paragraph',
      items: [
        [
          { kind: 'text', value: 'Press ' },
          { kind: 'keys', value: 'search' },
          { kind: 'text', value: ' and go on.' }
        ]
      ]
    },
    {
      kind: 'bullets',
      items: [
        [
          { kind: 'text', value: 'a ' },
          { kind: 'code', value: '{"b": 1}' }
        ],
        [{ kind: 'text', value: 'c d' }]
      ]
    },
    {
      kind: 'steps',
      items: [
        [{ kind: 'word', value: 'sheets.open' }],
        [
          { kind: 'text', value: 'see ' },
          { kind: 'page', value: 'two' }
        ]
      ]
    }
  ])
})
it('continues a line, in Chinese without a blank', () => {
  expect(
    readManual('# a\n- 打开。\n  关闭。')
      .get('a')
      ?.map(({ items }) => items)
  ).toEqual([[[{ kind: 'text', value: '打开。关闭。' }]]])
})
it('two paragraphs are two blocks', () => {
  expect(
    readManual('# a\nOne.\n\nTwo.')
      .get('a')
      ?.map(({ items }) => items)
  ).toEqual([[[{ kind: 'text', value: 'One.' }]], [[{ kind: 'text', value: 'Two.' }]]])
})
