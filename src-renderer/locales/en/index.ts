import app from './app'
import browse from './browse'
import engine from './engine'
import failures from './failures'
import feed from './feed'
import offline from './offline'
import onboarding from './onboarding'
import search from './search'
import settings from './settings'

export default { app, browse, engine, failures, feed, offline, onboarding, search, settings }
