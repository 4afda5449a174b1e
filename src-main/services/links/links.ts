/** Deep links into the program and mails out of it. */
import { done, failed, type Result } from '../../contract/failures'
import type { OpenedLink } from '../../contract/channels/app'
import type { EngineId } from '../../shared/catalogue/ids'
import type { EnginePath } from '../../shared/catalogue/records'
import { parseDeepLink } from '../../shared/links/deep-link'
import { mailtoLink } from '../../shared/links/mailto-link'
import { parseSheetNumber, sheetLink } from '../../shared/sheets/sheet-number'
import type { Notices } from '../notices'
import type { EngineLocations } from '../catalogue/engine-locations'

interface LinksDeps {
  readonly places: Pick<EngineLocations, 'pathsOf' | 'completePath'>
  /** Paths under which the user opened or marked an engine. */
  libraryPaths(engineId: EngineId): Promise<readonly EnginePath[]>
  readonly notices: Pick<Notices, 'replace'>
  /** Resolves when the connection of the last run is restored; links need its profile. */
  readonly started: Promise<void>
  profile(): string | null
  /** Host of the active service, "demo" for the demo catalogue. */
  service(): string
  /** `policy.allowExport`. */
  allowed(): boolean
  /** Opens the window or brings it to the front. */
  show(): Promise<void>
  /** Sends the link to a listening window. */
  opened(link: OpenedLink): void
  /** Asks the user first; true: handed to the mail program. */
  openMail(address: string): Promise<boolean>
}

const stepsOf = (path: EnginePath): number => Object.values(path).filter((id) => id !== null).length

export function createLinks({
  places,
  libraryPaths,
  notices,
  started,
  profile,
  service,
  allowed,
  show,
  opened,
  openMail
}: LinksDeps) {
  let isListening = false
  let waiting: OpenedLink | null = null

  const refuse = (params: Readonly<Record<string, string>> = {}): null => {
    notices.replace({ kind: 'warning', code: 'link', params })
    return null
  }

  async function resolve(text: string): Promise<OpenedLink | null> {
    await started
    const link = parseDeepLink(text)
    if (link === null) return refuse()
    if (link.kind === 'sheet') return link
    if (profile() === null) return refuse({ reason: 'not-connected' })
    // the same id is another engine on another service
    if (link.service !== null && link.service !== service())
      return refuse({ reason: 'other-service', theirs: link.service, ours: service() })
    const { path } = link
    if (path.engines === null) return { kind: 'place', path }
    const known = [...(await places.pathsOf(path.engines)), ...(await libraryPaths(path.engines))].filter(
      ({ generations }) => generations !== null && (path.generations === null || generations === path.generations)
    )
    const [only, ...others] = new Set(known.map(({ generations }) => generations))
    if (only === undefined || others.length > 0) return { kind: 'place', path: await places.completePath(path) }
    // the path with most levels
    return {
      kind: 'place',
      path: known.map((one) => [one, stepsOf(one)] as const).sort(([, a], [, b]) => b - a)[0]![0]
    }
  }

  async function open(text: string | null): Promise<void> {
    const link = text === null ? null : await resolve(text)
    if (link === null) return
    if (!isListening) waiting = link
    else opened(link)
    await show()
  }

  return {
    /** Whether a window is mounted and listens for links. */
    setWindowListening(is: boolean): void {
      isListening = is
      if (is && waiting) opened(waiting)
      if (is) waiting = null
    },

    /**
     * Opens the target of a link, or reports why it cannot. Costs no call. The window comes to the front only for a
     * valid link, because other programs may send any number of bad ones.
     */
    open,

    /** Opens typed text, which may be a sheet number, also as mistyped on another keyboard layout. */
    openTyped(text: string): Promise<void> {
      const number = parseDeepLink(text) === null ? parseSheetNumber(text) : null
      return open(number === null ? text : sheetLink(number))
    },

    async mail({
      subject,
      lines,
      keep
    }: {
      subject: string
      lines: readonly string[]
      keep: number
    }): Promise<Result<boolean>> {
      return allowed() ? done(await openMail(mailtoLink(subject, lines, keep))) : failed('export-off')
    }
  }
}
export type LinksService = ReturnType<typeof createLinks>
