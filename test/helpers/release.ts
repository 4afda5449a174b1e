/** A release for tests: keys, files and their signed list. */
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { publicKeyHex, signList } from '../../src-main/adapters/updates/signed-list'
import {
  CHANNEL,
  UPDATE_FILE_ENDING,
  type UpdateFile,
  type UpdateList
} from '../../src-main/shared/updates/update-list'

export interface ReleaseKey {
  readonly privateKey: KeyObject
  /** Hexadecimal. */
  readonly publicKey: string
}
export function newReleaseKey(): ReleaseKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: publicKeyHex(publicKey) }
}

const DAY_MS = 86_400_000
export const PLATFORM = process.platform as UpdateFile['platform']
export const FILE_NAME = `Dynodesk-9.1.0-${process.arch}${UPDATE_FILE_ENDING[PLATFORM]}`

export const fileEntry = (bytes: Uint8Array, more: Partial<UpdateFile> = {}): UpdateFile => ({
  platform: PLATFORM,
  arch: process.arch,
  name: FILE_NAME,
  size: bytes.byteLength,
  sha512: createHash('sha512').update(bytes).digest('base64'),
  ...more
})

export const releaseList = (bytes: Uint8Array, more: Partial<UpdateList> = {}, nowMs = Date.now()): UpdateList => ({
  channel: CHANNEL,
  version: '9.1.0',
  issued: new Date(nowMs - DAY_MS).toISOString(),
  expires: new Date(nowMs + 30 * DAY_MS).toISOString(),
  notes: { en: 'Faster lists.\n<b>Text, not markup</b>', lt: 'Greitesni sąrašai.' },
  files: [fileEntry(bytes)],
  ...more
})

export const signedList = (list: UpdateList, ...keys: readonly ReleaseKey[]): string =>
  signList(
    list,
    keys.map(({ privateKey }) => privateKey)
  )
