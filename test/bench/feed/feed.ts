/** The feed: a burst over the webhook of the built program, and the sealed store at 100 000 events. */
import type { Bench, Figures } from '../support/bench-types.ts'
import { feedBurst } from './feed-burst.ts'
import { feedStore } from './feed-store.ts'

export async function feed(bench: Bench): Promise<Figures> {
  return { burst: await feedBurst(bench), store: await feedStore(bench) }
}
