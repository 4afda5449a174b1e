/** Backups of the data folder, and their restore at the next start. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { app } from 'electron'
import { openBackupFolder } from '../../../adapters/backup-folder'
import { PackFileStore } from '../../../adapters/pack-file'
import { BACKUP } from '../../../adapters/pack-file/container-format'
import { readSettingsFile, writeSettingsFile } from '../../../adapters/settings'
import { copyStore, readStoreFacts, SCHEMA_VERSIONS } from '../../../adapters/sqlite'
import { startStoreWorker } from '../../../adapters/sqlite/start-store-worker'
import { Backup, type BackupDeps } from '../../../services/backup/backup'
import { confirmationFor } from '../../../shared/settings/change-confirmation'
import { isChosen, type SettingKey } from '../../../shared/settings/schema'
import { riskTexts } from '../../../windows/dialogs/setting-questions'
import { windowText } from '../../../windows/texts'
import type { AppContext } from '../../context'
import type { LibraryModuleDeps } from '../library'

const GB = 1024 ** 3
const LIMITS = { maxFileBytes: 8 * GB, maxUnpackedBytes: 32 * GB }

function backupFolder({ paths: { userData }, clock, log }: AppContext) {
  const thread = { startWorker: startStoreWorker, clock, log }
  return openBackupFolder({
    userData,
    now: () => clock.now(),
    copyDatabase: (name, file, target) =>
      copyStore({ role: name === 'cache.db' ? 'cache-copy' : 'person-copy', file, target, ...thread }),
    async inspectDatabase(name, file) {
      const role = name === 'cache.db' ? 'cache-facts' : 'person-facts'
      const facts = await readStoreFacts({ role, file, ...thread }).catch(() => null)
      if (facts === null) return { newer: false, sound: false, rows: {} }
      const { schema, ours, sound, rows } = facts
      // the seal proves the content of a file that is too large to be checked here
      return { newer: ours && schema > SCHEMA_VERSIONS[name], sound: ours && schema > 0 && sound !== false, rows }
    }
  })
}

function stagedSettings({ paths: { userData }, clock, setting }: AppContext): BackupDeps['settings'] {
  const file = join(userData, 'restore', 'new', 'settings.json')
  const read = () => readSettingsFile(file, () => clock.now())
  const isElsewhere = (key: SettingKey, value: unknown): boolean => isChosen(key) && setting(key) !== value
  return {
    async read() {
      const values = [...(await read()).values]
      const risks = values.flatMap(([key, value]) => {
        const request = confirmationFor(key, value as never, setting)
        return request === null || isElsewhere(key, value) ? [] : [request]
      })
      const chosen = values.filter(([key, value]) => isElsewhere(key, value)).map(([key]) => key)
      return { count: values.length, chosen, risks }
    },
    async dropChosen() {
      const { version, values, foreign } = await read()
      const rest = new Map([...values].filter(([key, value]) => !isElsewhere(key, value)))
      if (rest.size < values.size) await writeSettingsFile(file, version, rest, foreign)
    }
  }
}

export function createBackupModule({ context, windows, stores, connection, catalogue }: LibraryModuleDeps): Backup {
  const { clock, log, events, setting, languages, texts } = context
  const { secrets } = stores
  const confirm: BackupDeps['confirm'] = (risks) => {
    const language = languages.interface()
    const detail = [windowText(language, 'questions.restore.detail')]
    if (risks.length > 0) detail.push(windowText(language, 'questions.restore.risks'), riskTexts(risks, language))
    return windows.confirm({
      message: windowText(language, 'questions.restore.message'),
      detail: detail.join('\n\n'),
      yes: windowText(language, 'questions.restore.yes'),
      no: texts().cancel,
      type: 'warning'
    })
  }
  return new Backup({
    files: new PackFileStore({ secrets, log, kind: BACKUP, limits: LIMITS }),
    folder: backupFolder(context),
    settings: stagedSettings(context),
    secrets,
    clock,
    log,
    version: app.getVersion(),
    newId: randomUUID,
    service: () => connection.service.serviceName(),
    mayCopyCatalogue: () =>
      setting('packs.allowFiles') && setting('policy.allowExport') && catalogue.retention.refusal() === null,
    mayTakeCatalogue: () => setting('packs.allowFiles'),
    chooseTarget: windows.dialogs.backupTarget,
    chooseSource: async (opened) => (opened ? windows.openedFiles.path('backup') : windows.dialogs.backup()),
    confirm,
    restart: () => events.emit('restart')
  })
}
