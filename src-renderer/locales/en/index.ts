import app from './app'
import browse from './browse'
import connect from './connect'
import engine from './engine'
import failures from './failures'
import offline from './offline'
import onboarding from './onboarding'
import search from './search'
import settings from './settings'

export default { app, browse, connect, engine, failures, offline, onboarding, search, settings }
