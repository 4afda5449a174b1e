import { readFile } from 'node:fs/promises'
import type { IClientOptions } from 'mqtt'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { MqttSourceDeps } from './mqtt-settings'

const CONNECT_MS = 15_000
const KEEP_ALIVE_SECONDS = 30
/** Unacknowledged messages in flight. */
const IN_FLIGHT = 200
/** Bytes of a packet besides the body. Bodies above the limit are received, so that they are counted as refused. */
const PACKET_MORE = 1024 * 1024

/** Options of the MQTT client, or why there is no connection to make. */
export async function brokerOptions({
  settings,
  password: storedPassword,
  clientId
}: Pick<MqttSourceDeps, 'settings' | 'password' | 'clientId'>): Promise<IClientOptions | SourceProblem> {
  const { address, user, certificateFile, keyFile, authorityFile, sessionSeconds, maxBodyBytes } = settings()
  if (address === '') return { code: 'no-address' }
  const files: { cert?: Buffer; key?: Buffer; ca?: Buffer } = {}
  for (const [name, file] of [
    ['cert', certificateFile],
    ['key', keyFile],
    ['ca', authorityFile]
  ] as const) {
    if (file === '') continue
    const content = await readFile(file).catch(() => null)
    if (content === null) return { code: 'certificate-file', params: { file } }
    files[name] = content
  }
  const password = user === '' ? null : await storedPassword()
  const id = await clientId().catch(() => null)
  if (id === null) return { code: 'store' }
  return {
    ...files,
    ...(user === '' ? {} : { username: user }),
    ...(password === null ? {} : { password }),
    clientId: id,
    protocolVersion: 5,
    clean: false,
    keepalive: KEEP_ALIVE_SECONDS,
    connectTimeout: CONNECT_MS,
    rejectUnauthorized: true,
    // the source reconnects itself
    reconnectPeriod: 0,
    resubscribe: false,
    queueQoSZero: false,
    properties: {
      sessionExpiryInterval: sessionSeconds,
      receiveMaximum: IN_FLIGHT,
      maximumPacketSize: maxBodyBytes * 2 + PACKET_MORE
    }
  }
}

/** Scheme, host and port: the parts of the address that may be shown. */
export function brokerAddressOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]*/i.exec(address)?.[0] ?? ''
}
