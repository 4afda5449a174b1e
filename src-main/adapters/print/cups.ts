/** Printing through CUPS (macOS and Linux), which accepts PDF files unchanged. */
import { spawn } from 'node:child_process'
import type { PrintRequest } from '../../shared/ports/print/printer'

/** Limit of submitting the job; printing happens later. */
const LIMIT_MS = 30_000

export interface CupsJob extends Pick<PrintRequest, 'paper' | 'orientation' | 'title'> {
  readonly printer: string
}

/** The PDF is passed on standard input. Values are separate arguments, so no shell parses a printer's name. */
export function lpArguments({ printer, paper, title }: CupsJob): readonly string[] {
  // CUPS rotates pages by itself, and must not scale a layout in millimetres
  return [
    '-d',
    printer,
    '-t',
    printableTitle(title),
    '-o',
    `media=${paper}`,
    '-o',
    'print-scaling=none',
    '-o',
    'sides=one-sided'
  ]
}

/** @throws Error with the message of `lp` when the job was not accepted */
export function printThroughCups(
  pdf: Uint8Array,
  job: CupsJob,
  { command = 'lp', limitMs = LIMIT_MS }: { command?: string; limitMs?: number } = {}
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, lpArguments(job), {
      stdio: ['pipe', 'ignore', 'pipe'],
      timeout: limitMs,
      env: { ...process.env, LC_ALL: 'C' }
    })
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-2000)))
    child.once('error', reject)
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`lp ended with ${code ?? signal}: ${words.trim()}`))
    )
    // lp reports why it ended early
    child.stdin.on('error', () => {})
    child.stdin.end(pdf)
  })
}

/** One line that fits on printers' displays. */
function printableTitle(title: string): string {
  return (
    title
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100) || 'Dynodesk'
  )
}
