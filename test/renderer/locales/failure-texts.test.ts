/** Every failure code has texts in every language, which use only the parameters that the code provides. */
import { fake } from '../../fakes/bridge'
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FailureCode } from '@contract/failures'
import { MAPPING_PROBLEMS, type MappingProblem } from '@shared/feed/mapping/validate-mapping'
import { FILE_PROBLEMS, STORE_PROBLEMS } from '@shared/startup/startup-issues'
import { LANGUAGES } from '@shared/text/languages'
import { refusedBecause, SETTING_PROBLEMS, type SettingProblem } from '@shared/settings/setting-problems'
import { i18n, setInterfaceLanguage } from '@/locales'
import FailureNotice from '@/widgets/FailureNotice.vue'
import { choicesOf, textsOf } from '../../helpers/text-problems'

/** Parameters of each code, checked by the compiler. */
type With<P extends { readonly code: string; readonly params?: object | undefined }> = {
  readonly [C in P['code']]?: Extract<P, { readonly code: C }>['params']
}
const SETTING: With<SettingProblem> = {
  between: { min: 200, max: 10_000 },
  choice: { choices: 'PS, kW' },
  words: { choices: 'ticket_closed, other' },
  length: { max: 60 },
  list: { max: 40 },
  scheme: { schemes: 'https://' },
  'poll-item': { ending: '{id}' }
}
const MAPPING: With<MappingProblem> = {
  name: { max: 80 },
  field: { field: 'title' },
  'unknown-field': { field: 'colour' },
  'status-words': { max: 40 }
}
const FILE: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'unknown-entry': { known: 'baseUrl, apiKey' },
  'not-text': { entry: 'apiKey' },
  'bad-key': { entry: 'apiKey' },
  'no-event': { line: 3 },
  'settings-damaged': { aside: 'settings.json.damaged' }
}

/** Characters of a notice, with the names of its placeholders. */
const MAX_NOTICE = 160

const { t, te } = i18n.global
/** Every parameter appears in the text and no placeholder remains. */
function read(key: string, params: object = {}): string {
  const text = t(key, { ...params })
  expect(text, key).not.toMatch(/failures\.|feed\.|\{\w*\}(?<!\{id\})/)
  for (const value of Object.values(params)) expect(text, key).toContain(String(value))
  return text
}

beforeEach(() => {
  fake.reset()
  setActivePinia(createPinia())
})
afterEach(() => setInterfaceLanguage('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => setInterfaceLanguage(language))

  it('the wait after wrong PINs has the symbol of seconds, which needs no plural form', () => {
    expect(t('failures.pin.because.wait.next', { seconds: 1 })).toMatch(/ 1 (?:[sс]\.|秒)/)
  })

  it('a refused setting has a text for every reason', () => {
    const texts = SETTING_PROBLEMS.map((code) => {
      const key = `failures.setting-invalid.because.${code}.who`
      expect(te(key, 'en'), code).toBe(true)
      return read(key, SETTING[code])
    })
    expect(new Set(texts).size).toBe(SETTING_PROBLEMS.length)
  })

  it('a refused mapping has a text for every reason', () => {
    const texts = MAPPING_PROBLEMS.map((code) => {
      const key = `feed.bench.problem.${code}`
      expect(te(key, 'en'), code).toBe(true)
      return read(key, MAPPING[code])
    })
    expect(new Set(texts).size).toBe(MAPPING_PROBLEMS.length)
  })

  it('the result of a start check is a complete text, for every code', () => {
    const told = (code: FailureCode, reasons: readonly string[]): readonly string[] =>
      reasons.map((reason) => {
        const notice = mount(FailureNotice, {
          props: { failure: { code, params: { reason, file: '/etc/set-up.json', ...FILE[reason] } } },
          global: { plugins: [i18n] }
        })
        for (const value of Object.values(FILE[reason] ?? {})) expect(notice.text(), reason).toContain(String(value))
        expect(notice.text(), reason).not.toMatch(/failures\.|[{}]|undefined/)
        if (code === 'file-invalid') expect(notice.text(), reason).toContain('/etc/set-up.json')
        return notice.text()
      })
    const all = [
      ...told('file-invalid', ['', ...FILE_PROBLEMS]),
      ...told('store-failed', ['', ...STORE_PROBLEMS]),
      ...told('no-keystore', ['', 'set-up', 'unprotected']),
      ...told('bad-address', ['', 'set-up', 'other-service'])
    ]
    // each has its own text, not the general one
    expect(new Set(all).size).toBe(all.length)
  })

  it('a notice is short', () => {
    const texts = textsOf(language)
    const cases = [...texts.keys()].filter((key) => /^failures\..*\.(what|who|next)$/.test(key))
    const notices = [...new Set(cases.map((key) => key.replace(/\.\w+$/, '')))].map((name) =>
      ['what', 'who', 'next']
        .map((part) => texts.get(`${name}.${part}`) ?? texts.get(`${name.replace(/\.because\..*/, '')}.${part}`) ?? '')
        .map((text) => choicesOf(text).reduce((one, other) => (other.length > one.length ? other : one)))
        .filter(Boolean)
        .join(' ')
    )
    expect(notices.length).toBeGreaterThan(100)
    expect(notices.filter((notice) => notice.length > MAX_NOTICE)).toEqual([])
  })

  it('the feed reports a used-up limit in the words of the catalogue', () => {
    expect(textsOf(language).get('feed.problem.limit')).toBe(textsOf(language).get('failures.limit.what'))
  })
})

it('reports a setting that an administrator fixed wrongly in the language of the window', async () => {
  await setInterfaceLanguage('ru')
  const params = {
    file: '/etc/managed.json',
    ...refusedBecause('limits.concurrentCalls', { code: 'between', params: { min: 1, max: 10_000 } })
  }
  const notice = mount(FailureNotice, {
    props: { failure: { code: 'setting-invalid', params } },
    global: { plugins: [i18n] }
  })
  expect(notice.get('.what').text()).toBe('Это значение нельзя задать для limits.concurrentCalls.')
  expect(notice.get('.more').text()).toBe(
    'Нужно от 1 до 10\u202f000. Исправьте его в /etc/managed.json и перезапустите программу.'
  )
})
