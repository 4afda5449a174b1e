/** A connection with cached statements. Rows are arrays: a third faster than objects on hot reads. */
import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/** Cached statements; their texts never come from input. */
const MAX_STATEMENTS = 400

/** Limit of waiting for a file lock. A waiting thread cannot be stopped, and the program quits within three seconds. */
const BUSY_TIMEOUT_MS = 800

export type Row = readonly unknown[]

/** SQL with `?` for each value, or a template whose substitutions are bound: sql.run`DELETE … WHERE id = ${id}`. */
type Statement = string | TemplateStringsArray

/** Creates the file, or restricts it, with mode 0600; SQLite gives its side files the same mode. */
export function restrictToOwner(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch {
    // opening the database reports the problem
  }
}

export class Sql {
  readonly db: DatabaseSync
  readonly #statements = new Map<Statement, StatementSync>()

  /** @param immutable nothing else writes the file, and its write-ahead log is ignored */
  constructor(file: string, { readOnly = false, immutable = false } = {}) {
    const location = immutable ? new URL('?immutable=1', pathToFileURL(file)) : file
    this.db = new DatabaseSync(location, { readOnly, timeout: BUSY_TIMEOUT_MS, returnArrays: true })
  }

  run(sql: Statement, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes)
  }
  all<T extends Row>(sql: Statement, ...values: SQLInputValue[]): T[] {
    return this.#prepared(sql).all(...values) as unknown as T[]
  }
  one<T extends Row>(sql: Statement, ...values: SQLInputValue[]): T | undefined {
    return this.#prepared(sql).get(...values) as unknown as T | undefined
  }
  /** First column of the first row as a number; 0 without rows. */
  number(sql: Statement, ...values: SQLInputValue[]): number {
    return Number(this.one(sql, ...values)?.[0] ?? 0)
  }
  each<T extends Row>(sql: Statement, ...values: SQLInputValue[]): IterableIterator<T> {
    return this.#prepared(sql).iterate(...values) as unknown as IterableIterator<T>
  }

  /** Runs `work` in a transaction, inside another one as a part of it; an error rolls back and is rethrown. */
  transaction<T>(work: () => T): T {
    if (this.db.isTransaction) return work()
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // a full disk has rolled it back already
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#statements.clear()
    if (this.db.isOpen) this.db.close()
  }

  #prepared(sql: Statement): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
      statement = this.db.prepare(typeof sql === 'string' ? sql : sql.join('?'))
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
