import { fake } from '../../fakes/bridge'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done } from '@contract/failures'
import { startWindow, stopWindow, type StartedWindow } from '../window'

let app: StartedWindow
const entry = () => app.wrapper.get('[data-testid="nav-feed"]')
const said = () => [
  entry().attributes('data-unread'),
  entry().find('.badge').exists() ? entry().get('.badge').text() : null,
  entry().attributes('aria-label')
]

beforeEach(() => fake.reset())
afterEach(() => stopWindow(app))

it('is one tab stop at the entry of the page, and arrows move through it', async () => {
  app = await startWindow('/settings')
  const entries = app.wrapper.findAll<HTMLElement>('nav.nav a')
  const stops = () => entries.filter((one) => one.attributes('tabindex') !== '-1')
  expect(stops().map((one) => one.attributes('data-testid'))).toEqual(['nav-settings'])
  entries.at(-1)!.element.focus()
  await entries.at(-1)!.trigger('keydown', { key: 'ArrowDown' })
  expect(document.activeElement).toBe(entries[0]!.element)
  await entries[0]!.trigger('keydown', { key: 'ArrowUp' })
  expect(document.activeElement).toBe(entries.at(-1)!.element)
})

describe('the entry of the feed', () => {
  it('shows the unread count of main, and follows its broadcasts', async () => {
    fake.answer('feed:unread', done(7))
    app = await startWindow('/catalogue')
    expect(said()).toEqual(['7', '7', 'Feed, 7 unread'])
    // neither the total nor the newest number
    fake.emit('feed:changed', { added: 40, latestSeq: 900, unread: 1 })
    await app.settle()
    expect(said()).toEqual(['1', '1', 'Feed, 1 unread'])
    fake.emit('feed:changed', { added: 0, latestSeq: 0, unread: 0 })
    await app.settle()
    expect(said()).toEqual(['0', null, 'Feed'])
  })

  it('has space for two digits in badge and name; its tooltip has the full number', async () => {
    fake.answer('feed:unread', done(1234))
    app = await startWindow('/catalogue')
    expect(said()).toEqual(['1234', '99+', 'Feed, 99 or more unread'])
    expect(entry().attributes('title')).toMatch(/^Feed, 1.234 unread · Ctrl\+5$/)
  })

  it('shows no count when it cannot be read', async () => {
    fake.fail('feed:unread', 'store-failed')
    app = await startWindow('/catalogue')
    expect(said()).toEqual(['0', null, 'Feed'])
  })
})
