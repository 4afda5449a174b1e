import { describe, expect, it } from 'vitest'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import type { SubjectRef } from '@shared/feed/events'
import { NOTIFIED_KINDS, type FeedNotification } from '@shared/feed/notifications/notification-queue'
import { intlTag, LANGUAGES, type LanguageCode } from '@shared/text/languages'
import { systemNotifications } from '@main/adapters/notifications'
import { createLanguages } from '@main/services/settings/languages'
import { badgeText, notificationText } from '@main/windows/texts/notification-texts'
import { textsOf } from '../../../helpers/text-problems'
import { FakeLog } from '../../../fakes/log'

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const rulesOf = (language: LanguageCode) => new Intl.PluralRules(intlTag(language))
const categoriesOf = (language: LanguageCode) =>
  CATEGORIES.filter((category) => rulesOf(language).resolvedOptions().pluralCategories.includes(category))
/** Whole numbers of each category a whole number can have. */
const numbersOf = (language: LanguageCode) =>
  categoriesOf(language).flatMap(
    (category) => [2, 5, 11, 21, 30, 1_000_000].find((n) => rulesOf(language).select(n) === category) ?? []
  )
const AT = new Date(2026, 2, 2, 18, 2).getTime()
const summary = (events: number, subjects = events): FeedNotification => ({
  type: 'summary',
  id: 'summary:a',
  events,
  subjects,
  sinceMs: AT
})
const about = (
  kind: Extract<FeedNotification, { type: 'subject' }>['kind'],
  events = 1,
  words: string | null = null,
  number: string | null = '4711',
  type: SubjectRef['type'] = 'ticket'
): FeedNotification => ({
  type: 'subject',
  id: 'event:a',
  seq: 1,
  subject: { type, id: '4711' },
  kind,
  number,
  events,
  words
})

describe('the texts of notifications', () => {
  it('name the event and its number, or the count since a time', () => {
    expect(notificationText(about('ticket_answered'), 'en')).toEqual({
      title: 'Ticket answered · 4711',
      body: '',
      group: { id: 'ticket', title: 'Tickets' }
    })
    expect(notificationText(about('ticket_answered', 3, 'Ana', null), 'en')).toEqual({
      title: 'Ticket answered',
      body: 'Ana · 3 events',
      group: { id: 'ticket', title: 'Tickets' }
    })
    expect(notificationText(about('project_create', 1, null, null, 'project'), 'ru').group).toEqual({
      id: 'project',
      title: 'Проекты'
    })
    expect(notificationText(about('other', 1, null, null, 'none'), 'en').group).toBeNull()
    expect(notificationText(summary(14, 9), 'en')).toEqual({
      title: '14 events since 18:02',
      body: 'In 9 tickets and projects',
      group: null
    })
    expect(notificationText(summary(14, 1), 'en').body).toBe('')
    expect(badgeText(1204, 'en')).toBe('1\u202f204 unread')
  })

  it.each(LANGUAGES)('are those of the feed in %s: its kinds, its events, its unread', (language) => {
    const texts = textsOf(language)
    const same = (key: string, feedKey: string) => {
      const [own, feed] = [texts.get(`main/notifications.${key}`), texts.get(`feed.${feedKey}`)]
      // a missing translation is no error
      if (own !== undefined && feed !== undefined) expect([key, own.replaceAll('{count}', '{n}')]).toEqual([key, feed])
    }
    for (const kind of EVENT_KINDS) same(`kinds.${kind}`, `kind.${kind}`)
    same('groups.ticket', 'family.support')
    same('groups.project', 'family.fileTuning')
    same('events', 'eventsOf')
    same('unread', 'unreadOf')
  })

  it.each(LANGUAGES)('fill every placeholder in %s, for any kind and number, with hours up to 24', (language) => {
    const numbers = numbersOf(language)
    const said = [
      ...NOTIFIED_KINDS.map((kind) => about(kind, 3, 'Ana')),
      ...numbers.map((n) => summary(n)),
      ...numbers.map((n) => about('other', n))
    ].map((bubble) => notificationText(bubble, language))
    for (const { title, body } of [...said, ...numbers.map((n) => ({ title: badgeText(n, language), body: '' }))])
      expect(`${title} ${body}`).not.toMatch(/[{}]|undefined/)
    expect(notificationText(summary(5), language).title).toContain('18:02')
    expect(new Set(NOTIFIED_KINDS.map((kind) => notificationText(about(kind), language).title)).size).toBe(
      NOTIFIED_KINDS.length
    )
  })

  it('use the plural form of the language', () => {
    const title = (language: LanguageCode, events: number) => notificationText(summary(events), language).title
    expect([21, 2, 5, 11].map((n) => title('ru', n))).toEqual([
      '21 событие с 18:02',
      '2 события с 18:02',
      '5 событий с 18:02',
      '11 событий с 18:02'
    ])
    expect([10, 21, 2].map((n) => title('lv', n))).toEqual([
      '10 notikumu kopš 18:02',
      '21 notikums kopš 18:02',
      '2 notikumi kopš 18:02'
    ])
    expect([21, 2, 10].map((n) => title('lt', n))).toEqual([
      '21 įvykis nuo 18:02',
      '2 įvykiai nuo 18:02',
      '10 įvykių nuo 18:02'
    ])
    expect([21, 2, 5].map((n) => notificationText(summary(n), 'hr').body)).toEqual([
      'U 21 tiketu ili projektu',
      'U 2 tiketa i projekta',
      'U 5 tiketa i projekata'
    ])
    expect([title('zh-hant', 2), title('nb', 2), title('es', 2)]).toEqual([
      '自 18:02 起 2 個事件',
      '2 hendelser siden 18:02',
      '2 eventos desde las 18:02'
    ])
    expect(badgeText(2, 'nb')).toBe('2 uleste')
  })

  it('are in the language at the time the notification shows', () => {
    let chosen = 'system'
    const languages = createLanguages({ setting: () => chosen, systemPreferences: () => ['lt-LT'] })
    const shown: string[] = []
    class Shown {
      constructor({ title = '' }: { title?: string }) {
        shown.push(title)
      }
      static isSupported = (): boolean => true
      on(): this {
        return this
      }
      show(): void {}
    }
    const { show } = systemNotifications({ Notification: Shown as never, log: new FakeLog() })
    for (const language of ['system', 'ru', 'en']) {
      chosen = language
      show({ ...notificationText(about('ticket_closed'), languages.interface()), id: chosen, silent: true }, () => {})
    }
    expect(shown).toEqual(['Kreipinys uždarytas · 4711', 'Тикет закрыт · 4711', 'Ticket closed · 4711'])
  })
})
