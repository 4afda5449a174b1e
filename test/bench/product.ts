/**
 * The parts of the program that are measured without a window, and the service they are measured against.
 * `build-apps.ts` bundles this as the program is bundled.
 */
export { startDemoService, type DemoService } from '../../src-main/adapters/demo-service'
export { placeOf } from '../../src-main/adapters/demo-service/oddities'
export { FileCallBudget } from '../../src-main/adapters/call-budget'
export { createGate } from '../../src-main/adapters/catalogue-http/gate'
export { fetchTransport } from '../../src-main/adapters/catalogue-http/fetch-transport'
export { systemClock } from '../../src-main/adapters/clock'
export { DriftRegister } from '../../src-main/core/catalogue/drift'
export { buildChart } from '../../src-main/core/chart-model'
export { buildTable } from '../../src-main/core/curve-table'
export { extentOf } from '../../src-main/core/chart-axis'
export { decimate } from '../../src-main/core/decimate'
export { runLine } from '../../src-main/core/measured/run'
export { buildCurves } from '../../src-main/core/curves'
