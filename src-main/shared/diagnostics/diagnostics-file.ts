/**
 * The diagnosis file: what somebody who looks after an installation needs to know of it, with nothing of the people who
 * use it.
 *
 * Written by picking: each value is named here and passes a gate of `values.ts`, so a field that is added to what is
 * gathered is not in the file until
 * somebody puts it there. Texts get out as words of the program (`words.ts`) and in no other way.
 */
import type { DiagnosisFacts, FailureFact, Gathered, PartName } from './diagnostics-facts'
import { logLine, type LogLine } from './log-line-filter'
import { settingsPart } from './changed-settings'
import { addressKind, figure, flag, locale, moment, tally, TEXT, version, word } from './value-filters'
import { TABLES, type Words } from './allowed-words'

export const DIAGNOSIS_FORMAT = 1
/** It has to go by mail. */
export const MOST_BYTES = 2 * 1024 * 1024
export const MOST_LOG_LINES = 1000
const MOST_NOTICES = 100
const MOST_DISPLAYS = 16
const MOST_LANGUAGES = 10
const DAY_MS = 86_400_000

type Json = Readonly<Record<string, unknown>>
type Writers = { readonly [P in PartName]: (value: DiagnosisFacts[P], words: Words, nowMs: number) => unknown }

/** Of the params of a failure its figures and the program's own words; hosts, files and values stay out. */
function failure(words: Words, given: FailureFact | null): Json | null {
  if (given === null) return null
  const params = Object.entries(given.params ?? {}).flatMap(([name, value]) => {
    const safe = figure(value) ?? word(words, value)
    return safe !== null && ['reason', 'days', 'key', 'limit', 'port', 'status', 'setting'].includes(name)
      ? [[name, safe] as const]
      : []
  })
  return {
    code: word(words, given.code) ?? TEXT,
    ...(given.status === undefined ? {} : { status: figure(given.status) }),
    ...(params.length > 0 ? { params: Object.fromEntries(params) } : {})
  }
}

const WRITERS: Writers = {
  program: (of, words) => ({
    version: version(of.version),
    host: word(words, of.host),
    packaged: flag(of.packaged),
    electron: version(of.versions.electron),
    chromium: version(of.versions.chrome),
    node: version(of.versions.node),
    language: { interface: word(words, of.interfaceLanguage), content: word(words, of.contentLanguage) }
  }),
  system: (of, words) => ({
    platform: word(words, of.platform),
    release: version(of.release),
    architecture: word(words, of.arch),
    locale: locale(of.locale),
    languages: of.languages.slice(0, MOST_LANGUAGES).map(locale),
    memoryBytes: figure(of.memoryBytes),
    freeMemoryBytes: figure(of.freeMemoryBytes),
    processors: figure(of.processors),
    freeDiskBytes: figure(of.freeDiskBytes)
  }),
  displays: (all) =>
    all.slice(0, MOST_DISPLAYS).map((of) => ({
      width: figure(of.width),
      height: figure(of.height),
      scale: figure(of.scale),
      rotation: figure(of.rotation),
      primary: flag(of.primary)
    })),
  timings: (of) => ({
    systemReadyMs: figure(of.systemReadyMs),
    windowReadyMs: figure(of.windowReadyMs),
    upSeconds: figure(of.upSeconds)
  }),
  settings: (all) => settingsPart(all),
  connection: (of, words, nowMs) => {
    const ends = moment(of.subscription?.end_date)
    return {
      state: word(words, of.state),
      address: addressKind(of.baseUrl),
      keyKept: word(words, of.keyKept),
      subscription: of.subscription && {
        active: flag(of.subscription.active),
        daysLeft: ends === null ? null : Math.floor((Date.parse(ends) - nowMs) / DAY_MS)
      },
      checkedAt: moment(of.checkedAt),
      failure: failure(words, of.failure),
      backgroundPaused: flag(of.backgroundPaused),
      clockAheadMs: figure(of.clockAheadMs)
    }
  },
  secrets: (all, words) =>
    Object.fromEntries(
      all.flatMap(({ name, kept }) => (word(words, name) === null ? [] : [[name, word(words, kept)]]))
    ),
  calls: (families, words) =>
    Object.fromEntries(
      Object.entries(families).flatMap(([family, of]) =>
        word(words, family) === null
          ? []
          : [
              [
                family,
                {
                  used: figure(of.used),
                  limit: figure(of.limit),
                  freeAt: moment(of.resetAtMs), // without a limit there is no end to what is left
                  leftForBackground:
                    of.leftForBackground === Number.MAX_SAFE_INTEGER ? null : figure(of.leftForBackground),
                  stopped: flag(of.stopped),
                  waiting: figure(of.waiting)
                }
              ]
            ]
      )
    ),
  stores: (all, words) =>
    all.map(({ name, found }) => ({
      name: word(words, name),
      ...('failed' in found
        ? { failed: word(words, found.failed) ?? TEXT }
        : {
            ours: flag(found.ours),
            schema: figure(found.schema),
            pages: figure(found.pages),
            freePages: figure(found.freePages),
            sound: flag(found.sound),
            rows: Object.fromEntries(
              TABLES.flatMap((table) => (Object.hasOwn(found.rows, table) ? [[table, figure(found.rows[table])]] : []))
            )
          })
    })),
  events: (of, words) => ({ kept: word(words, of.kept) }),
  files: (all, words) =>
    all.map((of) => ({
      name: word(words, of.name),
      files: figure(of.files),
      bytes: figure(of.bytes),
      setAside: figure(of.setAside)
    })),
  packs: (all, words) => ({
    count: all.length,
    states: tally(
      words,
      all.map(({ state }) => state)
    ),
    calls: figure(all.reduce((sum, { calls }) => sum + calls, 0)),
    done: figure(all.reduce((sum, { done }) => sum + done, 0)),
    total: figure(all.reduce((sum, { total }) => sum + total, 0)),
    failures: tally(
      words,
      all.flatMap(({ failed }) => failed.map((one) => one.failure.code))
    )
  }),
  sources: (all, words) =>
    all.map((of) => ({
      id: word(words, of.id),
      state: word(words, of.state),
      since: moment(of.since),
      problem: failure(words, of.problem),
      warnings: of.warnings.map((one) => word(words, one) ?? TEXT),
      received: figure(of.received),
      copies: figure(of.copies),
      refused: figure(of.refused),
      lastEventAt: moment(of.lastEventAt)
    })),
  notices: (all, words) =>
    all.slice(-MOST_NOTICES).map((of) => ({ kind: word(words, of.kind), ...failure(words, of) })),
  drift: (all, words) => ({
    total: figure(all.reduce((sum, { count }) => sum + count, 0)),
    kinds: tally(
      words,
      all.map(({ kind }) => kind)
    ),
    questions: tally(
      words,
      all.map(({ endpoint }) => endpoint)
    )
  }),
  log: (lines, words) => {
    const read = lines.slice(-MOST_LOG_LINES).map((line) => logLine(words, line))
    return {
      lines: read.filter((line): line is LogLine => line !== null),
      unreadable: read.filter((line) => line === null).length
    }
  }
}

/** A part in the file: what its writer lets out, or why it could not be gathered. */
function part<P extends PartName>(name: P, gathered: Gathered, words: Words, nowMs: number): unknown {
  const one: Gathered[P] = gathered[name]
  return one.ok
    ? WRITERS[name](one.value as DiagnosisFacts[P], words, nowMs)
    : { failed: word(words, one.failed) ?? TEXT }
}

/** One line of the log to a line of the file, so that a thousand of them stay readable. */
function written(document: Json, lines: readonly LogLine[] | null): string {
  const text = JSON.stringify(document, null, 2)
  return lines === null
    ? `${text}\n`
    : `${text.slice(0, -2)},\n  "log": [${lines.map((line) => `\n    ${JSON.stringify(line)}`).join(',')}\n  ]\n}\n`
}

/**
 * The text of the file, at most `MOST_BYTES` long: pretty JSON, the log at its end. Where it would be longer, the
 * oldest lines of the log go first.
 *
 * @param gathered parts that failed say so by their code
 */
export function diagnosisText(gathered: Gathered, words: Words, nowMs: number): string {
  const { log: _log, ...others } = gathered
  const head = Object.fromEntries(
    (Object.keys(others) as PartName[]).map((name) => [name, part(name, gathered, words, nowMs)])
  )
  const log = part('log', gathered, words, nowMs) as {
    lines?: readonly LogLine[]
    unreadable?: number
    failed?: string
  }
  const all = log.lines ?? []
  // every sign is ASCII here, so characters are bytes
  const room = MOST_BYTES - written({ ...head }, null).length - 1000
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
  return written({ format: DIAGNOSIS_FORMAT, madeAt: moment(nowMs), ...head, logKept: kept }, all.slice(from))
}

/** "dynodesk-diagnosis-2026-11-21.json" */
export const diagnosisName = (nowMs: number): string =>
  `dynodesk-diagnosis-${new Date(nowMs).toISOString().slice(0, 10)}.json`
