/** Runs a script as root on a copy of this machine's file system that is thrown away: an overlay in its own mounts. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** False: not Linux, not root, or the kernel allows no overlay. */
export function canOverlay(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    return inCleanRoot('echo yes') === 'yes\n'
  } catch {
    return false
  }
}

/**
 * @param script for bash. `$root` is the copy, for `chroot`; `$changes` has every file that differs from the machine.
 * @returns its standard output
 */
export function inCleanRoot(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'root-'))
  try {
    return execFileSync('unshare', ['--mount', 'bash', '-euc', `${OVERLAY}\n${script}`, 'bash', folder], {
      encoding: 'utf8',
      maxBuffer: 1 << 26
    })
  } finally {
    rmdirSync(folder)
  }
}

const OVERLAY = `
mount -t tmpfs none "$1"
mkdir "$1/changes" "$1/work" "$1/root"
mount -t overlay -o "lowerdir=/,upperdir=$1/changes,workdir=$1/work" none "$1/root"
mount -t devtmpfs none "$1/root/dev"
mount -t proc none "$1/root/proc"
root=$1/root changes=$1/changes`
