import type { SettingRisk } from '../../../settings/change-confirmation'

/** Questions before a setting is weakened. `notYou` is shown below each `detail`. */
export default {
  allow: 'Allow',
  notYou: 'If you did not just change this setting yourself, choose Cancel.',
  about: {
    unsigned: {
      message: 'Accept unsigned events?',
      detail:
        'Anyone who can reach the receiver can then send events that look genuine. Signatures are no longer checked.'
    },
    network: {
      message: 'Let other devices reach the event receiver?',
      detail: 'The receiver will listen on {value}, not only on this computer. Calls are not encrypted on the way.'
    },
    'host-names': {
      message: 'Accept calls under other host names?',
      detail: 'The receiver will also answer calls addressed to: {value}'
    },
    'event-address': {
      message: 'Receive events from this address?',
      detail: '{value}\n\nEvents are taken from there, and the login saved for this source is sent there.'
    },
    'delete-files': {
      message: 'Delete files from the watched folder?',
      detail: 'Every file is deleted once its events are stored. Others who use the folder lose the file, too.'
    },
    'open-events': {
      message: 'Store events without protection?',
      detail:
        'This computer has no key store. Events with names and number plates are written to the disk with the key beside them: whoever can read the files can read the events.'
    },
    'keep-longer': {
      message: 'Keep catalogue data longer?',
      detail: 'New limit in days: {value} (0 means no limit). Your contract with the provider may forbid this.'
    },
    'read-after-end': {
      message: 'Show catalogue data after the subscription has ended?',
      detail: 'Your contract with the provider may forbid this.'
    },
    'allow-export': {
      message: 'Allow catalogue data to be exported?',
      detail:
        'Lists, comparisons and engines can then be saved as files and copied. Your contract with the provider may forbid this.'
    },
    'allow-pack-files': {
      message: 'Allow pack files?',
      detail:
        'Packs can then be saved to files and read from files of other computers. Your contract with the provider may forbid this.'
    }
  } satisfies Record<SettingRisk, { message: string; detail: string }>
}
