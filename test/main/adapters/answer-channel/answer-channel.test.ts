import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listenForAnswer, sendAnswer } from '@main/adapters/answer-channel'

async function channel() {
  const open = await listenForAnswer()
  onTestFinished(() => open.close())
  return open
}

describe('the answer of a running program', () => {
  it('arrives whole, whatever its size, and leaves nothing behind', async () => {
    const open = await channel()
    const long = 'ä'.repeat(3_000_000)
    const [answer] = await Promise.all([open.answer(60_000), sendAnswer(open.address, Promise.resolve(long))])
    expect(answer === long).toBe(true)
    open.close()
    if (process.platform !== 'win32') expect(existsSync(dirname(open.address))).toBe(false)
  })

  it('may be late', async () => {
    const open = await channel()
    const { promise, resolve } = Promise.withResolvers<string>()
    const sent = sendAnswer(open.address, promise)
    const answer = open.answer(60_000)
    resolve('{}')
    expect(await answer).toBe('{}')
    await sent
  })

  it('is null when nobody connects, and empty when the other side ends without one', async () => {
    expect(await (await channel()).answer(1)).toBeNull()
    const open = await channel()
    const answer = open.answer(60_000)
    connect(open.address).end()
    expect(await answer).toBe('')
  })

  it('to a start that is gone is dropped', async () => {
    const open = await channel()
    open.close()
    await expect(sendAnswer(open.address, Promise.resolve('x'))).resolves.toBeUndefined()
  })
})
