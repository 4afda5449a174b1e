import type { NotifiedKind } from '../../shared/feed/notifications/notification-queue'
import type { SettingRisk } from '../../shared/settings/change-confirmation'

/** One text for each category that `Intl.PluralRules` knows in the language, with `{count}` in it. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export interface NotificationTexts {
  /** As the feed calls them; `other` is every kind the specification does not name. */
  readonly kinds: { readonly [K in NotifiedKind]: string }
  readonly events: PluralForms
  /** `{events}`, as above, since `{time}`. */
  readonly since: string
  /** In so many tickets and projects, always more than one. */
  readonly subjects: PluralForms
  readonly unread: PluralForms
}

/** What is asked before a setting is weakened; `detail` may hold `{value}`. */
export interface SettingQuestionTexts {
  readonly allow: string
  /** Stands below each. */
  readonly notYou: string
  readonly about: { readonly [W in SettingRisk]: { readonly message: string; readonly detail: string } }
}
