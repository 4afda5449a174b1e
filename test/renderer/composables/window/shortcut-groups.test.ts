import { expect, it } from 'vitest'
import { SHORTCUT_GROUPS } from '@/composables/window/shortcut-groups'
import { i18n } from '@/locales'

const sources = import.meta.glob<string>('../../../../src-renderer/**/*.{ts,vue}', {
  eager: true,
  query: '?raw',
  import: 'default'
})
const letters = [
  ...new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/useLetterKey\(\s*'(\w)'/g)].map(([, letter]) => letter!)
    )
  )
].sort()

it('the list of shortcuts contains every letter that a page uses', () => {
  const listed = SHORTCUT_GROUPS.flatMap(({ lines }) => lines.flatMap(({ keys }) => keys))
  expect(letters).toEqual(expect.arrayContaining(['c', 'd', 'f', 'p', 'r', 'u']))
  expect(letters.filter((letter) => !listed.some(({ key, mod }) => key === letter && !mod))).toEqual([])
})

it('distinguishes several ways to do one thing from keys that do one thing each', () => {
  const several = SHORTCUT_GROUPS.flatMap(({ lines }) => lines).filter(({ keys }) => keys.length > 1)
  const names = (each: boolean): string[] =>
    several.filter((one) => (one.each ?? false) === each).map(({ does }) => does)
  expect(names(true)).toEqual(['columns', 'rows', 'chartZoom', 'feedRows'])
  expect(names(false)).toEqual(expect.arrayContaining(['sheet', 'printSheet']))
})

it('every line of the list has a text; a screen has its name', () => {
  const lines = SHORTCUT_GROUPS.flatMap(({ lines }) => lines)
  expect(lines.filter(({ does, text }) => !i18n.global.te(text ?? `app.keys.${does}`, 'en'))).toEqual([])
  expect(lines.find(({ does }) => does === 'comparison')?.text).toBe('app.nav.compare')
})
