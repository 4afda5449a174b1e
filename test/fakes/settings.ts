import { defaultSettings, type SettingKey, type Settings } from '@shared/settings/schema'
import { settingView, type SettingView } from '@shared/settings/setting-view'
import type { SettingOutcome, SettingsStore } from '@shared/ports/stores/settings-store'

/** Settings in memory: the defaults plus a test's values, without validation. */
export class FakeSettings implements SettingsStore {
  readonly #values: Settings = defaultSettings()
  readonly #listeners = new Set<(changed: SettingKey) => void>()

  constructor(values: Partial<Settings> = {}) {
    this.put(values)
  }

  /** Changes values like an edited settings file: without a notification. */
  put(values: Partial<Settings>): void {
    Object.assign(this.#values, values)
  }

  get<K extends SettingKey>(key: K): Settings[K] {
    return this.#values[key]
  }
  all(): readonly SettingView[] {
    return (Object.keys(this.#values) as SettingKey[]).map((key) => settingView(key, this.#values[key], false))
  }
  set(key: string, value: unknown): Promise<SettingOutcome> {
    const one = key as SettingKey
    this.put({ [one]: value })
    for (const listener of this.#listeners) listener(one)
    return Promise.resolve({ ok: true, view: settingView(one, value, false) })
  }
  reset(key: string): Promise<SettingOutcome> {
    return this.set(key, defaultSettings()[key as SettingKey])
  }
  async setAll(values: ReadonlyMap<SettingKey, unknown>): Promise<{ readonly ok: true }> {
    for (const [key, value] of values) await this.set(key, value)
    return { ok: true }
  }
  onChange(listener: (changed: SettingKey) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
