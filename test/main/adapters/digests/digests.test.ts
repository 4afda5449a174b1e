import { beforeEach, describe, expect, it, vi } from 'vitest'
import { verifySignature } from '@shared/feed/sources/signature'
import { nodeDigests } from '@main/adapters/digests'
import { json, SECRET, sign, ticket } from '../../../fakes/feed/events'

/** Records the calls of Node's constant-time comparison. */
const compared = vi.hoisted((): Uint8Array[][] => [])
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return {
    ...crypto,
    timingSafeEqual: (a: Uint8Array, b: Uint8Array) => (compared.push([a, b]), crypto.timingSafeEqual(a, b))
  }
})
beforeEach(() => void compared.splice(0))

describe('two digests', () => {
  it('are compared in constant time', () => {
    const digest = nodeDigests.sha256(json(ticket()))
    const others = [0, 31].map((at) => digest.with(at, digest[at]! ^ 1))
    expect([digest, ...others].map((other) => nodeDigests.equal(digest, Uint8Array.from(other)))).toEqual([
      true,
      false,
      false
    ])
    expect(compared).toHaveLength(3)
  })

  it('of different lengths are not equal', () =>
    expect(nodeDigests.equal(new Uint8Array(32), new Uint8Array(31))).toBe(false))
})

it('are the only comparison of signatures', () => {
  const body = json(ticket())
  const verdict = (secret: string) =>
    verifySignature(
      { body, headers: { 'x-sig': sign(body, secret) } },
      { scheme: 'hmac-sha256-base64', header: 'X-Sig', prefix: '' },
      SECRET,
      nodeDigests
    )
  expect([verdict(SECRET), verdict('another')]).toEqual(['signed', 'signature'])
  expect(compared.map(([a, b]) => [a!.byteLength, b!.byteLength])).toEqual([
    [32, 32],
    [32, 32]
  ])
})
