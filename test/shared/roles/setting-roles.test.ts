import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roleToRead } from '@shared/roles/setting-roles'
import { SETTINGS, type SettingKey } from '@shared/settings/schema'

/** Read by pages that only these roles have, or for what only they see. */
const HIDDEN: readonly SettingKey[] = ['shop.tools', 'updates.mode']
const KEY = /settings\.value\(\s*['`]([\w.]+)(\$\{)?/g

it('every role reads the settings that pages read, for which the window would take the default', () => {
  const files = globSync('src-renderer/**/*.{ts,vue}').filter((file) => !/features[/\\]settings/.test(file))
  const read = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KEY)])
    .flatMap(([, text = '', open]) =>
      (Object.keys(SETTINGS) as SettingKey[]).filter((key) => (open ? key.startsWith(text) : key === text))
    )
  expect(read).toContain('workspace.share.events')
  expect([...new Set(read)].filter((key) => roleToRead(key) !== 'sales' && !HIDDEN.includes(key))).toEqual([])
})
