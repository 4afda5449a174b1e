/** The machine that figures were measured on. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { findChromium } from '../../standin/browser/browser.ts'

function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? type()
  } catch {
    return type()
  }
}

function chromiumVersion(): string | null {
  const path = findChromium()
  if (path === undefined || process.platform === 'win32') return null // on Windows the browser prints nothing
  try {
    return execFileSync(path, ['--version'], {
      encoding: 'utf8',
      timeout: 10_000,
      stdio: ['ignore', 'pipe', 'ignore']
    }).trim()
  } catch {
    return null
  }
}

export function machineFacts() {
  return {
    system: systemName(),
    kernel: release(),
    arch: arch(),
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Number((totalmem() / 2 ** 30).toFixed(1)),
    node: process.version,
    chromium: chromiumVersion()
  }
}

/** Runnable processes, averaged over the last minute: above the number of cores the machine is busy. 0 on Windows. */
export const load = (): number => Number((loadavg()[0] ?? 0).toFixed(2))
