/**
 * Runs in every page before its own scripts. Chromium loads no frame from an unknown scheme, so a frame with an address
 * of the application's scheme is sent to its translation; readers of the address see the original.
 *
 * Self-contained: its text is sent to the page.
 */
export function ownFrames(schemes: readonly string[]): void {
  const translated = (url: string): string => {
    const m = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url)
    return m && schemes.includes(m[1]!) ? `https://${m[2] || '_'}.${m[1]}.standin.invalid${m[3] || '/'}` : url
  }
  const written = new WeakMap<HTMLIFrameElement, string>()
  const src = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src')!
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    ...src,
    get(this: HTMLIFrameElement) {
      return written.get(this) ?? (src.get!.call(this) as string)
    },
    set(this: HTMLIFrameElement, url: string) {
      const to = translated(String(url))
      if (to === String(url)) written.delete(this)
      else written.set(this, String(url))
      src.set!.call(this, to)
    }
  })
  const setAttribute = Element.prototype.setAttribute
  HTMLIFrameElement.prototype.setAttribute = function (name, value) {
    if (name.toLowerCase() === 'src') this.src = value
    else setAttribute.call(this, name, value)
  }
}
