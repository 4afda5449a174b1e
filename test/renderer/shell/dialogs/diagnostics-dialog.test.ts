import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fake, NOT_CONNECTED } from '../../../fakes/bridge'
import { done, failed } from '@contract/failures'
import { startWindow, stopWindow, type StartedWindow } from '../../window'

let app: StartedWindow
const get = (id: string) => app.wrapper.get(`[data-testid="${id}"]`)
const has = (id: string): boolean => app.wrapper.find(`[data-testid="${id}"]`).exists()
const press = async (id: string): Promise<void> => {
  await get(id).trigger('click')
  await app.settle()
}
const asked = (channel: string): number => fake.calls.filter((call) => call.channel === channel).length
beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

async function opened(path = '/catalogue'): Promise<void> {
  app = await startWindow(path)
  fake.emit('menu:command', 'diagnosis')
  await app.settle()
}

describe('the diagnosis file in the window', () => {
  it('opens from the menu on every screen, explains its content, and collects nothing yet', async () => {
    await opened()
    expect(get('diagnosis-dialog').findAll('[data-list="holds"] li')).toHaveLength(3)
    expect(get('diagnosis-dialog').findAll('[data-list="never"] li')).toHaveLength(3)
    expect(get('diagnosis-dialog').find('[data-list="never"]').text()).toContain('Customers, names, plates')
    expect(asked('diagnosis:make')).toBe(0)
  })

  it('opens without a connection, and closes', async () => {
    fake.connection_ = NOT_CONNECTED
    await opened('/welcome')
    expect(has('diagnosis-dialog')).toBe(true)
    await press('diagnosis-close')
    expect(has('diagnosis-dialog')).toBe(false)
  })

  it('shows the text that is then saved', async () => {
    await opened()
    await press('diagnosis-show')
    expect(get('diagnosis-text').text()).toContain('"format": 1')
    await press('diagnosis-show')
    expect(has('diagnosis-text')).toBe(false)
    await press('diagnosis-save')
    expect(get('diagnosis-saved').text()).toContain('dynodesk-diagnosis-2026-11-21.json')
    expect(asked('diagnosis:make')).toBe(1)
    expect(fake.calls.find(({ channel }) => channel === 'diagnosis:save')?.input).toEqual({ id: 'd1' })
  })

  it('reports nothing when the person cancels, and the reason of a failure', async () => {
    await opened()
    fake.answer('diagnosis:save', done(null))
    await press('diagnosis-save')
    expect([has('diagnosis-saved'), app.wrapper.find('[data-code="save-failed"]').exists()]).toEqual([false, false])
    fake.answer('diagnosis:save', failed('save-failed', { params: { reason: 'full', file: 'a.json' } }))
    await press('diagnosis-save')
    expect(get('diagnosis-dialog').find('[data-code="save-failed"]').exists()).toBe(true)
  })

  it('shows nothing when the text could not be made', async () => {
    await opened()
    fake.answer('diagnosis:make', failed('internal'))
    await press('diagnosis-show')
    expect([has('diagnosis-text'), get('diagnosis-dialog').find('[data-code="internal"]').exists()]).toEqual([
      false,
      true
    ])
  })
})
