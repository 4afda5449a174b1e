import { expect, it } from 'vitest'
import { CHANNEL_NAMES } from '../../../src-main/contract/channel-map'
import { registerHandlers } from '../../../src-main/ipc/handlers/index'
import type { UseCases } from '../../../src-main/ipc/handlers/use-cases'

it('every channel has exactly one handler', () => {
  const registered: string[] = []
  const handle = (channel: string): void => void registered.push(channel)
  const anything: object = new Proxy({}, { get: () => anything })
  registerHandlers({ handle, onPageGone: () => {} }, anything as UseCases)
  expect(registered.sort()).toEqual([...CHANNEL_NAMES].sort())
})
