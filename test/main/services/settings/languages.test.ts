import { describe, expect, test } from 'vitest'
import { createLanguages } from '@main/services/settings/languages'

const spoken = (
  chosen: { 'language.interface': string; 'language.content': string },
  systemPreferences: readonly string[] = []
) => {
  const languages = createLanguages({ setting: (key) => chosen[key], systemPreferences: () => systemPreferences })
  return [languages.interface(), languages.content()]
}

describe('the language of the catalogue', () => {
  test('is the chosen one, independent of the window', () => {
    expect(spoken({ 'language.interface': 'lt', 'language.content': 'es' }, ['ru-RU'])).toEqual(['lt', 'es'])
    expect(spoken({ 'language.interface': 'system', 'language.content': 'zh-hant' }, ['ru-RU'])).toEqual([
      'ru',
      'zh-hant'
    ])
  })
  test('follows the window by default', () => {
    expect(spoken({ 'language.interface': 'lt', 'language.content': 'system' }, ['ru-RU'])).toEqual(['lt', 'lt'])
    expect(
      spoken({ 'language.interface': 'system', 'language.content': 'system' }, ['de-AT', 'nn-NO', 'ru-RU'])
    ).toEqual(['nb', 'nb'])
  })
  test('is English if the system uses none of the nine', () => {
    expect(spoken({ 'language.interface': 'system', 'language.content': 'system' }, ['de-DE', 'C'])).toEqual([
      'en',
      'en'
    ])
  })
})
