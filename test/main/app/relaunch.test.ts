import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { Relaunch, relaunchOptions } from '@main/app/relaunch'

const LINK = 'dynodesk://engine/1/2'
const OTHER = 'dynodesk://sheet/S-2'

describe('another start', () => {
  it('is left to the running program', () => {
    const relaunch = new Relaunch()
    const start = vi.fn()
    expect(relaunch.accept(LINK)).toBe(false)
    relaunch.close()
    relaunch.startIfWanted(start)
    expect(start).not.toHaveBeenCalled()
  })

  it('while the program closes starts it once afterwards, with the newest link', () => {
    const relaunch = new Relaunch()
    const start = vi.fn()
    relaunch.close()
    expect([LINK, OTHER, null].map((link) => relaunch.accept(link))).toEqual([true, true, true])
    relaunch.startIfWanted(start)
    expect(start.mock.calls).toEqual([[OTHER]])
  })

  it('without a link starts the program too', () => {
    const relaunch = new Relaunch()
    const start = vi.fn()
    relaunch.close()
    relaunch.accept(null)
    relaunch.startIfWanted(start)
    expect(start.mock.calls).toEqual([[null]])
  })
})

describe('the options of the next start', () => {
  const start = { args: ['.', '--user-data-dir=data', LINK], execPath: join('opt', 'dynodesk'), env: {} }

  it('are those of this start, without its link', () => {
    expect(relaunchOptions(start, null)).toEqual({ args: ['.', '--user-data-dir=data'] })
    expect(relaunchOptions(start, OTHER)).toEqual({ args: ['.', '--user-data-dir=data', OTHER] })
  })

  it('read a set-up file once', () => {
    const args = ['.', '--provision=first.json']
    expect(relaunchOptions({ ...start, args }, null)).toEqual({ args: ['.'] })
    expect(relaunchOptions({ ...start, args }, '--provision=/b.json')).toEqual({ args: ['.', '--provision=/b.json'] })
  })

  it('name the file of an AppImage, and only from inside its mount', () => {
    const env = { APPIMAGE: join('home', 'Dynodesk.AppImage'), APPDIR: join('tmp', 'mount') }
    expect(relaunchOptions({ ...start, env }, null)).not.toHaveProperty('execPath')
    expect(relaunchOptions({ ...start, env, execPath: join('tmp', 'mount', 'dynodesk') }, null)).toHaveProperty(
      'execPath',
      env.APPIMAGE
    )
  })
})
