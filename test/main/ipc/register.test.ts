import type { IpcMain } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '@contract/channel-map'
import { createIpc, type Ipc } from '@main/ipc/register'
import { FakeLog } from '../../fakes/log'

type Listener = (event: unknown, ...args: unknown[]) => unknown

const ORIGIN = 'app://dynodesk'
const good = (more: object = {}): object => ({
  type: 'frame',
  sender: { id: 1 },
  senderFrame: { origin: ORIGIN, parent: null },
  ...more
})
let listeners: Map<string, Listener>
let log: FakeLog
let ipc: Ipc
let sent: unknown[][]
const invoke = (channel: string, event: object, ...args: unknown[]): unknown => listeners.get(channel)!(event, ...args)

beforeEach(() => {
  listeners = new Map()
  log = new FakeLog()
  sent = []
  ipc = createIpc({
    ipcMain: { handle: (channel: string, f: Listener) => void listeners.set(channel, f) } as unknown as Pick<
      IpcMain,
      'handle'
    >,
    appOrigin: ORIGIN,
    log,
    isKnownSender: (id) => id === 1,
    onPageGone: () => {},
    receivers: () => [
      {
        isDestroyed: () => true,
        send: () => {
          throw new Error('must not be asked')
        }
      },
      {
        isDestroyed: () => false,
        send: () => {
          throw new Error('Object has been destroyed')
        }
      },
      { isDestroyed: () => false, send: (...a: unknown[]) => sent.push(a) }
    ]
  })
  ipc.limitTo(() => 'administrator')
})

describe('a message of a window', () => {
  it('reaches its handler with the checked input and the window it came from', async () => {
    const seen: unknown[] = []
    ipc.handle('catalogue:engine', (input, context) => {
      seen.push(input, context)
      return { ok: false, failure: { code: 'not-found' } }
    })
    expect(await invoke('catalogue:engine', good(), { engineId: '7' })).toEqual({
      ok: false,
      failure: { code: 'not-found' }
    })
    expect(seen).toEqual([{ engineId: '7' }, { senderId: 1 }])
  })

  const circle: Record<string, unknown> = {}
  circle['engineId'] = circle
  it.each<[string, object, unknown[]]>([
    ['no-frame', good({ senderFrame: null }), [{ engineId: '7' }]],
    [
      'no-frame',
      {
        type: 'frame',
        sender: { id: 1 },
        get senderFrame() {
          throw new Error('Render frame was disposed')
        }
      },
      [{ engineId: '7' }]
    ],
    ['foreign-origin', good({ senderFrame: { origin: 'https://evil.example', parent: null } }), [{ engineId: '7' }]],
    ['foreign-origin', good({ senderFrame: { origin: 'app://dynodesk.evil', parent: null } }), [{ engineId: '7' }]],
    ['sub-frame', good({ senderFrame: { origin: ORIGIN, parent: {} } }), [{ engineId: '7' }]],
    ['not-a-frame', good({ type: 'service-worker' }), [{ engineId: '7' }]],
    ['unknown-sender', good({ sender: { id: 2 } }), [{ engineId: '7' }]],
    ['too-many-arguments', good(), [{ engineId: '7' }, 'more']],
    ['too-large', good(), [{ engineId: '7'.repeat(65_536) }]],
    ['too-large', good(), [{ engineId: '7', more: Array<null>(2_000_000).fill(null) }]],
    ['too-large', good(), [circle]],
    ['too-large', good(), [new Map([['engineId', '7']])]],
    ['too-large', good(), [{ engineId: new Float64Array(3) }]],
    ['too-large', good(), [{ engineId: new Uint8Array(65_536) }]],
    ['invalid-input', good(), [{ engineId: new Uint8Array(3) }]],
    ['invalid-input', good(), [{ engineId: 'view' }]],
    ['invalid-input', good(), [{ engineId: '7', admin: true }]],
    ['invalid-input', good(), []]
  ])('is refused: %s (%#)', async (reason, event, args) => {
    let called = false
    ipc.handle('catalogue:engine', () => {
      called = true
      return { ok: false, failure: { code: 'not-found' } }
    })
    expect(await invoke('catalogue:engine', event, ...args)).toEqual({ ok: false, failure: { code: 'invalid-input' } })
    expect(called).toBe(false)
    expect(log.lines).toEqual([
      { level: 'warn', event: 'ipc.refused', details: { channel: 'catalogue:engine', reason } }
    ])
  })

  it('is refused by a rejection when the channel returns a bare value', async () => {
    ipc.handle('settings:all', () => [])
    await expect(invoke('settings:all', good(), { unexpected: 1 })).rejects.toThrow(/^invalid-input$/)
    await expect(invoke('settings:all', good({ senderFrame: null }))).rejects.toThrow(/^invalid-input$/)
    expect(await invoke('settings:all', good())).toEqual([])
  })

  it('is checked before anything else runs', () => {
    let checked = false
    ipc.handle('settings:all', () => [])
    void invoke('settings:all', {
      type: 'frame',
      sender: { id: 1 },
      get senderFrame() {
        checked = true
        return { origin: ORIGIN, parent: null }
      }
    })
    expect(checked).toBe(true)
  })

  it('answers "internal" for a bug, with the details in the log and not in the window', async () => {
    ipc.handle('settings:reset', () => {
      throw new TypeError('what went wrong')
    })
    ipc.handle('budget:state', async () => {
      throw new Error('what went wrong')
    })
    expect(await invoke('settings:reset', good(), { key: 'units.power' })).toEqual({
      ok: false,
      failure: { code: 'internal' }
    })
    const rejection = await (invoke('budget:state', good()) as Promise<unknown>).catch((e: unknown) => e)
    expect(String((rejection as Error).message) + (rejection as Error).stack).toBe('internalinternal')
    expect(log.lines).toMatchObject([
      {
        level: 'error',
        event: 'ipc.bug',
        details: { channel: 'settings:reset', error: new TypeError('what went wrong') }
      },
      { event: 'ipc.bug' }
    ])
  })

  it.each(['files:save', 'files:copy'] as const)('is refused by %s, however many entries it has', async (channel) => {
    ipc.handle(channel, () => ({ ok: true, value: null }))
    const entries = Array<string>(2_000_000).fill('x')
    for (const content of [entries, { text: entries }, { base64: 'not base64' }])
      expect(await invoke(channel, good(), { suggestedName: 'x', kind: 'txt', content })).toEqual({
        ok: false,
        failure: { code: 'invalid-input' }
      })
    expect(log.lines.map(({ event, level }) => `${level} ${event}`)).toEqual(Array(3).fill('warn ipc.refused'))
  })
})

describe('the set of channels', () => {
  const unused = (): never => {
    throw new Error('unused')
  }

  it('allows one handler for each channel', () => {
    ipc.handle('settings:all', () => [])
    expect(() => ipc.handle('settings:all', () => [])).toThrow("two handlers for 'settings:all'")
  })

  it('names the channels without a handler', () => {
    for (const channel of CHANNEL_NAMES)
      if (channel !== 'health:drift' && channel !== 'app:info') ipc.handle(channel as 'settings:set', unused)
    expect(() => ipc.assertComplete()).toThrow('no handler for app:info, health:drift')
    ipc.handle('health:drift', unused)
    ipc.handle('app:info', unused)
    expect(() => ipc.assertComplete()).not.toThrow()
  })
})

describe('a broadcast', () => {
  it('reaches every open window, even when another one fails', () => {
    ipc.broadcast('menu:command', 'search')
    expect(sent).toEqual([['menu:command', 'search']])
    expect(log.lines).toMatchObject([{ event: 'ipc.broadcast' }])
  })
})
