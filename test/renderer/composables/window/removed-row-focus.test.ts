import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { useRemovedRowFocus } from '@/composables/window/removed-row-focus'

let scope: EffectScope
const row = (id: string): string =>
  `<li id="${id}"><a href="#">${id}</a><button data-testid="remove">Remove ${id}</button></li>`
const button = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id} button`)!
const focus = (): string | undefined => document.activeElement?.textContent?.trim()
/** The observer answers in a microtask. */
const settled = (): Promise<void> => Promise.resolve()

beforeEach(() => {
  scope = effectScope()
  scope.run(useRemovedRowFocus)
  document.body.innerHTML = `<ul>${['a', 'b', 'c'].map(row).join('\n')}</ul><aside><button>Aside</button></aside>`
})
afterEach(() => {
  scope.stop()
  document.body.replaceChildren()
})

describe('the focus of a form that closes', () => {
  const OPENERS = '<div><button data-testid="first">First</button><button data-testid="edit">Edit</button></div>'
  const aside = (): HTMLElement => document.querySelector('aside')!
  const closed = async (html: string): Promise<void> => {
    aside().innerHTML = html
    await settled()
  }
  const opened = (opener?: string): void => {
    aside().innerHTML = OPENERS
    if (opener) aside().querySelector<HTMLElement>(`[data-testid="${opener}"]`)!.focus()
    aside().innerHTML = '<form><input /></form>'
    aside().querySelector('input')!.focus()
  }
  it('returns to the button that opened it, else to the first control in its place', async () => {
    opened('edit')
    await closed(OPENERS)
    expect(focus()).toBe('Edit')
    opened('edit')
    await closed('<button>Changed</button>')
    expect(focus()).toBe('Changed')
  })
  it('returns to a button that stays, and not from a form without the focus', async () => {
    button('a').focus()
    aside().innerHTML = '<form><input /></form>'
    aside().querySelector('input')!.focus()
    await closed('')
    expect(document.activeElement).toBe(button('a'))
    opened('edit')
    button('b').focus()
    await closed(OPENERS)
    expect(document.activeElement).toBe(button('b'))
  })
})
describe('the focus of a removed row', () => {
  it('goes to the same control of the next row, else of the row before', async () => {
    button('b').focus()
    document.getElementById('b')!.remove()
    await settled()
    expect(document.activeElement).toBe(button('c'))
    document.getElementById('c')!.remove()
    await settled()
    expect(document.activeElement).toBe(button('a'))
  })
  it('goes to the first control of a row without that control', async () => {
    button('c').remove()
    button('b').focus()
    document.getElementById('b')!.remove()
    await settled()
    expect(focus()).toBe('c')
  })
  it('stays where a person has moved it, and does not return later', async () => {
    button('b').focus()
    button('b').blur()
    await settled()
    document.getElementById('b')!.remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
    button('a').focus()
    document.getElementById('c')!.remove()
    await settled()
    expect(document.activeElement).toBe(button('a'))
  })
  it('is not moved when something other than a row disappears', async () => {
    document.querySelector<HTMLElement>('aside button')!.focus()
    document.querySelector('aside')!.remove()
    await settled()
    expect(document.activeElement).toBe(document.body)
  })
})
