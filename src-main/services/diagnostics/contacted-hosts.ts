/** Records every host that the program contacts, for the health page. Written at most once a minute. */
import {
  hostOfAddress,
  mergeHosts,
  readHosts,
  type ContactedHost,
  type HostPurpose
} from '../../shared/diagnostics/contacted-hosts'
import type { JsonFile } from '../../shared/ports/files/json-file'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

interface ContactedHostsDeps {
  readonly file: JsonFile
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly log: Log
}

const SAVE_AFTER_MS = 60_000

export class ContactedHosts {
  readonly #deps: ContactedHostsDeps
  readonly #loaded: Promise<void>
  #hosts: readonly ContactedHost[] = []
  #cancelSave: (() => void) | null = null

  constructor(deps: ContactedHostsDeps) {
    this.#deps = deps
    this.#loaded = deps.file.read().then(
      (json) => void (this.#hosts = mergeHosts(readHosts(json), this.#hosts)),
      (error: unknown) => deps.log.warn('health.hosts', { error })
    )
  }

  /** Before each request or connection. */
  contacted(purpose: HostPurpose, address: string): void {
    const host = hostOfAddress(address)
    if (host === null) return
    const { clock } = this.#deps
    const atMs = clock.now()
    this.#hosts = mergeHosts(this.#hosts, [{ host, purpose, firstMs: atMs, lastMs: atMs, times: 1 }])
    this.#cancelSave ??= clock.after(SAVE_AFTER_MS, () => void this.#save())
  }

  /** The last contacted first. */
  async all(): Promise<readonly ContactedHost[]> {
    await this.#loaded
    return this.#hosts
  }

  async clear(): Promise<void> {
    await this.#loaded
    this.#hosts = []
    await this.#save()
  }

  async close(): Promise<void> {
    if (this.#cancelSave) await this.#save()
  }

  async #save(): Promise<void> {
    this.#cancelSave?.()
    this.#cancelSave = null
    await this.#loaded
    await this.#deps.file.write(this.#hosts).catch((error: unknown) => this.#deps.log.warn('health.hosts', { error }))
  }
}
