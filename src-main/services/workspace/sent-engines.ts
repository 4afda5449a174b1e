/** Engines that a person shows on another computer of the workspace, such as the one of the dyno room. */
import type { SentEngine } from '../../contract/channels/workspace'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { parseDeepLink } from '../../shared/links/deep-link'
import { isObject } from '../../shared/text/json-object'

interface SentEnginesDeps {
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
  engine(): WorkspaceEngine | null
  /** '': the computer has none. */
  nameOf(computer: string): string
  /** `workspace.openSent`. */
  opensAtOnce(): boolean
  /** Follows a link and brings the window to the front. */
  open(link: string): void
  changed(sent: SentEngine): void
}

const TOPIC = 'sent engines'
/** The other computer receives within this time, or is away. */
const ANSWER_MS = 2000
const TITLE_CHARACTERS = 200
const CONTROL_CHARACTERS = /\p{Cc}/gu

export class SentEngines {
  readonly #deps: SentEnginesDeps
  /** By the id of the message. */
  readonly #waiting = new Map<string, () => void>()
  #engine: WorkspaceEngine | null = null
  #end: (() => void) | null = null
  #latest: SentEngine | null = null
  #count = 0

  constructor(deps: SentEnginesDeps) {
    this.#deps = deps
  }

  /** The last one received in this run. */
  latest = (): SentEngine | null => this.#latest

  /** The workspace may be another one. */
  follow(): void {
    const engine = this.#deps.engine()
    if (engine === this.#engine) return
    this.#end?.()
    this.#engine = engine
    this.#end = engine?.onMessage(TOPIC, (value, from) => this.#heard(engine, value, from)) ?? null
  }

  /**
   * @param computer id of a computer that is here
   * @param link of the engine
   * @param title as the other computer shows it
   * @returns false: the other computer did not receive it
   */
  async send(computer: string, link: string, title: string): Promise<boolean> {
    const engine = this.#engine
    if (engine === null) return false
    const id = `${engine.computer} ${++this.#count}`
    const received = Promise.withResolvers<boolean>()
    const cancel = this.#deps.clock.after(ANSWER_MS, () => received.resolve(false))
    this.#waiting.set(id, () => received.resolve(true))
    try {
      await publish(engine, { id, to: computer, link, title })
      return await received.promise
    } catch (error) {
      if (!(error instanceof WorkspaceUnavailable)) throw error
      return false
    } finally {
      cancel()
      this.#waiting.delete(id)
    }
  }

  #heard(engine: WorkspaceEngine, value: Uint8Array, from: string): void {
    const message = readMessage(value)
    if (message === null) return
    if ('received' in message) return this.#waiting.get(message.received)?.()
    const { id, to, link, title } = message
    if (to !== engine.computer) return
    publish(engine, { received: id }).catch((error: unknown) => this.#deps.log.info('workspace.sent-engine', { error }))
    if (this.#deps.opensAtOnce()) return this.#deps.open(link)
    this.#latest = { id, by: this.#deps.nameOf(from), link, title: title.slice(0, TITLE_CHARACTERS) }
    this.#deps.changed(this.#latest)
  }
}

type Message =
  | { readonly id: string; readonly to: string; readonly link: string; readonly title: string }
  /** The id of the message that arrived. */
  | { readonly received: string }

const publish = (engine: WorkspaceEngine, message: Message): Promise<void> =>
  engine.publish(TOPIC, Buffer.from(JSON.stringify(message)))

/** null: not such a message, or a link to something else. Another version of the program may have sent it. */
function readMessage(bytes: Uint8Array): Message | null {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return null
  }
  if (!isObject(json)) return null
  const { received, id, to, link, title } = json
  if (typeof received === 'string') return { received }
  if (![id, to, link, title].every((one) => typeof one === 'string')) return null
  const place = parseDeepLink(link as string)
  if (place?.kind !== 'place' || place.path.engines === null) return null
  const shown = (title as string).replace(CONTROL_CHARACTERS, ' ').trim()
  return { id: id as string, to: to as string, link: link as string, title: shown }
}
