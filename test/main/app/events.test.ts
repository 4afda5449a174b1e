import { expect, test } from 'vitest'
import { EventBus } from '@main/app/events'

interface Events {
  changed: number
  closed: void
}

test('calls the listeners of an event at once', () => {
  const bus = new EventBus<Events>()
  const calls: string[] = []
  bus.on('changed', (value) => calls.push(`first ${value}`))
  bus.on('closed', () => calls.push('closed'))
  bus.on('changed', (value) => calls.push(`second ${value}`))
  bus.emit('changed', 7)
  expect(calls).toEqual(['first 7', 'second 7'])
  bus.emit('closed')
  expect(calls).toEqual(['first 7', 'second 7', 'closed'])
})

test('does nothing for an event without listeners', () => {
  expect(() => new EventBus<Events>().emit('closed')).not.toThrow()
})

test('calls every listener, and passes the first error to the emitter', () => {
  const bus = new EventBus<Events>()
  const calls: string[] = []
  for (const name of ['first', 'second'])
    bus.on('closed', () => {
      calls.push(name)
      throw new Error(`${name} is broken`)
    })
  expect(() => bus.emit('closed')).toThrow('first is broken')
  expect(calls).toEqual(['first', 'second'])
})
