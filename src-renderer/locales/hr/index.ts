import type { Messages } from '..'
import app from './app'
import browse from './browse'
import compare from './compare'
import connect from './connect'
import engine from './engine'
import failures from './failures'
import numbers from './numbers'
import offline from './offline'
import onboarding from './onboarding'
import search from './search'
import settings from './settings'

export default { app, browse, compare, connect, engine, failures, numbers, offline, onboarding, search, settings } satisfies Partial<Messages>
