/** Write access to a file of Windows, from its security descriptor (SDDL). Names of accounts depend on the language. */

/** Owner and rights of each path as SDDL. Rejects when they cannot be read. */
export type ReadSddl = (paths: readonly string[]) => Promise<readonly string[]>

/** Administrators, the system, the administrators of the domain, the service that installs Windows. */
const ADMINISTRATORS = new Set(['BA', 'SY', 'DA', 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464'])

const RIGHTS: Readonly<Record<string, number>> = {
  FA: 0x1f01ff,
  FR: 0x120089,
  FW: 0x120116,
  FX: 0x1200a0,
  GA: 0x10000000,
  GR: 0x80000000,
  GW: 0x40000000,
  GX: 0x20000000,
  RC: 0x20000,
  SD: 0x10000,
  WD: 0x40000,
  WO: 0x80000,
  CC: 0x1,
  DC: 0x2,
  LC: 0x4,
  SW: 0x8,
  RP: 0x10,
  WP: 0x20,
  DT: 0x40,
  LO: 0x80,
  CR: 0x100
}

/** Generic and specific rights to read and to list. */
const READ = 0xa01200a9
/** In a folder, others may also create entries: they cannot replace a file of the administrator by it. */
const ALLOWED = { file: READ, folder: READ | 0x116 } as const

const bits = (mask: number): number => mask >>> 0

/** null: not understood. */
function maskOf(rights: string): number | null {
  if (/^0x[0-9a-f]{1,8}$/i.test(rights)) return Number(rights)
  const words = rights.match(/../g) ?? []
  if (words.join('') !== rights) return null
  let mask = 0
  for (const word of words) {
    const right = RIGHTS[word]
    if (right === undefined) return null
    mask |= right
  }
  return bits(mask)
}

/** True when someone other than an administrator owns or can change it, and when the descriptor is not understood. */
export function aclProblem(sddl: string, kind: 'file' | 'folder'): boolean {
  const match = /^O:(S-[\d-]+|[A-Z]{2})(?:G:(?:S-[\d-]+|[A-Z]{2}))?D:([A-Z]*)((?:\([^()]*\))+)$/.exec(sddl.trim())
  if (!match || !ADMINISTRATORS.has(match[1] ?? '')) return true
  const entries = (match[3] ?? '').slice(1, -1).split(')(')
  return entries.some((entry) => {
    const [type = '', flags = '', rights = '', , , account = ''] = entry.split(';')
    const inheritOnly = /^(?:..)*IO/.test(flags)
    if (type === 'D' || inheritOnly || ADMINISTRATORS.has(account)) return false
    const mask = type === 'A' ? maskOf(rights) : null
    return mask === null || bits(mask & ~ALLOWED[kind]) !== 0
  })
}
