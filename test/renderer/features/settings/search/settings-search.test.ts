import { expect, it } from 'vitest'
import { searchSettings, type SearchedSetting } from '@/features/settings/search/settings-search'

const one = (page: SearchedSetting['page'], label: string, help = '', words = ''): SearchedSetting => ({
  page,
  anchor: `setting-${label}`,
  label,
  part: '',
  help,
  value: '',
  words
})
const ALL = [
  one('offline', 'Space for pictures', 'When full, the oldest go.', 'store.maxPictureMegabytes'),
  one('search', 'Prefer photos', 'Without badges, for pictures', 'pictures.unbranded'),
  one('search', 'Show pictures', '', 'pictures.show'),
  one('general', 'Größe', '', 'size')
]
const labels = (query: string): string[] =>
  searchSettings(ALL, query).flatMap(({ page, found }) => found.map(({ label }) => `${page}: ${label}`))

it('finds words of the label, the help and the key, by page', () => {
  expect(labels('pictures')).toEqual(['search: Show pictures', 'search: Prefer photos', 'offline: Space for pictures'])
  expect(labels('maxPicture')).toEqual(['offline: Space for pictures'])
  expect(labels('badges')).toEqual(['search: Prefer photos'])
})
it('needs every word, in any order, without case and accents', () => {
  expect(labels('pictures full')).toEqual(['offline: Space for pictures'])
  expect(labels('GROSSE')).toEqual(['general: Größe'])
  expect(labels('pictures nowhere')).toEqual([])
  expect(labels('  ')).toEqual([])
})
