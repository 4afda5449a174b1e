import type { JsonFile } from '../../shared/ports/files/json-file'
import { writeFileAtomic } from './atomic-write'
import { readBounded } from './read-bounded'

/** @param mostBytes a larger file counts as none */
export function jsonFile(file: string, mostBytes: number, options?: { readonly sync: boolean }): JsonFile {
  return {
    async read() {
      try {
        return JSON.parse((await readBounded(file, mostBytes)) ?? 'null') as unknown
      } catch (error) {
        if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    write: (value) => writeFileAtomic(file, JSON.stringify(value), options)
  }
}
