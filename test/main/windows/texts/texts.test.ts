import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../src-main/shared/text/languages'
import { menuTemplate } from '../../../../src-main/windows/menu'
import { windowTexts } from '../../../../src-main/windows/texts'
import { WINDOW_TEXTS as ENGLISH } from '../../../../src-main/windows/texts/en'

/** Texts that equal the English one. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { nb: ['zoom'], es: ['zoom'] }

describe('texts of menu and dialogs', () => {
  it.each(LANGUAGES.filter((code) => code !== 'en'))('are all present in %s, and differ from English', (code) => {
    const words = windowTexts(code)
    expect(Object.keys(words)).toEqual(Object.keys(ENGLISH))
    const same = (Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]).filter((key) => words[key] === ENGLISH[key])
    expect(same).toEqual(ALIKE[code] ?? [])
    for (const word of Object.values(words)) expect(word).toBe(word.trim())
  })

  it.each(['linux', 'win32', 'darwin'] as const)('stand on every item of a packaged menu on %s', (platform) => {
    const words = Object.values(windowTexts('ru'))
    const labels = (items: ReturnType<typeof menuTemplate>): unknown[] =>
      items.flatMap((item) => [
        ...(item.type === 'separator' || item.role === 'appMenu' ? [] : [item.label]),
        ...(Array.isArray(item.submenu) ? labels(item.submenu) : [])
      ])
    for (const label of labels(menuTemplate({ platform, packaged: true, texts: windowTexts('ru'), command: () => {} })))
      expect(words).toContain(label)
  })
})
