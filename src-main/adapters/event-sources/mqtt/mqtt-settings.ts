import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'

export interface MqttSettings {
  readonly enabled: boolean
  /** mqtt, mqtts, ws or wss; empty: not configured. */
  readonly address: string
  readonly user: string
  readonly topics: readonly string[]
  readonly kindFrom: 'topic' | 'property' | 'envelope'
  readonly kindProperty: string
  readonly sessionSeconds: number
  /** Messages the broker stores for an absent session; 0: unknown. */
  readonly sessionMessages: number
  readonly certificateFile: string
  readonly keyFile: string
  readonly authorityFile: string
  readonly maxBodyBytes: number
}

export interface MqttSourceDeps {
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): MqttSettings
  password(): Promise<string | null>
  /** Constant for this installation and unique: the broker's key of the session. */
  clientId(): Promise<string>
  /** Called before each connection. */
  contacted(address: string): void
}
