import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '@shared/platform/base64'

test('survives a round trip with any number of bytes', () => {
  for (const length of [0, 1, 2, 3, 0x8000 - 1, 0x8000, 200_001]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256)
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    expect(fromBase64(toBase64(bytes))).toEqual(bytes)
  }
})

test('is null for invalid Base64', () => {
  for (const text of ['ä', 'a', '====', 'ab*d']) expect(fromBase64(text), text).toBeNull()
})
