import { expect, it } from 'vitest'
import { done } from '@contract/failures'
import { registerHandlers } from '@main/app/handlers/register-handlers'
import type { UseCases } from '@main/app/handlers/use-cases'
import { engine } from '../../fakes/catalogue'

type Handler = (input: unknown, context: { senderId: number }) => Promise<unknown>

it('a long list of engines is preceded by its first rows, for the page that requested it', async () => {
  const handlers = new Map<string, Handler>()
  const handle = (channel: string, handler: Handler): void => void handlers.set(channel, handler)
  const shown: unknown[] = []
  const anything: object = new Proxy({}, { get: () => anything })
  let data = [engine('1', 'A')]
  const useCases = new Proxy(
    {
      catalogue: { service: { engines: async () => done({ data }) } },
      windows: {
        showFirstRows: (pageId: number, generationId: string, engines: readonly unknown[]) =>
          shown.push([pageId, generationId, engines.length])
      }
    },
    { get: (target, name) => Reflect.get(target, name) ?? anything }
  )
  registerHandlers({ handle, onPageGone: () => {} } as never, useCases as unknown as UseCases)
  const ask = () => handlers.get('catalogue:engines')!({ parentId: '4', requestId: 'r1' }, { senderId: 7 })

  await ask()
  expect(shown).toEqual([])
  data = Array.from({ length: 1001 }, (_none, i) => engine(String(i), 'A'))
  const [left, taken] = [ask(), ask()]
  expect(await taken).toEqual(done({ data }))
  await left
  // the second request took the place of the first
  expect(shown).toEqual([[7, '4', 1001]])
})
