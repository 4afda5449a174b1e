import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHANNEL_NAMES, TOPIC_NAMES } from '@contract/channel-map'
import { droppedFileChannels } from '@contract/channels/app'
import { createBridge } from '@main/preload/bridge'

type Listener = (event: unknown, ...args: unknown[]) => void

/** The renderer's end of IPC as far as the bridge uses it. */
class FakeIpc {
  invoked: unknown[][] = []
  readonly listeners = new Map<string, Listener[]>()
  invoke = (...args: unknown[]): Promise<unknown> => (this.invoked.push(args), Promise.resolve('answer'))
  on = (topic: string, f: Listener): this => (
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), f]),
    this
  )
  off = (topic: string, f: Listener): this => (
    this.listeners.set(
      topic,
      (this.listeners.get(topic) ?? []).filter((l) => l !== f)
    ),
    this
  )
  emit(topic: string, ...args: unknown[]): void {
    for (const f of this.listeners.get(topic) ?? []) f({ sender: 'secret event' }, ...args)
  }
}
const make = () => {
  const ipc = new FakeIpc()
  const bridge = createBridge(ipc as unknown as Parameters<typeof createBridge>[0])
  const { roleOf: _roles, ...groups } = bridge
  const methods = Object.entries(groups).flatMap(([topic, group]) =>
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
    subscriptions: methods.filter((m) => /^on[A-Z]/.test(m.name))
  }
}

describe("the window's object", () => {
  it('has one method for each channel and no other, and none that takes a path', () => {
    const { ipc, calls } = make()
    for (const { f } of calls) f({})
    const onBridge = CHANNEL_NAMES.filter((name) => !(name in droppedFileChannels))
    expect(ipc.invoked.map(([channel]) => channel).sort()).toEqual(onBridge.sort())
  })

  it('has one subscription for each topic', () => {
    const { ipc, subscriptions } = make()
    for (const { f } of subscriptions) f(() => {})
    expect([...ipc.listeners.keys()].sort()).toEqual([...TOPIC_NAMES].sort())
    expect(subscriptions).toHaveLength(TOPIC_NAMES.length)
  })

  it('sends the input unchanged and returns the answer of main', async () => {
    const { ipc, bridge } = make()
    expect(await bridge.catalogue.engine({ engineId: '7' })).toBe('answer')
    expect(ipc.invoked).toEqual([['catalogue:engine', { engineId: '7' }]])
  })

  it('sends nothing for channels without input, even when the page passes an argument', () => {
    const { ipc, bridge } = make()
    ;(bridge.app.info as (a: unknown) => unknown)({ clientX: 1 })
    expect(ipc.invoked).toEqual([['app:info']])
  })

  it('passes only the payload to listeners', () => {
    const { ipc, bridge } = make()
    const received: unknown[][] = []
    bridge.app.onCommand((...args: unknown[]) => received.push(args))
    ipc.emit('menu:command', 'search', 'more')
    expect(received).toEqual([['search']])
  })

  it('ends only the subscription whose function is called, even for the same listener twice', () => {
    const { ipc, bridge } = make()
    let count = 0
    const listener = (): void => void count++
    const first = bridge.budget.onChange(listener)
    const second = bridge.budget.onChange(listener)
    ipc.emit('budget:changed', {})
    first()
    first()
    ipc.emit('budget:changed', {})
    second()
    ipc.emit('budget:changed', {})
    expect(count).toBe(3)
    expect(ipc.listeners.get('budget:changed')).toEqual([])
  })

  it('has no method that returns a secret', () => {
    const names = make()
      .calls.map((m) => m.path)
      .join(' ')
    expect(names).not.toMatch(/secret|key|token|password|invoke|send|ipc|decrypt|reveal/i)
  })

  it('is built from sources that load nothing but electron', () => {
    const root = join(import.meta.dirname, '../../../src-main')
    const files = new Set([join(root, 'preload/index.ts')])
    const packages = new Set<string>()
    // a set visits the entries that are added on the way
    for (const file of files) {
      const source = readFileSync(file, 'utf8')
      expect(source).not.toMatch(/require\(|process\.|import\(/)
      const imports = /^(?:import|export) (?!type )(?:(?:[^'\n]*|\{[^}]*\}) from )?'([^']+)'/gm
      for (const [, name = ''] of source.matchAll(imports))
        if (name.startsWith('.')) files.add(join(file, '..', `${name}.ts`))
        else packages.add(name)
    }
    const folders = new Set([...files].map((file) => relative(root, dirname(file)).replaceAll('\\', '/')))
    expect(packages).toEqual(new Set(['electron']))
    expect(folders).toEqual(new Set(['preload', 'contract', 'contract/channels']))
  })
})
