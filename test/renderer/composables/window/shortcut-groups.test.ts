import { expect, it } from 'vitest'
import { SHORTCUT_GROUPS } from '@/composables/window/shortcut-groups'

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
