/**
 * The letters in the sheet numbers of each computer, claimed on the server, so that no two computers make the same
 * number, with or without the server. A computer remembers all claims and repeats them to a server that lost them.
 */
import type { EngineScript, WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { isObject } from '../../shared/text/json-object'

const PART = 'sheet letters'
const CLAIMS = 'workspace.sheetLetters'
const LETTERS = 'sheet.desk'
/** `ARGV`: letters and computer, in pairs; the first pair is this computer's. Returns all pairs. */
const CLAIM: EngineScript = {
  source: `
for i = 3, #ARGV, 2 do redis.call('HSETNX', KEYS[1], ARGV[i], ARGV[i + 1]) end
redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
return redis.call('HGETALL', KEYS[1])`
}

/** Rejects with `WorkspaceUnavailable`. */
export async function claimSheetLetters(
  engine: WorkspaceEngine,
  userStore: Pick<UserStore, 'value' | 'setValue'>,
  draw: () => string
): Promise<void> {
  const [stored, remembered] = [await userStore.value(LETTERS), await userStore.value(CLAIMS)]
  const known = new Map(
    Object.entries(isObject(remembered) ? remembered : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string'
    )
  )
  const before = known.size
  let letters = typeof stored === 'string' ? stored : draw()
  for (;;) {
    const reply = await engine.run(CLAIM, [PART], [letters, engine.computer, ...[...known].flat()])
    const pairs = Array.isArray(reply) ? reply.map(String) : []
    for (let i = 0; i + 1 < pairs.length; i += 2) known.set(pairs[i]!, pairs[i + 1]!)
    if (known.get(letters) === engine.computer) break
    do letters = draw()
    while (known.has(letters))
  }
  if (letters !== stored) await userStore.setValue(LETTERS, letters)
  if (known.size !== before) await userStore.setValue(CLAIMS, Object.fromEntries(known))
}
