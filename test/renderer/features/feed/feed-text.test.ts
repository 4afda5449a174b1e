import { expect, it } from 'vitest'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import { kindIcon } from '@/features/feed/feed-text'

it('each of the ten kinds has an icon of its own, and every other kind a common one', () => {
  const pictures = EVENT_KINDS.map(kindIcon)
  expect(new Set(pictures).size).toBe(10)
  const unknown = kindIcon('sheet_ready')
  expect(pictures).not.toContain(unknown)
  for (const kind of ['', 'TICKET_OPENED', 'constructor', '__proto__', 'toString'])
    expect(kindIcon(kind), kind).toBe(unknown)
})
