import { vi } from 'vitest'

/** Gives elements a height, so that virtual lists draw rows. `vi.restoreAllMocks()` reverts it. */
export function stubElementHeight(pixels: number): void {
  for (const name of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(pixels)
}
