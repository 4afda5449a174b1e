/**
 * Unattended set-up: a file with the base address and the secrets, read once at start, sealed like what a person types, then deleted. The file
 * stays, and a finding says why, whenever what it holds could not be kept for good.
 */
import { readFile, rm, stat } from 'node:fs/promises'
import type { Finding } from '../../core/findings'
import type { Log, SecretStore } from '../../core/ports'

const MAX_BYTES = 65_536
/** What an HTTP header can carry; anything else was not meant as a key. */
const HEADER_SAFE = /^[\x21-\x7e]{1,4096}$/

export interface Provision {
  readonly baseUrl?: string
  readonly apiKey?: string
  /** Proves events that their sender signed. */
  readonly eventSecret?: string
}

export interface ProvisionParts {
  readonly file: string
  readonly secrets: Pick<SecretStore, 'put'>
  /** Judges and keeps address and key as one. `problem`: why nothing was changed. Rejects when they could not be written. */
  readonly remember: (given: Pick<Provision, 'baseUrl' | 'apiKey'>) => Promise<{ readonly kept: 'sealed' | 'session' | 'none' } | { readonly problem: string }>
  readonly log: Log
}

/** Never rejects. Answers what the person should be told; empty when all went well and the file is gone. */
export async function provision({ file, secrets, remember, log }: ProvisionParts): Promise<readonly Finding[]> {
  const finding = (code: Finding['code'], problem: string, kind: Finding['kind'] = 'error'): readonly Finding[] => {
    log.warn('provision.finding', { code, problem })
    return [{ kind, code, params: { file, problem } }]
  }
  const given = await readProvision(file)
  if (typeof given === 'string') return finding('file-invalid', given)

  try {
    // the connection first: a set-up that is refused must not leave half of itself behind
    const connection = given.baseUrl || given.apiKey ? await remember({ baseUrl: given.baseUrl, apiKey: given.apiKey }) : { kept: 'none' as const }
    if ('problem' in connection) return finding('bad-address', connection.problem)
    const kept = [given.apiKey ? connection.kept : 'none', given.eventSecret ? await secrets.put('event-secret', given.eventSecret) : 'none']
    if (kept.includes('session')) return finding('no-keystore', 'stays, because this system has no key store to seal it with', 'warning')
  } catch (error) {
    log.error('provision.store', { error })
    return finding('store-failed', 'stays, because what it holds could not be stored')
  }
  try {
    await rm(file)
    log.info('provision.done', { address: given.baseUrl !== undefined, key: given.apiKey !== undefined, events: given.eventSecret !== undefined })
    return []
  } catch (error) {
    return finding('store-failed', `was used but cannot be deleted (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
  }
}

/** The content, or what is wrong with it. The parser's own words are not used: they quote the file. */
async function readProvision(file: string): Promise<Provision | string> {
  let text: string
  try {
    const { size } = await stat(file)
    if (size > MAX_BYTES) return 'is too large'
    text = await readFile(file, 'utf8')
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`
  }
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return 'is not JSON'
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return 'must be one JSON object'
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(content)) {
    if (name !== 'baseUrl' && name !== 'apiKey' && name !== 'eventSecret') return 'has an entry other than baseUrl, apiKey and eventSecret'
    if (typeof value !== 'string' || value.trim() === '') return `holds a ${name} that is not text`
    given[name] = value.trim()
  }
  if (Object.keys(given).length === 0) return 'holds nothing'
  if (given['apiKey'] !== undefined && !HEADER_SAFE.test(given['apiKey'])) return 'holds an apiKey with characters that no key can have'
  return given
}
