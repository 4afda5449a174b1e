/** Stubs iframes, which jsdom cannot load. Tests dispatch their load event. */
export function stubFrames(): void {
  const frame = HTMLIFrameElement.prototype as unknown as Record<symbol, unknown>
  const connected = Object.getOwnPropertySymbols(frame).find(({ description }) => description === 'connectedToDocument')
  if (connected) frame[connected] = (Object.getPrototypeOf(frame) as Record<symbol, unknown>)[connected]
}
