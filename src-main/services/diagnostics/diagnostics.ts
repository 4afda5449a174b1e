/** The diagnosis file: gathered, shown and saved as one text. It goes where the person puts it and nowhere else. */
import { CHANNEL_NAMES, TOPIC_NAMES } from '../../contract/channel-names'
import type { Input, Output } from '../../contract/channel-map'
import type { DiagnosticsFile } from '../../contract/channels/diagnostics'
import { done, failed, FAILURE_CODES } from '../../contract/failures'
import { CONNECTION_STATES } from '../../contract/channels/connection'
import { diagnosticsFileName, diagnosticsText } from '../../shared/diagnostics/diagnostics-file'
import type { DiagnosticsFacts, GatheredFacts, PartName } from '../../shared/diagnostics/diagnostics-facts'
import { vocabulary } from '../../shared/diagnostics/allowed-words'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

/**
 * How each part is found out. One that throws or takes too long is told by its code, and the others are told all the
 * same.
 */
export type FactCollectors = { readonly [P in PartName]: () => DiagnosticsFacts[P] | Promise<DiagnosticsFacts[P]> }
export interface DiagnosticsDeps {
  readonly collect: FactCollectors
  readonly files: SavedFiles
  readonly clock: Clock
  readonly log: Log
  newId(): string
  /** Asks the person; null: cancelled. */
  chooseTarget(name: string): Promise<string | null>
  /** Last part of a path, in the system's own way. */
  nameOf(file: string): string
}

/** Longest wait for one part: somebody who saves this has something that hangs. */
const PART_TIMEOUT_MS = 15_000
const WORDS = vocabulary([...FAILURE_CODES, ...CONNECTION_STATES, ...CHANNEL_NAMES, ...TOPIC_NAMES])

function codeOf(error: unknown): string {
  const { code, name } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    name?: unknown
  }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown'
}

export function createDiagnostics({ collect, files, clock, log, newId, chooseTarget, nameOf }: DiagnosticsDeps) {
  let made: DiagnosticsFile | null = null

  async function one<P extends PartName>(name: P): Promise<readonly [P, GatheredFacts[P]]> {
    let stopWaiting: () => void = () => {}
    const late = new Promise<{ ok: false; failed: string }>(
      (resolve) => (stopWaiting = clock.after(PART_TIMEOUT_MS, () => resolve({ ok: false, failed: 'timeout' })))
    )
    const found = (async () => ({ ok: true, value: await collect[name]() }) as const)().catch((error: unknown) => {
      log.warn('diagnosis.part', { part: name, error })
      return { ok: false, failed: codeOf(error) } as const
    })
    const gathered = await Promise.race([found, late])
    stopWaiting()
    return [name, gathered as GatheredFacts[P]]
  }

  return {
    async make(): Promise<Output<'diagnosis:make'>> {
      const parts = await Promise.all((Object.keys(collect) as PartName[]).map(one))
      const nowMs = clock.now()
      made = {
        id: newId(),
        name: diagnosticsFileName(nowMs),
        text: diagnosticsText(Object.fromEntries(parts) as unknown as GatheredFacts, WORDS, nowMs)
      }
      return done(made)
    },

    /** What a person read is what is saved: nothing is gathered again. */
    async save({ id }: Input<'diagnosis:save'>): Promise<Output<'diagnosis:save'>> {
      if (made?.id !== id) return failed('invalid-input')
      const { name, text } = made
      const file = await chooseTarget(name)
      if (file === null) return done(null)
      const written = await files.write(file, text)
      return written.ok
        ? done({ file })
        : failed('save-failed', { params: { reason: written.reason, file: nameOf(file) } })
    }
  }
}
export type DiagnosticsService = ReturnType<typeof createDiagnostics>
