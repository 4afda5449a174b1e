import { expect, it } from 'vitest'
import { acceleratorOf, boundKey, commandFor, COMMANDS, keysOf } from '@contract/shortcuts'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([false, true])('every key means one command and is recognized when pressed (macOS: %s)', (mac) => {
  for (const command of COMMANDS) {
    for (const { key, mod = false, alt = false, shift = false } of keysOf(command, mac)) {
      expect(
        commandFor({ key, ctrlKey: mod && !mac, metaKey: mod && mac, altKey: alt, shiftKey: shift }, mac, false)
      ).toBe(command)
    }
  }
})
it('accelerators have the names of the menu', () => {
  const shown = ['search', 'settings', 'nextTab', 'previousTab', 'zoomIn', 'zoomOut', 'customer', 'back'] as const
  expect(shown.map((command) => acceleratorOf(command, false))).toEqual([
    'CmdOrCtrl+K',
    'CmdOrCtrl+,',
    'Ctrl+Tab',
    'Ctrl+Shift+Tab',
    'CmdOrCtrl+Plus',
    'CmdOrCtrl+-',
    'F8',
    'Alt+Left'
  ])
  expect([acceleratorOf('back', true), acceleratorOf('forward', true)]).toEqual(['CmdOrCtrl+[', 'CmdOrCtrl+]'])
})
it('on macOS Alt and an arrow move by a word and open nothing', () => {
  expect(commandFor({ ...NONE, key: 'ArrowLeft', altKey: true }, true, true)).toBeNull()
})
it('on macOS Ctrl belongs to the text field, but for the tabs', () => {
  const pressed = (key: string) => commandFor({ ...NONE, key, ctrlKey: true }, true, true)
  expect(['k', 'n', 't', 'w', 'o', '/', '-'].map(pressed)).toEqual(Array(7).fill(null))
  expect(pressed('Tab')).toBe('nextTab')
})
it('a character typed into a box stays in it, with or without Shift; a capital letter by Caps Lock is the same key', () => {
  expect(commandFor({ ...NONE, key: '/', shiftKey: true }, false, false)).toBe('search')
  expect(commandFor({ ...NONE, key: '/' }, false, true)).toBeNull()
  expect(commandFor({ ...NONE, key: '?', shiftKey: true }, false, false)).toBe('shortcuts')
  expect(commandFor({ ...NONE, key: '?', shiftKey: true }, false, true)).toBeNull()
  expect(commandFor({ ...NONE, key: 'K', ctrlKey: true }, false, true)).toBe('search')
})

it('a Cyrillic letter is the Latin key in its place, a Latin one is itself on any layout', () => {
  const press = (key: string, code: string) => commandFor({ ...NONE, key, code, ctrlKey: true }, false, false)
  expect([press('л', 'KeyK'), press('Л', 'KeyK'), press('б', 'Comma')]).toEqual(['search', 'search', 'settings'])
  expect(boundKey({ key: 'к', code: 'KeyR' })).toBe('r')
  // AZERTY, Dvorak, an event without a place
  expect(boundKey({ key: 'a', code: 'KeyQ' })).toBe('a')
  expect(boundKey({ key: 'R', code: 'KeyO' })).toBe('r')
  expect(boundKey({ key: 'š', code: 'BracketLeft' })).toBe('š')
  expect(boundKey({ key: 'F8', code: 'F8' })).toBe('F8')
  expect(boundKey({ key: 'ж' })).toBe('ж')
})
