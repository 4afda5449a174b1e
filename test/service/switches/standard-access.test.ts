import { beforeEach, describe, expect, it } from 'vitest'
import { standardAccess } from '@main/adapters/demo-service/http/access'
import type { Access, DemoRequest } from '@main/adapters/demo-service/http/handler'
import { jsonReply } from '@main/adapters/demo-service/http/reply'

const HOUR = 3_600_000
let nowMs: number
let access: Access
beforeEach(() => {
  nowMs = 1000
  access = standardAccess('right', () => nowMs)
})
const statusOf = async (name: DemoRequest['name'], key?: string): Promise<number> => {
  const request = { name, message: { headers: { 'x-api-key': key } } } as unknown as DemoRequest
  return (await access(request, async () => jsonReply(200, []))).status
}
const call = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => statusOf('types', 'right')))

describe('the demo service of the program', () => {
  it('refuses another key and none, and serves pictures without one', async () => {
    expect([
      await statusOf('types', 'wrong'),
      await statusOf('types'),
      await statusOf('subscription'),
      await statusOf('media')
    ]).toEqual([403, 403, 403, 200])
  })

  it('refuses calls above 3600 an hour, but no subscription and no picture', async () => {
    expect(new Set(await call(3599))).toEqual(new Set([200]))
    expect([await statusOf('subscription', 'right'), await statusOf('types', 'right')]).toEqual([200, 429])
    expect([await statusOf('subscription', 'right'), await statusOf('media')]).toEqual([200, 200])
  })

  it('begins an hour with the first call after the last one', async () => {
    await call(3601)
    nowMs += HOUR - 1
    expect(await call(1)).toEqual([429])
    nowMs += 1
    expect(await call(1)).toEqual([200])
  })

  it('does not count calls with another key', async () => {
    for (let i = 0; i < 3600; i++) await statusOf('types', 'wrong')
    expect(await call(1)).toEqual([200])
  })
})
