import { afterEach, describe, expect, it, vi } from 'vitest'
import { i18n, setInterfaceLanguage } from '@/locales'
import { LANGUAGES } from '@shared/text/languages'

afterEach(() => setInterfaceLanguage('en'))

describe('switching the language of the window', () => {
  it('loads its texts, and sets the language of the page', async () => {
    await setInterfaceLanguage('ru')
    expect([i18n.global.t('app.nav.settings'), document.documentElement.lang]).toEqual(['Настройки', 'ru'])
  })

  it('ends with the language chosen last, though earlier texts arrive later', async () => {
    const earlier = setInterfaceLanguage('nb')
    await setInterfaceLanguage('en')
    await earlier
    expect([i18n.global.t('app.nav.settings'), document.documentElement.lang]).toEqual(['Settings', 'en'])
  })

  it('counts as the language does', async () => {
    await setInterfaceLanguage('ru')
    expect([1, 2, 5, 11, 21].map((n) => i18n.global.t('app.cost', n))).toEqual([
      '1 запрос',
      '2 запроса',
      '5 запросов',
      '11 запросов',
      '21 запрос'
    ])
  })
})

describe('the texts of a start', () => {
  it('are those of the first screen, and no key is visible before the others have loaded', async () => {
    vi.resetModules()
    const fresh = await import('@/locales')
    const texts = (): string[] => ['app.nav.settings', 'settings.managed'].map((key) => fresh.i18n.global.t(key))
    expect(texts()).toEqual(['Settings', ''])
    await fresh.setInterfaceLanguage('ru')
    expect(texts()).toEqual(['Настройки', ''])
    await fresh.loadAllTexts()
    expect(texts()).toEqual(['Настройки', i18n.global.t('settings.managed', {}, { locale: 'ru' })])
    await fresh.setInterfaceLanguage('nb')
    expect(texts().every((text) => text !== '')).toBe(true)
  })

  it('have the same topics in every language', async () => {
    const first = import.meta.glob<Record<string, object>>('../../../src-renderer/locales/first/*.ts', {
      import: 'default'
    })
    const topics = await Promise.all(
      Object.values(first).map(async (load) => Object.keys(await load()).map((path) => path.split('/').at(-1)))
    )
    expect(new Set(topics.map((names) => names.toSorted().join())).size).toBe(1)
    expect(topics).toHaveLength(LANGUAGES.length)
  })
})
