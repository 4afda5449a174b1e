import { describe, expect, it } from 'vitest'
import { bindKey, boundKey, bareKeyIn } from '@shared/connection/service-key'

describe('a key bound to its service', () => {
  const sealed = bindKey('https://api.example.test:8443/prefix', 'the-key')

  it('is returned for every path of the same origin only', () => {
    expect(boundKey(sealed, 'https://api.example.test:8443')).toBe('the-key')
    expect(boundKey(sealed, 'https://api.example.test:8443/v2')).toBe('the-key')
    for (const other of [
      'https://api.example.test',
      'http://api.example.test:8443',
      'https://api.example.test.evil.test:8443',
      'https://evil.test',
      '',
      'nonsense'
    ])
      expect(boundKey(sealed, other)).toBeNull()
  })

  it('is null for a secret without a binding', () => {
    for (const text of [
      null,
      '',
      'bare-key',
      '{}',
      '[]',
      'null',
      '{"origin":1,"key":"k"}',
      '{"origin":"https://evil.test"}'
    ])
      expect(boundKey(text, 'https://evil.test')).toBeNull()
  })

  it('returns the bare key for the redactor', () => {
    expect(bareKeyIn(sealed)).toBe('the-key')
    expect(bareKeyIn('an event secret')).toBeNull()
  })
})
