/** Exports a pack file and imports it elsewhere: preview, confirmation, trust. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls, expect, pathTo, test, type AppDriver } from '../support/test'

const PASS = 'quiet workshop 7'
const choosesFile = (driver: AppDriver, file: string): Promise<void> =>
  driver.launched.app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = (async () => ({ canceled: false, filePath: path })) as typeof dialog.showSaveDialog
    dialog.showOpenDialog = (async () => ({ canceled: false, filePaths: [path] })) as typeof dialog.showOpenDialog
  }, file)
async function look(driver: AppDriver, phrase: string): Promise<void> {
  await driver.page.getByTestId('pack-import').click()
  await driver.page.getByTestId('pack-phrase').fill(phrase)
  await driver.page.getByTestId('pack-file-go').click()
}

test(
  'an import shows the signer of a file first, costs no call, and remembers the given trust',
  { tag: '@long' },
  async ({ serve, at, profile }) => {
    const service = await serve()
    const file = join(profile, 'corsale.dynopack')
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    const from = await at(service)
    await from.walk(path)
    await choosesFile(from, file)
    const saved = await from.page.evaluate(
      ([id, passphrase]) =>
        (window as any).dynodesk.packs.exportFile({ scopes: [{ kind: 'generation', id }], passphrase }),
      [path.generations, PASS] as const
    )
    expect(saved).toMatchObject({ ok: true, value: { file, engines: 1 } })

    const to = await at(service)
    await to.ready('types')
    const spent = calls(service).length
    await choosesFile(to, file)
    await to.go('#/offline')
    await look(to, 'another phrase')
    await expect(to.notice('pack-file')).toContainText('This passphrase doesn’t open the file')
    await to.page.getByTestId('pack-phrase').fill(PASS)
    await to.page.getByTestId('pack-file-go').click()
    const offer = to.page.getByTestId('pack-offer')
    await expect(offer).toHaveAttribute('data-from', 'unknown')
    await expect(offer).toContainText(saved.value.origin as string)
    await expect(offer.locator('[data-fact="engines"]')).toHaveText('1')
    await expect(offer.locator('[data-fact="languages"]')).toHaveText('English')
    expect(await to.page.evaluate((id) => (window as any).dynodesk.search.desk({ query: id }), '2.0 TDR 150')).toEqual({
      ok: true,
      value: []
    })
    await to.page.getByTestId('pack-trust').check()
    await to.page.getByTestId('pack-trust-name').fill('Dyno room')
    await to.page.getByTestId('pack-accept').click()
    await expect(to.page.getByTestId('pack-file-outcome')).toHaveText('1 engine imported.')
    await to.openEngine(path)
    expect(calls(service).length).toBe(spent)

    await to.go('#/offline')
    await look(to, PASS)
    await expect(offer).toHaveAttribute('data-from', 'trusted')
    await to.page.getByTestId('pack-decline').click()
    await expect(to.page.getByTestId('pack-import')).toBeFocused()
    await to.go('#/settings#signers')
    await to.page.getByRole('button', { name: 'Remove trust in Dyno room' }).click()
    await expect(to.page.getByTestId('signer')).toHaveCount(0)

    const whole = readFileSync(file)
    await to.go('#/offline')
    for (const [bytes, words] of [
      [whole.subarray(0, whole.length - 40), 'incomplete'],
      [Buffer.from(whole.map((byte, n) => (n === 200 ? byte ^ 1 : byte))), 'changed after it was signed'],
      [Buffer.from('a list of prices'), 'This isn’t a transfer file']
    ] as const) {
      writeFileSync(file, bytes)
      await look(to, PASS)
      await expect(to.notice('pack-file')).toContainText(words)
      await to.page.getByRole('button', { name: 'Cancel' }).click()
    }
  }
)
