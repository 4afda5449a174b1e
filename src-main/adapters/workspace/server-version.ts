/** Name and version of the server, from its reply to INFO. */

export interface ServerVersion {
  readonly name: 'Redis' | 'Valkey'
  /** Digits and dots. */
  readonly version: string
}

const VERSION = /^\d{1,9}(\.\d{1,9}){0,3}/

export function infoFields(reply: string): ReadonlyMap<string, string> {
  return new Map(reply.split('\r\n').map((line) => [line.split(':')[0] ?? '', line.split(':')[1] ?? '']))
}

/** null: the reply has no version. */
export function serverVersion(fields: ReadonlyMap<string, string>): ServerVersion | null {
  // Valkey reports 7.2.4 as its Redis version, for programs that do not know it
  const own = VERSION.exec(fields.get('valkey_version') ?? '')
  if (own) return { name: 'Valkey', version: own[0] }
  const redis = VERSION.exec(fields.get('redis_version') ?? '')
  return redis && { name: 'Redis', version: redis[0] }
}
