/** Links into this program, opened elsewhere on this computer, and mails out of it. */
import { done, failed, type Result } from '../../contract/failures'
import type { OpenedLink } from '../../contract/channels/app'
import type { EngineId } from '../../shared/catalogue/ids'
import type { EnginePath } from '../../shared/catalogue/records'
import { parseDeepLink } from '../../shared/links/deep-link'
import { mailtoLink } from '../../shared/links/mailto-link'
import { parseSheetNumber, sheetLink } from '../../shared/sheets/sheet-number'
import type { Notices } from '../notices'
import type { EngineLocations } from '../catalogue/engine-locations'

export interface LinksDeps {
  readonly places: Pick<EngineLocations, 'pathsOf' | 'completePath'>
  /** Paths under which the person opened or marked an engine before. */
  libraryPaths(engineId: EngineId): Promise<readonly EnginePath[]>
  readonly notices: Pick<Notices, 'replace'>
  /** The connection of the last run is taken up; before that nobody knows whose ids a link may hold. */
  readonly started: Promise<void>
  profile(): string | null
  /** Host of the service in force, "demo" for the demo catalogue. */
  service(): string
  /** `policy.allowExport`. */
  allowed(): boolean
  /** Brings the window up, or to the front. */
  show(): Promise<void>
  /** Told to a window that listens. */
  opened(link: OpenedLink): void
  /** Asks the person first; true: handed over. */
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

  async function lead(text: string): Promise<OpenedLink | null> {
    await started
    const link = parseDeepLink(text)
    if (link === null) return refuse()
    if (link.kind === 'sheet') return link
    if (profile() === null) return refuse({ reason: 'not-connected' })
    // the same number is another engine elsewhere: better nothing than the wrong car
    if (link.service !== null && link.service !== service())
      return refuse({ reason: 'other-service', theirs: link.service, ours: service() })
    const { path } = link
    if (path.engines === null) return { kind: 'place', path }
    const known = [...(await places.pathsOf(path.engines)), ...(await libraryPaths(path.engines))].filter(
      ({ generations }) => generations !== null && (path.generations === null || generations === path.generations)
    )
    const [only, ...others] = new Set(known.map(({ generations }) => generations))
    if (only === undefined || others.length > 0) return { kind: 'place', path: await places.completePath(path) }
    // the one that knows most
    return {
      kind: 'place',
      path: known.map((one) => [one, stepsOf(one)] as const).sort(([, a], [, b]) => b - a)[0]![0]
    }
  }

  async function open(text: string | null): Promise<void> {
    const link = text === null ? null : await lead(text)
    if (link === null) return
    if (!isListening) waiting = link
    else opened(link)
    await show()
  }

  return {
    /** A window has painted its first place and listens, or there is none any more. */
    setWindowListening(is: boolean): void {
      isListening = is
      if (is && waiting) opened(waiting)
      if (is) waiting = null
    },

    /**
     * Opens what a link names, or says why not; null: there is none. Costs no call by itself. The window comes to the
     * front only for a link that
     * leads somewhere: other programs may send any number of bad ones.
     */
    open,

    /**
     * The same for what is typed in the window, where the number of a sheet is enough, with what a keyboard of another
     * layout makes of it.
     */
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
