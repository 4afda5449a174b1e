import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { bridge, cancellable } from '@/bridge'
import { useAction } from '@/composables/requests/action'
import type { Failure } from '@contract/failures'
import { JOB_LIST_LENGTH, type JobLine } from '@contract/channels/packs'
import { matchJobLine } from '@shared/packs/job-match'
import { parseJobList, serviceSearchQuery } from '@shared/packs/job-lines'
import { jobOptions, type JobOption } from './job-options'
import type { PackChoice } from '../pack-choices'

interface JobListEntry {
  readonly line: string
  /** Best first; empty when nothing matches. */
  readonly candidates: readonly JobOption[]
  /** Key of the chosen candidate; '' skips the line; null while undecided. */
  readonly chosen: string | null
  readonly query: string
  /** Search text without a result; null otherwise. */
  readonly nothingFor: string | null
  readonly asking: boolean
  readonly failure: Failure | null
}

/** The line decides, even when the service was asked for another text. */
function toJobListEntry({ line, candidates, asked }: JobLine): JobListEntry {
  const { ranked, decided } = matchJobLine(line, candidates)
  const known = jobOptions(ranked)
  const chosen = known.find(({ place }) => place === decided)?.key ?? null
  return {
    line,
    candidates: known,
    chosen,
    query: asked ?? serviceSearchQuery(line),
    nothingFor: known.length === 0 ? (asked ?? null) : null,
    asking: false,
    failure: null
  }
}

/** The same line before: what a person chose, and what a search in the service found, stay. */
const withDecision = (now: JobListEntry, before: JobListEntry | undefined): JobListEntry =>
  before && (before.chosen !== null || before.candidates.length > now.candidates.length) ? before : now

const isUndecided = ({ candidates, chosen }: JobListEntry): boolean => candidates.length > 0 && chosen === null
const chosenCandidate = ({ candidates, chosen }: JobListEntry): JobOption | undefined =>
  candidates.find(({ key }) => key === chosen)

/** A pasted job list, matched locally for free and in the service on request (one call per line). */
export function useJobList() {
  const text = ref('')
  const jobs = shallowRef<readonly JobListEntry[]>([])
  /** Lines skipped as empty, and lines over the limit. */
  const omittedLines = shallowRef({ leftOut: 0, beyond: 0 })
  const { busy, failure, run } = useAction()
  const aborter = new AbortController()
  onScopeDispose(() => aborter.abort())

  const update = (at: number, more: Partial<JobListEntry>): void =>
    void (jobs.value = jobs.value.map((job, index) => (index === at ? { ...job, ...more } : job)))

  async function lookUp(): Promise<void> {
    const pasted = text.value
    const result = await run(bridge.packs.jobs({ text: pasted }))
    if (!result.ok) return
    const earlier = new Map(jobs.value.map((job) => [job.line, job]))
    jobs.value = result.value.map((line) => withDecision(toJobListEntry(line), earlier.get(line.line)))
    omittedLines.value = parseJobList(pasted)
  }

  async function readOpened(): Promise<void> {
    const result = await run(bridge.packs.openedJobs())
    if (!result.ok || result.value === null) return
    // a list that somebody works on stays, and duplicates are left out
    const lists = [text.value.trimEnd(), result.value].filter((list) => list !== '')
    text.value = lists.join('\n').slice(0, JOB_LIST_LENGTH)
    await lookUp()
  }

  /** One call. */
  async function search(at: number): Promise<void> {
    const job = jobs.value[at]
    if (!job || job.asking || job.query.trim() === '') return
    update(at, { asking: true, failure: null })
    // with an unchanged query the whole line is sent: unmatched words help to choose among the results
    const line = job.query === serviceSearchQuery(job.line) ? job.line : job.query
    const result = await cancellable(aborter.signal, (requestId) => bridge.packs.resolveJob({ line, requestId }))
    // the list was replaced meanwhile
    if (jobs.value[at]?.line !== job.line) return
    update(
      at,
      result.ok
        ? toJobListEntry({ ...result.value, line: job.line })
        : { asking: false, failure: result.failure.code === 'cancelled' ? null : result.failure }
    )
  }

  return {
    text,
    jobs,
    left: omittedLines,
    failure,
    busy,
    lookUp,
    readOpened,
    search,
    change: (at: number, query: string) => update(at, { query }),
    choose: (at: number, chosen: string) => update(at, { chosen }),
    undecidedCount: computed(() => jobs.value.filter(isUndecided).length),
    choices: computed<PackChoice[]>(() => jobs.value.flatMap((job) => chosenCandidate(job) ?? []))
  }
}
