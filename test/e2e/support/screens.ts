/**
 * All screens and their states, in groups that share one start of the application. Pictures, accessibility checks and
 * layout checks walk this list.
 */
import { noServer } from '../../helpers/redis-server'
import type { LaunchOptions } from '../fixtures'
import type { AppDriver } from './app-driver'
import { pathTo, type TestService } from './demo-service'
import { CATALOGUE, FIND } from './screen-groups/catalogue'
import { FAILING, FIRST, UNREACHABLE } from './screen-groups/connection'
import { DEMO } from './screen-groups/demo'
import { ENGINE } from './screen-groups/engine'
import type { ScreenGroup, Stage } from './screen-groups/screen'
import { JOINED, SALES, SETTINGS, WORKSPACE } from './screen-groups/settings'
import { SHEETS } from './screen-groups/sheets'
import { SECOND_WINDOW, SHELL } from './screen-groups/shell'

export type { Screen, ScreenGroup, Stage } from './screen-groups/screen'

interface Starters {
  serve: (options?: { switches: { oddities: boolean } }) => Promise<TestService>
  at: (service: TestService, options?: LaunchOptions) => Promise<AppDriver>
  fresh: (options?: LaunchOptions) => Promise<AppDriver>
}

/** Starts the application for a group. */
export async function startGroup(
  group: ScreenGroup,
  { serve, at, fresh }: Starters,
  options: LaunchOptions = {}
): Promise<Stage> {
  const service = await serve({ switches: { oddities: true } })
  const launch = { ...group.options, ...options }
  const driver = group.start === 'service' ? await at(service, launch) : await fresh(launch)
  if (group.start === 'demo') {
    await driver.page.getByTestId('onboarding-demo').click()
    await driver.is('demo')
  }
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  const siblings = (await service.catalogue())
    .enginesOf(BigInt(path.generations))
    .map(({ id }) => `${id}`)
    .filter((id) => id !== path.engines)
  const stage = { driver, service, path, siblings }
  return (await group.prepare?.(stage)) ?? stage
}

export const SCREEN_GROUPS: readonly ScreenGroup[] = [
  FIRST,
  CATALOGUE,
  FIND,
  ENGINE,
  SHEETS,
  SHELL,
  SECOND_WINDOW,
  SETTINGS,
  WORKSPACE,
  ...(noServer ? [] : [JOINED]),
  SALES,
  DEMO,
  UNREACHABLE,
  ...FAILING
]
