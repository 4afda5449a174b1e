/**
 * Unattended set-up: reads a file with the base address and secrets at startup, stores them, then deletes the file. If
 * anything could not be stored permanently, the file stays and a finding reports why.
 */
import { rm } from 'node:fs/promises'
import type { BaseAddressProblem } from '../../shared/connection/base-address'
import { fileReadProblem, type FileProblem, type StartupIssue } from '../../shared/startup/startup-issues'
import type { Log } from '../../shared/ports/system/log'
import { readBounded } from '../files/read-bounded'
import type { SecretName, SecretStorage, SecretStore } from '../../shared/ports/stores/secret-store'

const MAX_BYTES = 65_536
const ENTRIES = ['baseUrl', 'apiKey', 'eventSecret', 'workspacePassword', 'workspacePassphrase'] as const
/** Entries that are sealed as they are. */
const SECRETS = {
  eventSecret: 'event-secret',
  workspacePassword: 'workspace-password',
  workspacePassphrase: 'workspace-passphrase'
} as const satisfies { readonly [E in (typeof ENTRIES)[number]]?: SecretName }
/** Valid in an HTTP header; anything else is not a key. */
const HEADER_SAFE = /^[\x21-\x7e]{1,4096}$/

interface ProvisionFile {
  readonly baseUrl?: string
  readonly apiKey?: string
  readonly eventSecret?: string
  readonly workspacePassword?: string
  readonly workspacePassphrase?: string
}

interface ProvisionDeps {
  readonly file: string
  readonly secrets: Pick<SecretStore, 'put'>
  /**
   * Validates and stores address and key together. `refused`: why nothing was changed. Rejects when they cannot be
   * stored.
   */
  readonly remember: (
    given: Pick<ProvisionFile, 'baseUrl' | 'apiKey'>
  ) => Promise<{ readonly kept: SecretStorage } | { readonly refused: BaseAddressProblem | 'other-service' }>
  readonly log: Log
}

/** Never rejects. Returns findings for the user; empty when all is stored and the file is deleted. */
export async function applyProvisionFile({
  file,
  secrets,
  remember,
  log
}: ProvisionDeps): Promise<readonly StartupIssue[]> {
  const told = (finding: StartupIssue): readonly StartupIssue[] => {
    log.warn('provision.finding', { code: finding.code, ...finding.params })
    return [finding]
  }
  const read = await readProvision(file)
  if ('reason' in read) return told({ kind: 'error', code: 'file-invalid', params: { file, ...read } })
  const { given } = read

  try {
    // the connection first, so that a refused file stores nothing
    const connection =
      given.baseUrl || given.apiKey
        ? await remember({ baseUrl: given.baseUrl, apiKey: given.apiKey })
        : { kept: 'none' as const }
    if ('refused' in connection) {
      const { refused } = connection
      return told({
        kind: 'error',
        code: 'bad-address',
        params: refused === 'other-service' ? { reason: refused, file } : { reason: 'set-up', problem: refused, file }
      })
    }
    const kept: SecretStorage[] = [given.apiKey ? connection.kept : 'none']
    for (const [entry, name] of Object.entries(SECRETS) as [keyof typeof SECRETS, SecretName][]) {
      const secret = given[entry]
      if (secret) kept.push(await secrets.put(name, secret))
    }
    if (kept.includes('session'))
      return told({ kind: 'warning', code: 'no-keystore', params: { reason: 'set-up', file } })
  } catch (error) {
    log.error('provision.store', { error })
    return told({ kind: 'error', code: 'store-failed', params: { reason: 'set-up-stays', file } })
  }
  try {
    await rm(file)
    log.info('provision.done', {
      address: given.baseUrl !== undefined,
      key: given.apiKey !== undefined,
      events: given.eventSecret !== undefined,
      workspace: given.workspacePassphrase !== undefined
    })
    return []
  } catch (error) {
    return told({
      kind: 'error',
      code: 'store-failed',
      params: { reason: 'set-up-not-deleted', file, error: fileReadProblem(error).error }
    })
  }
}

/** The content, or the problem. The parser's message is not used, because it quotes the file. */
async function readProvision(
  file: string
): Promise<{ readonly given: ProvisionFile } | ({ readonly reason: FileProblem } & Readonly<Record<string, string>>)> {
  let text: string | null
  try {
    text = await readBounded(file, MAX_BYTES)
  } catch (error) {
    return fileReadProblem(error)
  }
  if (text === null) return { reason: 'too-large' }
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { reason: 'not-json' }
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return { reason: 'not-an-object' }
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(content)) {
    if (!ENTRIES.some((entry) => entry === name)) return { reason: 'unknown-entry', known: ENTRIES.join(', ') }
    if (typeof value !== 'string' || value.trim() === '') return { reason: 'not-text', entry: name }
    given[name] = value.trim()
  }
  if (Object.keys(given).length === 0) return { reason: 'empty' }
  if (given['apiKey'] !== undefined && !HEADER_SAFE.test(given['apiKey'])) return { reason: 'bad-key', entry: 'apiKey' }
  return { given }
}
