/**
 * Invites another computer to the workspace, and accepts an invitation. The window gets the sealed text only; its code
 * is shown in a dialog of the system, so a page never has both.
 */
import type { Input, Output } from '../../contract/channel-map'
import { WORKSPACE_SECRETS, type WorkspaceSecret } from '../../contract/channels/workspace'
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
import { baseName } from '../../shared/text/base-name'
import { storeResult } from '../store-result'

export interface InvitationsDeps {
  readonly settings: Pick<SettingsStore, 'get' | 'setAll'>
  readonly secrets: Pick<SecretStore, 'read'>
  readonly seal: InvitationSeal
  readonly files: SavedFiles
  readonly log: Log
  setLogin(name: WorkspaceSecret, secret: string): Promise<Result<unknown>>
  randomBytes(length: number): Uint8Array
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

/** Access of this computer, which a failed invitation restores. */
interface Access {
  readonly enabled: boolean
  readonly server: ReadonlyMap<SettingKey, unknown>
  /** Content of the certificate file; null: it cannot be read. */
  readonly authority: string | null
  readonly login: readonly (readonly [WorkspaceSecret, string | null])[]
}

type InvitationProblem = 'not-set-up' | 'authority' | 'not-an-invitation' | 'code' | 'not-stored'
const refused = (reason: InvitationProblem) => failed('invitation', { params: { reason } })

export class Invitations {
  readonly #deps: InvitationsDeps
  /** Codes of the invitations made since the start, by the text of the invitation. */
  readonly #codes = new Map<string, string>()

  constructor(deps: InvitationsDeps) {
    this.#deps = deps
  }

  invite({ to }: Input<'workspace:invite'>): Promise<Output<'workspace:invite'>> {
    const { seal, files, log, randomBytes, chooseTarget, showCode } = this.#deps
    return storeResult(log, 'workspace.invite', async () => {
      const invitation = await this.#own()
      if (typeof invitation === 'string') return refused(invitation)
      const code = invitationCode(randomBytes(12))
      const text = invitationText(await seal.seal(JSON.stringify(invitation), normalizedCode(code)))
      // only the certificate can be so long
      if (text === null) return refused('authority')
      const file = to === 'file' ? await chooseTarget('dynodesk-join.txt') : null
      if (to === 'file' && file === null) return done(null)
      if (file !== null) {
        const saved = await files.write(file, text)
        if (!saved.ok) return failed('save-failed', { params: { reason: saved.reason, file: baseName(file) } })
      }
      this.#codes.set(text, code)
      await showCode(code)
      return done({ text, file })
    })
  }

  async showCode(text: string): Promise<Result<null>> {
    const code = this.#codes.get(text)
    if (code === undefined) return refused('not-an-invitation')
    await this.#deps.showCode(code)
    return done(null)
  }

  accept({ text, code }: Input<'workspace:join'>): Promise<Result<boolean>> {
    const { seal, log, confirm } = this.#deps
    return storeResult(log, 'workspace.accept', async () => {
      const sealed = sealedPart(text)
      if (sealed === null) return refused('not-an-invitation')
      const content = await seal.open(sealed, normalizedCode(code))
      if (content === null) return refused('code')
      const invitation = readInvitation(JSON.parse(content))
      if (invitation === null) return refused('not-an-invitation')
      return (await confirm(invitation)) ? this.#join(invitation) : done(false)
    })
  }

  /** The text of an invitation in a file; null: none chosen. */
  readFile(): Promise<Result<string | null>> {
    const { log, chooseSource, read } = this.#deps
    return storeResult(log, 'workspace.read-invitation', async () => {
      const file = await chooseSource()
      if (file === null) return done(null)
      const text = await read(file).catch(() => null)
      return text !== null && sealedPart(text) !== null ? done(text.trim()) : refused('not-an-invitation')
    })
  }

  /** The access of this computer, or why it has none to pass on. */
  async #own(): Promise<Invitation | InvitationProblem> {
    const { settings, secrets } = this.#deps
    const [address, user] = [settings.get('workspace.url'), settings.get('workspace.user')]
    const passphrase = await secrets.read('workspace-passphrase')
    if (address === '' || !passphrase) return 'not-set-up'
    const authority = await this.#authority()
    if (authority === null) return 'authority'
    return { address, user, password: (await secrets.read('workspace-password')) ?? '', passphrase, authority }
  }

  /** Joins, or leaves everything as it was. */
  async #join({ address, user, password, passphrase, authority }: Invitation): Promise<Result<boolean>> {
    const before = await this.#access()
    const authorityFile = authority === '' ? '' : await this.#deps.keepAuthority(authority)
    await this.#withhold()
    const server = new Map<SettingKey, unknown>([
      ['workspace.url', address],
      ['workspace.user', user],
      ['workspace.authorityFile', authorityFile]
    ])
    const stored = await this.#set(server)
    const joined = stored.ok ? await this.#keepLogin({ password, passphrase }) : stored
    if (joined.ok) return this.#set(new Map([['workspace.enabled', true]]))
    await this.#restore(before, authorityFile)
    return joined
  }

  async #access(): Promise<Access> {
    const { settings, secrets } = this.#deps
    const keys = ['workspace.url', 'workspace.user', 'workspace.authorityFile'] as const
    return {
      enabled: settings.get('workspace.enabled'),
      server: new Map<SettingKey, unknown>(keys.map((key) => [key, settings.get(key)])),
      authority: await this.#authority(),
      login: await Promise.all(WORKSPACE_SECRETS.map(async (name) => [name, await secrets.read(name)] as const))
    }
  }

  async #keepLogin({ password, passphrase }: Pick<Invitation, 'password' | 'passphrase'>): Promise<Result<boolean>> {
    const { setLogin } = this.#deps
    const isStored =
      (await setLogin('workspace-password', password)).ok && (await setLogin('workspace-passphrase', passphrase)).ok
    return isStored ? done(true) : refused('not-stored')
  }

  /** @param replaced file of the certificate that was stored meanwhile */
  async #restore(before: Access, replaced: string): Promise<void> {
    const { secrets, setLogin, keepAuthority } = this.#deps
    const { enabled, server, authority, login } = before
    await this.#withhold()
    if (authority && server.get('workspace.authorityFile') === replaced) await keepAuthority(authority)
    await this.#set(server)
    // one that the key store does not release now must not be removed
    for (const [name, secret] of login) if ((await secrets.read(name)) !== secret) await setLogin(name, secret ?? '')
    await this.#set(new Map([['workspace.enabled', enabled]]))
  }

  /** No server gets the login of another one: the workspace is off, or without a login where it must be on. */
  async #withhold(): Promise<void> {
    const { secrets, setLogin } = this.#deps
    if ((await this.#set(new Map([['workspace.enabled', false]]))).ok) return
    for (const name of WORKSPACE_SECRETS) if ((await secrets.read(name)) !== null) await setLogin(name, '')
  }

  /** Certificate of the server's authority; '': none, null: its file cannot be read. */
  #authority(): Promise<string | null> {
    const { settings, read } = this.#deps
    const path = settings.get('workspace.authorityFile')
    return path === '' ? Promise.resolve('') : read(path).catch(() => null)
  }

  /** A managed value that is the same already is fine. */
  async #set(values: ReadonlyMap<SettingKey, unknown>): Promise<Result<boolean>> {
    const { settings } = this.#deps
    const outcome = await settings.setAll(new Map([...values].filter(([key, value]) => settings.get(key) !== value)))
    return outcome.ok ? done(true) : failed(outcome.code, { params: outcome.params })
  }
}
