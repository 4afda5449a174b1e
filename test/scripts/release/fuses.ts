/** Fuses of the packaged Electron. `strictlyRequireAllFuses`: a fuse that a new Electron adds must be decided here. */
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses'

const FUSES: Readonly<Record<FuseV1Options, boolean>> = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // off, WebAssembly checks every memory access in software
  [FuseV1Options.WasmTrapHandlers]: true
}

/**
 * @param program the executable, or the application bundle of macOS
 * @param resetAdHocDarwinSignature Macs with Apple processors start nothing whose signature does not fit, and flipping
 *   breaks the one that Electron came with
 */
export async function setFuses(program: string, resetAdHocDarwinSignature = false): Promise<void> {
  await flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    resetAdHocDarwinSignature,
    ...FUSES
  })
}

/** Reads the fuses back: one sentence for each that differs from `FUSES` or is not in it. */
export async function wrongFuses(program: string): Promise<readonly string[]> {
  const wire: Readonly<Record<string, unknown>> = { ...(await getCurrentFuseWire(program)) }
  const found = Object.keys(wire).filter((key) => /^\d+$/.test(key))
  return [...new Set([...Object.keys(FUSES), ...found])].flatMap((key) => {
    const option = Number(key) as FuseV1Options
    const wanted = FUSES[option] as boolean | undefined
    const name = FuseV1Options[option] ?? `number ${key}`
    if (wanted === undefined) return [`fuse ${name} is not decided`]
    return wire[key] === (wanted ? FuseState.ENABLE : FuseState.DISABLE)
      ? []
      : [`fuse ${name} should be ${wanted ? 'on' : 'off'}`]
  })
}
