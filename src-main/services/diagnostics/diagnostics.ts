/**
 * Collects, shows and saves the diagnostics file as plain text. It leaves this computer only by the user's own action.
 */
import { CHANNEL_NAMES, TOPIC_NAMES, type Input, type Output } from '../../contract/channel-map'
import type { DiagnosticsFile, StoreHealth } from '../../contract/channels/diagnostics'
import { done, failed, FAILURE_CODES } from '../../contract/failures'
import { CONNECTION_STATES } from '../../contract/channels/connection'
import {
  diagnosticsFileName,
  diagnosticsText,
  HEALTH_PARTS,
  healthText
} from '../../shared/diagnostics/diagnostics-file'
import type { DiagnosticsFacts, GatheredFacts, PartName } from '../../shared/diagnostics/diagnostics-facts'
import { vocabulary } from '../../shared/diagnostics/allowed-words'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { SystemClipboard } from '../../shared/ports/system/clipboard'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { baseName } from '../../shared/text/base-name'

/** Collectors of the file's parts. A part whose collector throws or times out is replaced by an error code. */
export type FactCollectors = { readonly [P in PartName]: () => DiagnosticsFacts[P] | Promise<DiagnosticsFacts[P]> }
interface DiagnosticsDeps {
  readonly collect: FactCollectors
  readonly files: SavedFiles
  readonly clipboard: Pick<SystemClipboard, 'writeText'>
  readonly clock: Clock
  readonly log: Log
  newId(): string
  /** Opens the save dialog; null: cancelled. */
  chooseTarget(name: string): Promise<string | null>
}

/** A program that is being diagnosed may hang. */
const PART_TIMEOUT_MS = 15_000
const WORDS = vocabulary([...FAILURE_CODES, ...CONNECTION_STATES, ...CHANNEL_NAMES, ...TOPIC_NAMES])

function codeOf(error: unknown): string {
  const { code, name } = (typeof error === 'object' && error !== null ? error : {}) as {
    code?: unknown
    name?: unknown
  }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown'
}

/** Size and integrity of each store; its journal counts as part of it. */
function storeHealth(stores: GatheredFacts['stores'], files: GatheredFacts['files']): readonly StoreHealth[] {
  const bytesOf = (name: string): number =>
    (files.ok ? files.value.find((file) => file.name === name)?.bytes : undefined) ?? 0
  return (stores.ok ? stores.value : []).map(({ name, found }) => ({
    name,
    bytes: bytesOf(name),
    ...('failed' in found ? { sound: null, problem: found.failed } : { sound: found.sound, problem: null })
  }))
}

function healthReport(parts: Pick<GatheredFacts, 'answers' | 'stores' | 'files' | 'system'>): Output<'health:report'> {
  const { answers, stores, files, system } = parts
  if (!answers.ok) return failed('internal')
  const freeDiskBytes = system.ok ? system.value.freeDiskBytes : null
  return done({ answers: answers.value, stores: storeHealth(stores, files), freeDiskBytes })
}

export function createDiagnostics(deps: DiagnosticsDeps) {
  const { collect, clock, log, clipboard } = deps
  let shown: DiagnosticsFile | null = null

  async function collectPart<P extends PartName>(name: P): Promise<readonly [P, GatheredFacts[P]]> {
    let stopWaiting: () => void = () => {}
    const timeout = new Promise<{ ok: false; failed: string }>(
      (resolve) => (stopWaiting = clock.after(PART_TIMEOUT_MS, () => resolve({ ok: false, failed: 'timeout' })))
    )
    const found = (async () => ({ ok: true, value: await collect[name]() }) as const)().catch((error: unknown) => {
      log.warn('diagnosis.part', { part: name, error })
      return { ok: false, failed: codeOf(error) } as const
    })
    const gathered = await Promise.race([found, timeout])
    stopWaiting()
    return [name, gathered as GatheredFacts[P]]
  }

  const gather = async <P extends PartName>(names: readonly P[]): Promise<Pick<GatheredFacts, P>> =>
    Object.fromEntries(await Promise.all(names.map(collectPart))) as unknown as Pick<GatheredFacts, P>

  return {
    async report(): Promise<Output<'health:report'>> {
      return healthReport(await gather(['answers', 'stores', 'files', 'system']))
    },

    async copyHealth(): Promise<Output<'health:copy'>> {
      try {
        await clipboard.writeText(healthText(await gather(HEALTH_PARTS), WORDS, clock.now()))
        return done(null)
      } catch (error) {
        log.warn('health.copy', { error })
        return failed('save-failed', { params: { reason: 'clipboard' } })
      }
    },

    async make(): Promise<Output<'diagnosis:make'>> {
      const gathered = await gather(Object.keys(collect) as PartName[])
      const nowMs = clock.now()
      shown = {
        id: deps.newId(),
        name: diagnosticsFileName(nowMs),
        text: diagnosticsText(gathered, WORDS, nowMs)
      }
      return done(shown)
    },

    /** Saves the text that was shown, without collecting again. */
    async save({ id }: Input<'diagnosis:save'>): Promise<Output<'diagnosis:save'>> {
      if (shown?.id !== id) return failed('invalid-input')
      const { name, text } = shown
      const file = await deps.chooseTarget(name)
      if (file === null) return done(null)
      const written = await deps.files.write(file, text)
      return written.ok
        ? done({ file })
        : failed('save-failed', { params: { reason: written.reason, file: baseName(file) } })
    }
  }
}
export type DiagnosticsService = ReturnType<typeof createDiagnostics>
