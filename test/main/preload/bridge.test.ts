import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHANNEL_NAMES, TOPIC_NAMES } from '../../../src-main/contract/channel-names'
import { createBridge } from '../../../src-main/preload/bridge'

type Heard = (event: unknown, ...args: unknown[]) => void

/** The renderer's end of IPC as far as the bridge uses it. */
class FakeIpc {
  invoked: unknown[][] = []
  readonly listeners = new Map<string, Heard[]>()
  invoke = (...args: unknown[]): Promise<unknown> => (this.invoked.push(args), Promise.resolve('answer'))
  on = (topic: string, f: Heard): this => (this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), f]), this)
  off = (topic: string, f: Heard): this => (
    this.listeners.set(
      topic,
      (this.listeners.get(topic) ?? []).filter((l) => l !== f)
    ),
    this
  )
  tell(topic: string, ...args: unknown[]): void {
    for (const f of this.listeners.get(topic) ?? []) f({ sender: 'secret event' }, ...args)
  }
}
const make = () => {
  const ipc = new FakeIpc()
  const bridge = createBridge(ipc as unknown as Parameters<typeof createBridge>[0])
  const methods = Object.entries(bridge).flatMap(([topic, group]) =>
    Object.entries(group as Record<string, (a?: unknown) => unknown>).map(([name, f]) => ({
      path: `${topic}.${name}`,
      name,
      f
    }))
  )
  return {
    ipc,
    bridge,
    calls: methods.filter((m) => !/^on[A-Z]/.test(m.name)),
    follows: methods.filter((m) => /^on[A-Z]/.test(m.name))
  }
}

describe("the window's object", () => {
  it('has one method for each channel and nothing besides', () => {
    const { ipc, calls } = make()
    for (const { f } of calls) f({})
    expect(ipc.invoked.map(([channel]) => channel).sort()).toEqual([...CHANNEL_NAMES].sort())
  })

  it('has one subscription for each topic', () => {
    const { ipc, follows } = make()
    for (const { f } of follows) f(() => {})
    expect([...ipc.listeners.keys()].sort()).toEqual([...TOPIC_NAMES].sort())
    expect(follows).toHaveLength(TOPIC_NAMES.length)
  })

  it('sends the input as it is and answers what main answers', async () => {
    const { ipc, bridge } = make()
    expect(await bridge.catalogue.engine({ engineId: '7' })).toBe('answer')
    expect(ipc.invoked).toEqual([['catalogue:engine', { engineId: '7' }]])
  })

  it('sends nothing for channels without input, whatever the page passes', () => {
    const { ipc, bridge } = make()
    ;(bridge.app.info as (a: unknown) => unknown)({ clientX: 1 })
    expect(ipc.invoked).toEqual([['app:info']])
  })

  it('hands listeners the payload alone', () => {
    const { ipc, bridge } = make()
    const heard: unknown[][] = []
    bridge.app.onCommand((...args: unknown[]) => heard.push(args))
    ipc.tell('menu:command', 'search', 'more')
    expect(heard).toEqual([['search']])
  })

  it('ends exactly the subscription whose end is called, also for the same listener twice', () => {
    const { ipc, bridge } = make()
    let count = 0
    const listener = (): void => void count++
    const first = bridge.budget.onChange(listener)
    const second = bridge.budget.onChange(listener)
    ipc.tell('budget:changed', {})
    first()
    first()
    ipc.tell('budget:changed', {})
    second()
    ipc.tell('budget:changed', {})
    expect(count).toBe(3)
    expect(ipc.listeners.get('budget:changed')).toEqual([])
  })

  it('has nothing that hands a secret out: the only mention of a key goes in', () => {
    const names = make()
      .calls.map((m) => m.path)
      .join(' ')
    expect(names).not.toMatch(/secret|key|token|password|invoke|send|ipc|decrypt|reveal/i)
  })

  it('is built from sources that load nothing but electron', () => {
    for (const file of ['index.ts', 'bridge.ts']) {
      const source = readFileSync(join(import.meta.dirname, '../../../src-main/preload', file), 'utf8')
      const loaded = [...source.matchAll(/^import (?!type )[^'\n]*'([^']+)'/gm)].map((m) => m[1])
      expect(loaded.filter((name) => name !== 'electron' && name !== './bridge')).toEqual([])
      expect(source).not.toMatch(/require\(|process\.|import\(/)
    }
  })
})
