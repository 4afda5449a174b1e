/** Updates of the program, and backups. */
export default {
  updates: {
    state: {
      idle: 'Not checked yet',
      checking: 'Checking…',
      current: 'Dynodesk is up to date.',
      found: 'Version {version} is available.',
      downloading: 'Downloading version {version}…',
      ready: 'Version {version} is ready.'
    },
    readyHelp: 'It is installed when you restart or close Dynodesk.',
    checked: 'Last check: {time}',
    notes: 'What is new',
    amount: '{done} of {all}',
    progress: 'Download',
    check: 'Check for updates',
    download: 'Download',
    file: 'Install from a file…',
    restart: 'Restart to install',
    later: 'Later',
    skip: 'Skip this version',
    skipped: 'You skipped this version.',
    noAddress: 'No update address is set.',
    way: {
      'package-manager': 'The package manager of the system updates this installation.',
      'not-installed': 'Dynodesk runs without installation here and cannot update itself.'
    }
  },
  settingsFile: {
    title: 'Settings file',
    about:
      'A file with the settings that differ from their defaults, for another computer. Keys, passwords and PINs are never in it.',
    export: 'Export settings…',
    import: 'Import settings…',
    count: 'The file will contain {n} setting. | The file will contain {n} settings.',
    leftOut: 'Left out:',
    because: {
      managed: 'set by your administrator',
      chosen: 'chosen on each computer',
      computer: 'belongs to this computer'
    },
    saved: 'Settings saved: {file}',
    setting: 'Setting',
    now: 'Now',
    new: 'From the file',
    none: 'The file changes nothing.',
    same: '{n} setting already has this value. | {n} settings already have these values.',
    refused: 'Not imported:',
    stay: 'Settings that are not in the file stay as they are.',
    apply: 'Import {n} setting | Import {n} settings',
    imported: '{n} setting imported. | {n} settings imported.',
    undone: 'The previous settings are back.'
  },
  profiles: {
    title: 'Profiles',
    about:
      'Each profile has its own address, key, settings, stored catalogue, notes and sheets. A switch restarts Dynodesk.',
    first: 'First profile',
    color: 'Colour',
    colors: {
      blue: 'Blue',
      orange: 'Orange',
      green: 'Green',
      violet: 'Violet',
      pink: 'Pink',
      gray: 'Grey'
    },
    inUse: 'In use',
    switch: 'Switch',
    switchTo: 'Switch to the profile {name}',
    edit: 'Edit',
    editOf: 'Edit the profile {name}',
    removeOf: 'Delete the profile {name}',
    add: 'Add a profile…',
    new: 'New profile',
    status: 'Profile: {name}'
  },
  backup: {
    title: 'Backup',
    about:
      'One encrypted file with settings, favourites, notes, searches, templates, measured runs and made sheets. Keys, passwords and events are not in it.',
    make: 'Make a backup…',
    restore: 'Restore a backup…',
    makeHint: 'The passphrase opens the backup and cannot be recovered.',
    restoreHint: 'Its content is shown before anything changes.',
    catalogue: 'Include the stored catalogue',
    made: 'Backup saved: {file}',
    move: 'Move from another computer: restore a backup…',
    offer: {
      made: 'Made',
      version: 'Version',
      service: 'Service',
      favourites: 'Favourites',
      notes: 'Notes',
      searches: 'Saved searches',
      sheets: 'Spec sheets',
      settings: 'Changed settings',
      catalogue: 'Stored catalogue',
      typeAgain: 'Enter again',
      chooseAgain: 'Choose again',
      replaces:
        'This replaces what is on this computer. A backup of the current state is made first, with the same passphrase.',
      accept: 'Restore and restart'
    }
  }
}
