import { createHmac } from 'node:crypto'
import type { RawEvent } from '@shared/feed/events'

export const SECRET = 'a shared secret of the account'
export const bytes = (text: string): Buffer => Buffer.from(text, 'utf8')
export const json = (value: unknown): Buffer => bytes(JSON.stringify(value))
export const sign = (body: Uint8Array, secret = SECRET): string =>
  createHmac('sha256', secret).update(body).digest('base64')

/** A ticket in the publicly documented layout. */
export const ticket = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 'T-100',
  department: 'Files',
  department_id: 2,
  subject: 'EDC17 read error',
  project_id: 77,
  project_name: 'Corsale II 2.0',
  status: 'open',
  status_code: 1,
  created: '2026-03-02T08:00:00+01:00',
  updated: '2026-03-02T09:00:00+01:00',
  closed: null,
  messages: [
    {
      id: 'm2',
      text: 'Try bench mode',
      display_name: 'Staff Name',
      display_email: 'staff@example.invalid',
      is_from_staff: true,
      attachments: [],
      added: '2026-03-02T09:00:00+01:00'
    },
    {
      id: 'm1',
      text: 'It does not read',
      display_name: 'Customer Name',
      display_email: 'customer@example.invalid',
      is_from_staff: false,
      attachments: [],
      added: '2026-03-02T08:00:00+01:00'
    }
  ],
  ...more
})
export const project = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 77,
  uuid: '0f8b',
  name: 'Corsale II 2.0 150hp',
  status: 'In Progress',
  status_code: 1,
  license_plate: 'AB-123-CD',
  comment: 'private words',
  vehicle_data: {
    type: 'Cars',
    producer: 'Averno',
    producer_id: 4,
    model: 'Corsale',
    model_id: 12,
    generation: 'II',
    generation_id: 31,
    engine_name: '2.0 T',
    engine_id: 5001,
    ecu_name: null
  },
  files: [
    { id: 1, type: 'Original', remap_name: null, added: '2026-03-02T08:00:00+01:00' },
    { id: 2, type: 'Stage 1', remap_name: 'Stage 1', added: '2026-03-02T08:30:00+01:00' }
  ],
  updated: '2026-03-02T08:30:00+01:00',
  ...more
})

export const raw = (kind: string, body: unknown, more: Partial<RawEvent> = {}): RawEvent => ({
  source: 'mqtt',
  kind,
  body: body instanceof Uint8Array ? body : json(body),
  headers: {},
  arrivedAtMs: Date.parse('2026-03-02T08:10:00Z'),
  ...more
})
