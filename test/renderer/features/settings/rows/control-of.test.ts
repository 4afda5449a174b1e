import { expect, it } from 'vitest'
import { controlOf, type ControlName } from '@/features/settings/rows/control-of'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'
import { settingView } from '@shared/settings/setting-view'

const CONTROLS: readonly (readonly [key: SettingKey, control: ControlName])[] = [
  ['chart.showBand', 'switch'],
  ['units.power', 'segments'],
  ['language.interface', 'menu'],
  ['chart.bandFrom', 'number'],
  ['chart.physicsTolerancePercent', 'number'],
  ['search.fuels', 'words'],
  ['workspace.url', 'text'],
  ['workspace.authorityFile', 'path'],
  ['packs.jobFolder', 'path'],
  ['notifications.kinds', 'event-kinds'],
  ['customer.display', 'display-mode'],
  ['customer.screen', 'display']
]

it.each(CONTROLS)('the control of %s is %s', (key, control) => {
  const entry = settingView(key, SETTINGS[key].standard, false)
  expect(controlOf(entry, [...(entry.choices ?? [])])).toBe(control)
})

it('a few choices with long labels are a menu', () => {
  const entry = settingView('units.power', 'PS', false)
  expect(controlOf(entry, ['x'.repeat(40), 'x'.repeat(40)])).toBe('menu')
})
