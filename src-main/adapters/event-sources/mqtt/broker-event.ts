import type { IPublishPacket } from 'mqtt'
import { textOf } from '../../../shared/feed/event-body'
import { parseEnvelope } from '../../../shared/feed/event-envelope'
import type { RawEvent } from '../../../shared/feed/events'
import type { MqttSettings } from './mqtt-settings'

/** The event of a message. User properties and the topic become headers. */
export function brokerEvent(
  { topic, payload, properties }: IPublishPacket,
  { kindFrom, kindProperty, maxBodyBytes }: MqttSettings,
  arrivedAtMs: number,
  catchUp: boolean
): RawEvent {
  const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload, 'utf8')
  const given = Object.entries(properties?.userProperties ?? {}).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    Array.isArray(value) ? (value.at(-1) ?? '') : value
  ])
  const headers: Record<string, string> = Object.fromEntries([...given, ['topic', topic]])
  const event = {
    source: 'mqtt',
    arrivedAtMs,
    headers,
    body,
    ...(catchUp ? { catchUp } : {})
  } as const
  if (kindFrom === 'envelope') {
    const envelope = body.byteLength <= maxBodyBytes * 2 ? parseEnvelope(textOf(body) ?? '') : null
    return envelope
      ? {
          ...event,
          kind: envelope.kind,
          body: Buffer.from(envelope.body, 'utf8'),
          headers: { ...envelope.headers, ...headers }
        }
      : { ...event, kind: '' }
  }
  const name = kindProperty.toLowerCase()
  return {
    ...event,
    kind:
      kindFrom === 'topic' ? (topic.split('/').at(-1) ?? '') : Object.hasOwn(headers, name) ? (headers[name] ?? '') : ''
  }
}
