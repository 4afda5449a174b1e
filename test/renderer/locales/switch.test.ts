import { afterEach, describe, expect, it } from 'vitest'
import { i18n, setInterfaceLanguage } from '@/locales'

afterEach(() => setInterfaceLanguage('en'))

describe('switching the language of the window', () => {
  it('brings its texts, and tells the page its language', async () => {
    await setInterfaceLanguage('ru')
    expect([i18n.global.t('app.nav.settings'), document.documentElement.lang]).toEqual(['Настройки', 'ru'])
  })

  it('ends with the language chosen last, though the texts of the one before arrive later', async () => {
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
