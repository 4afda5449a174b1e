import { storeToRefs } from 'pinia'
import { computed, onScopeDispose } from 'vue'
import { bridge, cancellable } from '@/bridge'
import { useAction } from '@/composables/requests/action'
import { JOB_LIST_LENGTH, type JobLine } from '@contract/channels/packs'
import { matchJobLine } from '@shared/packs/job-match'
import { parseJobList, serviceSearchQuery } from '@shared/packs/job-lines'
import { jobOptions, type JobListEntry, type JobOption } from './job-options'
import type { PackChoice } from '../pack-choices'
import { usePackDraft } from '../pack-draft'

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

/** What a person chose for a line before, and what a search in the service found, stay. */
function withDecisions(entries: readonly JobListEntry[], before: readonly JobListEntry[]): readonly JobListEntry[] {
  const earlier = new Map(before.map((job) => [job.line, job]))
  return entries.map((now) => {
    const then = earlier.get(now.line)
    return then && (then.chosen !== null || then.candidates.length > now.candidates.length) ? then : now
  })
}

/** A list that somebody works on stays; duplicates are left out later. */
const joined = (text: string, opened: string): string =>
  [text.trimEnd(), opened]
    .filter((list) => list !== '')
    .join('\n')
    .slice(0, JOB_LIST_LENGTH)

const isUndecided = ({ candidates, chosen }: JobListEntry): boolean => candidates.length > 0 && chosen === null
const chosenCandidate = ({ candidates, chosen }: JobListEntry): JobOption | undefined =>
  candidates.find(({ key }) => key === chosen)

/** A pasted job list, matched locally for free and in the service on request (one call per line). */
export function useJobList() {
  const { text, jobs, omittedLines } = storeToRefs(usePackDraft())
  const { busy, failure, run } = useAction()
  const aborter = new AbortController()
  onScopeDispose(() => aborter.abort())

  const update = (at: number, more: Partial<JobListEntry>): void =>
    void (jobs.value = jobs.value.map((job, index) => (index === at ? { ...job, ...more } : job)))

  async function lookUp(): Promise<void> {
    const pasted = text.value
    const result = await run(bridge.packs.jobs({ text: pasted }))
    if (!result.ok) return
    jobs.value = withDecisions(result.value.map(toJobListEntry), jobs.value)
    omittedLines.value = parseJobList(pasted)
  }

  async function readOpened(): Promise<void> {
    const result = await run(bridge.packs.openedJobs())
    if (!result.ok || result.value === null) return
    text.value = joined(text.value, result.value)
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
    // the list may have been replaced meanwhile
    const now = jobs.value.findIndex(({ line: other }) => other === job.line)
    const isTyped = jobs.value[now]?.query !== job.query
    if (result.ok) {
      const { query, ...found } = toJobListEntry({ ...result.value, line: job.line })
      update(now, isTyped ? found : { ...found, query })
    } else update(now, { asking: false, failure: result.failure.code === 'cancelled' ? null : result.failure })
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
