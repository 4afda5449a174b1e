import { describe, expect, it } from 'vitest'
import { nodeDigests } from '@main/adapters/digests'
import { signatureBytes, verifySignature } from '@shared/feed/sources/signature'
import { bytes, SECRET, sign } from '../../../fakes/feed/events'

describe('signatures', () => {
  const body = bytes('{"a": "ä"}')
  const check = (scheme: 'hmac-sha256-base64' | 'hmac-sha256-hex', value: string, prefix = '') =>
    verifySignature({ body, headers: { 'x-sig': value } }, { scheme, header: 'X-Sig', prefix }, SECRET, nodeDigests)

  it('are valid in Base64 with and without padding, in hex of either case, and with a prefix', () => {
    const hex = Buffer.from(sign(body), 'base64').toString('hex')
    expect([
      check('hmac-sha256-base64', sign(body)),
      check('hmac-sha256-base64', sign(body).replace('=', '')),
      check('hmac-sha256-hex', hex),
      check('hmac-sha256-hex', hex.toUpperCase()),
      check('hmac-sha256-hex', `sha256=${hex}`, 'sha256=')
    ]).toEqual(Array(5).fill('signed'))
  })
  it.each([
    '',
    ' ',
    'x',
    '=',
    sign(body).slice(1),
    `${sign(body)}=`,
    `sha256=${sign(body)}`,
    sign(body, 'other'),
    '\u0000'.repeat(44),
    'A'.repeat(43) + '='
  ])('are invalid as %j', (value) => expect(check('hmac-sha256-base64', value)).toBe('signature'))
  it('are read from own properties of the headers only', () => {
    expect(
      verifySignature(
        { body, headers: {} },
        { scheme: 'hmac-sha256-hex', header: 'constructor', prefix: '' },
        SECRET,
        nodeDigests
      )
    ).toBe('signature')
  })
  it('decode like Node’s Buffer for any bytes', () => {
    for (let n = 0; n < 200; n++) {
      const some = Buffer.from(Array.from({ length: 32 }, (_, i) => (n * 37 + i * 101 + ((n * i) % 251)) & 255))
      expect(Buffer.from(signatureBytes(some.toString('base64'), 'hmac-sha256-base64')!)).toEqual(some)
    }
  })
})
