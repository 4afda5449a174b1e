/**
 * Deep links: `dynodesk://engine/<generation>/<engine>`, `dynodesk://catalogue/<type>/<manufacturer>/…` down to any
 * level, `dynodesk://sheet/<number>`. They come from outside, so any deviation is refused.
 *
 * Ids are valid for one service only, so a link names its host as `service=`; "demo" for the demo catalogue. `lang=`
 * tells other programs the language of the sender; a link opens in the reader's language.
 */
import { toId, type AnyId } from '../catalogue/ids'
import { LEVELS, type EnginePath, type Level } from '../catalogue/records'
import type { LanguageCode } from '../text/languages'
import { parseSheetNumber } from '../sheets/sheet-number'

export const LINK_SCHEME = 'dynodesk'
/** In UTF-16 units; longer texts are refused. */
const LONGEST = 1000
const UNKNOWN = '-'

type DeepLink =
  | { readonly kind: 'place'; readonly path: EnginePath; readonly service: string | null }
  | { readonly kind: 'sheet'; readonly number: string }

type Ids = { readonly [L in Level]: string | null }
const NOWHERE: Ids = { types: null, manufacturers: null, models: null, generations: null, engines: null }

/** The first link among the command-line arguments; null: none. */
export function deepLinkInArgs(argv: readonly string[]): string | null {
  return argv.find((word) => word.toLowerCase().startsWith(`${LINK_SCHEME}://`)) ?? null
}

/** null: not a link of this program. */
export function parseDeepLink(text: string): DeepLink | null {
  if (text.length > LONGEST) return null
  // URL parsers treat the host of an unknown scheme differently
  const parts = /^dynodesk:\/\/([a-z]+)\/([^?#]*)(?:\?([^#]*))?$/i.exec(text.trim())
  if (!parts) return null
  const kind = parts[1]?.toLowerCase()
  // browsers and mail programs may add a slash
  const steps = (parts[2] ?? '').replace(/\/$/, '').split('/')
  if (kind === 'sheet') {
    const number = steps.length === 1 ? parseSheetNumber(steps[0] ?? '') : null
    return number === null ? null : { kind: 'sheet', number }
  }
  const path = kind === 'engine' ? enginePath(steps) : kind === 'catalogue' ? placePath(steps) : null
  if (path === null) return null
  return { kind: 'place', path, service: valueIn(parts[3], 'service')?.toLowerCase() || null }
}

/** null: missing or not decodable. */
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

/** At most four levels, without gaps. */
function placePath(steps: readonly string[]): EnginePath | null {
  if (steps.length > LEVELS.length - 1) return null
  const ids = steps.map((step) => toId<AnyId>(step))
  return ids.includes(null)
    ? null
    : ({ ...NOWHERE, ...Object.fromEntries(ids.map((id, at) => [LEVELS[at], id])) } as EnginePath)
}

/** @param service host of the service, or "demo" */
export function engineLink(
  { generations, engines }: Pick<Ids, 'generations' | 'engines'>,
  service: string,
  language: LanguageCode
): string {
  return `${LINK_SCHEME}://engine/${generations ?? UNKNOWN}/${engines}?lang=${language}&service=${encodeURIComponent(service)}`
}
