import { expect, it } from 'vitest'
import { lostEdits } from './work-world'

it('loses no edit in 500 random schedules of edits, cuts, kills, late answers and restored servers', async () => {
  for (let seed = 1; seed <= 500; seed++) expect([seed, await lostEdits(seed)]).toEqual([seed, null])
})
