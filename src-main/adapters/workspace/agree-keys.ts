/** Agrees with the other computers on the salt, and shows a wrong passphrase. */
import { randomBytes } from 'node:crypto'
import { EngineFailure } from './engine-failure'
import type { RedisConnection } from './redis-connection'
import { deriveSealing, SALT_BYTES, SALT_CHANNEL, SALT_NAME, type Sealing } from './sealing'

export interface AgreedKeys {
  readonly salt: Buffer
  readonly sealing: Sealing
}

/** The salt on the server; null: none yet. */
export async function readSalt(redis: RedisConnection): Promise<Buffer | null> {
  const salt = await redis.bytes(['GET', SALT_NAME])
  if (salt !== null && salt.length !== SALT_BYTES) throw new EngineFailure('protocol')
  return salt
}

/** Whether the check value on the server opens; null: there is none yet. */
export async function passphraseFits(redis: RedisConnection, sealing: Sealing): Promise<boolean | null> {
  const check = await redis.bytes(['GET', sealing.checkName])
  return check === null ? null : sealing.opensCheck(check)
}

/**
 * Reads the salt, or stores one. The first of several computers wins.
 *
 * @param known of the last connection. A server that lost its data gets its salt back
 */
export async function agreeKeys(
  redis: RedisConnection,
  passphrase: string,
  known: AgreedKeys | null
): Promise<AgreedKeys> {
  let salt = await readSalt(redis)
  if (salt === null) {
    await redis.command(['SET', SALT_NAME, known?.salt ?? randomBytes(SALT_BYTES), 'NX'])
    // some computers may be connected since before the server lost its data
    await redis.command(['PUBLISH', SALT_CHANNEL, ''])
    salt = await readSalt(redis)
  }
  if (salt === null) throw new EngineFailure('protocol')
  const keys = known?.salt.equals(salt) ? known : { salt, sealing: await deriveSealing(passphrase, salt) }
  let fits = await passphraseFits(redis, keys.sealing)
  if (fits === null) {
    await redis.command(['SET', keys.sealing.checkName, keys.sealing.sealCheck(), 'NX'])
    fits = await passphraseFits(redis, keys.sealing)
  }
  if (fits !== true) throw new EngineFailure('passphrase')
  return keys
}
