/**
 * The words that a diagnostics file may contain. Any other text stays out, whoever wrote it: the user, the service or a
 * sender of events.
 */
import { ENDPOINTS } from '../catalogue/endpoints'
import { DRIFT_KINDS } from '../catalogue/reader/drift'
import { SOURCE_IDS } from '../feed/events'
import { NOTIFIED_KINDS } from '../feed/notifications/notification-queue'
import { SOURCE_PROBLEMS, SOURCE_STATES, SOURCE_WARNINGS } from '../ports/feed/event-source'
import { API_FAILURES } from '../ports/network/api-client'
import { API_FAMILIES, CALL_PRIORITIES } from '../ports/network/call-budget'
import { HTTP_FAULTS } from '../ports/network/http-transport'
import { SECRET_NAMES } from '../ports/stores/secret-store'
import { STORE_FAILURES, type StoreIssue } from '../ports/stores/store-failure'
import { WORKSPACE_PROBLEMS, WORKSPACE_STATES } from '../workspace/workspace-state'
import { SETTINGS } from '../settings/schema'
import { SETTING_GROUPS } from '../settings/setting-types'
import { LANGUAGES } from '../text/languages'
import { ERRORS, LOG_VALUES, OWN_FILES, STORE_CALLS, SYSTEM, TABLES } from './word-lists'

const STORE_ISSUES: Readonly<Record<StoreIssue['kind'], true>> = {
  rebuilt: true,
  restored: true,
  lost: true,
  'newer-version': true,
  'not-migrated': true,
  'disk-full': true,
  'read-only': true,
  unreadable: true,
  unopened: true
}

const SECRET_STATES = ['sealed', 'session', 'none', 'open', 'locked']

const OWN: readonly string[] = [
  ...LANGUAGES,
  ...Object.keys(ENDPOINTS),
  ...SOURCE_IDS,
  ...NOTIFIED_KINDS,
  ...SETTING_GROUPS,
  ...Object.keys(SETTINGS),
  ...SOURCE_STATES,
  ...SOURCE_WARNINGS,
  ...SOURCE_PROBLEMS,
  ...STORE_FAILURES,
  ...Object.keys(STORE_ISSUES),
  ...API_FAILURES,
  ...HTTP_FAULTS,
  ...API_FAMILIES,
  ...CALL_PRIORITIES,
  ...SECRET_NAMES,
  ...WORKSPACE_STATES,
  ...WORKSPACE_PROBLEMS,
  ...DRIFT_KINDS,
  ...SECRET_STATES,
  ...OWN_FILES,
  ...TABLES,
  ...SYSTEM,
  ...ERRORS,
  ...LOG_VALUES,
  ...STORE_CALLS
]

export type AllowedWords = ReadonlySet<string>

/** @param more codes and channels of the contract */
export function vocabulary(more: readonly string[]): AllowedWords {
  return new Set([...OWN, ...more])
}
