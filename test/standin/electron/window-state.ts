/** Stores what `windowStatePersistence` remembers of a named window. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { app } from './app.ts'

export interface WindowState {
  readonly bounds: Electron.Rectangle
  readonly mode: 'normal' | 'maximized' | 'fullscreen'
}

const file = (): string => join(app.getPath('sessionData'), 'window-state.standin.json')
function read(): Record<string, WindowState> {
  if (!existsSync(file())) return {}
  try {
    return JSON.parse(readFileSync(file(), 'utf8')) as Record<string, WindowState>
  } catch {
    return {} // half written when the machine went down: the window opens where it would the first time
  }
}
function write(states: Record<string, WindowState>): void {
  mkdirSync(dirname(file()), { recursive: true })
  writeFileSync(file(), JSON.stringify(states))
}
export const loadWindowState = (name: string): WindowState | undefined => read()[name]
export const saveWindowState = (name: string, state: WindowState): void => write({ ...read(), [name]: state })
export function clearWindowState(name: string): void {
  const { [name]: gone, ...others } = read()
  if (gone === undefined) return console.warn(`There is no persisted state of a window named '${name}'`)
  write(others)
}
