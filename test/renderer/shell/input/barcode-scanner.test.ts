import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fake } from '../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { createScanReader, useBarcodeScanner } from '@/shell/input/barcode-scanner'
import { sheetLink, sheetNumber } from '@shared/sheets/sheet-number'
import { effectScope, type EffectScope } from 'vue'
import { urlAt, startWindow, stopWindow, type StartedWindow } from '../../window'

const NUMBER = sheetNumber('BCD', 2026, 7)
const LINK = 'dynodesk://engine/31/40?service=a.example'
const opened = (): string[] => fake.sent('links:open').map(({ text }) => text)
let time = 0

/** Types into the focused element unless the key is prevented. */
function type(text: string, gap: number): KeyboardEvent[] {
  return [...text].map((sign) => {
    const target = document.activeElement ?? document.body
    const event = new KeyboardEvent('keydown', { key: sign === '\n' ? 'Enter' : sign, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (time += gap) })
    const field = target.dispatchEvent(event) && sign !== '\n' ? document.activeElement : null
    if (field instanceof HTMLInputElement) {
      field.value += sign
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return event
  })
}
function later(ms: number): void {
  time += ms
  vi.advanceTimersByTime(ms)
}

beforeEach(() => {
  fake.reset()
  time += 10_000
})
afterEach(() => document.body.replaceChildren())

describe('keys that belong together', () => {
  it('are fast, with keys like Shift in between, until Enter', () => {
    const read = createScanReader()
    for (const key of 'slow') expect(read(key, (time += 400))).toBe(key)
    time += 400
    let text = ''
    for (const key of ['Shift', ...'BCD26']) text = read(key, (time += 5))
    expect(text).toBe('BCD26')
    expect(read('Enter', (time += 5))).toBe('BCD26')
    expect(read('x', (time += 5))).toBe('x')
  })
  it('may be slower at the beginning of a link', () => {
    const read = createScanReader()
    let text = ''
    for (const key of 'dynodesk://sheet/1') text = read(key, (time += 300))
    expect(text).toBe('dynodesk://sheet/1')
    expect(read('2', (time += 2000))).toBe('2')
  })
})

describe('a scan', () => {
  let scope: EffectScope
  const command = vi.fn<(key: string) => void>()
  const heard = (event: KeyboardEvent): void => command(event.key)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    scope = effectScope()
    scope.run(() => useBarcodeScanner())
    command.mockClear()
    window.addEventListener('keydown', heard)
  })
  afterEach(() => {
    window.removeEventListener('keydown', heard)
    scope.stop()
    vi.useRealTimers()
  })
  const field = (type = 'text'): HTMLInputElement => {
    const input = document.body.appendChild(Object.assign(document.createElement('input'), { type }))
    input.focus()
    return input
  }

  it.each([LINK, sheetLink(NUMBER)])('opens %s, and none of its letters is a command', (link) => {
    const events = type(`${link}\n`, 8)
    expect(opened()).toEqual([link])
    expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true)
    expect(command).not.toHaveBeenCalled()
  })
  it('opens the number of a sheet alone', () => {
    expect(type(`${NUMBER}\n`, 8).at(-1)!.defaultPrevented).toBe(true)
    expect(opened()).toEqual([NUMBER])
  })
  it('opens a sheet also on a keyboard of another layout', () => {
    const scanned = `dznodeskÖ--sheet-${NUMBER.replaceAll('-', 'ß')}`
    type(`${scanned}\n`, 8)
    expect([opened(), command.mock.calls]).toEqual([[scanned], []])
  })
  it('ignores other codes and slow typing', () => {
    type('4006381333931\n', 8)
    later(1000)
    type(`${NUMBER}\n`, 120)
    expect(opened()).toEqual([])
    expect(command.mock.calls.filter(([key]) => key === 'Enter')).toHaveLength(2)
  })
  it('is removed from the field it was typed into', () => {
    const input = field()
    input.value = 'corsale '
    type(`${LINK}\n`, 8)
    expect([input.value, opened()]).toEqual(['corsale ', [LINK]])
  })
  it.each(['password', 'number'])('stays in a field for a %s', (kind) => {
    field(kind)
    type(`${LINK}\n`, 8)
    expect(opened()).toEqual([])
  })
  it('does not remove the first letter permanently', () => {
    type('d', 400)
    expect(command).not.toHaveBeenCalled()
    later(50)
    expect(command.mock.calls).toEqual([['d']])
    later(2000)
    type('da', 8)
    expect(command.mock.calls).toEqual([['d'], ['d'], ['a']])
  })
  it('types the first letter into the field that gets the focus for it', () => {
    const input = field()
    input.blur()
    const focus = (): void => input.focus()
    window.addEventListener('keydown', focus)
    type('dc', 8)
    window.removeEventListener('keydown', focus)
    expect(input.value).toBe('dc')
  })
  it('ignores keys with Ctrl and repeated keys', () => {
    for (const more of [{ ctrlKey: true }, { repeat: true }])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true, ...more }))
    expect(command).toHaveBeenCalledTimes(2)
  })
})

describe('in the window', () => {
  let app: StartedWindow
  afterEach(() => stopWindow(app))

  it('a scan opens its sheet from every screen', async () => {
    fake.answer('links:open', () => fake.emit('links:opened', { kind: 'sheet', number: NUMBER }))
    for (const path of ['/catalogue', '/compare', '/feed', '/offline', '/settings', '/sheets']) {
      app = await startWindow(path)
      type(`${sheetLink(NUMBER)}\n`, 8)
      await flushPromises()
      await app.settle()
      expect([path, urlAt(app)]).toEqual([path, `/sheets?number=${NUMBER}`])
      if (path !== '/sheets') stopWindow(app)
    }
  })
  it('a link typed into the box in the header opens without a search', async () => {
    app = await startWindow('/catalogue')
    const box = app.wrapper.get<HTMLInputElement>('.top input')
    await box.setValue(LINK)
    await box.trigger('keydown', { key: 'Enter' })
    await app.settle()
    expect([opened(), urlAt(app), box.element.value]).toEqual([[LINK], '/catalogue', ''])
  })
})
