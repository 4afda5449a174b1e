/** Every page of the settings, its search and dialogs, and several computers. */
import { SETTINGS_PAGES } from '../../../../src-renderer/features/settings/pages/settings-pages'
import { RedisServer } from '../../../helpers/redis-server'
import { expect } from '../../fixtures'
import { columns, engine, loadGains, type ScreenGroup, type Stage } from './screen'

async function openPage({ driver }: Stage, id: string): Promise<void> {
  await driver.go(`#/settings#page-${id}`)
  await expect(driver.page.locator(`[data-testid="settings-page-content"][data-page="${id}"]`)).toBeVisible()
}

export const SETTINGS: ScreenGroup = {
  name: 'settings',
  start: 'service',
  screens: [
    ...SETTINGS_PAGES.map(({ id }) => ({ name: `settings-${id}`, open: (stage: Stage) => openPage(stage, id) })),
    {
      name: 'settings-search',
      open: async (stage) => {
        await openPage(stage, 'general')
        await stage.driver.page.getByTestId('settings-search').fill('limit')
        await expect(stage.driver.page.getByTestId('settings-result').first()).toBeVisible()
      }
    },
    {
      name: 'settings-backup',
      open: async (stage) => {
        await openPage(stage, 'administration')
        const { page } = stage.driver
        const form = page.getByTestId('backup-form')
        if (!(await form.isVisible())) await page.getByTestId('backup-make').click()
        await expect(form).toBeVisible()
      }
    },
    {
      name: 'settings-file',
      open: async (stage) => {
        await openPage(stage, 'administration')
        const { page } = stage.driver
        const plan = page.getByTestId('settings-file-plan')
        if (!(await plan.isVisible())) await page.getByTestId('settings-file-export').click()
        await plan.scrollIntoViewIfNeeded()
        await expect(plan).toBeVisible()
      }
    },
    {
      name: 'settings-profile',
      open: async (stage) => {
        await openPage(stage, 'administration')
        const { page } = stage.driver
        const form = page.getByTestId('profile-form')
        if (!(await form.isVisible())) await page.getByTestId('profile-add').click()
        await form.scrollIntoViewIfNeeded()
        await expect(form).toBeVisible()
      }
    },
    {
      name: 'settings-replace-key',
      open: async (stage) => {
        await openPage(stage, 'connection')
        await stage.driver.page.getByTestId('connection-replace').click()
        await expect(stage.driver.page.getByTestId('replace-key')).toBeVisible()
      }
    },
    {
      name: 'settings-forget-key',
      open: async (stage) => {
        await openPage(stage, 'connection')
        const key = stage.driver.page.getByTestId('replace-key-field')
        if (await key.isVisible()) await key.press('Escape')
        await stage.driver.page.getByTestId('connection-forget').click()
        await expect(stage.driver.page.getByTestId('forget-dialog')).toBeVisible()
      }
    },
    {
      name: 'diagnosis',
      open: async (stage) => {
        await stage.driver.page.keyboard.press('Escape')
        await openPage(stage, 'health')
        await stage.driver.page.getByTestId('diagnosis-open').click()
        await expect(stage.driver.page.getByTestId('diagnosis-dialog')).toBeVisible()
      }
    },
    {
      name: 'settings-advanced',
      open: async (stage) => {
        await stage.driver.page.keyboard.press('Escape')
        await openPage(stage, 'connection')
        const { page } = stage.driver
        if (await page.getByTestId('replace-key').isVisible())
          await page.getByTestId('replace-key-field').press('Escape')
        const shown = stage.driver.page.locator('[data-page="connection"] [data-testid="settings-advanced"]')
        await shown.locator('summary').first().click()
        await expect(stage.driver.setting('limits.vehicleDatabase.calls')).toBeVisible()
      }
    }
  ]
}

/** A computer of a workspace: joined, and refused by the server. */
export const JOINED: ScreenGroup = {
  name: 'joined workspace',
  start: 'service',
  options: { provision: { workspacePassphrase: 'five words of this workshop' } },
  prepare: async ({ driver }) => {
    const server = await RedisServer.startAlone()
    driver.page.once('close', () => void server.end())
    // the question before plain redis://
    await driver.launched.app.evaluate(({ dialog }) => {
      dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false })
    })
    await driver.setSetting('workspace.url', server.address)
    await driver.setSetting('workspace.name', 'Bench')
    await driver.setSetting('workspace.enabled', true)
    await expect(driver.page.getByTestId('workspace')).toHaveAttribute('data-state', 'joined')
  },
  screens: [
    {
      name: 'workspace-joined',
      open: async (stage) => {
        await openPage(stage, 'workspace')
        await expect(stage.driver.page.getByTestId('workspace-computer')).toHaveCount(1)
      }
    },
    {
      name: 'workspace-invitation',
      open: async (stage) => {
        const { page } = stage.driver
        if (!(await page.getByTestId('workspace-invitation-text').isVisible()))
          await page.getByTestId('workspace-invite').click()
        await expect(page.getByTestId('workspace-invitation-text')).toBeVisible()
      }
    },
    {
      name: 'workspace-refused',
      open: async (stage) => {
        await stage.driver.setSetting('workspace.user', 'nobody')
        await expect(stage.driver.page.getByTestId('workspace-panel')).toHaveAttribute('data-problem', /./)
      }
    }
  ]
}

/** A computer of a workspace whose server does not answer. */
export const WORKSPACE: ScreenGroup = {
  name: 'workspace',
  start: 'service',
  options: {
    managedSettings: { 'workspace.enabled': true, 'workspace.url': 'redis://127.0.0.1:1', 'workspace.name': 'Bench' }
  },
  screens: [
    {
      name: 'workspace-alone',
      open: async (stage) => {
        await openPage(stage, 'workspace')
        await expect(stage.driver.page.getByTestId('workspace-panel')).toBeVisible()
      }
    }
  ]
}

/** What the role for sales sees. */
export const SALES: ScreenGroup = {
  name: 'sales',
  start: 'service',
  options: { managedSettings: { 'roles.enabled': true } },
  prepare: columns(4),
  screens: [
    { name: 'sales-engines', open: columns(4) },
    { name: 'sales-gains', open: loadGains },
    { name: 'sales-engine', open: engine() },
    {
      name: 'sales-role',
      open: async ({ driver }) => {
        await driver.page.getByTestId('role').click()
        await expect(driver.page.getByTestId('role-dialog')).toBeVisible()
      }
    },
    {
      name: 'sales-settings',
      open: async (stage) => {
        await stage.driver.page.keyboard.press('Escape')
        await openPage(stage, 'general')
      }
    }
  ]
}
