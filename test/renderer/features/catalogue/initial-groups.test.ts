import { expect, it } from 'vitest'
import { initialGroups } from '@/features/catalogue/wall/initial-groups'

const groups = (tag: string, ...names: (string | null)[]): string =>
  initialGroups(
    names.map((name, at) => ({ id: String(at), name })),
    tag
  )
    .map(({ initial, firstId }) => `${initial}${firstId}`)
    .join(' ')

it('returns each initial with its first entry', () => {
  expect(groups('en', 'Audi', 'alfa', 'BMW', 'bentley', 'Škoda', 'Seat')).toBe('A0 B2 S4')
})
it('uses the alphabet of the names', () => {
  expect(groups('lt', 'Seat', 'Škoda', 'Zuk')).toBe('S0 Š1 Z2')
  expect(groups('en', 'Seat', 'Škoda', 'Zuk')).toBe('S0 Z2')
  expect(groups('ru', 'Audi', 'ваз', 'ГАЗ')).toBe('A0 В1 Г2')
})
it('uses pinyin for Chinese names', () => {
  expect(groups('zh-Hans', '奥迪', '宝马', '比亚迪', '大众', '创维')).toBe('A0 B1 D3 C4')
})
it('groups numbers, signs and missing names under one sign', () => {
  expect(groups('en', '1st', '«»', null, 'Audi')).toBe('#0 A3')
})
it('is empty when it does not help', () => {
  expect(groups('en', 'Audi', 'Alfa')).toBe('')
  expect(groups('zh-Hant', ...Array.from({ length: 80 }, (_none, at) => String.fromCodePoint(0x4e00 + at)))).toBe('')
})
