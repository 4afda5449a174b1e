import type { StartupIssue } from '../startup/startup-issues'
import type { SettingKey } from './schema'

/** A place of managed settings that exists, or that was named at start. */
export interface ManagedSource {
  /** Path, or key of the registry. */
  readonly place: string
  /** 'overruled': the file of the switch, which counts only where no place of the system has settings. */
  readonly state: 'applied' | 'refused' | 'overruled'
  /** The settings that it fixes. */
  readonly keys: readonly SettingKey[]
  /** The parts that do not apply, and why. */
  readonly issues: readonly StartupIssue[]
}
