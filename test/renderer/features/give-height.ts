import { vi } from 'vitest'

/** Gives elements a height, so that virtual lists draw rows. `vi.restoreAllMocks()` reverts it. */
export function stubElementHeight(pixels: number): void {
  for (const name of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(pixels)
  class Observer implements ResizeObserver {
    readonly #report: ResizeObserverCallback
    constructor(report: ResizeObserverCallback) {
      this.#report = report
    }
    observe(): void {
      this.#report([{ contentRect: { height: pixels } } as ResizeObserverEntry], this)
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(Observer)
}
