/** Topics of the window. */
import administration from './administration'
import app from './app'
import browse from './browse'
import common from './common'
import compare from './compare'
import connect from './connect'
import customer from './customer'
import diagnosis from './diagnosis'
import engine from './engine'
import failures from './failures'
import feed from './feed'
import health from './health'
import help from './help'
import maintenance from './maintenance'
import numbers from './numbers'
import offline from './offline'
import onboarding from './onboarding'
import quickOpen from './quickOpen'
import search from './search'
import settings from './settings'
import sheets from './sheets'
import workspace from './workspace'

export default {
  administration,
  app,
  browse,
  common,
  compare,
  connect,
  customer,
  diagnosis,
  engine,
  failures,
  feed,
  health,
  help,
  maintenance,
  numbers,
  offline,
  onboarding,
  quickOpen,
  search,
  settings,
  sheets,
  workspace
}
