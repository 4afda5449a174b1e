import type { Log } from '@shared/ports/system/log'

/** Stores the lines for a test. */
export class FakeLog implements Log {
  readonly lines: { level: string; event: string; details: unknown }[] = []
  info(event: string, details?: unknown): void {
    this.lines.push({ level: 'info', event, details })
  }
  warn(event: string, details?: unknown): void {
    this.lines.push({ level: 'warn', event, details })
  }
  error(event: string, details?: unknown): void {
    this.lines.push({ level: 'error', event, details })
  }
}
