import { expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useHitMarks } from '@/composables/window/hit-marks'

const marks = CSS.highlights
it('marks the typed words in each text, without case and accents, until its scope ends', async () => {
  const root = document.createElement('div')
  root.innerHTML = '<p>Größe of a stage</p><p>No <b>Stage</b></p>'
  const query = ref('stage GROSSE')
  const marked = vi.fn()
  const scope = effectScope()
  scope.run(() => useHitMarks(ref(root), () => [query.value], marked))
  const words = () => [...((marks.get('search-hit') ?? []) as unknown as Set<Range>)].map(String)
  expect(words()).toEqual(['Größe', 'stage', 'Stage'])
  expect(marked.mock.lastCall?.[0]).toHaveLength(3)
  query.value = ''
  await nextTick()
  expect(words()).toEqual([])
  scope.stop()
  expect(marks.size).toBe(0)
})
