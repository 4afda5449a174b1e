/** Engines that one computer shows on another, over a bus in place of the server. */
import { expect, it } from 'vitest'
import { SentEngines } from '@main/services/workspace/sent-engines'
import { WorkspaceUnavailable, type WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

type Listener = Parameters<WorkspaceEngine['onMessage']>[1]
const LINK = 'dynodesk://engine/31/42?lang=en&service=demo'

function shop() {
  const listeners = new Set<Listener>()
  const names: Record<string, string> = {}
  const state = { isDown: false }
  const computer = (id: string, name: string) => {
    names[id] = name
    const clock = new FakeClock()
    const engine = {
      computer: id,
      async publish(_topic: string, value: Uint8Array) {
        if (state.isDown) throw new WorkspaceUnavailable()
        for (const listener of listeners) listener(value, id)
      },
      onMessage(_topic: string, listener: Listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }
    } as unknown as WorkspaceEngine
    const one = { engine: engine as WorkspaceEngine | null, opensAtOnce: false }
    const seen = { opened: [] as string[], shown: [] as string[] }
    const sent = new SentEngines({
      clock,
      log: new FakeLog(),
      engine: () => one.engine,
      nameOf: (from) => names[from] ?? '',
      opensAtOnce: () => one.opensAtOnce,
      open: (link) => void seen.opened.push(link),
      changed: ({ by, title }) => void seen.shown.push(`${by}: ${title}`)
    })
    sent.follow()
    return { one, clock, seen, sent }
  }
  return { computer, listeners, state }
}

it('shows an engine on the computer it is sent to, and on no other', async () => {
  const { computer } = shop()
  const [office, dyno, anna] = [computer('a', 'Office'), computer('b', 'Dyno room'), computer('c', 'Anna')]
  expect(await office.sent.send('b', LINK, 'Corsale 2.0 TDR')).toBe(true)
  expect(dyno.seen).toEqual({ opened: [], shown: ['Office: Corsale 2.0 TDR'] })
  expect(dyno.sent.latest()).toMatchObject({ by: 'Office', link: LINK, title: 'Corsale 2.0 TDR' })
  expect([anna.seen.shown, anna.sent.latest()]).toEqual([[], null])
})

it('opens it at once where the setting says so', async () => {
  const { computer } = shop()
  const [office, dyno] = [computer('a', 'Office'), computer('b', 'Dyno room')]
  dyno.one.opensAtOnce = true
  expect(await office.sent.send('b', LINK, 'Corsale')).toBe(true)
  expect(dyno.seen).toEqual({ opened: [LINK], shown: [] })
})

it('reports that an absent computer did not receive it', async () => {
  const { computer } = shop()
  const office = computer('a', 'Office')
  const sending = office.sent.send('b', LINK, 'Corsale')
  await office.clock.advance(2000)
  expect(await sending).toBe(false)
  expect(office.clock.timers).toBe(0)
})

it('reports a server that is away, and a missing workspace', async () => {
  const { computer, state, listeners } = shop()
  const [office, dyno] = [computer('a', 'Office'), computer('b', 'Dyno room')]
  state.isDown = true
  expect(await office.sent.send('b', LINK, 'Corsale')).toBe(false)
  office.one.engine = null
  office.sent.follow()
  expect(await office.sent.send('b', LINK, 'Corsale')).toBe(false)
  expect([listeners.size, dyno.seen.shown]).toEqual([1, []])
})

it.each([
  ['a link to something else', { id: 'x', to: 'b', link: 'dynodesk://sheet/ABC-1', title: '' }],
  ['an address of the web', { id: 'x', to: 'b', link: 'https://example.invalid/', title: '' }],
  ['a place without an engine', { id: 'x', to: 'b', link: 'dynodesk://catalogue/1', title: '' }],
  ['a message of another shape', { id: 'x', to: 'b', link: LINK }],
  ['a text', 'hello']
])('ignores %s', async (_what, message) => {
  const { computer, listeners } = shop()
  const dyno = computer('b', 'Dyno room')
  dyno.one.opensAtOnce = true
  for (const listener of listeners) listener(Buffer.from(JSON.stringify(message)), 'a')
  expect([dyno.seen, dyno.sent.latest()]).toEqual([{ opened: [], shown: [] }, null])
})

it('shortens a title and removes its control characters', async () => {
  const { computer } = shop()
  const [office, dyno] = [computer('a', 'Office'), computer('b', 'Dyno room')]
  await office.sent.send('b', LINK, `Corsale\u0007\n${'x'.repeat(500)}`)
  expect(dyno.sent.latest()?.title).toMatch(/^Corsale {2}x+$/)
  expect(dyno.sent.latest()?.title).toHaveLength(200)
})
