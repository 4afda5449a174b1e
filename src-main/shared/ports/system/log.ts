/** Never pass secrets or bodies. */
export interface Log {
  info(event: string, details?: Readonly<Record<string, unknown>>): void
  warn(event: string, details?: Readonly<Record<string, unknown>>): void
  error(event: string, details?: Readonly<Record<string, unknown>>): void
}
