import { EventEmitter, once } from 'node:events'
import { vi } from 'vitest'

/**
 * Electron's `autoUpdater` on macOS as far as the source of Electron shows it: fetches the file from the feed, and
 * answers later, when the test emits 'update-downloaded' or 'error'.
 */
export class FakeSquirrel extends EventEmitter {
  readonly quitAndInstall = vi.fn()
  #feed: { readonly url: string; readonly headers: Record<string, string> } = { url: '', headers: {} }
  #received = Promise.withResolvers<Buffer>()

  setFeedURL(feed: { readonly url: string; readonly headers: Record<string, string> }): void {
    this.#feed = feed
  }
  checkForUpdates(): void {
    const { url, headers } = this.#feed
    // electron-updater's own listener for 'error'
    const handedOver = once(this, 'removeListener')
    const received = fetch(url, { headers })
      .then((answer) => answer.json())
      .then(({ url: file }: { url: string }) => fetch(file, { headers }))
      .then(async (answer) => Buffer.from(await answer.arrayBuffer()))
    this.#received.resolve(handedOver.then(() => received))
  }
  /** The whole file, once electron-updater does not listen for its refusal any more. */
  async received(): Promise<Buffer> {
    const bytes = await this.#received.promise
    this.#received = Promise.withResolvers()
    return bytes
  }
}
