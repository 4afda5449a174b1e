import { expect, it } from 'vitest'
import { initialGroups } from '@/features/catalogue/wall/initial-groups'

const groups = (tag: string, ...names: (string | null)[]): string =>
  initialGroups(
    names.map((name, at) => ({ id: String(at), name })),
    tag
  )
    .map(({ initial, firstId }) => `${initial}${firstId}`)
    .join(' ')

it('has each initial with its first entry', () => {
  expect(groups('en', 'Audi', 'alfa', 'BMW', 'bentley', 'Škoda', 'Seat')).toBe('A0 B2 S4')
})
it('has the letters of the alphabet in use', () => {
  expect(groups('lt', 'Seat', 'Škoda', 'Zuk')).toBe('S0 Š1 Z2')
  expect(groups('en', 'Seat', 'Škoda', 'Zuk')).toBe('S0 Z2')
  expect(groups('ru', 'Audi', 'ваз', 'ГАЗ')).toBe('A0 В1 Г2')
})
it('knows Chinese names by their pinyin', () => {
  expect(groups('zh-Hans', '奥迪', '宝马', '比亚迪', '大众', '创维')).toBe('A0 B1 D3 C4')
})
it('puts numbers, signs and missing names under one sign', () => {
  expect(groups('en', '1st', '«»', null, 'Audi')).toBe('#0 A3')
})
it('is empty where it is of no help', () => {
  expect(groups('en', 'Audi', 'Alfa')).toBe('')
  expect(groups('zh-Hant', ...Array.from({ length: 80 }, (_none, at) => String.fromCodePoint(0x4e00 + at)))).toBe('')
})
