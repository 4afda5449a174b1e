import { expect, it } from 'vitest'
import { SharedTools } from '@main/services/workspace/shared-tools'

function computer(setting: readonly string[]) {
  const values = new Map<string, unknown>()
  const one = { setting, refuses: false, shared: () => values.get('workspace.tools') as readonly string[], values }
  const tools = new SharedTools({
    userStore: {
      value: async (name) => values.get(name) ?? null,
      setValue: async (name, value) => void values.set(name, value)
    },
    setting: () => one.setting,
    setSetting: async (next) => {
      if (!one.refuses) one.setting = next
      return !one.refuses
    }
  })
  return { one, tools }
}

it('copies tools from the setting to the shared list and back', async () => {
  const { one, tools } = computer(['KESS'])
  await tools.before()
  expect(one.shared()).toEqual(['KESS'])
  one.values.set('workspace.tools', ['KESS', 'Flex'])
  await tools.after()
  expect(one.setting).toEqual(['KESS', 'Flex'])
  one.setting = ['Flex']
  await tools.before()
  expect(one.shared()).toEqual(['Flex'])
})

it('loses no tool when the program ends before the setting is written, or a person changes it meanwhile', async () => {
  const { one, tools } = computer(['KESS'])
  await tools.before()
  one.values.set('workspace.tools', ['KESS', 'Flex'])
  one.refuses = true
  await tools.after()
  await tools.before()
  expect(one.shared()).toEqual(['KESS', 'Flex'])
  one.refuses = false
  one.setting = ['KESS', 'Autotuner']
  await tools.after()
  expect([...one.setting].sort()).toEqual(['Autotuner', 'Flex', 'KESS'])
})
