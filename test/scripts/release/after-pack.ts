/** Hook of electron-builder, before it signs: sets the fuses and reads them back. */
import { join } from 'node:path'
import { Arch, type AfterPackContext } from 'electron-builder'
import { setFuses, wrongFuses } from './fuses.ts'

export default async function afterPack({
  appOutDir,
  electronPlatformName,
  packager,
  arch
}: AfterPackContext): Promise<void> {
  const name = packager.appInfo.productFilename
  const { executableName = name } = packager as { executableName?: string }
  const program = join(
    appOutDir,
    { darwin: `${name}.app`, win32: `${name}.exe` }[electronPlatformName] ?? executableName
  )
  // `codesign` is on macOS alone
  const isForMac = electronPlatformName === 'darwin' && process.platform === 'darwin'
  await setFuses(program, isForMac && arch !== Arch.x64)
  const wrong = await wrongFuses(program)
  if (wrong.length > 0) throw new Error(`${program}: ${wrong.join(', ')}`)
}
