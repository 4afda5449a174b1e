import { describe, expect, it } from 'vitest'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import { NOTIFIED_KINDS, type FeedNotification } from '@shared/feed/notifications/notification-queue'
import { intlTag, LANGUAGES, type LanguageCode } from '@shared/text/languages'
import { systemNotifications } from '../../../../src-main/adapters/notifications'
import { createLanguages } from '../../../../src-main/services/settings/languages'
import { badgeText, notificationText } from '../../../../src-main/windows/texts/notification-texts'
import { notificationTexts } from '../../../../src-main/windows/texts/index'
import type { PluralForms } from '../../../../src-main/windows/texts/text-types'
import { FakeLog } from '../../../fakes/log'

const feeds = import.meta.glob<{ default: { kind: Record<string, string>; eventsOf: string; unreadOf: string } }>(
  '../../../../src-renderer/locales/*/feed.ts',
  { eager: true }
)
const feedOf = (language: LanguageCode) => feeds[`../../../../src-renderer/locales/${language}/feed.ts`]!.default

/** The order in which the window's texts write their choices. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const rulesOf = (language: LanguageCode) => new Intl.PluralRules(intlTag(language))
const categoriesOf = (language: LanguageCode) =>
  CATEGORIES.filter((category) => rulesOf(language).resolvedOptions().pluralCategories.includes(category))
const choices = (forms: PluralForms, language: LanguageCode) =>
  categoriesOf(language)
    .map((category) => forms[category]?.replace('{count}', '{n}'))
    .join(' | ')
/** Whole numbers of each category a whole number can have. */
const numbersOf = (language: LanguageCode) =>
  categoriesOf(language).flatMap(
    (category) => [2, 5, 11, 21, 30, 1_000_000].find((n) => rulesOf(language).select(n) === category) ?? []
  )
const AT = new Date(2026, 2, 2, 18, 2).getTime()
const summary = (events: number, subjects = events): FeedNotification => ({
  type: 'summary',
  events,
  subjects,
  sinceMs: AT
})
const about = (
  kind: Extract<FeedNotification, { type: 'subject' }>['kind'],
  events = 1,
  words: string | null = null,
  number: string | null = '4711'
): FeedNotification => ({ type: 'subject', subject: { type: 'ticket', id: '4711' }, kind, number, events, words })

describe('the words of notifications', () => {
  it('name the event and its number, or the count since a time', () => {
    expect(notificationText(about('ticket_answered'), 'en')).toEqual({ title: 'Ticket answered · 4711', body: '' })
    expect(notificationText(about('ticket_answered', 3, 'Ana', null), 'en')).toEqual({
      title: 'Ticket answered',
      body: 'Ana · 3 events'
    })
    expect(notificationText(summary(14, 9), 'en')).toEqual({
      title: '14 events since 18:02',
      body: 'In 9 tickets and projects'
    })
    expect(notificationText(summary(14, 1), 'en').body).toBe('')
    expect(badgeText(1204, 'en')).toBe('1\u202f204 unread')
  })

  it.each(LANGUAGES)('are those of the feed in %s: its kinds, its events, its unread', (language) => {
    const texts = notificationTexts(language)
    const feed = feedOf(language)
    for (const kind of EVENT_KINDS) expect([kind, texts.kinds[kind]]).toEqual([kind, feed.kind[kind]])
    expect(choices(texts.events, language)).toBe(feed.eventsOf)
    expect(choices(texts.unread, language)).toBe(feed.unreadOf)
  })

  it.each(LANGUAGES)('have a form for every category of %s and for no other, with the count in it', (language) => {
    const { events, subjects, unread, since } = notificationTexts(language)
    for (const forms of [events, subjects, unread]) {
      expect(CATEGORIES.filter((category) => category in forms)).toEqual(categoriesOf(language))
      for (const form of Object.values(forms)) expect(form.match(/\{\w+\}/g)).toEqual(['{count}'])
    }
    expect(since.match(/\{\w+\}/g)?.toSorted()).toEqual(['{events}', '{time}'])
  })

  it.each(LANGUAGES)('leave no place unfilled in %s, for any kind and number, and tell the hour by 24', (language) => {
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

  it.each(LANGUAGES.filter((language) => language !== 'en'))('hold nothing English in %s', (language) => {
    const flat = (language: LanguageCode) => {
      const { kinds, since, events, subjects, unread } = notificationTexts(language)
      return [...Object.values(kinds), since, ...[events, subjects, unread].flatMap((forms) => Object.values(forms))]
    }
    const english = new Set(flat('en'))
    expect(flat(language).filter((text) => english.has(text) || text !== text.trim())).toEqual([])
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

  it('are in the language in force when the notification shows', () => {
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
    const show = systemNotifications({ Notification: Shown as never, log: new FakeLog() })
    for (const language of ['system', 'ru', 'en']) {
      chosen = language
      show({ ...notificationText(about('ticket_closed'), languages.interface()), silent: true }, () => {})
    }
    expect(shown).toEqual(['Kreipinys uždarytas · 4711', 'Тикет закрыт · 4711', 'Ticket closed · 4711'])
  })
})
