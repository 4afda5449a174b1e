import type { NotifiedKind } from '../../shared/feed/notifications/notification-queue'
import type { SettingRisk } from '../../shared/settings/change-confirmation'

/** One text with `{count}` for each plural category of the language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

export interface NotificationTexts {
  /** `other`: every kind that the specification does not name. */
  readonly kinds: { readonly [K in NotifiedKind]: string }
  readonly events: PluralForms
  /** With `{events}`, from `events`, and `{time}`. */
  readonly since: string
  /** Number of tickets and projects, always more than one. */
  readonly subjects: PluralForms
  readonly unread: PluralForms
}

/** Questions before a setting is weakened; `detail` may contain `{value}`. */
export interface SettingQuestionTexts {
  readonly allow: string
  /** Shown below each `detail`. */
  readonly notYou: string
  readonly about: { readonly [W in SettingRisk]: { readonly message: string; readonly detail: string } }
}
