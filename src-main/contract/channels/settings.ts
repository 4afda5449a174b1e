export interface SettingEntry {
  readonly key: string
  readonly value: unknown
  readonly standard: unknown
  readonly type: 'choice' | 'integer' | 'number' | 'boolean' | 'text' | 'list'
  readonly choices?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly group: string
  /** Fixed by the administrator; the window cannot change it. */
  readonly managed: boolean
}
