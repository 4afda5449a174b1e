/** On Wayland a hidden window draws nothing: frame callbacks wait until the window is shown. */
export function framesWhenShown(release: string): void {
  if (window !== window.top) return
  const next = window.requestAnimationFrame.bind(window)
  const cancel = window.cancelAnimationFrame.bind(window)
  const waiting = new Map<number, FrameRequestCallback>()
  let id = -1
  window.requestAnimationFrame = (callback) => {
    waiting.set(id, callback)
    return id--
  }
  window.cancelAnimationFrame = (handle) => {
    if (!waiting.delete(handle)) cancel(handle)
  }
  Object.defineProperty(window, release, {
    value: () => {
      window.requestAnimationFrame = next
      for (const callback of waiting.values()) next(callback)
      waiting.clear()
    }
  })
}
