import { expect, it } from 'vitest'
import { searchHelp } from '@/features/help/help-search'

const PAGES = [
  { title: 'Spec sheets', text: 'Save as PDF.' },
  { title: 'Comparación', text: 'Two engines' }
]
const titles = (query: string): readonly string[] => searchHelp(PAGES, query).map(({ title }) => title)

it.each([
  ['', ['Spec sheets', 'Comparación']],
  ['pdf SPEC', ['Spec sheets']],
  ['comparacion', ['Comparación']],
  ['pdf engines', []]
])('%o finds %o', (query, found) => expect(titles(query)).toEqual(found))
