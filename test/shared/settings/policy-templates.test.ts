/** The templates in `resources/policy`; `npx vitest run policy-templates -u` writes them anew. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { registryValues } from '@main/adapters/settings/managed/registry'
import { isSettingKey, settingProblem, SETTINGS, type SettingKey } from '@shared/settings/schema'
import { admx, adml, mobileconfig } from './policy-templates'

const folder = resolve(import.meta.dirname, '../../../resources/policy')
const KEYS = Object.keys(SETTINGS) as SettingKey[]

/** Fails unless every element is closed in order and text has no bare sign of markup. */
function assertWellFormed(text: string): void {
  const open: string[] = []
  const rest = text
    .replace(/<\?xml [^>]*\?>|<!DOCTYPE [^>]*>|<!--(?:(?!--)[^])*-->/g, '')
    .replace(
      /<(\/?)([A-Za-z]\w*)((?: [\w:]+="[^"<]*")*) ?(\/?)>/g,
      (_tag, closes: string, name: string, _attributes, isEmpty: string) => {
        if (closes) expect(open.pop()).toBe(name)
        else if (!isEmpty) open.push(name)
        return ''
      }
    )
  expect(open).toEqual([])
  expect(rest.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&]/)
}
const attributes = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name!)

test('the templates match the settings', async () => {
  await expect(admx()).toMatchFileSnapshot(join(folder, 'Dynodesk.admx'))
  await expect(adml()).toMatchFileSnapshot(join(folder, 'en-US', 'Dynodesk.adml'))
  await expect(mobileconfig()).toMatchFileSnapshot(join(folder, 'net.dynodesk.catalogue.mobileconfig'))
})

test('the templates are well formed', () => {
  for (const text of [admx(), adml(), mobileconfig()]) assertWellFormed(text)
})

test('every setting is one policy, with its texts', () => {
  expect(attributes(admx(), / valueName="([^"]+)"/g).sort()).toEqual([...KEYS].sort())
  const strings = attributes(adml(), /<string id="([^"]+)"/g)
  expect(new Set(strings).size).toBe(strings.length)
  expect(attributes(admx(), /\$\(string\.(\w+)\)/g).filter((id) => !strings.includes(id))).toEqual([])
  const presentations = attributes(adml(), /<presentation id="([^"]+)"/g)
  expect(attributes(admx(), /\$\(presentation\.(\w+)\)/g)).toEqual(presentations)
})

test('the program reads what the policy editor writes', () => {
  expect(attributes(adml(), /<defaultValue>([^<]*\?[^<]*)</g)).toEqual([])
  for (const key of KEYS) {
    const d = SETTINGS[key]
    // managed.json is the place of such a text
    if (d.type === 'text' && d.standard.includes('?')) continue
    const written =
      d.type === 'boolean'
        ? 'REG_DWORD    0x1'
        : d.type === 'integer'
          ? `REG_DWORD    0x${d.max.toString(16)}`
          : d.type === 'list'
            ? 'REG_MULTI_SZ    '
            : `REG_SZ    ${d.type === 'choice' ? d.choices.at(-1) : d.standard}`
    const { values, garbled, damaged } = registryValues(`    ${key}    ${written}`)
    expect({ garbled, damaged }, key).toEqual({ garbled: [], damaged: false })
    expect(settingProblem(key, values[key]), key).toBeNull()
  }
})

test('the example for Linux has valid settings', () => {
  const settings = JSON.parse(readFileSync(join(folder, 'managed.json'), 'utf8')) as Record<string, unknown>
  for (const [key, value] of Object.entries(settings))
    expect(isSettingKey(key) && settingProblem(key, value) === null, key).toBe(true)
})
