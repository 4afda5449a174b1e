import type { SettingRisk } from '../../../settings/change-confirmation'

/** Questions before a setting is weakened (`notYou` is shown below each `detail`) and before entries are lost. */
export default {
  allow: 'Allow',
  notYou: 'Choose Cancel unless you have just changed this setting yourself.',
  restore: {
    message: 'Restore this backup?',
    detail:
      'Settings, favourites, notes, templates and sheets on this computer are replaced, and Dynodesk restarts. Restore only a backup of your own.',
    risks: 'It also changes these settings:',
    yes: 'Restore'
  },
  settings: {
    message: 'Import these settings?',
    yes: 'Import'
  },
  undoSettings: {
    message: 'Restore the previous settings?',
    yes: 'Undo'
  },
  role: {
    message: 'Switch the role without saving?',
    detail: 'A sheet, rules or a mapping is not finished. All windows reload, and these entries are lost.',
    yes: 'Switch'
  },
  profiles: {
    loss: {
      message: 'Switch the profile without saving?',
      detail: 'A sheet, rules or a mapping is not finished. Dynodesk restarts, and these entries are lost.',
      yes: 'Switch'
    },
    removal: {
      message: 'Delete the profile “{name}”?',
      detail:
        'Its key, settings, stored catalogue, notes and sheets on this computer are deleted. This cannot be undone: make a backup in that profile first.',
      yes: 'Delete'
    }
  },
  invitation: {
    code: 'Code of the invitation: {code}',
    codeHelp: 'The other computer asks for it. Send it separately from the invitation.',
    message: 'Join the other computers?',
    detail:
      'Server: {address}\nUser: {user}\nAnswers, favourites, notes and sheets are shared with them. Accept only an invitation of your own shop.',
    yes: 'Join'
  },
  about: {
    unsigned: {
      message: 'Accept unsigned events?',
      detail: 'Signatures will no longer be checked: anyone who can reach the receiver can send fake events.'
    },
    network: {
      message: 'Let other devices reach the event receiver?',
      detail: 'The receiver will listen on {value}. Requests to it are not encrypted.'
    },
    'host-names': {
      message: 'Accept requests under other host names?',
      detail: 'The receiver will also answer requests to: {value}'
    },
    'event-address': {
      message: 'Receive events from this address?',
      detail: '{value}\n\nEvents are received from this address, and the login for this source is sent to it.'
    },
    'workspace-address': {
      message: 'Connect to this server?',
      detail: '{value}\n\nUser and password for the shared server are sent to this address.'
    },
    'update-address': {
      message: 'Take updates from this address?',
      detail: '{value}\n\nDynodesk will ask this address for updates. Only signed releases are installed.'
    },
    'delete-files': {
      message: 'Delete files from the watched folder?',
      detail: 'Each file is deleted once its events are stored, also for others who use the folder.'
    },
    'open-events': {
      message: 'Store events unprotected?',
      detail:
        'This computer has no key store. Anyone who can read your files can read the events, including names and number plates.'
    },
    'keep-longer': {
      message: 'Keep catalogue data longer?',
      detail: 'New limit in days: {value} (0: no limit). Your contract with the provider may forbid this.'
    },
    'read-after-end': {
      message: 'Show catalogue data after the subscription has ended?',
      detail: 'Your contract with the provider may forbid this.'
    },
    'allow-export': {
      message: 'Allow exporting catalogue data?',
      detail:
        'Lists, comparisons and engines can then be saved as files and copied. Your contract with the provider may forbid this.'
    },
    'allow-pack-files': {
      message: 'Allow transfer files?',
      detail:
        'Downloads can then be saved to files and imported on other computers. Your contract with the provider may forbid this.'
    }
  } satisfies Record<SettingRisk, { message: string; detail: string }>
}
