/** Hook of electron-builder, before it signs: sets the fuses and reads them back. */
import { join } from 'node:path'
import type { AfterPackContext } from 'electron-builder'
import { setFuses, wrongFuses } from './fuses.ts'

export default async function afterPack({
  appOutDir,
  electronPlatformName,
  packager
}: AfterPackContext): Promise<void> {
  const name = packager.appInfo.productFilename
  const { executableName = name } = packager as { executableName?: string }
  const program = join(
    appOutDir,
    { darwin: `${name}.app`, win32: `${name}.exe` }[electronPlatformName] ?? executableName
  )
  await setFuses(program)
  const wrong = await wrongFuses(program)
  if (wrong.length > 0) throw new Error(`${program}: ${wrong.join(', ')}`)
}
