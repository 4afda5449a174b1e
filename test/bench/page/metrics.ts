/** The rows of docs/performance.md: what is measured, its goal, and where a run has the figure. */

export interface Metric {
  readonly what: string
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | '%' | '' | 'a second'
  /** Path of the figure in the JSON of a run, with dots. */
  readonly path: string
  /** Divides the figure into the unit. */
  readonly per?: number
  /** Undefined: no goal. */
  readonly goal?: number
  /** True: more is better. */
  readonly more?: true
}
export interface Topic {
  readonly title: string
  /** How these figures are taken. */
  readonly how: string
  readonly metrics: readonly Metric[]
}

export const TOPICS: readonly Topic[] = [
  {
    title: 'Start',
    how: 'From the start of the process to the `ready` line (two frames after mounting), in turns with an empty application (a window, a preload and a Vue page, built by the same tools). `demo` starts on an existing profile, the first run on a new one.',
    metrics: [
      { what: 'Start, demo catalogue : empty application', unit: '', path: 'startup.demoToEmptyRatio.p50', goal: 1.3 },
      { what: 'Start, first run : empty application', unit: '', path: 'startup.firstRunToEmptyRatio.p50', goal: 1.3 },
      { what: 'Start to `ready`, demo catalogue', unit: 'ms', path: 'startup.demo.spawnToReadyMs.p50' },
      { what: 'Start to `ready`, empty application', unit: 'ms', path: 'startup.empty.spawnToReadyMs.p50' },
      {
        what: 'First contentful paint, demo catalogue',
        unit: 'ms',
        path: 'startup.demo.spawnToFirstContentfulPaintMs.p50',
        goal: 400
      },
      {
        what: 'First contentful paint, demo catalogue : empty application',
        unit: '',
        path: 'startup.demoToEmptyFirstPaintRatio.p50',
        goal: 1.15
      },
      {
        what: 'Start on 50 000 engines : on an empty cache',
        unit: '',
        path: 'full-start.fullToEmptyRatio.p50'
      },
      {
        what: 'Scripts before the first paint, gzipped',
        unit: 'kB',
        path: 'bundle.beforeFirstPaint.scripts.gzipBytes',
        per: 1000,
        goal: 90
      }
    ]
  },
  {
    title: 'Engine page',
    how: 'From the event of the click to the frame after the one that shows the page with its chart. Cached: the record is in the store. Cold: not loaded in this run, over HTTP on loopback.',
    metrics: [
      { what: 'Click to page, cached, p50', unit: 'ms', path: 'engine-page.warm.clickToChartPaintedMs.p50', goal: 25 },
      { what: 'Click to page, cached, p95', unit: 'ms', path: 'engine-page.warm.clickToChartPaintedMs.p95', goal: 33 },
      {
        what: 'Click to page, after a restart, p50',
        unit: 'ms',
        path: 'engine-page.afterRestart.clickToChartPaintedMs.p50'
      },
      { what: 'Click to page, cold, p50', unit: 'ms', path: 'engine-page.cold.clickToChartPaintedMs.p50' }
    ]
  },
  {
    title: 'Typing',
    how: 'From the event of a key to the frame after the one with other rows, a key every 250 ms, in the window of the demo catalogue on a cache that was filled before the start.',
    metrics: [
      ...[10_000, 50_000, 200_000].map((size): Metric => ({
        what: `Key to rows, ${size.toLocaleString('en').replace(',', ' ')} engines, p95`,
        unit: 'ms',
        path: `typing.${size}.keyToPaintedMs.p95`,
        goal: 25
      }))
    ]
  },
  {
    title: 'Lists',
    how: 'A list of 10 000 engines: from the click to painted rows, then 200 turns of the wheel of 1 500 pixels, as fast as the window takes them. Tasks below 50 ms count as 0.',
    metrics: [
      { what: 'Click to first rows', unit: 'ms', path: 'long-list.open.clickToRowsPaintedMs.p50', goal: 100 },
      { what: 'Longest task while rows arrive', unit: 'ms', path: 'long-list.open.longestTaskMs.p50', goal: 16 },
      {
        what: 'Frames dropped while scrolling',
        unit: '%',
        path: 'long-list.scroll.droppedFramesRatio.p50',
        per: 0.01,
        goal: 0.5
      },
      {
        what: 'Longest task while scrolling',
        unit: 'ms',
        path: 'long-list.scroll.longestTaskMsOrZeroBelow50.p95',
        goal: 16
      }
    ]
  },
  {
    title: 'Sheets',
    how: 'Offline; records, figures and names are stored. The preview counts from the click to the second frame after the document has loaded.',
    metrics: [
      { what: 'Click to preview, p50', unit: 'ms', path: 'sheets.clickToPreviewMs.p50', goal: 33 },
      { what: 'PDF of one sheet, p50', unit: 'ms', path: 'sheets.pdfMs.p50', goal: 50 },
      { what: '100 sheets into one file', unit: 's', path: 'sheets.batchOne.ms', per: 1000, goal: 3 },
      { what: '100 sheets into a hundred files', unit: 's', path: 'sheets.batchMany.ms', per: 1000 }
    ]
  },
  {
    title: 'Feed',
    how: 'Events over the webhook on loopback, from a sender on the same machine, while a script works in the window; then a sealed store with 100 000 events.',
    metrics: [
      { what: 'Events offered', unit: 'a second', path: 'feed.burst.sentPerSecond' },
      { what: 'Events taken', unit: 'a second', path: 'feed.burst.takenPerSecond', goal: 5000, more: true },
      { what: 'Events lost', unit: '', path: 'feed.burst.lost', goal: 0 },
      { what: 'INP during the burst', unit: 'ms', path: 'feed.burst.inpMs', goal: 50 },
      { what: 'First search of a run, 100 000 events', unit: 'ms', path: 'feed.store.firstSearchMs', goal: 150 },
      { what: 'Page of 50 events, p50', unit: 'ms', path: 'feed.store.pageMs.p50' }
    ]
  },
  {
    title: 'Local search',
    how: 'The queries that a person types for random engines, whole and letter by letter, for 24 hits, in one thread. The plain query is FTS5 as somebody would write it for the same screen.',
    metrics: [
      ...[10_000, 200_000].flatMap((size): Metric[] => [
        {
          what: `Search, ${size.toLocaleString('en').replace(',', ' ')} engines, p95`,
          unit: 'ms',
          path: `local-search.${size}.search.ms.p95`
        },
        { what: 'The same: plain FTS5', unit: 'ms', path: `local-search.${size}.plainQuery.ms.p95` },
        { what: 'The same: MiniSearch in memory', unit: 'ms', path: `local-search.${size}.miniSearch.ms.p95` }
      ])
    ]
  },
  {
    title: 'Calls',
    how: 'Against the demo service, which counts every arrival. Several computers: an engine takes it 40 ms.',
    metrics: [
      { what: 'Calls of a walk to a full engine page', unit: '', path: 'calls.coldWalkCalls', goal: 7 },
      { what: 'Calls of the same walk again', unit: '', path: 'calls.warmWalkCalls', goal: 0 },
      {
        what: 'Call through the API client : plain kept-alive fetch',
        unit: '',
        path: 'api-client.clientToPlainRatio.p50'
      },
      {
        what: 'Calls of eight joined computers for the same 100 engines',
        unit: '',
        path: 'workspace.joined.calls',
        goal: 200
      },
      { what: 'Calls of eight independent computers', unit: '', path: 'workspace.independent.calls' },
      { what: 'Wait for an engine, one computer, p95', unit: 'ms', path: 'workspace.one.waitMs.p95' },
      { what: 'The same, eight joined computers, p95', unit: 'ms', path: 'workspace.joined.waitMs.p95' },
      { what: 'The same, eight independent computers, p95', unit: 'ms', path: 'workspace.independent.waitMs.p95' },
      {
        what: 'Requests per successful find, fourth week of a shop',
        unit: '',
        path: 'week.requestsPerFind',
        goal: 0.2
      },
      { what: 'The same, first week from an empty cache', unit: '', path: 'week.firstWeekRequestsPerFind' },
      { what: 'The same, a client that searches with each key', unit: '', path: 'week.naiveRequestsPerFind' }
    ]
  },
  {
    title: 'Memory',
    how: 'Private memory of the processes (without unchanged pages of mapped files) with up to 200 000 engines in the cache (as many as are stored in two minutes), after a search and 150 engine pages. Main has the stand-in in it, so the empty application stands beside it. Growth: in the page after 500 more engine pages and a garbage collection.',
    metrics: [
      { what: 'Main', unit: 'MB', path: 'memory.mainMegabytes', goal: 120 },
      { what: 'Main of the empty application', unit: 'MB', path: 'memory.empty.mainMegabytes' },
      { what: 'Window', unit: 'MB', path: 'memory.windowMegabytes', goal: 130 },
      { what: 'Window of the empty application', unit: 'MB', path: 'memory.empty.windowMegabytes' },
      { what: 'Growth of the heap', unit: 'MB', path: 'memory.grownHeapMegabytes', goal: 0 },
      { what: 'Growth of the elements', unit: '', path: 'memory.grownNodes', goal: 0 }
    ]
  },
  {
    title: 'Idle',
    how: 'One minute, 180 s after the start, with the window open and no input; from /proc, in turns with the empty application.',
    metrics: [
      { what: 'Wake-ups of main', unit: 'a second', path: 'idle.main.wakeUpsPerSecond.p50', goal: 1 },
      { what: 'Processor of main', unit: '%', path: 'idle.main.processorPercent.p50', goal: 0.1 },
      {
        what: 'Written by main in a minute',
        unit: 'kB',
        path: 'idle.main.writtenBytesPerMinute.p50',
        per: 1000,
        goal: 0
      }
    ]
  },
  {
    title: 'Packs',
    how: 'In a process of its own with API client, ledger and both stores, with a limit of 2 500 calls in 10 s and a reserve of 30 %.',
    metrics: [
      { what: 'Event loop of main, p99', unit: 'ms', path: 'pack.eventLoopDelayMs.p99', goal: 8 },
      { what: 'Event loop of main, longest', unit: 'ms', path: 'pack.eventLoopDelayMs.max', goal: 16 },
      { what: 'Used of the allowed calls', unit: '%', path: 'pack.shareOfAllowedUsed', per: 0.01 }
    ]
  }
]
