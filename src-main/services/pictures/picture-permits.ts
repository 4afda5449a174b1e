import { isSameOrigin } from '../../shared/connection/base-address'
import type { CallBudget } from '../../shared/ports/network/call-budget'

/**
 * Permits for picture fetches. The specification leaves open whether they count as calls: a setting decides, and only a
 * picture of the service itself can count. Pictures have the lowest priority.
 *
 * @returns null: not now. The function receives the HTTP status, or null.
 */
export function createPicturePermits(deps: {
  readonly budget: Pick<CallBudget, 'acquire'>
  readonly countAsCalls: () => boolean
  readonly serviceBaseUrl: () => string | null
}) {
  return async (url: string): Promise<((status: number | null) => void) | null> => {
    const service = deps.serviceBaseUrl()
    if (!deps.countAsCalls() || service === null || !isSameOrigin(url, service)) return () => {}
    const acquired = await deps.budget.acquire('vehicleDatabase', 'pack')
    return acquired.ok ? (status) => acquired.permit.settle({ status, unlimited: true }) : null
  }
}
