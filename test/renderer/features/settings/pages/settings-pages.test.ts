import { describe, expect, it } from 'vitest'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import { SETTING_GROUPS } from '@shared/settings/setting-types'
import {
  allParts,
  isPanel,
  pageOfAnchor,
  pageOfSetting,
  SETTINGS_PAGES
} from '@/features/settings/pages/settings-pages'
import en from '@shared/locales/en'

describe('the pages of the settings', () => {
  it('are twelve at most, and each has a title', () => {
    expect(SETTINGS_PAGES.length).toBeLessThanOrEqual(12)
    expect(SETTINGS_PAGES.map(({ id }) => id).sort()).toEqual(Object.keys(en.settings.page).sort())
  })
  it('have every group once', () => {
    const groups = SETTINGS_PAGES.flatMap((page) => allParts(page).filter((part) => !isPanel(part)))
    expect([...groups].sort()).toEqual([...SETTING_GROUPS].sort())
  })
  it('begin with the language', () => {
    expect(pageOfSetting('language.interface')).toBe(SETTINGS_PAGES[0].id)
    expect(Object.keys(SETTINGS)[0]).toBe('language.interface')
  })
  it.each([
    ['connection', 'connection'],
    ['group-connection', 'connection'],
    ['group-limits', 'connection'],
    ['group-general', 'general'],
    ['group-events', 'events'],
    ['source-webhook', 'events'],
    ['group-policy', 'offline'],
    ['signers', 'offline'],
    ['synonyms', 'search'],
    ['shortcuts', 'help'],
    ['health', 'health'],
    ['network-test', 'health'],
    ['usage', 'health'],
    ['page-offline', 'offline'],
    ['setting-limits.support.calls', 'connection'],
    ['setting-no.such', null],
    ['nowhere', null]
  ])('are found by #%s', (anchor, page) => expect(pageOfAnchor(anchor)).toBe(page))
  it('are found by every setting', () => {
    for (const key of Object.keys(SETTINGS) as SettingKey[]) expect(pageOfAnchor(`setting-${key}`)).not.toBeNull()
  })
})
