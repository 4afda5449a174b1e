import { expect, test } from 'vitest'
import { sendDroppedFiles } from '@main/preload/dropped-files'

function dropping(...names: string[]): unknown[][] {
  const invoked: unknown[][] = []
  const page = new EventTarget()
  const invoke = (...args: unknown[]): Promise<unknown> => (invoked.push(args), Promise.resolve())
  // a file of a script has no path
  sendDroppedFiles(page, { invoke }, ({ name }) => (name.startsWith('made') ? '' : `/home/anna/${name}`))
  const files = names.map((name) => new File([], name))
  page.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files } }))
  page.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: null }))
  return invoked
}

test('sends the paths of dropped files to main, two at most', () => {
  expect(dropping('a.csv')).toEqual([['links:open-dropped', { paths: ['/home/anna/a.csv'] }]])
  expect(dropping('a.csv', 'b.csv', 'c.csv')).toEqual([
    ['links:open-dropped', { paths: ['/home/anna/a.csv', '/home/anna/b.csv'] }]
  ])
})

test('sends nothing for a file made by a script or a drop of text', () => {
  expect(dropping('made up.csv')).toEqual([])
  expect(dropping()).toEqual([])
})
