import { expect, it } from 'vitest'
import { createChangesNotice } from '@main/services/sheets/sheet-changes'

it('reports many changed engines in one notice, the newest first', () => {
  const notice = createChangesNotice()
  expect(notice({ title: 'A', numbers: ['1', '2'] })).toEqual({
    reason: 'figures-changed',
    title: 'A',
    numbers: '1, 2'
  })
  notice({ title: 'B', numbers: ['3'] })
  expect(notice({ title: 'A', numbers: ['2'] })).toMatchObject({ title: 'A, B', numbers: '2, 3' })
  for (const title of ['C', 'D', 'E']) notice({ title, numbers: [`${title}1`, `${title}2`] })
  expect(notice({ title: 'F', numbers: ['9'] })).toMatchObject({ title: 'F, E, D, …', numbers: '9, E1, E2, D1, D2, …' })
})
