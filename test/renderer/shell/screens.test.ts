/** Every list of screens in the window follows `shell/screens.ts`, and every screen has its page. */
import { fake } from '../../fakes/bridge'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryHistory } from 'vue-router'
import { COMMANDS, GO_COMMANDS } from '@contract/shortcuts'
import { i18n } from '@/locales'
import { createAppRouter } from '@/router'
import { SCREENS, screenCommands, screenOf } from '@/shell/screens'
import { startWindow, stopWindow, urlAt, type StartedWindow } from '../window'

let app: StartedWindow
beforeEach(() => fake.reset())
afterEach(() => app && stopWindow(app))

it('has a route and a text for each screen, and each command once', () => {
  const router = createAppRouter(() => true, createMemoryHistory())
  for (const { name, routes = [] } of SCREENS) {
    for (const route of [name, ...routes]) expect(router.hasRoute(route), route).toBe(true)
    expect(i18n.global.te(`app.nav.${name}`, 'en'), name).toBe(true)
    expect(routes.map((route) => screenOf(route)?.name)).toEqual(routes.map(() => name))
  }
  const commands = Object.keys(screenCommands(() => {}))
  expect(commands).toHaveLength(SCREENS.filter(({ command }) => command).length)
  expect(COMMANDS).toEqual(expect.arrayContaining(commands))
  expect(commands, 'a screen for each item of the menu "Go"').toEqual(expect.arrayContaining([...GO_COMMANDS]))
})

it.each(SCREENS.map(({ name, command }) => [name, command] as const))(
  'the command of %s opens it, and its entry of the rail is the current one',
  async (name, command) => {
    app = await startWindow(name === 'settings' ? '/search' : '/settings')
    fake.emit('menu:command', command!)
    // pages load lazily
    await expect.poll(() => urlAt(app)).toMatch(new RegExp(`^/${name}`))
    await app.settle()
    const current = app.wrapper.findAll('nav.nav [aria-current="page"]')
    expect(current.map((one) => one.attributes('data-testid'))).toEqual([`nav-${name}`])
  }
)
