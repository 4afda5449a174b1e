import app from './app'
import browse from './browse'
import compare from './compare'
import customer from './customer'
import engine from './engine'
import failures from './failures'
import numbers from './numbers'
import offline from './offline'
import onboarding from './onboarding'
import search from './search'
import settings from './settings'
import sheets from './sheets'

export default { app, browse, compare, customer, engine, failures, numbers, offline, onboarding, search, settings, sheets }
