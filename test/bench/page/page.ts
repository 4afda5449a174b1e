/** docs/performance.md from the figures of one run. */
import { TOPICS, type Metric } from './metrics.ts'

/** The JSON that `npm run bench` writes. */
export interface Run {
  readonly takenAt: string
  readonly seconds: number
  readonly host: string
  readonly machine: Readonly<Record<string, string | number | null>>
  readonly load: { readonly before: number; readonly after: number }
  readonly figures: unknown
  readonly failures?: Readonly<Record<string, string>>
}

/** In the unit of the metric; null: the run does not have it. */
export function figureOf(run: Pick<Run, 'figures'>, { path, per = 1 }: Metric): number | null {
  // names of benches may have a dash, never a dot
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], run.figures)
  return typeof found === 'number' && Number.isFinite(found) ? found / per : null
}

const isReached = ({ goal, more }: Metric, value: number): boolean | null =>
  goal === undefined ? null : more ? value >= goal : value <= goal

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en').replaceAll(',', ' ') : String(Number(value.toPrecision(3)))
const withUnit = (value: number, { unit }: Metric): string => `${number(value)}${unit === '' ? '' : ` ${unit}`}`

/** File name of the picture of a metric. */
export const pictureName = ({ path }: Metric): string => `${path.toLowerCase().replaceAll('.', '-')}.svg`

const WIDTH = 160
const HEIGHT = 16
/** A bar of the figure beside the line of its goal. The colours are readable on a light and a dark page. */
export function picture(metric: Metric, value: number): string {
  const { goal, more } = metric
  const whole = Math.max(value, goal ?? 0) * 1.1 || 1
  const at = (one: number): number => Number(((WIDTH * Math.max(one, 0)) / whole).toFixed(1))
  const colour = isReached(metric, value) === false ? '#c2571a' : '#2f7d5b'
  const line =
    goal === undefined
      ? ''
      : `<path d="M${at(goal)} 0V${HEIGHT}" stroke="#7a7f87" stroke-width="2"${more ? ' stroke-dasharray="3 2"' : ''}/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" role="img"><rect y="3" width="${at(value)}" height="${HEIGHT - 6}" fill="${colour}"/>${line}</svg>\n`
}

function row(run: Run, metric: Metric): string {
  const value = figureOf(run, metric)
  const goal = metric.goal === undefined ? '' : `${metric.more ? '≥' : '≤'} ${withUnit(metric.goal, metric)}`
  if (value === null) return `| ${metric.what} | not measured | ${goal} | |`
  const now = withUnit(value, metric)
  return `| ${metric.what} | ${isReached(metric, value) === true ? `**${now}**` : now} | ${goal} | ![](performance/${pictureName(metric)}) |`
}

const INTRODUCTION = `# Performance

Written by \`npm run bench:page\` from [figures.json](performance/figures.json), figures of \`npm run bench\`. Earlier
figures and what was learned from them: [performance-history.md](performance-history.md).

\`\`\`
npm --silent run bench                                          # everything, one JSON document on standard output
npm --silent run bench -- --only=startup,api-client --runs=20   # some, with more samples
npm --silent run bench -- --out=figures.json                    # into a file as well
npm run bench:compare -- main                                   # is the working tree slower than a revision?
npm run bench:page -- figures.json                              # this page
\`\`\`

The program runs as built, in its own window, against its own demo service. Where Electron's binary is not installed, the
stand-in takes its place: Node and an installed Chromium without a graphics card. It costs more than Electron for every
message and every file of the page, so its milliseconds are upper bounds. **Ratios** come from runs that follow each
other directly and hold on other machines; milliseconds are of one machine in one state.

A bold figure reaches its goal; the line in a picture is the goal.
`

/** The whole page in Markdown. */
export function pageOf(run: Run): string {
  const { machine, load, failures } = run
  const facts = [
    `Taken on ${run.takenAt.slice(0, 10)} in ${number(run.seconds)} s: ${machine['system']}, ${machine['cpu']}, ${machine['cores']} cores, ${machine['memoryGiB']} GiB,`,
    `Node ${machine['node']}, ${machine['chromium'] ?? 'no Chromium'}, ${run.host}. Load before ${load.before}, after ${load.after}.`,
    ...(failures ? [`Failed: ${Object.keys(failures).join(', ')}.`] : [])
  ].join('\n')
  const topics = TOPICS.map(
    ({ title, how, metrics }) =>
      `## ${title}\n\n${how}\n\n| what | now | goal | |\n|---|---|---|---|\n${metrics.map((one) => row(run, one)).join('\n')}\n`
  )
  return [INTRODUCTION, `${facts}\n`, ...topics].join('\n')
}

/** Only what the page shows, so that its file stays small. */
export function usedFigures(run: Run): Run {
  const kept: Record<string, unknown> = {}
  for (const metric of TOPICS.flatMap(({ metrics }) => metrics)) {
    const value = figureOf(run, { ...metric, per: 1 })
    if (value === null) continue
    const keys = metric.path.split('.')
    let part = kept
    for (const key of keys.slice(0, -1)) part = (part[key] ??= {}) as Record<string, unknown>
    part[keys.at(-1)!] = value
  }
  return { ...run, figures: kept }
}
