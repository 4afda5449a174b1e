/**
 * Layouts from public material about a service with the same addresses and fields. Only defaults: other bodies are
 * stored and shown, and the user's mappings take precedence.
 */
import type { FieldMapping } from './field-mapping'

export const TICKET_PRESET: FieldMapping = {
  id: 'preset:ticket',
  name: 'Ticket',
  subject: 'ticket',
  kinds: [],
  shape: ['/messages', '/department_id'],
  identity: [],
  fields: {
    subjectId: ['/id', '/ticket_id', '/ticket/id'],
    statedAt: ['/updated', '/ticket/updated', '/created'],
    status: ['/status', '/status_code', '/ticket/status'],
    title: ['/subject', '/ticket/subject'],
    latest: ['/messages/@newest:added/text'],
    author: ['/messages/@newest:added/display_name'],
    fromStaff: ['/messages/@newest:added/is_from_staff'],
    vehicle: ['/project_name'],
    projectId: ['/project_id']
  },
  statusWords: {
    open: 'opened',
    opened: 'opened',
    pending: 'pending',
    answered: 'answered',
    closed: 'closed',
    1: 'opened',
    2: 'answered',
    3: 'closed',
    4: 'pending'
  }
}

export const PROJECT_PRESET: FieldMapping = {
  id: 'preset:project',
  name: 'Project',
  subject: 'project',
  kinds: [],
  shape: ['/vehicle_data', '/remap_data', '/files'],
  identity: [],
  fields: {
    subjectId: ['/id', '/uuid', '/project_id', '/project/id'],
    statedAt: ['/updated', '/project/updated', '/added'],
    status: ['/status', '/status_code', '/project/status'],
    title: ['/name', '/project/name'],
    latest: ['/files/@newest:added/remap_name', '/files/@newest:added/type'],
    plate: ['/license_plate'],
    vehicle: ['/name', '/vehicle_data/engine_name'],
    engineId: ['/vehicle_data/engine_id'],
    generationId: ['/vehicle_data/generation_id'],
    modelId: ['/vehicle_data/model_id'],
    manufacturerId: ['/vehicle_data/producer_id']
  },
  statusWords: {
    waiting: 'waiting',
    'in progress': 'in-progress',
    finished: 'finished',
    0: 'waiting',
    1: 'in-progress',
    2: 'finished'
  }
}

export const PRESETS: readonly FieldMapping[] = [TICKET_PRESET, PROJECT_PRESET]
