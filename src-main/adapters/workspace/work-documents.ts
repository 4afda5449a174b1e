/**
 * Shared work on the server: for each kind one hash with tags and one with sealed documents, both by digest. A document
 * is replaced only where the tag that the writer read is still there.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { EngineScript, WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { WorkDocuments } from '../../shared/ports/network/work-documents'
import { isObject } from '../../shared/text/json-object'
import { tagOf } from '../../shared/workspace/documents/document'
import { documentIn } from '../../shared/workspace/documents/read-document'
import type { NamedDocument } from '../../shared/workspace/documents/replica'

/** Tags per command. */
const AT_ONCE = '500'
/** An opened document is not larger. */
const MOST_BYTES = 16 * 1024 * 1024

/** Returns the next cursor and a list of names and tags. */
const TAGS: EngineScript = { source: `return redis.call('HSCAN', KEYS[1], ARGV[1], 'COUNT', ARGV[2])` }
/** Sealed bytes per read, or one document. */
const READ_BYTES = 256 * 1024
const SIZES: EngineScript = {
  source: `
local sizes = {}
for i, name in ipairs(ARGV) do sizes[i] = redis.call('HSTRLEN', KEYS[1], name) end
return sizes`
}
const READ: EngineScript = { source: `return redis.call('HMGET', KEYS[1], unpack(ARGV))` }
/** `ARGV`: name, tag before or '', tag, sealed document. The document first: a tag without it would be believed. */
const WRITE: EngineScript = {
  source: `
if (redis.call('HGET', KEYS[1], ARGV[1]) or '') ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[4])
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1`
}

/** @param set kind and service */
export function workDocuments(engine: WorkspaceEngine, set: string): WorkDocuments {
  const [tagsPart, valuesPart] = [`work tags ${set}`, `work ${set}`]
  const nameOf = (id: string): string => engine.nameOf(`work ${set}/${id}`)

  function opened(name: string, sealed: string): NamedDocument | null {
    const bytes = engine.unseal(`work ${set}/${name}`, sealed)
    if (bytes === null) return null
    let found: unknown
    try {
      found = JSON.parse(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString())
    } catch {
      return null
    }
    if (!isObject(found) || typeof found['id'] !== 'string' || nameOf(found['id']) !== name) return null
    const document = documentIn(found['document'])
    return document && { id: found['id'], document }
  }

  return {
    nameOf,
    async tags() {
      const all = new Map<string, string>()
      let cursor = '0'
      do {
        const reply = await engine.run(TAGS, [tagsPart], [cursor, AT_ONCE])
        const [next, list] = reply as readonly [string, readonly string[]]
        for (let i = 0; i + 1 < list.length; i += 2) all.set(list[i]!, list[i + 1]!)
        cursor = next
      } while (cursor !== '0')
      return all
    },
    async *read(names) {
      const sizes = (await engine.run(SIZES, [valuesPart], names)) as readonly number[]
      for (let from = 0, to = 0; from < names.length; from = to) {
        let bytes = sizes[to++]!
        while (to < names.length && bytes + sizes[to]! <= READ_BYTES) bytes += sizes[to++]!
        const some = names.slice(from, to)
        const values = (await engine.run(READ, [valuesPart], some, bytes)) as readonly (string | null)[]
        yield some.flatMap((name, i) => {
          const sealed = values[i]
          return typeof sealed === 'string' ? (opened(name, sealed) ?? []) : []
        })
      }
    },
    async write({ id, document }, before) {
      const name = nameOf(id)
      const value = deflateRawSync(JSON.stringify({ id, document }))
      const sealed = engine.seal(`work ${set}/${name}`, value)
      return (await engine.run(WRITE, [tagsPart, valuesPart], [name, before ?? '', tagOf(document), sealed])) === 1
    }
  }
}
