/** Parses JSON with limits of size and depth. */
import { readBounded } from '../files/read-bounded'

export const MAX_BYTES = 1024 * 1024
const MAX_DEPTH = 32

export type BoundedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: 'too-large' | 'too-deep' | 'not-json' }

/** Rejects with the system's error when the file cannot be read. */
export async function readBoundedJson(file: string): Promise<BoundedJson> {
  const text = await readBounded(file, MAX_BYTES)
  return text === null ? { ok: false, problem: 'too-large' } : parseBoundedJson(text)
}

/** @param text of at most `MAX_BYTES` */
export function parseBoundedJson(text: string): BoundedJson {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { ok: false, problem: 'not-json' }
  }
  return isDeeper(value, MAX_DEPTH) ? { ok: false, problem: 'too-deep' } : { ok: true, value }
}

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []))
  }
  return false
}
