import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../../fakes/bridge'
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { useSettings } from '@/stores/settings'
import { useKeyboardShortcuts, type CommandHandlers } from '@/shell/input/keyboard-shortcuts'

setActivePinia(createPinia())
await useSettings().load()
const scope = effectScope()
const search = vi.fn()
const shortcuts = vi.fn()
scope.run(() =>
  useKeyboardShortcuts(
    new Proxy(
      { search, shortcuts },
      { get: (all, name) => all[name as keyof typeof all] ?? (() => undefined) }
    ) as unknown as CommandHandlers
  )
)
/** Keys with the pauses between them in milliseconds. */
function type(keys: string, gap: number): void {
  let at = 100_000 * (1 + search.mock.calls.length)
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (at += gap) })
    document.body.dispatchEvent(event)
  }
}
afterEach(() => search.mockClear())

describe('the slash', () => {
  it('opens the search when a person presses it, also soon after other keys', () => {
    type('ab/', 150)
    expect(search).toHaveBeenCalledTimes(1)
  })
  it('is no command within a scan', () => {
    type('dynodesk://sheet/BCD26-0001-R?lang=en', 6)
    expect(search).not.toHaveBeenCalled()
    expect(shortcuts).not.toHaveBeenCalled()
  })
})
