import { vi } from 'vitest'

/** Elements have no height here, and a list draws the rows that fit into it. Taken back by `vi.restoreAllMocks()`. */
export function stubElementHeight(pixels: number): void {
  for (const name of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(pixels)
}
