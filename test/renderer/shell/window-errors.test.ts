import { createApp, defineComponent, h } from 'vue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fake } from '../../fakes/bridge'
import { appSchemas } from '@contract/schemas/app'
import { is } from 'valibot'
import { reportErrors } from '@/shell/window-errors'

const addNotice = vi.fn()
const component = defineComponent({
  setup() {
    throw new RangeError('in setup')
  },
  render: () => h('p')
})
const app = createApp(component)
reportErrors(app, addNotice)
const sent = () => fake.sent('app:window-error')

beforeEach(() => {
  fake.reset()
  addNotice.mockReset()
})
afterEach(() => vi.restoreAllMocks())

it('reports an error of a component to the person, the console and the log', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  app.mount(document.createElement('div'))
  expect(print).toHaveBeenCalledOnce()
  expect(addNotice).toHaveBeenCalledOnce()
  expect(sent()).toEqual([
    { kind: 'component', name: 'RangeError', message: 'in setup', frames: expect.any(Array) as string[] }
  ])
  expect(sent()[0]!.frames[0]).toMatch(/^ {4}at .*window-errors\.test\.ts/)
})

it('reports an unhandled rejection and an uncaught error', () => {
  const event = (type: string, more: object): Event => Object.assign(new Event(type), more)
  window.dispatchEvent(event('unhandledrejection', { reason: new TypeError('no function') }))
  window.dispatchEvent(event('error', { error: new Error('uncaught') }))
  window.dispatchEvent(event('unhandledrejection', { reason: 'a text' }))
  expect(sent().map(({ kind, name }) => [kind, name])).toEqual([
    ['rejection', 'TypeError'],
    ['uncaught', 'Error'],
    ['rejection', 'Error']
  ])
  expect(addNotice).toHaveBeenCalledTimes(3)
})

it('ignores a remark of the browser', () => {
  window.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'ResizeObserver loop' }))
  expect(sent()).toEqual([])
  expect(addNotice).not.toHaveBeenCalled()
})

it('fits any error into the limits of the channel, with its message outside the frames', () => {
  const error = new Error(`\n    at a customer\n${'x'.repeat(10_000)}`)
  error.name = `Odd name! ${'y'.repeat(100)}`
  error.stack =
    `${error.name}: ${error.message}\n${'    at f (app.js:1:1)'.padEnd(1000, 'z')}\n` + '    at g\n'.repeat(100)
  window.dispatchEvent(Object.assign(new Event('error'), { error }))
  expect(is(appSchemas['app:window-error'], sent()[0])).toBe(true)
  expect(sent()[0]!.frames).toHaveLength(12)
  expect(sent()[0]!.frames.join()).not.toContain('customer')
})

it('reports nothing more when the report fails', async () => {
  fake.answer('app:window-error', () => Promise.reject(new Error('gone')))
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('one') }))
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', unhandled)
  expect(sent()).toHaveLength(1)
  expect(unhandled).not.toHaveBeenCalled()
})
