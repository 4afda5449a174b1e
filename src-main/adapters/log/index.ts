/**
 * The log: one JSON object per line, rotated by size. It contains no secrets and no bodies, and it never throws. Lines
 * are written synchronously, so that the last one before a crash is on disk.
 */
import { appendFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../shared/ports/system/log'
import { privateFolderSync } from '../files/atomic-write'
import { toPlainJson } from './plain-json'
import { Redactor } from './redactor'

interface LogOptions {
  /** Folder of the log files; created when missing. */
  readonly folder: string
  /** Size at which the file is rotated. */
  readonly maxBytes?: number
  /** Number of files, including the current one. */
  readonly maxFiles?: number
  readonly now?: () => number
  /** Receives every line too, for instance a developer's terminal. */
  readonly alsoTo?: (line: string) => void
}

const DEFAULTS = { maxBytes: 1_000_000, maxFiles: 5, now: () => Date.now() }

type Level = 'info' | 'warn' | 'error'

export class FileLog implements Log {
  readonly #redactor = new Redactor()
  readonly #options: LogOptions & typeof DEFAULTS
  #size: number | null = null
  #lost = 0

  constructor(options: LogOptions) {
    this.#options = { ...DEFAULTS, ...options }
  }

  get file(): string {
    return this.#name(0)
  }

  info(event: string, details?: Readonly<Record<string, unknown>>): void {
    this.#write('info', event, details)
  }
  warn(event: string, details?: Readonly<Record<string, unknown>>): void {
    this.#write('warn', event, details)
  }
  error(event: string, details?: Readonly<Record<string, unknown>>): void {
    this.#write('error', event, details)
  }

  redactValue(secret: string): void {
    this.#redactor.add(secret)
  }

  /**
   * The newest lines, oldest first, redacted again with the secrets known by now.
   *
   * @throws the system's error when an existing file cannot be read
   */
  async tail(most: number): Promise<readonly string[]> {
    let lines: string[] = []
    for (let n = 0; n < this.#options.maxFiles && lines.length < most; n++) {
      const text = await readFile(this.#name(n), 'utf8').catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      })
      if (text === null) continue // a rotation that failed leaves a gap
      lines = [...text.split('\n').filter((line) => line !== ''), ...lines]
    }
    return lines
      .slice(-most)
      .map((line) => this.#redactor.text(line))
      .filter((line) => this.#redactor.isClean(line))
  }

  #write(level: Level, event: string, details?: Readonly<Record<string, unknown>>): void {
    try {
      const line = this.#line(level, event, details)
      this.#append(`${line}\n`)
      this.#options.alsoTo?.(line)
    } catch {
      this.#lost++ // a full disk must not stop the program that wants to tell about it
      this.#size = null // a removed folder is made again
    }
  }

  #line(level: Level, event: string, details: Readonly<Record<string, unknown>> | undefined): string {
    const time = new Date(this.#options.now()).toISOString()
    const lost = this.#lost > 0 ? { lost: this.#lost } : {}
    const line = JSON.stringify({
      time,
      level,
      event: toPlainJson(event, this.#redactor),
      ...lost,
      ...(details === undefined ? {} : { details: toPlainJson(details, this.#redactor) })
    })
    // a secret split by the structure of the data could be complete again in the final line
    return this.#redactor.isClean(line) ? line : JSON.stringify({ time, level, event: 'log.withheld' })
  }

  #append(text: string): void {
    if (this.#size === null) this.#open()
    const bytes = Buffer.byteLength(text)
    if ((this.#size ?? 0) > 0 && (this.#size ?? 0) + bytes > this.#options.maxBytes) this.#rotate()
    appendFileSync(this.file, text, { mode: 0o600 })
    this.#size = (this.#size ?? 0) + bytes
    this.#lost = 0
  }

  #open(): void {
    privateFolderSync(this.#options.folder)
    this.#size = statSync(this.file, { throwIfNoEntry: false })?.size ?? 0
  }

  /** A file that another program holds on Windows stays in use, until it is full once more. */
  #rotate(): void {
    this.#size = 0
    try {
      rmSync(this.#name(this.#options.maxFiles - 1), { force: true })
      for (let n = this.#options.maxFiles - 2; n >= 0; n--) {
        if (statSync(this.#name(n), { throwIfNoEntry: false })) renameSync(this.#name(n), this.#name(n + 1))
      }
    } catch {
      // a lost line is worse than a long file
    }
  }

  #name(n: number): string {
    return join(this.#options.folder, n === 0 ? 'dynodesk.log' : `dynodesk.${n}.log`)
  }
}
