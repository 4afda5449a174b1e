import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockProfile, type Lock } from './single-instance.ts'

let folder: string
let started: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'single-instance-'))
  started = []
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const OWNER = `import { lockProfile } from ${JSON.stringify(new URL('single-instance.ts', import.meta.url).href)}
const lock = lockProfile(process.argv[1])
console.log(process.pid, lock !== undefined)
setInterval(() => lock, 60_000)`
/** A process that takes the lock, started by `command`. */
async function owner(command: string, ...args: string[]): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawn(command, [...args, '--input-type=module', '-e', OWNER, folder], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  started.push(child)
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  const [pid, got] = line.split(' ')
  expect(got).toBe('true')
  return { child, pid: Number(pid) }
}

it('refuses a second owner while the first runs, and is free once released', () => {
  const first = lockProfile(folder)
  expect(first).toBeDefined()
  expect(lockProfile(folder)).toBeUndefined()
  first!.release()
  const second = lockProfile(folder)
  expect(second).toBeDefined()
  second!.release()
})

it('is free at once when its owner was killed', async () => {
  const { child } = await owner(process.execPath)
  expect(lockProfile(folder)).toBeUndefined()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const lock = lockProfile(folder)
  expect(lock).toBeDefined()
  lock!.release()
})

it.skipIf(process.platform !== 'linux')('is free while its killed owner is a zombie', async () => {
  // the shell becomes a program that never waits for its child
  const { pid } = await owner('sh', '-c', '"$0" "$@" & exec sleep 3600', process.execPath)
  expect(lockProfile(folder)).toBeUndefined()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => / (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)!)?.[1]).toBe('Z')
  expect(() => process.kill(pid, 0), 'its id is still taken').not.toThrow()
  let lock: Lock | undefined
  await expect.poll(() => (lock = lockProfile(folder)), { message: 'until its last thread has ended' }).toBeDefined()
  lock!.release()
})

it('is free when only the id of a process is left, which another process has now', () => {
  writeFileSync(join(folder, 'SingleInstance.standin'), String(process.pid))
  const lock = lockProfile(folder)
  expect(lock).toBeDefined()
  lock!.release()
})
