/** Deep links and opened files into the program, mails out of it. */
import { done, failed, type Result } from '../../contract/failures'
import type { Input } from '../../contract/channel-map'
import type { OpenedLink } from '../../contract/channels/app'
import type { EngineId } from '../../shared/catalogue/ids'
import type { EnginePath } from '../../shared/catalogue/records'
import { parseDeepLink } from '../../shared/links/deep-link'
import { formatOfDropped, formatOfFile, type FileFormat } from '../../shared/links/file-format'
import { mailtoLink } from '../../shared/links/mailto-link'
import type { Role } from '../../shared/roles/role'
import { parseSheetNumber, sheetLink } from '../../shared/sheets/sheet-number'
import { baseName } from '../../shared/text/base-name'
import type { Notices } from '../notices'
import type { EngineLocations } from '../catalogue/engine-locations'

interface LinksDeps {
  readonly places: Pick<EngineLocations, 'pathsOf' | 'completePath'>
  libraryPaths(engineId: EngineId): Promise<readonly EnginePath[]>
  readonly notices: Pick<Notices, 'replace' | 'withdraw'>
  /** Resolves when the connection of the last run is restored; links need its profile. */
  readonly started: Promise<void>
  profile(): string | null
  /** Host of the active service, "demo" for the demo catalogue. */
  service(): string
  /** `policy.allowExport`. */
  allowed(): boolean
  /** The person has the rights of this role. */
  may(role: Role): boolean
  /** Keeps the path of a file for its import; or a reason against opening it. */
  fileOpened(format: FileFormat, path: string): Promise<'file-missing' | 'file-foreign' | null>
  show(): Promise<void>
  /** Sends the link to this page, or to the one used last; false: none listens. */
  opened(link: OpenedLink, pageId: number | null): boolean
  /** Asks the user first; true: handed to the mail program. */
  openMail(address: string): Promise<boolean>
}

/** The least role that may import a format; the page of a table decides itself. */
const IMPORT_ROLES: Readonly<Record<FileFormat, Role>> = {
  settings: 'administrator',
  backup: 'administrator',
  pack: 'workshop',
  template: 'workshop',
  table: 'sales'
}

export class Links {
  readonly #deps: LinksDeps
  #waiting: OpenedLink | null = null

  constructor(deps: LinksDeps) {
    this.#deps = deps
  }

  /** A window is mounted and listens for links. */
  windowListens(): void {
    if (this.#waiting && this.#deps.opened(this.#waiting, null)) this.#waiting = null
  }

  /**
   * Opens the target of a link or a file, or reports why it cannot. Costs no call. The window comes to
   * the front only for a valid link, because other programs may send any number of bad ones.
   *
   * @param text a link, or the path of a file
   */
  async open(text: string | null): Promise<void> {
    if (text === null) return
    const format = formatOfFile(text)
    const link = await (format === null ? this.#resolve(text) : this.#resolveFile(format, text))
    if (this.#follow(link, null)) await this.#deps.show()
  }

  /** Opens text typed in a page, which may be a sheet number, also as mistyped on another keyboard layout. */
  async openTyped(text: string, pageId: number): Promise<void> {
    const number = parseDeepLink(text) === null ? parseSheetNumber(text) : null
    this.#follow(await this.#resolve(number === null ? text : sheetLink(number)), pageId)
  }

  async openDropped([path = '', ...more]: readonly string[], pageId: number): Promise<void> {
    const format = formatOfDropped(path)
    if (more.length > 0) this.#refuse({ reason: 'file-several' })
    else if (format === null) this.#refuse({ reason: 'file-unknown', file: baseName(path) })
    else this.#follow(await this.#resolveFile(format, path), pageId)
  }

  #follow(link: OpenedLink | null, pageId: number | null): boolean {
    if (link !== null) this.#deps.notices.withdraw('link')
    if (link !== null && !this.#deps.opened(link, pageId)) this.#waiting = link
    return link !== null
  }

  async mail({ subject, lines, keep }: Input<'links:mail'>): Promise<Result<boolean>> {
    const { allowed, openMail } = this.#deps
    return allowed() ? done(await openMail(mailtoLink(subject, lines, keep))) : failed('export-off')
  }

  async #resolveFile(format: FileFormat, path: string): Promise<OpenedLink | null> {
    const { started, profile, fileOpened } = this.#deps
    await started
    const role = IMPORT_ROLES[format]
    if (role !== 'administrator' && profile() === null) return this.#refuse({ reason: 'not-connected' })
    const name = baseName(path)
    if (!this.#deps.may(role)) {
      this.#deps.notices.replace({ kind: 'warning', code: 'role', params: {} })
      return null
    }
    const problem = await fileOpened(format, path)
    return problem === null ? { kind: 'file', format, name } : this.#refuse({ reason: problem, file: name })
  }

  async #resolve(text: string): Promise<OpenedLink | null> {
    const { started, profile, service } = this.#deps
    await started
    const link = parseDeepLink(text)
    if (link === null) return this.#refuse()
    if (link.kind === 'sheet') return link
    if (profile() === null) return this.#refuse({ reason: 'not-connected' })
    // the same id is another engine on another service
    if (link.service !== null && link.service !== service())
      return this.#refuse({ reason: 'other-service', theirs: link.service, ours: service() })
    return { kind: 'place', path: await this.#knownPath(link.path) }
  }

  /** The known path with most steps, if the engine is in one generation only; otherwise the given one, completed. */
  async #knownPath(path: EnginePath): Promise<EnginePath> {
    const { places, libraryPaths } = this.#deps
    if (path.engines === null) return path
    const known = [...(await places.pathsOf(path.engines)), ...(await libraryPaths(path.engines))].filter(
      ({ generations }) => generations !== null && (path.generations === null || generations === path.generations)
    )
    if (new Set(known.map(({ generations }) => generations)).size !== 1) return places.completePath(path)
    return known.toSorted((a, b) => stepsOf(b) - stepsOf(a))[0]!
  }

  #refuse(params: Readonly<Record<string, string>> = {}): null {
    this.#deps.notices.replace({ kind: 'warning', code: 'link', params })
    return null
  }
}

const stepsOf = (path: EnginePath): number => Object.values(path).filter((id) => id !== null).length
