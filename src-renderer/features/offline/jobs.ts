import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { bridge, cancellable } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { JobLine } from '@contract/offline'
import { serviceQuery } from '@core/packs/job-lines'
import { choiceOf, type Choice } from './scopes'

export interface Job {
  readonly line: string
  /** Best first; each can be taken along. Empty: nothing is known for the line. */
  readonly candidates: readonly Choice[]
  /** Key of the chosen one; '' leaves the line out. */
  readonly chosen: string
  /** What the service would be asked for; the person may change it. */
  readonly query: string
  /** What the service was asked for and knew nothing of; null: not asked, or it found something. */
  readonly nothingFor: string | null
  readonly asking: boolean
  readonly failure: Failure | null
}

function jobOf({ line, candidates, asked }: JobLine): Job {
  const known = candidates.flatMap(({ path, names }) => choiceOf(path, names) ?? [])
  return { line, candidates: known, chosen: known[0]?.key ?? '', query: asked ?? serviceQuery(line), nothingFor: known.length === 0 ? (asked ?? null) : null, asking: false, failure: null }
}

/** A pasted list of jobs: its lines looked up on this desk for nothing, and the rest in the service, one call a line and only when asked to. */
export function useJobs() {
  const text = ref('')
  const jobs = shallowRef<readonly Job[]>([])
  const failure = shallowRef<Failure | null>(null)
  const busy = ref(false)
  const leaving = new AbortController()
  onScopeDispose(() => leaving.abort())

  const put = (at: number, more: Partial<Job>): void => void (jobs.value = jobs.value.map((job, index) => (index === at ? { ...job, ...more } : job)))

  async function lookUp(): Promise<void> {
    busy.value = true
    try {
      const result = await bridge.packs.jobs({ text: text.value })
      failure.value = result.ok ? null : result.failure
      if (result.ok) jobs.value = result.value.map((line) => jobOf(line))
    } finally {
      busy.value = false
    }
  }

  /** One call. */
  async function search(at: number): Promise<void> {
    const job = jobs.value[at]
    if (!job || job.asking || job.query.trim() === '') return
    put(at, { asking: true, failure: null })
    const result = await cancellable(leaving.signal, (requestId) => bridge.packs.resolveJob({ line: job.query, requestId }))
    // the list may have been looked up anew meanwhile
    if (jobs.value[at]?.line !== job.line) return
    put(at, result.ok ? jobOf({ ...result.value, line: job.line }) : { asking: false, failure: result.failure.code === 'cancelled' ? null : result.failure })
  }

  return {
    text,
    jobs,
    failure,
    busy,
    lookUp,
    search,
    change: (at: number, query: string) => put(at, { query }),
    choose: (at: number, chosen: string) => put(at, { chosen }),
    choices: computed<Choice[]>(() => jobs.value.flatMap((job) => job.candidates.find((candidate) => candidate.key === job.chosen) ?? []))
  }
}
