import { expect, it } from 'vitest'
import { hintOf, searchHelp, snippetOf } from '@/features/help/help-search'

const PAGES = [
  { title: 'Spec sheets', items: ['Save as PDF.'], english: ['Save as PDF.'] },
  { title: 'Comparación', items: ['Lado a lado.', 'Dos motores.'], english: ['Side by side.', 'Two engines.'] }
]
const titles = (query: string): readonly string[] => searchHelp(PAGES, query).map(({ title }) => title)

it.each([
  ['', ['Spec sheets', 'Comparación']],
  ['pdf SPEC', ['Spec sheets']],
  ['comparacion', ['Comparación']],
  // a word of the trade, as it is in English
  ['engines', ['Comparación']],
  ['pdf motores', []]
])('%o finds %o', (query, found) => expect(titles(query)).toEqual(found))

it('lists hits in a title first, then the page with most hits', () => {
  const pages = [
    { title: 'First steps', items: ['A stage.'], english: [] },
    { title: 'Chart', items: ['One stage beside another stage.'], english: [] },
    { title: 'Stages', items: ['A stage.'], english: [] }
  ]
  expect(searchHelp(pages, 'stage').map(({ title }) => title)).toEqual(['Stages', 'Chart', 'First steps'])
})

it('ranks a whole word before a part of one, also in the English text', () => {
  const texts = [['Its stages, all stages.'], ['Every stage, or a stage.'], ['A stage.']]
  const pages = texts.map((items, n) => ({ title: `${n}`, items, english: [] }))
  expect(searchHelp(pages, 'stage').map(({ title }) => title)).toEqual(['1', '0', '2'])
  const translated = texts.map((english, n) => ({ title: `${n}`, items: ['стадия'], english }))
  expect(searchHelp(translated, 'stage').map(({ title }) => title)).toEqual(['1', '0', '2'])
  // Chinese has no blanks between words
  const chinese = ['发动机。', '选择发动机，打开发动机。'].map((item, n) => ({
    title: `${n}`,
    items: [item],
    english: []
  }))
  expect(searchHelp(chinese, '发动机').map(({ title }) => title)).toEqual(['1', '0'])
})

it('shows the place of the item that says the same as an English one with the typed words', () => {
  const english = 'The button shows the engine to the customer in large type: stages, gains and chart.'
  const own = 'Кнопка показывает двигатель клиенту крупно: стадии, прирост и график.'
  expect(hintOf({ title: 'Клиент', items: [own], english: [english] }, 'stage')).toMatch(/^… .*крупно: стадии, прирост/)
  expect(hintOf(PAGES[1]!, 'engines')).toBe('Dos motores.')
  expect(hintOf(PAGES[1]!, 'motores')).toBe('Lado a lado. · Dos motores.')
  expect(hintOf(PAGES[1]!, '')).toBe('')
})

it('shows the text around the first typed word, or its beginning', () => {
  const text = `${'Choose an engine in the columns. '.repeat(4)}Press the stage to compare it with stock.`
  expect(snippetOf(`${text} Then choose. · More`, 'stage')).toMatch(
    /^… \S.*Press the stage to compare it with stock\.$/
  )
  expect(snippetOf(text, 'zzz')).toBe('Choose an engine in the columns.')
  expect(snippetOf('选择发动机。然后比较。', '发动机')).toBe('选择发动机。')
  expect(snippetOf('A 1.6 engine · a stage', 'engine')).toBe('A 1.6 engine')
  // ends with a word
  expect(snippetOf('word '.repeat(30), 'word')).toBe('word '.repeat(18).trim())
  expect(snippetOf(text, ' ')).toBe('')
})
