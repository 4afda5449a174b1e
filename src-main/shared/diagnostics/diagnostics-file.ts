/**
 * The diagnostics file: facts about an installation for its support, without personal data.
 *
 * Each value is listed here and passes a filter of `value-filters.ts`, so a new fact is not in the file until it is
 * listed. Texts appear only as allowed words (`allowed-words.ts`).
 */
import type { DiagnosticsFacts, FailureFact, GatheredFacts, PartName } from './diagnostics-facts'
import { answersPart, driftPart } from './answer-parts'
import { logLine, type LogLine } from './log-line-filter'
import { settingsPart } from './changed-settings'
import {
  addressKind,
  allowedNumber,
  allowedBoolean,
  allowedLocale,
  allowedTime,
  countByWord,
  TEXT,
  allowedVersion,
  allowedWord
} from './value-filters'
import type { AllowedWords } from './allowed-words'
import { TABLES } from './word-lists'
import { DAY_MS } from '../durations'
import { localDay } from '../text/iso-time'

const DIAGNOSTICS_FORMAT = 1
/** Fits into a mail. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024
export const MAX_LOG_LINES = 1000
const MOST_NOTICES = 100
const MOST_DISPLAYS = 16
const MOST_LANGUAGES = 10

type Json = Readonly<Record<string, unknown>>
type Writers = { readonly [P in PartName]: (value: DiagnosticsFacts[P], words: AllowedWords, nowMs: number) => unknown }

/** Parameters of a failure: numbers and allowed words only, no hosts, files and values. */
function failure(words: AllowedWords, given: FailureFact | null): Json | null {
  if (given === null) return null
  const params = Object.entries(given.params ?? {}).flatMap(([name, value]) => {
    const safe = allowedNumber(value) ?? allowedWord(words, value)
    return safe !== null && ['reason', 'days', 'key', 'limit', 'port', 'status', 'setting'].includes(name)
      ? [[name, safe] as const]
      : []
  })
  return {
    code: allowedWord(words, given.code) ?? TEXT,
    ...(given.status === undefined ? {} : { status: allowedNumber(given.status) }),
    ...(params.length > 0 ? { params: Object.fromEntries(params) } : {})
  }
}

const WRITERS: Writers = {
  program: (of, words) => ({
    version: allowedVersion(of.version),
    host: allowedWord(words, of.host),
    packaged: allowedBoolean(of.packaged),
    electron: allowedVersion(of.versions.electron),
    chromium: allowedVersion(of.versions.chrome),
    node: allowedVersion(of.versions.node),
    language: { interface: allowedWord(words, of.interfaceLanguage), content: allowedWord(words, of.contentLanguage) }
  }),
  system: (of, words) => ({
    platform: allowedWord(words, of.platform),
    release: allowedVersion(of.release),
    architecture: allowedWord(words, of.arch),
    locale: allowedLocale(of.locale),
    languages: of.languages.slice(0, MOST_LANGUAGES).map(allowedLocale),
    memoryBytes: allowedNumber(of.memoryBytes),
    freeMemoryBytes: allowedNumber(of.freeMemoryBytes),
    processors: allowedNumber(of.processors),
    freeDiskBytes: allowedNumber(of.freeDiskBytes)
  }),
  displays: (all) =>
    all.slice(0, MOST_DISPLAYS).map((of) => ({
      width: allowedNumber(of.width),
      height: allowedNumber(of.height),
      scale: allowedNumber(of.scale),
      rotation: allowedNumber(of.rotation),
      primary: allowedBoolean(of.primary)
    })),
  timings: (of) => ({
    systemReadyMs: allowedNumber(of.systemReadyMs),
    windowReadyMs: allowedNumber(of.windowReadyMs),
    upSeconds: allowedNumber(of.upSeconds)
  }),
  settings: (all) => settingsPart(all),
  connection: (of, words, nowMs) => {
    const ends = allowedTime(of.subscription?.end_date)
    return {
      state: allowedWord(words, of.state),
      address: addressKind(of.baseUrl),
      keyKept: allowedWord(words, of.keyKept),
      subscription: of.subscription && {
        active: allowedBoolean(of.subscription.active),
        daysLeft: ends === null ? null : Math.floor((Date.parse(ends) - nowMs) / DAY_MS)
      },
      checkedAt: allowedTime(of.checkedAt),
      failure: failure(words, of.failure),
      backgroundPaused: allowedBoolean(of.backgroundPaused),
      clockAheadMs: allowedNumber(of.clockAheadMs)
    }
  },
  secrets: (all, words) =>
    Object.fromEntries(
      all.flatMap(({ name, kept }) => (allowedWord(words, name) === null ? [] : [[name, allowedWord(words, kept)]]))
    ),
  calls: (families, words) =>
    Object.fromEntries(
      Object.entries(families).flatMap(([family, of]) =>
        allowedWord(words, family) === null
          ? []
          : [
              [
                family,
                {
                  used: allowedNumber(of.used),
                  limit: allowedNumber(of.limit),
                  freeAt: allowedTime(of.resetAtMs), // without a limit there is no end to what is left
                  leftForBackground:
                    of.leftForBackground === Number.MAX_SAFE_INTEGER ? null : allowedNumber(of.leftForBackground),
                  stopped: allowedBoolean(of.stopped),
                  waiting: allowedNumber(of.waiting)
                }
              ]
            ]
      )
    ),
  stores: (all, words) =>
    all.map(({ name, found }) => ({
      name: allowedWord(words, name),
      ...('failed' in found
        ? { failed: allowedWord(words, found.failed) ?? TEXT }
        : {
            ours: allowedBoolean(found.ours),
            schema: allowedNumber(found.schema),
            pages: allowedNumber(found.pages),
            freePages: allowedNumber(found.freePages),
            sound: allowedBoolean(found.sound),
            rows: Object.fromEntries(
              TABLES.flatMap((table) =>
                Object.hasOwn(found.rows, table) ? [[table, allowedNumber(found.rows[table])]] : []
              )
            )
          })
    })),
  events: (of, words) => ({ kept: allowedWord(words, of.kept) }),
  workspace: (of, words) => ({
    state: allowedWord(words, of.state),
    problem: allowedWord(words, of.problem),
    computers: allowedNumber(of.computers),
    calls: of.calls && {
      used: allowedNumber(of.calls.used),
      computers: allowedNumber(of.calls.computers),
      alone: allowedBoolean(of.calls.alone)
    }
  }),
  files: (all, words) =>
    all.map((of) => ({
      name: allowedWord(words, of.name),
      files: allowedNumber(of.files),
      bytes: allowedNumber(of.bytes),
      setAside: allowedNumber(of.setAside)
    })),
  packs: (all, words) => ({
    count: all.length,
    states: countByWord(
      words,
      all.map(({ state }) => state)
    ),
    calls: allowedNumber(all.reduce((sum, { calls }) => sum + calls, 0)),
    done: allowedNumber(all.reduce((sum, { done }) => sum + done, 0)),
    total: allowedNumber(all.reduce((sum, { total }) => sum + total, 0)),
    failures: countByWord(
      words,
      all.flatMap(({ failed }) => failed.map((one) => one.failure.code))
    )
  }),
  sources: (all, words) =>
    all.map((of) => ({
      id: allowedWord(words, of.id),
      state: allowedWord(words, of.state),
      since: allowedTime(of.since),
      problem: failure(words, of.problem),
      warnings: of.warnings.map((one) => allowedWord(words, one) ?? TEXT),
      received: allowedNumber(of.received),
      copies: allowedNumber(of.copies),
      refused: allowedNumber(of.refused),
      lastEventAt: allowedTime(of.lastEventAt)
    })),
  notices: (all, words) =>
    all.slice(-MOST_NOTICES).map((of) => ({ kind: allowedWord(words, of.kind), ...failure(words, of) })),
  answers: answersPart,
  drift: driftPart,
  log: (lines, words) => {
    const read = lines.slice(-MAX_LOG_LINES).map((line) => logLine(words, line))
    return {
      lines: read.filter((line): line is LogLine => line !== null),
      unreadable: read.filter((line) => line === null).length
    }
  }
}

function part<P extends PartName>(name: P, one: GatheredFacts[P], words: AllowedWords, nowMs: number): unknown {
  return one.ok
    ? WRITERS[name](one.value as DiagnosticsFacts[P], words, nowMs)
    : { failed: allowedWord(words, one.failed) ?? TEXT }
}

/** One text line per log line, so that the file stays readable. */
function written(document: Json, lines: readonly LogLine[] | null): string {
  const text = JSON.stringify(document, null, 2)
  return lines === null
    ? `${text}\n`
    : `${text.slice(0, -2)},\n  "log": [${lines.map((line) => `\n    ${JSON.stringify(line)}`).join(',')}\n  ]\n}\n`
}

export const HEALTH_PARTS = [
  'program',
  'connection',
  'calls',
  'answers',
  'drift',
  'stores',
  'files',
  'sources',
  'workspace'
] as const satisfies readonly PartName[]

/** The facts of the health page as pretty JSON. */
export const healthText = (
  gathered: Pick<GatheredFacts, (typeof HEALTH_PARTS)[number]>,
  words: AllowedWords,
  nowMs: number
): string =>
  written(
    {
      madeAt: allowedTime(nowMs),
      ...Object.fromEntries(HEALTH_PARTS.map((name) => [name, part(name, gathered[name], words, nowMs)]))
    },
    null
  )

/**
 * The text of the file, at most `MAX_FILE_BYTES` long: pretty JSON with the log at its end. The oldest log lines are
 * dropped first.
 *
 * @param gathered failed parts are written as their code
 */
export function diagnosticsText(gathered: GatheredFacts, words: AllowedWords, nowMs: number): string {
  const { log: _log, ...others } = gathered
  const head = Object.fromEntries(
    (Object.keys(others) as PartName[]).map((name) => [name, part(name, gathered[name], words, nowMs)])
  )
  const log = part('log', gathered.log, words, nowMs) as {
    lines?: readonly LogLine[]
    unreadable?: number
    failed?: string
  }
  const all = log.lines ?? []
  // all output is ASCII, so characters are bytes
  const room = MAX_FILE_BYTES - written({ ...head }, null).length - 1000
  let from = all.length
  for (let used = 0; from > 0; from--) {
    used += JSON.stringify(all[from - 1]).length + 6
    if (used > room) break
  }
  const kept = {
    lines: all.length - from,
    left: from,
    unreadable: log.unreadable ?? 0,
    ...(log.failed === undefined ? {} : { failed: log.failed })
  }
  return written({ format: DIAGNOSTICS_FORMAT, madeAt: allowedTime(nowMs), ...head, logKept: kept }, all.slice(from))
}

/** "dynodesk-diagnosis-2026-11-21.json" */
export const diagnosticsFileName = (nowMs: number): string => `dynodesk-diagnosis-${localDay(nowMs)}.json`
