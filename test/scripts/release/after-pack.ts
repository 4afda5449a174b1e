/** Hook of electron-builder, before it signs: sets the fuses, reads them back, and names the publisher. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Arch, type AfterPackContext, type WinPackager } from 'electron-builder'
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
  if (electronPlatformName === 'win32') await writePublisher(appOutDir, packager as WinPackager)
}

/**
 * Names the publisher that Windows must find in the signature of an update. electron-builder writes this file only with
 * `publish`, which would make it publish. Nothing without a certificate.
 */
async function writePublisher(appOutDir: string, packager: WinPackager): Promise<void> {
  const names = await (await packager.signingManager.value).computedPublisherName.value
  if (!names) return
  const config = `provider: custom\nupdaterCacheDirName: installer\npublisherName: ${JSON.stringify(names)}\n`
  await writeFile(join(appOutDir, 'resources/app-update.yml'), config)
}
