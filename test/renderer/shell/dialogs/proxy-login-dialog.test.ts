import { fake } from '../../../fakes/bridge'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProxyLoginRequest } from '@contract/channels/connection'
import { startWindow, stopWindow, type StartedWindow } from '../../window'

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}

const QUESTION: ProxyLoginRequest = {
  id: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  proxy: 'proxy.example:3128',
  realm: 'Head <b>office</b>',
  refused: false
}
let app: StartedWindow
const dialog = () => app.wrapper.find('[data-testid="proxy-login"]')
const part = (name: string) => app.wrapper.get(`[data-testid="proxy-login-${name}"]`)
const answers = (): unknown[] =>
  fake.calls.filter(({ channel }) => channel === 'proxy:answer').map(({ input }) => input)

beforeEach(async () => {
  fake.reset()
  app = await startWindow('/settings')
})
afterEach(() => stopWindow(app))

describe('the login of a proxy', () => {
  it('opens when main requests it, and closes when it is answered', async () => {
    expect(dialog().exists()).toBe(false)
    fake.emit('proxy:asked', QUESTION)
    await app.settle()
    expect(dialog().text()).toContain('proxy.example:3128')
    expect(document.activeElement).toBe(part('user').element)
    // the proxy's name is rendered as text
    expect(dialog().text()).toContain('Head <b>office</b>')
    await part('user').setValue('anna')
    await part('password').setValue('secret 7')
    await dialog().get('form').trigger('submit')
    expect(answers()).toEqual([{ id: QUESTION.id, login: { user: 'anna', password: 'secret 7' } }])
    fake.emit('proxy:asked', null)
    await app.settle()
    expect(dialog().exists()).toBe(false)
  })

  it('opens in a window that opens during the request', async () => {
    stopWindow(app)
    fake.answer('proxy:question', QUESTION)
    app = await startWindow('/settings')
    expect(dialog().exists()).toBe(true)
  })

  it('needs a name, and reports a refused login without its values', async () => {
    fake.emit('proxy:asked', QUESTION)
    await app.settle()
    await dialog().get('form').trigger('submit')
    expect(answers()).toEqual([])
    await part('password').setValue('wrong')
    fake.emit('proxy:asked', { ...QUESTION, id: '3f2504e0-4f89-11d3-9a0c-0305e82c3302', refused: true })
    await app.settle()
    expect(dialog().get('[role="alert"]').text()).toContain('not accepted')
    expect((part('password').element as HTMLInputElement).value).toBe('')
  })

  it('is cancelled by the button and by Escape', async () => {
    fake.emit('proxy:asked', QUESTION)
    await app.settle()
    await part('cancel').trigger('click')
    await dialog().trigger('cancel')
    expect(answers()).toEqual([
      { id: QUESTION.id, login: null },
      { id: QUESTION.id, login: null }
    ])
  })
})
