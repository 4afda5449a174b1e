/**
 * Frames that stay empty: the simulated page can load none of them and would say so at length. A test tells a frame
 * itself when it has loaded.
 */
export function stubFrames(): void {
  const frame = HTMLIFrameElement.prototype as unknown as Record<symbol, unknown>
  const connected = Object.getOwnPropertySymbols(frame).find(({ description }) => description === 'connectedToDocument')
  if (connected) frame[connected] = (Object.getPrototypeOf(frame) as Record<symbol, unknown>)[connected]
}
