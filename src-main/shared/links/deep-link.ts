/**
 * Links into this program: `dynodesk://engine/<generation>/<engine>`, `dynodesk://catalogue/<type>/<manufacturer>/…`
 * down to any level, and `dynodesk://sheet/<number>`. They come from mails, paper and other programs: whatever is not
 * exactly that is none.
 *
 * Ids mean something at one service only, so a link to a place says which: `service=` is its host, and "demo" the demo
 * catalogue.
 */
import { toId, type AnyId } from '../catalogue/ids'
import { LEVELS, type EnginePath, type Level } from '../catalogue/records'
import { LANGUAGES, type LanguageCode } from '../text/languages'
import { parseSheetNumber } from '../sheets/sheet-number'

export const LINK_SCHEME = 'dynodesk'
/** In UTF-16 units; longer ones are no link of this program. */
const LONGEST = 1000
const UNKNOWN = '-'

type DeepLink =
  | {
      readonly kind: 'place'
      readonly path: EnginePath
      readonly service: string | null
      readonly language: LanguageCode | null
    }
  | { readonly kind: 'sheet'; readonly number: string }

type Ids = { readonly [L in Level]: string | null }
const NOWHERE: Ids = { types: null, manufacturers: null, models: null, generations: null, engines: null }

/**
 * The link among the words a program is started with, or null. More than one link is a mistake of whoever built the
 * line: the first counts.
 */
export function deepLinkInArgs(argv: readonly string[]): string | null {
  return argv.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}://`)) ?? null
}

/** null: no link of this program. */
export function parseDeepLink(text: string): DeepLink | null {
  if (text.length > LONGEST) return null
  // not the URL parser of the system: what it makes of hosts differs between schemes it knows and those it does not
  const parts = /^dynodesk:\/\/([a-z]+)\/([^?#]*)(?:\?([^#]*))?$/i.exec(text.trim())
  if (!parts) return null
  const kind = parts[1]?.toLowerCase()
  // browsers and mail programs like to add a slash
  const steps = (parts[2] ?? '').replace(/\/$/, '').split('/')
  if (kind === 'sheet') {
    const number = steps.length === 1 ? parseSheetNumber(steps[0] ?? '') : null
    return number === null ? null : { kind: 'sheet', number }
  }
  const path = kind === 'engine' ? enginePath(steps) : kind === 'catalogue' ? placePath(steps) : null
  if (path === null) return null
  const language = valueIn(parts[3], 'lang')
  return {
    kind: 'place',
    path,
    service: valueIn(parts[3], 'service')?.toLowerCase() || null,
    language: LANGUAGES.find((one) => one === language) ?? null
  }
}

/** null: not there, or not to be read. */
function valueIn(query: string | undefined, name: string): string | null {
  const found = query?.split('&').find((part) => part.startsWith(`${name}=`))
  try {
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

function enginePath([generation = '', engine = '', ...more]: readonly string[]): EnginePath | null {
  const engines = toId<AnyId>(engine)
  const generations = generation === UNKNOWN ? null : toId<AnyId>(generation)
  if (engines === null || (generations === null && generation !== UNKNOWN) || more.length > 0) return null
  return { ...NOWHERE, generations, engines } as EnginePath
}

/** Of the four levels above the engine, without a gap. */
function placePath(steps: readonly string[]): EnginePath | null {
  if (steps.length > LEVELS.length - 1) return null
  const ids = steps.map((step) => toId<AnyId>(step))
  return ids.includes(null)
    ? null
    : ({ ...NOWHERE, ...Object.fromEntries(ids.map((id, at) => [LEVELS[at], id])) } as EnginePath)
}

/** @param service host of the service whose ids these are; "demo" for the demo catalogue */
export function engineLink(
  { generations, engines }: Pick<Ids, 'generations' | 'engines'>,
  service: string,
  language: LanguageCode
): string {
  return `${LINK_SCHEME}://engine/${generations ?? UNKNOWN}/${engines}?lang=${language}&service=${encodeURIComponent(service)}`
}
