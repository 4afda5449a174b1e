import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { deriveSealing, type Sealing } from '@main/adapters/workspace/sealing'

const SALT = Buffer.alloc(16, 7)
const VALUE = Buffer.from('Golf VIII GTI, 245 PS')
const COMPUTER = 'ab'.repeat(16)

describe('sealing', () => {
  let mine: Sealing
  let same: Sealing
  let other: Sealing
  beforeAll(async () => {
    mine = await deriveSealing('twelve loud engines', SALT)
    same = await deriveSealing('twelve loud engines', SALT)
    other = await deriveSealing('twelve loud engine', SALT)
  })

  it('opens on another computer with the same passphrase and the same salt', async () => {
    expect(same.openValue('budget', mine.sealValue('budget', VALUE))).toEqual(VALUE)
    expect(same.keyName('budget')).toBe(mine.keyName('budget'))
    expect(same.channelName('budget')).toBe(mine.channelName('budget'))
    const elsewhere = await deriveSealing('twelve loud engines', randomBytes(16))
    expect(elsewhere.openValue('budget', mine.sealValue('budget', VALUE))).toBeNull()
  })

  it('reads a passphrase whose accents are composed in another way', async () => {
    const composed = await deriveSealing('caf\u00e9', SALT)
    expect(composed.keyName('a')).toBe((await deriveSealing('cafe\u0301', SALT)).keyName('a'))
  })

  it('does not open with another passphrase, for another part, of another version, or when changed', () => {
    const sealed = mine.sealValue('budget', VALUE)
    expect(other.openValue('budget', sealed)).toBeNull()
    expect(mine.openValue('cache', sealed)).toBeNull()
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(mine.openValue('budget', changed)).toBeNull()
    }
    for (const length of [0, 1, 28, sealed.length - 1])
      expect(mine.openValue('budget', sealed.subarray(0, length))).toBeNull()
  })

  it('seals an empty value, and never seals the same value twice alike', () => {
    expect(mine.openValue('a', mine.sealValue('a', Buffer.alloc(0)))).toEqual(Buffer.alloc(0))
    expect(mine.sealValue('a', VALUE)).not.toEqual(mine.sealValue('a', VALUE))
  })

  it('separates values, messages and the check', () => {
    const message = mine.sealMessage('budget', COMPUTER, VALUE)
    expect(mine.openMessage('budget', message)).toEqual({ computer: COMPUTER, value: VALUE })
    expect(mine.openMessage('cache', message)).toBeNull()
    expect(mine.openMessage('budget', mine.sealValue('budget', VALUE))).toBeNull()
    expect(mine.openValue('budget', message)).toBeNull()
    expect(same.opensCheck(mine.sealCheck())).toBe(true)
    expect(other.opensCheck(mine.sealCheck())).toBe(false)
    expect(mine.channelName('budget')).not.toBe(mine.keyName('budget'))
  })

  it('names keys without a readable word, in one hash slot', () => {
    expect(mine.prefix).toMatch(/^\{dynodesk:[0-9a-f]{16}\}:$/)
    expect(mine.keyName('budget')).toMatch(/^\{dynodesk:[0-9a-f]{16}\}:[\w-]{43}$/)
    expect(mine.keyName('budget')).not.toBe(other.keyName('budget'))
    expect(mine.checkName).toBe(other.checkName)
  })
})
