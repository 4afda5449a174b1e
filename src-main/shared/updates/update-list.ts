/**
 * The signed list of one release: what it contains and whether this installation may install it. Format:
 * docs/updates.md.
 */
import { compareVersions, isVersion } from './version'
import type { ListProblem } from './update-problems'

/** Name of the list, beside the files it names. */
export const LIST_FILE = 'dynodesk-updates.json'
/** A larger list is refused unread. */
export const MAX_LIST_BYTES = 256 * 1024
export const LIST_FORMAT_VERSION = 1
/** Releases of another channel are refused. */
export const CHANNEL = 'stable'
/** Signed before the text of the list, so that a signature for another purpose is not valid for a list. */
export const LIST_SIGNATURE_CONTEXT = 'Dynodesk update list 1\n'

const MAX_FILE_BYTES = 1024 ** 3
const MAX_NOTES_LETTERS = 20_000
/** A clock may be this far behind the one of the release. */
const CLOCK_TOLERANCE_MS = 86_400_000

const UPDATE_PLATFORMS = ['win32', 'darwin', 'linux'] as const
/** Ending of the file that each system installs. macOS updates from the zip, never from the dmg. */
export const UPDATE_FILE_ENDING = { win32: '.exe', darwin: '.zip', linux: '.AppImage' } as const
type UpdatePlatform = (typeof UPDATE_PLATFORMS)[number]

export interface UpdateFile {
  readonly platform: UpdatePlatform
  /** As `process.arch` names it. */
  readonly arch: string
  /** Without a folder; it lies beside the list. */
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Base64. */
  readonly sha512: string
}

export interface UpdateList {
  readonly channel: string
  readonly version: string
  /** ISO times. */
  readonly issued: string
  readonly expires: string
  /** Plain text by language code. */
  readonly notes: Readonly<Record<string, string>>
  readonly files: readonly UpdateFile[]
}

/** The newest release that this installation has accepted so far. */
export interface SeenRelease {
  readonly version: string
  /** ISO time. */
  readonly issued: string
}

export interface Installation {
  readonly version: string
  readonly platform: string
  readonly arch: string
  readonly nowMs: number
  readonly seen: SeenRelease | null
}

export type ListVerdict =
  | { readonly kind: 'current' }
  | { readonly kind: 'update'; readonly file: UpdateFile }
  | { readonly kind: 'refused'; readonly problem: ListProblem }

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && Number.isFinite(Date.parse(value))
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isFile(value: unknown): value is UpdateFile {
  if (!isRecord(value)) return false
  const { platform, arch, name, size, sha512 } = value
  return (
    UPDATE_PLATFORMS.some((one) => one === platform) &&
    typeof arch === 'string' &&
    /^[a-z0-9]{1,20}$/.test(arch) &&
    typeof name === 'string' &&
    // no folder, no option of a command
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,150}$/.test(name) &&
    name.endsWith(UPDATE_FILE_ENDING[platform as UpdatePlatform]) &&
    Number.isSafeInteger(size) &&
    (size as number) > 0 &&
    (size as number) <= MAX_FILE_BYTES &&
    typeof sha512 === 'string' &&
    /^[A-Za-z0-9+/]{86}==$/.test(sha512)
  )
}

/** Reads the signed text; null: not a list. Unknown fields are left out. */
export function parseUpdateList(text: string): UpdateList | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  const { channel, version, issued, expires, notes, files } = value
  if (typeof channel !== 'string' || !isVersion(version) || !isTime(issued) || !isTime(expires)) return null
  if (
    !isRecord(notes) ||
    !Object.values(notes).every((one) => typeof one === 'string' && one.length <= MAX_NOTES_LETTERS)
  )
    return null
  if (!Array.isArray(files) || files.length > 50 || !files.every(isFile)) return null
  return { channel, version, issued, expires, notes: notes as Record<string, string>, files }
}

/** Judges a list whose signature is valid. */
export function judgeList(list: UpdateList, { version, platform, arch, nowMs, seen }: Installation): ListVerdict {
  const refused = (problem: ListProblem): ListVerdict => ({ kind: 'refused', problem })
  if (list.channel !== CHANNEL) return refused('other-channel')
  if (Date.parse(list.issued) > nowMs + CLOCK_TOLERANCE_MS) return refused('future')
  if (Date.parse(list.expires) <= nowMs) return refused('expired')
  if (compareVersions(list.version, version) < 0) return refused('rollback')
  // a list that was replaced may name files that were withdrawn
  if (seen && (compareVersions(list.version, seen.version) < 0 || Date.parse(list.issued) < Date.parse(seen.issued)))
    return refused('rollback')
  if (compareVersions(list.version, version) === 0) return { kind: 'current' }
  const file = list.files.find((one) => one.platform === platform && one.arch === arch)
  return file ? { kind: 'update', file } : refused('other-platform')
}
