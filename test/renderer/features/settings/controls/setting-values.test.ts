import '../../../../fakes/bridge'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '@shared/settings/schema'
import { SETTING_GROUPS, type SettingDefinition } from '@shared/settings/setting-types'
import { BASE_ADDRESS_PROBLEMS } from './base-address-problems'
import {
  addPromptKey,
  choiceLabel,
  isDefault,
  parseNumber,
  settingProblemText,
  settingTextKey
} from '@/features/settings/controls/setting-values'
import en from '@shared/locales/en'
import { i18n } from '@/locales'

const { te } = i18n.global
const definitions = Object.entries(SETTINGS) as [string, SettingDefinition][]

describe('texts of the settings', () => {
  it('invite to add what a list holds', () => {
    const keys = ['shop.tools', 'events.mqtt.topics', 'events.webhook.hostNames', 'search.fuels']
    expect(keys.map(addPromptKey)).toEqual(['addTool', 'addTopic', 'addName', 'add'])
  })

  it.each(definitions.map(([key]) => key))('name and explain %s', (key) => {
    expect(te(`${settingTextKey(key)}.label`, 'en')).toBe(true)
    expect(te(`${settingTextKey(key)}.help`, 'en')).toBe(true)
  })

  it('exist for every choice except languages and units', () => {
    const choices = definitions.flatMap(([, definition]) => (definition.type === 'choice' ? definition.choices : []))
    for (const choice of choices) {
      const words = choiceLabel(choice, 'en')
      if ('key' in words) expect(te(words.key, 'en'), choice).toBe(true)
    }
    expect(choiceLabel('zh-hant', 'ru')).toEqual({ raw: '繁體中文' })
    expect(choiceLabel('l/100 km', 'ru')).toEqual({ raw: 'л/100 км' })
  })

  it('name only existing settings', () => {
    expect(Object.keys(en.settings.keys).sort()).toEqual(definitions.map(([key]) => key.replaceAll('.', '_')).sort())
  })

  it('exist for every group and every problem of an address, here and on the first screen', () => {
    for (const group of SETTING_GROUPS) expect(en.settings.group).toHaveProperty(group)
    for (const problem of BASE_ADDRESS_PROBLEMS) {
      expect(en.connect.address).toHaveProperty(problem)
    }
  })
})

describe('a typed number', () => {
  it('may have groups and a comma', () => {
    expect(['3600', '3 600', '3\u202f600', '2,5', '2.5', '\u22125'].map(parseNumber)).toEqual([
      3600, 3600, 3600, 2.5, 2.5, -5
    ])
  })

  it('may have its thousands separated as in any language', () => {
    expect(['1,000', '1.000', '1,000,000', '-1.000', '0,125'].map(parseNumber)).toEqual([
      1000, 1000, 1_000_000, -1000, 0.125
    ])
  })

  it('is otherwise refused', () => {
    for (const text of ['', 'abc', '1e3', '0x10', '1.2.3', '1.000,000', 'Infinity'])
      expect(parseNumber(text)).toBeNull()
  })
})

describe('a refusal', () => {
  it('names a valid value', () => {
    const because = (code: string) => `failures.setting-invalid.because.${code}.who`
    expect(settingProblemText('search.pauseMilliseconds', 100)).toEqual({
      key: because('between'),
      params: { min: 200, max: 10_000 }
    })
    expect(settingProblemText('search.pauseMilliseconds', 600.5)).toEqual({ key: because('whole') })
    expect(settingProblemText('search.pauseMilliseconds', null)).toEqual({ key: because('number') })
    expect(settingProblemText('search.fuels', [''])).toEqual({ key: because('list'), params: { max: 40 } })
    expect(settingProblemText('units.power', 'hp')).toEqual({
      key: because('choice'),
      params: { choices: 'PS, kW, bhp' }
    })
    expect(settingProblemText('search.pauseMilliseconds', 600)).toBeNull()
  })
})

describe('a default', () => {
  it('is recognized, lists by their words and order', () => {
    expect(isDefault({ value: ['a', 'b'], standard: ['a', 'b'] })).toBe(true)
    expect(isDefault({ value: ['b', 'a'], standard: ['a', 'b'] })).toBe(false)
    expect(isDefault({ value: 0, standard: false })).toBe(false)
  })
})
