/**
 * Printing through CUPS, which macOS and Linux have and which takes PDF files as they are: what reaches the printer is
 * exactly what was made.
 */
import { spawn } from 'node:child_process'
import type { PrintRequest } from '../../shared/ports/print/printer'

/** Longest wait for the system to take the job; it prints later, by itself. */
const LIMIT_MS = 30_000

export interface CupsJob extends Pick<PrintRequest, 'paper' | 'orientation' | 'title'> {
  readonly printer: string
}

/** The PDF comes on standard input. Each value is an argument of its own: no shell reads a printer's name. */
export function lpArguments({ printer, paper, title }: CupsJob): readonly string[] {
  // a page of a PDF has its direction; CUPS turns it by itself, and must not scale what is laid out in millimetres
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

/** @throws Error with the words of `lp` when the job was not taken */
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
    // one that ends before it has read everything says why by itself
    child.stdin.on('error', () => {})
    child.stdin.end(pdf)
  })
}

/** One line of a length every printer's display takes. */
function printableTitle(title: string): string {
  return (
    title
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, 100) || 'Dynodesk'
  )
}
