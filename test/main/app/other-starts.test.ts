import { EventEmitter } from 'node:events'
import type { App } from 'electron'
import { expect, it } from 'vitest'
import { OtherStarts } from '@main/app/other-starts'

it('keeps the starts that come before the program can answer them', () => {
  const app = new EventEmitter()
  const starts = new OtherStarts(app as unknown as App)
  const emit = (link: string): unknown => app.emit('second-instance', {}, ['dynodesk', link], '/home', { link })
  emit('first')
  emit('second')
  const answered: unknown[] = []
  starts.onStart((start) => answered.push(start))
  emit('third')
  expect(answered).toEqual(
    ['first', 'second', 'third'].map((link) => ({ argv: ['dynodesk', link], folder: '/home', data: { link } }))
  )
})
