/** The share of this computer on disk, for a restart without the server. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const SCHEMA = v.object({
  /** Calls this computer may make on its own. */
  share: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Number of the last message about the share. */
  message: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The highest tick seen: the server has older data when its tick is lower. */
  tick: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Monotonic time of the last answer of the server. */
  answeredAt: v.number(),
  /** Time of the server less monotonic time. */
  serverAheadMs: v.number(),
  /** Time of the server less wall clock. */
  serverAheadOfWallMs: v.optional(v.number()),
  /** The computer that holds the share. */
  computer: v.optional(v.string()),
  /** Wall clock less monotonic time: differs after a restart of the machine. */
  bootedAt: v.number(),
  /** Computers of the workspace with their shares. */
  known: v.pipe(v.array(v.string()), v.readonly())
})
export type Share = v.InferOutput<typeof SCHEMA>

export class ShareFile {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** null: this computer has never joined, or the file is damaged. */
  read(): Share | null {
    try {
      return v.parse(SCHEMA, JSON.parse(readFileSync(this.#path, 'utf8')))
    } catch {
      return null
    }
  }

  /** False when the file cannot be written. */
  write(share: Share): boolean {
    try {
      writeFileSync(`${this.#path}.new`, JSON.stringify(share), { flush: true, mode: 0o600 })
      renameSync(`${this.#path}.new`, this.#path)
      return true
    } catch {
      return false
    }
  }
}
