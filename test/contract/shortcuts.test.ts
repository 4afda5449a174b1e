import { expect, it } from 'vitest'
import { acceleratorOf, commandFor, COMMANDS, keysOf } from '@contract/shortcuts'

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
it('a character typed into a box stays in it, with or without Shift; a capital letter by Caps Lock is the same key', () => {
  expect(commandFor({ ...NONE, key: '/', shiftKey: true }, false, false)).toBe('search')
  expect(commandFor({ ...NONE, key: '/' }, false, true)).toBeNull()
  expect(commandFor({ ...NONE, key: '?', shiftKey: true }, false, false)).toBe('shortcuts')
  expect(commandFor({ ...NONE, key: '?', shiftKey: true }, false, true)).toBeNull()
  expect(commandFor({ ...NONE, key: 'K', ctrlKey: true }, false, true)).toBe('search')
})
