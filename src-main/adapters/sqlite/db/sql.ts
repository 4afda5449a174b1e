/** A database with its statements kept ready. Rows are arrays: a third faster than objects on hot reads. */
import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** Longest list of a statement's ways to be asked; texts are made from tables of this program, never from input. */
const MAX_STATEMENTS = 400

/**
 * Longest wait for a file another process holds. A thread that waits here can be neither asked nor ended, and the
 * program ends within three seconds.
 */
export const BUSY_TIMEOUT_MS = 800

export type Row = readonly unknown[]

/**
 * Makes the file, or closes it to others: mode 0600. SQLite makes new files as readable as the system does, and gives
 * its side files the mode of the database.
 */
export function restrictToOwner(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch {
    // SQLite says what is wrong with the place
  }
}

export class Sql {
  readonly db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string, { readOnly = false }: { readOnly?: boolean } = {}) {
    this.db = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS, returnArrays: true })
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#ready(sql).run(...values).changes)
  }
  all<T extends Row>(sql: string, ...values: SQLInputValue[]): T[] {
    return this.#ready(sql).all(...values) as unknown as T[]
  }
  one<T extends Row>(sql: string, ...values: SQLInputValue[]): T | undefined {
    return this.#ready(sql).get(...values) as unknown as T | undefined
  }
  /** First column of the first row as a number; 0 when there is none. */
  number(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.one(sql, ...values)?.[0] ?? 0)
  }
  each<T extends Row>(sql: string, ...values: SQLInputValue[]): IterableIterator<T> {
    return this.#ready(sql).iterate(...values) as unknown as IterableIterator<T>
  }

  /** All or nothing. What is thrown inside undoes it and is thrown on. */
  transaction<T>(work: () => T): T {
    this.db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.db.exec('COMMIT')
      return result
    } catch (error) {
      // a full disk has undone it already
      if (this.db.isTransaction) this.db.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#statements.clear()
    if (this.db.isOpen) this.db.close()
  }

  #ready(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
      statement = this.db.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }
}
