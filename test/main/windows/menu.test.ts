import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '@contract/shortcuts'
import { menuTemplate } from '@main/windows/menu'
import { windowTexts } from '@main/windows/texts'
import ENGLISH from '@shared/locales/en/main/system'

const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
const make = (platform: NodeJS.Platform, packaged: boolean, roles = true) => {
  const sent: string[] = []
  const command = (name: string): unknown => sent.push(name)
  return { items: flat(menuTemplate({ platform, packaged, texts: ENGLISH, roles, command })), sent }
}

describe('the menu', () => {
  it.each(['linux', 'win32', 'darwin'] as const)('sends every command of the contract once on %s', (platform) => {
    const { items, sent } = make(platform, true)
    for (const item of items) (item.click as (() => void) | undefined)?.()
    expect(sent.sort()).toEqual([...COMMANDS, 'about', 'diagnosis', 'role'].sort())
  })

  it('has the role only where people share the computer', () => {
    const ids = (roles: boolean) => make('linux', true, roles).items.map(({ id }) => id)
    expect(ids(true)).toContain('role')
    expect(ids(false)).not.toContain('role')
  })

  it('has reload and developer tools only in a run from the sources', () => {
    const roles = (packaged: boolean) => make('linux', packaged).items.map((i) => i.role)
    expect(roles(true)).not.toContain('reload')
    expect(roles(true)).not.toContain('toggleDevTools')
    expect(roles(false)).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']))
  })

  it('leaves the zoom to its setting, which the roles of Electron would bypass', () => {
    const items = make('linux', true).items
    expect(items.map((i) => i.role)).not.toEqual(expect.arrayContaining(['zoomIn']))
    expect(items.filter((i) => /^zoom/.test(i.id ?? '')).map((i) => i.accelerator)).toEqual([
      'CmdOrCtrl+0',
      'CmdOrCtrl+Plus',
      'CmdOrCtrl+-'
    ])
  })

  it('has edit and quit everywhere, and the application menu only on macOS', () => {
    for (const platform of ['linux', 'darwin'] as const)
      expect(make(platform, true).items.map((i) => i.role)).toEqual(expect.arrayContaining(['editMenu', 'quit']))
    expect(make('darwin', true).items[0]?.role).toBe('appMenu')
    expect(make('linux', true).items.some((i) => i.role === 'appMenu')).toBe(false)
  })

  it('uses each accelerator once', () => {
    for (const platform of ['linux', 'darwin'] as const) {
      const keys = make(platform, false)
        .items.map((i) => i.accelerator)
        .filter(Boolean)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  it.each(['linux', 'win32', 'darwin'] as const)(
    'has a text of its own on every item when packaged on %s',
    (platform) => {
      const texts = windowTexts('ru')
      const items = flat(menuTemplate({ platform, packaged: true, texts, roles: true, command: () => {} }))
      for (const item of items)
        if (item.type !== 'separator' && item.role !== 'appMenu') expect(Object.values(texts)).toContain(item.label)
    }
  )
})
