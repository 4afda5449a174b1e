import { expect, it } from 'vitest'
import { SerialQueue } from '@shared/serial-queue'

it('runs tasks in order, one at a time, and returns their results', async () => {
  const queue = new SerialQueue()
  const steps: string[] = []
  const task = (name: string) => async (): Promise<string> => {
    steps.push(`${name} starts`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([queue.run(task('a')), queue.run(task('b'))])).toEqual(['a', 'b'])
  expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
})

it('rejects a failed task alone, also one that throws before it returns a promise', async () => {
  const queue = new SerialQueue()
  const failures = [
    queue.run(() => Promise.reject(new Error('one'))),
    queue.run(() => {
      throw new Error('two')
    })
  ]
  await expect(failures[0]).rejects.toThrow('one')
  await expect(failures[1]).rejects.toThrow('two')
  expect(await queue.run(() => Promise.resolve('three'))).toBe('three')
})

it('is idle after the last task, whatever its outcome', async () => {
  const queue = new SerialQueue()
  await queue.idle()
  let ended = false
  const failure = queue.run(async () => {
    await Promise.resolve()
    ended = true
    throw new Error('failed')
  })
  const rejected = expect(failure).rejects.toThrow('failed')
  await queue.idle()
  expect(ended).toBe(true)
  await rejected
})
