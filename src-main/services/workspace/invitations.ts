/**
 * Invites another computer to the workspace, and accepts an invitation. The window gets the sealed text only; its code
 * is shown in a dialog of the system, so a page never has both.
 */
import type { Input, Output } from '../../contract/channel-map'
import type { WorkspaceSecret } from '../../contract/channels/workspace'
import { done, failed, type Result } from '../../contract/failures'
import type { InvitationSeal } from '../../shared/ports/network/invitation-seal'
import type { SavedFiles } from '../../shared/ports/files/saved-files'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { Log } from '../../shared/ports/system/log'
import type { SettingKey } from '../../shared/settings/schema'
import {
  invitationCode,
  invitationText,
  normalizedCode,
  readInvitation,
  sealedPart,
  type Invitation
} from '../../shared/workspace/invitation'
import { storeResult } from '../store-result'

export interface InvitationsDeps {
  readonly settings: Pick<SettingsStore, 'get' | 'setAll'>
  readonly secrets: Pick<SecretStore, 'read'>
  readonly seal: InvitationSeal
  readonly files: SavedFiles
  readonly log: Log
  setLogin(name: WorkspaceSecret, secret: string): Promise<Result<unknown>>
  randomBytes(length: number): Uint8Array
  /** Path without its folder, by the rules of the platform. */
  nameOf(file: string): string
  /** Rejects when the file cannot be read; null: it is too large. */
  read(file: string): Promise<string | null>
  /** Stores the certificate of the server's authority in the data folder. Returns its path. */
  keepAuthority(pem: string): Promise<string>
  chooseTarget(name: string): Promise<string | null>
  chooseSource(): Promise<string | null>
  /** Shows the code in a dialog of the system until it is closed. */
  showCode(code: string): Promise<void>
  /** Asks in a dialog of the system. */
  confirm(invitation: Invitation): Promise<boolean>
}

type InvitationProblem = 'not-set-up' | 'authority' | 'not-an-invitation' | 'code'
const refused = (reason: InvitationProblem) => failed('invitation', { params: { reason } })

export class Invitations {
  readonly #deps: InvitationsDeps

  constructor(deps: InvitationsDeps) {
    this.#deps = deps
  }

  invite({ to }: Input<'workspace:invite'>): Promise<Output<'workspace:invite'>> {
    const { seal, files, log, randomBytes, chooseTarget, showCode, nameOf } = this.#deps
    return storeResult(log, 'workspace.invite', async () => {
      const invitation = await this.#own()
      if (typeof invitation === 'string') return refused(invitation)
      const file = to === 'file' ? await chooseTarget('dynodesk-join.txt') : null
      if (to === 'file' && file === null) return done(null)
      const code = invitationCode(randomBytes(12))
      const text = invitationText(await seal.seal(JSON.stringify(invitation), normalizedCode(code)))
      if (file !== null) {
        const saved = await files.write(file, text)
        if (!saved.ok) return failed('save-failed', { params: { reason: saved.reason, file: nameOf(file) } })
      }
      await showCode(code)
      return done({ text, file })
    })
  }

  accept({ text, code }: Input<'workspace:join'>): Promise<Result<boolean>> {
    const { seal, log, chooseSource, confirm, read } = this.#deps
    return storeResult(log, 'workspace.accept', async () => {
      const file = text === null ? await chooseSource() : null
      if (text === null && file === null) return done(false)
      const given = file === null ? text : await read(file).catch(() => null)
      const sealed = sealedPart(given ?? '')
      if (sealed === null) return refused('not-an-invitation')
      const content = await seal.open(sealed, normalizedCode(code))
      if (content === null) return refused('code')
      const invitation = readInvitation(JSON.parse(content))
      if (invitation === null) return refused('not-an-invitation')
      return (await confirm(invitation)) ? this.#join(invitation) : done(false)
    })
  }

  /** The access of this computer, or why it has none to pass on. */
  async #own(): Promise<Invitation | InvitationProblem> {
    const { settings, secrets, read } = this.#deps
    const [address, user] = [settings.get('workspace.url'), settings.get('workspace.user')]
    const passphrase = await secrets.read('workspace-passphrase')
    if (address === '' || !passphrase) return 'not-set-up'
    const path = settings.get('workspace.authorityFile')
    const authority = path === '' ? '' : await read(path).catch(() => null)
    if (authority === null) return 'authority'
    return { address, user, password: (await secrets.read('workspace-password')) ?? '', passphrase, authority }
  }

  async #join({ address, user, password, passphrase, authority }: Invitation): Promise<Result<boolean>> {
    const { settings, setLogin, keepAuthority } = this.#deps
    const server = new Map<SettingKey, unknown>([
      ['workspace.url', address],
      ['workspace.user', user],
      ['workspace.authorityFile', authority === '' ? '' : await keepAuthority(authority)]
    ])
    const wasOn = settings.get('workspace.enabled')
    // off meanwhile: no server gets the login of another one
    await this.#set(new Map([['workspace.enabled', false]]))
    const stored = await this.#set(server)
    if (!stored.ok) {
      await this.#set(new Map([['workspace.enabled', wasOn]]))
      return stored
    }
    const secrets = [
      ['workspace-password', password],
      ['workspace-passphrase', passphrase]
    ] as const
    for (const [name, secret] of secrets) {
      const kept = await setLogin(name, secret)
      if (!kept.ok) return kept
    }
    return this.#set(new Map([['workspace.enabled', true]]))
  }

  /** A managed value that is the same already is fine. */
  async #set(values: ReadonlyMap<SettingKey, unknown>): Promise<Result<boolean>> {
    const { settings } = this.#deps
    const outcome = await settings.setAll(new Map([...values].filter(([key, value]) => settings.get(key) !== value)))
    return outcome.ok ? done(true) : failed(outcome.code, { params: outcome.params })
  }
}
