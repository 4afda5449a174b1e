/** Settings of the group policy, from the output of `reg query`. */
import { isSettingKey, SETTINGS } from '../../../shared/settings/schema'

export const POLICY_KEY = String.raw`HKLM\Software\Policies\Dynodesk`

/** reg.exe writes characters outside of the console's code page as "?" or as other characters. */
const SAFE_TEXT = /^[\x20-\x3e\x40-\x7e]*$/
/** Stands for a value whose text cannot be read without loss. No setting accepts it. */
const UNREADABLE = { unreadable: 'text' } as const

/** Value names and values; a value of an unexpected type stays a text, which the check of the setting refuses. */
export interface RegistryValues {
  readonly values: Readonly<Record<string, unknown>>
  /** Value names with characters that reg.exe does not write reliably. */
  readonly garbled: readonly string[]
  /** A line that is no value: nothing of the output can be trusted. */
  readonly damaged: boolean
}

/**
 * Reads the values below the policy key. REG_DWORD: on or off, and whole numbers. REG_SZ: choices, texts and numbers
 * with a fraction. REG_MULTI_SZ: lists.
 */
export function registryValues(output: string): RegistryValues {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const garbled: string[] = []
  let damaged = false
  for (const line of output.split(/\r?\n/)) {
    if (line === '' || /^HKEY_LOCAL_MACHINE\\Software\\Policies\\Dynodesk(?:\\|$)/i.test(line)) continue
    const [, name, type, text = ''] = /^ {4}(\S+) {4}(REG_[A-Z_]+)(?: {4}(.*))?$/.exec(line) ?? []
    if (name === undefined || type === undefined) damaged = true
    else if (!SAFE_TEXT.test(text)) garbled.push(name)
    else values[name] = valueOf(name, type, text)
  }
  return { values, garbled, damaged }
}

function valueOf(name: string, type: string, text: string): unknown {
  const kind = isSettingKey(name) ? SETTINGS[name].type : null
  if (type === 'REG_DWORD' && /^0x[0-9a-f]{1,8}$/i.test(text)) {
    const signed = Number(text) | 0
    return kind === 'boolean' && (signed === 0 || signed === 1) ? signed === 1 : signed
  }
  if (type === 'REG_SZ')
    return kind === 'number' && /^\d{1,9}(?:\.\d{1,6})?$/.test(text)
      ? Number(text)
      : kind === 'list'
        ? UNREADABLE
        : text
  if (type === 'REG_MULTI_SZ' && kind === 'list') return text.split(String.raw`\0`).filter((word) => word !== '')
  return UNREADABLE
}
