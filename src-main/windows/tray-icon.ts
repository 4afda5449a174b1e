/** The icon in the tray of the system: number of unread events, open, quit. Off by default. */
import type { Menu, Tray } from 'electron'
import type { WindowTexts } from './texts'

interface TrayIconDeps {
  readonly Tray: new (image: string) => Tray
  readonly Menu: Pick<typeof Menu, 'buildFromTemplate'>
  /** Path of a PNG. */
  readonly image: string
  texts(): Pick<WindowTexts, 'open' | 'quit'>
  /** The count in words. */
  describe(unread: number): string
  open(): void
  quit(): void
  readonly platform: NodeJS.Platform
}

export class TrayIcon {
  readonly #deps: TrayIconDeps
  /** Electron removes an icon whose object is collected. */
  #tray: Tray | null = null
  #unread = 0

  constructor(deps: TrayIconDeps) {
    this.#deps = deps
  }

  /** While it is shown, the program goes on without a window. */
  get isShown(): boolean {
    return this.#tray !== null
  }

  /** Also draws it anew, for example in another language. */
  show(on: boolean): void {
    const { Tray, image, open, platform } = this.#deps
    if (!on) {
      this.#tray?.destroy()
      this.#tray = null
      return
    }
    if (!this.#tray) {
      this.#tray = new Tray(image)
      // macOS opens the menu by the same click
      if (platform !== 'darwin') this.#tray.on('click', open)
    }
    this.#draw()
  }

  setUnread(count: number): void {
    this.#unread = count
    this.#draw()
  }

  #draw(): void {
    const { Menu, texts, describe, open, quit } = this.#deps
    const { open: openLabel, quit: quitLabel } = texts()
    const unread = this.#unread > 0 ? describe(this.#unread) : null
    this.#tray?.setToolTip(unread === null ? 'Dynodesk' : `Dynodesk · ${unread}`)
    // most desktops of Linux show the menu alone
    this.#tray?.setContextMenu(
      Menu.buildFromTemplate([
        ...(unread === null ? [] : [{ label: unread, enabled: false }]),
        { label: openLabel, click: open },
        { type: 'separator' },
        { label: quitLabel, click: quit }
      ])
    )
  }
}
