/**
 * Parts of the program that are measured without a window, and their service. `build-apps.ts` bundles this like the
 * program.
 */
export { startDemoService, type DemoService } from '../../service/start-service'
export { locationOf } from '../../service'
export { FileCallBudget } from '../../../src-main/adapters/call-budget'
export { createApiClient } from '../../../src-main/adapters/api-client/api-client'
export { fetchTransport } from '../../../src-main/adapters/api-client/fetch-transport'
export { systemClock } from '../../../src-main/adapters/clock'
export { DriftRegister } from '../../../src-main/shared/catalogue/reader/drift'
export { buildChart } from '../../../src-main/shared/dyno/chart/chart-model'
export { buildTable } from '../../../src-main/shared/dyno/curve-table'
export { extentOf } from '../../../src-main/shared/dyno/chart/chart-axis'
export { decimate } from '../../../src-main/shared/dyno/chart/decimate'
export { runLine } from '../../../src-main/shared/measured-runs/measured-run'
export { buildCurves } from '../../../src-main/shared/dyno/curve-set'
