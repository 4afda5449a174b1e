import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { bridge, cancellable } from '@/bridge'
import type { Failure } from '@contract/failures'
import type { JobLine } from '@contract/offline'
import { choiceOf, type Choice } from './scopes'

export interface Job {
  readonly line: string
  /** Best first; each can be taken along. Empty: nothing is known for the line. */
  readonly candidates: readonly Choice[]
  /** Key of the chosen one; '' leaves the line out. */
  readonly chosen: string
  /** The service was asked for this line. */
  readonly asked: boolean
  readonly asking: boolean
  readonly failure: Failure | null
}

function jobOf({ line, candidates }: JobLine, asked: boolean): Job {
  const known = candidates.flatMap(({ path, names }) => choiceOf(path, names) ?? [])
  return { line, candidates: known, chosen: known[0]?.key ?? '', asked, asking: false, failure: null }
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
      if (result.ok) jobs.value = result.value.map((line) => jobOf(line, false))
    } finally {
      busy.value = false
    }
  }

  /** One call. */
  async function search(at: number): Promise<void> {
    const job = jobs.value[at]
    if (!job || job.asking) return
    put(at, { asking: true, failure: null })
    const result = await cancellable(leaving.signal, (requestId) => bridge.packs.resolveJob({ line: job.line, requestId }))
    // the list may have been looked up anew meanwhile
    if (jobs.value[at]?.line !== job.line) return
    put(at, result.ok ? jobOf({ ...result.value, line: job.line }, true) : { asking: false, failure: result.failure.code === 'cancelled' ? null : result.failure })
  }

  return {
    text,
    jobs,
    failure,
    busy,
    lookUp,
    search,
    choose: (at: number, chosen: string) => put(at, { chosen }),
    choices: computed<Choice[]>(() => jobs.value.flatMap((job) => job.candidates.find((candidate) => candidate.key === job.chosen) ?? []))
  }
}
