/** Codes and states of the ports, as words that a diagnostics file may contain. */
import { SOURCE_PROBLEMS, SOURCE_STATES, SOURCE_WARNINGS } from '../ports/feed/event-source'
import { API_FAILURES } from '../ports/network/api-client'
import { API_FAMILIES, CALL_PRIORITIES } from '../ports/network/call-budget'
import { HTTP_FAULTS } from '../ports/network/http-transport'
import { SECRET_NAMES } from '../ports/stores/secret-store'
import { STORE_FAILURES, type StoreIssue } from '../ports/stores/store-failure'
import { WORKSPACE_PROBLEMS, WORKSPACE_STATES } from '../workspace/workspace-state'

const STORE_ISSUES: Readonly<Record<StoreIssue['kind'], true>> = {
  rebuilt: true,
  restored: true,
  lost: true,
  'newer-version': true,
  'not-migrated': true,
  'read-only': true,
  unreadable: true,
  unopened: true
}

export const STATE_WORDS: readonly string[] = [
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
  ...WORKSPACE_PROBLEMS
]
