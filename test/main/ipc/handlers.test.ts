import { expect, it } from 'vitest'
import { CHANNEL_NAMES } from '@contract/channel-map'
import { registerHandlers } from '@main/ipc/handlers/index'
import type { UseCases } from '@main/ipc/handlers/use-cases'

it('every channel has exactly one handler', () => {
  const registered: string[] = []
  const handle = (channel: string): void => void registered.push(channel)
  const anything: object = new Proxy({}, { get: () => anything })
  registerHandlers({ handle, onPageGone: () => {} }, anything as UseCases)
  expect(registered.sort()).toEqual([...CHANNEL_NAMES].sort())
})
