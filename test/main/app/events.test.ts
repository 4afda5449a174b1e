import { expect, test } from 'vitest'
import { EventBus } from '../../../src-main/app/events'

interface Events {
  changed: number
  closed: void
}

test('calls the listeners of an event at once, in the order of their registration', () => {
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

test('passes the error of a listener to the emitter', () => {
  const bus = new EventBus<Events>()
  bus.on('closed', () => {
    throw new Error('broken')
  })
  expect(() => bus.emit('closed')).toThrow('broken')
})
