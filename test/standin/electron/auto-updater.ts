import { EventEmitter } from 'node:events'
import { refusingInstances } from '../missing.ts'
import { note } from '../runtime.ts'

/**
 * Squirrel is not there, so every method is missing and throws by name. electron-updater emits
 * `before-quit-for-update` here on Windows and Linux; the journal has it.
 */
export class StandinAutoUpdater extends EventEmitter {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    note('auto-updater', String(event))
    return super.emit(event, ...args)
  }
}

refusingInstances('autoUpdater', StandinAutoUpdater)
export const autoUpdater = new StandinAutoUpdater()
