/** Settings carried from one computer to another by a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SavedFileStore } from '@main/adapters/saved-files'
import { openSettings, readSettingsObject } from '@main/adapters/settings'
import { SettingsTransfer } from '@main/services/settings/settings-transfer'
import type { ConfirmationRequest } from '@shared/settings/change-confirmation'
import type { SettingKey } from '@shared/settings/schema'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'

async function computer(managed: Readonly<Record<string, unknown>> = {}, yes = true) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-transfer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [log, clock] = [new FakeLog(), new FakeClock({ wall: Date.UTC(2026, 2, 2) })]
  const managedFile = join(folder, 'managed.json')
  writeFileSync(managedFile, JSON.stringify(managed))
  const settings = await openSettings({ file: join(folder, 'settings.json'), managedFile, log })
  const asked: (readonly ConfirmationRequest[])[] = []
  const undone: boolean[] = []
  const carried = join(folder, 'carried.json')
  const transfer = new SettingsTransfer({
    settings,
    files: new SavedFileStore(log),
    clock,
    log,
    newId: () => 's1',
    read: readSettingsObject,
    chooseTarget: async () => carried,
    chooseSource: async () => carried,
    confirm: async (risks, isUndo) => (asked.push(risks), undone.push(isUndo), yes)
  })
  return {
    settings,
    transfer,
    carried,
    asked,
    undone,
    stored: () => readFileSync(join(folder, 'settings.json'), 'utf8')
  }
}

type Computer = Awaited<ReturnType<typeof computer>>

async function carry(from: Computer, to: Computer) {
  await from.transfer.save()
  writeFileSync(to.carried, readFileSync(from.carried))
  const offer = await to.transfer.open({ dropped: false })
  if (!offer.ok || offer.value === null) throw new Error('no offer')
  return offer.value
}

test('a file has what differs from the defaults, and names what stays on this computer', async () => {
  const { settings, transfer, carried } = await computer({ 'appearance.theme': 'dark' })
  await settings.set('units.power', 'kW')
  await settings.set('workspace.name', 'Counter')
  await settings.set('events.folder.path', '/srv/events')
  await settings.set('chart.layout', 'stacked')
  expect(transfer.plan()).toEqual({
    keys: ['units.power'],
    leftOut: [
      { key: 'appearance.theme', reason: 'managed' },
      { key: 'workspace.name', reason: 'computer' },
      { key: 'events.folder.path', reason: 'chosen' }
    ]
  })
  expect(await transfer.save()).toEqual({ ok: true, value: { file: carried } })
  expect(JSON.parse(readFileSync(carried, 'utf8'))).toEqual({ 'units.power': 'kW' })
})

test('an exported file is valid as managed settings', async () => {
  const from = await computer()
  await from.settings.set('units.power', 'kW')
  await from.transfer.save()
  const fleet = await computer(JSON.parse(readFileSync(from.carried, 'utf8')) as Record<string, unknown>)
  expect(fleet.settings.all().find(({ key }) => key === 'units.power')).toMatchObject({ value: 'kW', managed: true })
})

test('an import shows its changes, applies all of them, and can be undone', async () => {
  const [from, to] = [await computer(), await computer()]
  await from.settings.set('units.power', 'kW')
  await from.settings.set('shop.tools', ['Trawler'])
  await from.settings.set('chart.cruiseRpm', 2600)
  await to.settings.set('chart.cruiseRpm', 2600)
  await to.settings.set('units.torque', 'kgm')
  const offer = await carry(from, to)
  expect(offer).toMatchObject({
    file: 'carried.json',
    changes: [
      { key: 'units.power', from: 'PS', to: 'kW' },
      { key: 'shop.tools', from: [], to: ['Trawler'] }
    ],
    refused: [],
    same: 1
  })
  expect(to.settings.get('units.power')).toBe('PS')
  const changed: SettingKey[] = []
  to.settings.onChange((key) => changed.push(key))
  expect(await to.transfer.apply({ id: offer.id })).toEqual({ ok: true, value: true })
  expect([to.settings.get('units.power'), to.settings.get('shop.tools'), to.settings.get('units.torque')]).toEqual([
    'kW',
    ['Trawler'],
    'kgm'
  ])
  expect(changed.toSorted()).toEqual(['shop.tools', 'units.power'])
  expect(await to.transfer.undo()).toEqual({ ok: true, value: true })
  expect(JSON.parse(to.stored())).toMatchObject({ values: { 'chart.cruiseRpm': 2600, 'units.torque': 'kgm' } })
  expect(to.settings.get('units.power')).toBe('PS')
  expect(await to.transfer.undo()).toMatchObject({ ok: false })
})

test('refuses by name what this computer cannot take', async () => {
  const to = await computer({ 'units.power': 'bhp' })
  writeFileSync(
    to.carried,
    JSON.stringify({
      'units.power': 'kW',
      'events.folder.path': '/srv/events',
      'chart.cruiseRpm': 99_999,
      [`old.${'x'.repeat(200)}`]: 1,
      'units.torque': 'kgm'
    })
  )
  const offer = await to.transfer.open({ dropped: false })
  expect(offer).toMatchObject({
    ok: true,
    value: {
      changes: [{ key: 'units.torque' }],
      refused: [
        { key: 'units.power', reason: 'managed' },
        { key: 'events.folder.path', reason: 'chosen' },
        { key: 'chart.cruiseRpm', reason: 'between', params: { min: 0, max: 30_000 } },
        { key: `old.${'x'.repeat(76)}`, reason: 'unknown' }
      ]
    }
  })
})

test('asks once about all changes that weaken a check, and changes nothing when declined', async () => {
  const values = { 'policy.keepDays': 30, 'events.webhook.signature': 'none', 'units.power': 'kW' }
  const to = await computer({}, false)
  await to.settings.set('policy.keepDays', 7)
  writeFileSync(to.carried, JSON.stringify(values))
  await to.transfer.open({ dropped: false })
  expect(await to.transfer.apply({ id: 's1' })).toEqual({ ok: true, value: false })
  expect(to.asked.map((risks) => risks.map(({ about }) => about))).toEqual([['keep-longer', 'unsigned']])
  expect(to.undone).toEqual([false])
  expect(to.settings.get('units.power')).toBe('PS')
})

test('an undo that weakens a check causes a question', async () => {
  const to = await computer()
  await to.settings.set('events.webhook.signature', 'none')
  writeFileSync(to.carried, JSON.stringify({ 'events.webhook.signature': 'hmac-sha256-hex' }))
  await to.transfer.open({ dropped: false })
  await to.transfer.apply({ id: 's1' })
  expect(to.asked).toEqual([])
  await to.transfer.undo()
  expect(to.asked.map((risks) => risks.map(({ about }) => about))).toEqual([['unsigned']])
  expect(to.undone).toEqual([true])
})

test('a receiver that opens to the network and is switched on by the same file causes a question', async () => {
  const to = await computer()
  writeFileSync(to.carried, JSON.stringify({ 'events.webhook.enabled': true, 'events.webhook.host': '0.0.0.0' }))
  await to.transfer.open({ dropped: false })
  await to.transfer.apply({ id: 's1' })
  expect(to.asked[0]?.map(({ about, value }) => [about, value])).toContainEqual(['network', '0.0.0.0'])
})

test('a file without an object of settings changes nothing and reports the reason', async () => {
  const { transfer, carried } = await computer()
  for (const [content, reason] of [
    ['{"units.power":', 'not-json'],
    ['[1]', 'not-an-object'],
    [' '.repeat(2 * 1024 * 1024), 'too-large']
  ] as const) {
    writeFileSync(carried, content)
    expect(await transfer.open({ dropped: false })).toMatchObject({
      ok: false,
      failure: { code: 'file-invalid', params: { file: 'carried.json', reason } }
    })
  }
  expect(await transfer.apply({ id: 's1' })).toMatchObject({ ok: false, failure: { code: 'invalid-input' } })
})
