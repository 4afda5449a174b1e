/**
 * What happened, whose doing it is (only where that changes what to do), what to do next. One entry per code of
 * `FAILURE_CODES`; `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'the service',
  'retry-at': 'Retry possible: {time}.',
  'correct-in': 'Correct it in {file} and restart.',
  'resume-at': 'Available again at about {time}',
  'resume-in': '(in {left})',
  'resume-now': 'Requests are available again.',
  'service-said': 'Message from the service: {words}',
  'not-connected': {
    what: 'You’re not connected yet.',
    next: 'Enter the base address and key, or open the demo catalogue.',
    because: {
      key: {
        what: 'The key is missing or can’t be read.',
        next: 'Enter it again.'
      },
      locked: {
        what: 'The key store of the system doesn’t release the key.',
        next: 'Unlock it and check again, or enter the key again.'
      }
    }
  },
  'bad-address': {
    what: 'This base address can’t be used.',
    who: 'Use https:// without “?” or user name; http:// only for this computer.',
    next: 'Check the address in your subscription documents.',
    because: {
      'set-up': {
        what: 'The base address in {file} can’t be used.',
        next: 'Correct the file and restart, or enter it here.'
      },
      'other-service': {
        who: 'The stored key belongs to another service.',
        next: 'Add the key for this service to the set-up file.'
      }
    }
  },
  'bad-key': {
    what: 'This key isn’t accepted.',
    next: 'Check it or ask your provider for a new one.'
  },
  unauthorised: {
    what: 'Your subscription doesn’t include the catalogue.',
    who: 'Your key is fine.',
    next: 'Ask your provider for access, then check again.'
  },
  'inactive-subscription': {
    what: 'Your subscription is not active.',
    who: 'Your key is fine.',
    next: 'Renew it with your provider, then check again.',
    because: {
      readable: { who: 'Your key is fine, and engines on this computer still work.' },
      withheld: { who: 'Your key is fine. Engines on this computer are hidden until you renew.' }
    }
  },
  'subscription-ends': {
    what: 'Your subscription ends on {day}: {left}.',
    next: 'Renew it with your provider to keep your access.'
  },
  'bad-request': {
    what: 'The service rejected this request.',
    who: 'This is a bug in Dynodesk.',
    next: 'Please report it and attach the log.'
  },
  'not-found': {
    what: 'The catalogue has no entry for this.',
    next: 'Go back and refresh the list.'
  },
  limit: {
    what: 'All requests of this hour are used.',
    next: 'Engines on this computer still work.'
  },
  'server-error': {
    what: 'The catalogue service has a problem.',
    who: 'Your key and computer are fine.',
    next: 'Try again later.'
  },
  offline: {
    what: 'You’re offline.',
    who: 'Engines on this computer still work.',
    next: 'Check your network and try again.',
    because: {
      connected: {
        what: 'The connection broke off.',
        who: '',
        next: 'Try again.'
      }
    }
  },
  timeout: {
    what: 'The service took too long to respond.',
    next: 'Try again, or raise the time limit in the settings.'
  },
  insecure: {
    what: 'No trusted https connection to the service.',
    who: 'The connection may be intercepted, or this computer’s date is wrong.',
    next: 'Check address, date and network.'
  },
  'proxy-login': {
    what: 'The proxy needs a login.',
    next: 'Try again and enter the proxy login, or ask your administrator for it.'
  },
  'not-the-service': {
    what: 'The answer isn’t from the service.',
    who: 'A sign-in page of the network or a proxy may answer.',
    next: 'Sign in to the network or check the base address, then try again.',
    because: {
      path: {
        what: 'No Vehicle Database at this address. Check its path.',
        who: '',
        next: 'Check the address in your subscription documents.'
      },
      'sign-in': {
        what: 'This network needs a sign-in.',
        who: '',
        next: 'Sign in to the network in your browser, then try again.'
      },
      'other-record': {
        what: 'The service sent the wrong record.',
        who: '',
        next: 'Try again, or report it to your provider.'
      }
    }
  },
  redirected: {
    what: 'The service redirects to another address.',
    next: 'Ask your provider for the correct base address.'
  },
  'too-large': {
    what: 'The response is too large.',
    next: 'Raise the size limit in the settings and try again.',
    because: {
      rows: {
        who: 'The list has {rows} entries; the limit is {most}.',
        next: 'Narrow the search, or report it to your provider.'
      },
      effort: {
        who: 'Reading it takes too much time or memory.',
        next: 'Try again, or report it to your provider.'
      }
    }
  },
  cancelled: {
    what: 'Cancelled before the request was sent.',
    next: 'Try again when you need it.'
  },
  paused: {
    what: 'Background requests are paused.',
    who: 'The service refused an earlier request.',
    next: 'Choose “Try again” to resume.'
  },
  withheld: {
    what: 'The data retention rules hide this.',
    next: 'Ask your administrator about the rules.',
    because: {
      age: {
        what: 'Data older than {days} day is hidden. | Data older than {days} days is hidden.',
        next: 'Check your connection and try again to update it.'
      },
      ended: {
        what: 'Your subscription has ended.',
        who: 'Engines on this computer are hidden; favourites and notes stay.',
        next: 'Renew it with your provider, then check again.'
      }
    }
  },
  'too-short': {
    what: 'The search text is too short.',
    who: 'The service needs at least {least} characters.',
    next: 'Type a few more.'
  },
  'invalid-input': {
    what: 'Dynodesk sent an invalid request.',
    who: 'This is a bug in Dynodesk.',
    next: 'Please report it and attach the log.'
  },
  'setting-invalid': {
    what: 'This value isn’t allowed for {key}.',
    next: 'Choose another value.',
    because: {
      unknown: { who: 'This version has no such setting.' },
      boolean: { who: 'Must be true or false.' },
      number: { who: 'Must be a number.' },
      whole: { who: 'Must be a whole number.' },
      between: { who: 'Must be between {min} and {max}.' },
      choice: { who: 'Must be one of {choices}.' },
      text: { who: 'Must be text.' },
      length: { who: 'Must be at most {max} characters long.' },
      list: { who: 'Must be at most {max} words of 1 to 200 characters each.' },
      words: { who: 'Each word must be one of {choices}.' },
      time: { who: 'Must be a time from 00:00 to 23:59.' },
      'listen-host': { who: 'Must be an IP address, such as 127.0.0.1.' },
      'listen-path': { who: 'Must start with / and contain only letters, digits and - _ . ~ /.' },
      'header-name': { who: 'Must be a valid header name.' },
      'header-prefix': { who: 'Must be printable ASCII characters.' },
      scheme: { who: 'Must start with {schemes}.' },
      credentials: { who: 'Enter the user name and password in their own fields.' },
      topic: { who: 'Must be a topic; + matches one level, # at the end matches all.' },
      'poll-path': { who: 'Must be a read path for projects or tickets.' },
      'poll-item': { who: 'Must end with {ending}.' },
      folder: { who: 'Must be the full path of a folder.' },
      place: { who: 'Must be a JSON pointer, such as /kind.' },
      chosen: { who: 'It is set on each computer.' },
      declined: { who: 'You chose Cancel: nothing was changed.' },
      'registry-text': {
        who: 'Text with “?” or non-ASCII characters is incomplete in the registry. Use managed.json.'
      },
      'update-key': { who: 'An Ed25519 public key has 64 hexadecimal digits.' }
    }
  },
  'setting-managed': {
    what: '{key} is managed by your administrator.',
    next: 'Ask your administrator to change it.',
    because: {
      conflict: {
        what: '{key} has different values in {file} and {other}.',
        who: '{other} applies.',
        next: 'Remove one of the two.'
      }
    }
  },
  'file-invalid': {
    what: 'The file {file} can’t be used.',
    next: 'Correct the file and restart.',
    because: {
      missing: { who: 'The file doesn’t exist.', next: 'Check its path and restart.' },
      unreadable: { who: 'The file can’t be read.' },
      'too-large': { who: 'The file is too large.' },
      'too-deep': { who: 'The file is nested too deeply.' },
      'not-json': { who: 'The file isn’t valid JSON.' },
      'not-an-object': { who: 'The file must contain a single JSON object.' },
      empty: { who: 'The file is empty.' },
      'unknown-entry': { who: 'Only these entries are allowed: {known}.' },
      'not-text': { who: 'The entry {entry} must be text.' },
      'bad-key': { who: 'The entry {entry} contains invalid characters.' },
      'no-event': { who: 'Line {line} isn’t an event.', next: 'Correct it and choose the file again.' },
      'long-line': {
        who: 'The event on line {line} is too large.',
        next: 'Choose another file, or raise the size limit in the settings.'
      },
      'not-admin-only': {
        who: 'People who are not administrators can change this file.',
        next: 'Let only administrators write the file and its folder, then restart.'
      },
      linked: {
        who: 'The path of this file contains a link.',
        next: 'Replace the link with the file itself, then restart.'
      },
      overruled: {
        what: 'The file {file} isn’t used: the system has managed settings of its own.',
        next: 'Move its values there, or start without --managed-settings.'
      }
    }
  },
  'no-keystore': {
    what: 'Your key is stored for this session only.',
    who: 'This system has no key store.',
    next: 'Set up a key store, or enter the key after each start.',
    because: {
      'set-up': { next: 'Set up a key store and restart; {file} is kept until then.' },
      unprotected: {
        what: 'Your key is stored unprotected.',
        who: 'Anyone who can read your files can read the key.',
        next: 'Set up a key store, or forget the key under Settings, Connection.'
      }
    }
  },
  'store-failed': {
    what: 'A file couldn’t be read or written.',
    who: 'The disk may be full, the folder protected or the file in use.',
    next: 'Check free space and permissions; the log names the file.',
    because: {
      'settings-damaged': {
        what: 'The settings were damaged and have been reset.',
        who: 'The old file is now {aside}.',
        next: 'Check your settings.'
      },
      'connection-damaged': {
        what: 'The connection data was damaged.',
        who: 'The old file is now {aside}.',
        next: 'Enter the address and key again: stored engines and notes return.'
      },
      'profiles-damaged': {
        what: 'The list of profiles was damaged.',
        who: 'The first profile is open; the others are listed by numbers.',
        next: 'Name the profiles again in the settings.'
      },
      'settings-unreadable': {
        what: 'The settings couldn’t be read.',
        who: 'The defaults apply and can’t be changed in this session.',
        next: 'Check the permissions of {file} and restart.'
      },
      'settings-unwritten': {
        what: 'The setting couldn’t be saved.',
        who: 'The disk may be full or {file} write-protected.',
        next: 'Check free space and permissions, then change it again.'
      },
      'set-up-stays': {
        what: 'The set-up file {file} couldn’t be applied.',
        next: 'Check free space and permissions, then restart.'
      },
      'set-up-not-deleted': {
        what: 'The set-up file {file} couldn’t be deleted.',
        who: 'It contains unencrypted secrets.',
        next: 'Delete the file.'
      },
      'file-read-only': {
        what: 'The file {file} is read-only.',
        who: 'Changes can’t be saved.',
        next: 'Check the permissions of the file and its folder, then restart.'
      },
      'disk-full': {
        what: 'The disk is full.',
        who: 'Stored data is read-only: changes can’t be saved.',
        next: 'Free up disk space and restart.'
      },
      'file-unopened': {
        what: 'The file {file} can’t be opened.',
        who: 'Its data isn’t available, and changes can’t be saved.',
        next: 'Check the disk, the folder and its permissions, then restart.'
      },
      'events-unreadable': {
        what: 'Some stored events can’t be read.',
        who: 'They are damaged in {file} and listed without content.',
        next: 'Delete old events to remove them.'
      }
    }
  },
  'store-rebuilt': {
    what: 'The stored catalogue was damaged and has been reset.',
    who: 'Favourites, notes and settings are safe.',
    next: 'Download what you need again.'
  },
  'store-restored': {
    what: 'Favourites, notes, searches, templates and sheets were restored from {date}.',
    who: 'Later changes are lost. The damaged file is now {file}.',
    next: 'Repeat these changes.'
  },
  'store-lost': {
    what: 'Favourites, notes, searches, templates and sheets are damaged.',
    who: 'There is no backup. The damaged file is now {file}.',
    next: 'Keep it: an expert may be able to recover it.'
  },
  'store-newer': {
    what: '{file} is from a newer version of Dynodesk.',
    who: 'It is read-only here.',
    next: 'Update Dynodesk on this computer.'
  },
  'store-not-migrated': {
    what: '{file} couldn’t be updated for this version.',
    who: 'Its data is read-only for now.',
    next: 'Free up disk space and restart; the log has the reason.'
  },
  'events-lost': {
    what: 'Stored events couldn’t be read. The feed was reset.',
    who: 'The old file is now {file}.',
    next: 'Delete all events to remove the old file.'
  },
  'events-session': {
    what: 'Events are stored only until Dynodesk closes.',
    who: 'This system has no key store.',
    next: 'Set one up, or allow unprotected events under Settings, Events.'
  },
  'events-locked': {
    what: 'The stored events are locked.',
    who: 'The key store is locked, so new events are refused for now.',
    next: 'Unlock the key store and restart Dynodesk.'
  },
  'events-open': {
    what: 'Events are stored unprotected.',
    who: 'This system has no key store.',
    next: 'Set up a key store, or change this under Settings, Events.'
  },
  backup: {
    what: 'The backup could not be used.',
    next: 'Try again; the log has the reason.',
    because: {
      'wrong-passphrase': {
        what: 'This passphrase doesn’t open the backup.',
        who: 'Capitals, spaces and the keyboard layout matter.',
        next: 'Enter it again.'
      },
      'not-a-backup': {
        what: 'This isn’t a backup of Dynodesk.',
        next: 'Choose a file that ends in .dynobackup.'
      },
      newer: {
        what: 'This backup needs a newer version of Dynodesk.',
        next: 'Update Dynodesk, then restore it again. Nothing has changed.'
      },
      damaged: {
        what: 'This backup is damaged or incomplete.',
        who: 'Nothing has changed.',
        next: 'Copy the file again, or use an older backup.'
      },
      'too-large': {
        what: 'The backup is too large.',
        next: 'Make it without the stored catalogue.'
      },
      unreadable: {
        what: 'The file could not be read.',
        who: 'Nothing has changed.',
        next: 'Check whether the disk is connected and you may read the file.'
      },
      unwritable: {
        what: 'The backup could not be written.',
        who: 'Nothing has changed.',
        next: 'Check the free space on the disk and whether you may write there.'
      },
      'in-use': {
        what: 'Another backup is being made or read.',
        next: 'Wait until it is done.'
      },
      restored: {
        what: 'The backup was restored.',
        who: 'Backups contain no keys and passwords.',
        next: 'Enter them again where they are missing.'
      },
      'not-restored': {
        what: 'The backup could not be restored.',
        who: 'Everything is as before. Another program may have used the files.',
        next: 'Restart this computer, then restore it again.'
      }
    }
  },
  'pack-file': {
    what: 'This transfer file can’t be used.',
    who: 'The passphrase may be wrong or the file damaged.',
    next: 'Check the passphrase, or have the file saved again.',
    because: {
      'wrong-passphrase': {
        what: 'This passphrase doesn’t open the file.',
        who: 'Capitals, spaces and the keyboard layout matter.',
        next: 'Enter it again, or ask whoever saved the file.'
      },
      'cut-short': {
        what: 'This transfer file is incomplete.',
        who: 'The copy was probably interrupted.',
        next: 'Copy the file again.'
      },
      signature: {
        what: 'This file was changed after it was signed.',
        who: 'This can be a copy error or tampering.',
        next: 'Copy it again. If this repeats, don’t use it.'
      },
      damaged: {
        what: 'The content of this transfer file is invalid.',
        who: '',
        next: 'Save it again on the other computer.'
      },
      'unknown-version': {
        what: 'This file needs a newer version of Dynodesk.',
        who: '',
        next: 'Update Dynodesk on this computer, then import the file again.'
      },
      'not-a-pack': {
        what: 'This isn’t a transfer file.',
        who: '',
        next: 'Choose a file saved under “Transfer to another computer”.'
      },
      'other-service': {
        what: 'This file belongs to another catalogue service.',
        who: '',
        next: 'Connect to that service, or use a file saved with this one.'
      },
      'too-large': {
        what: 'This transfer file is too large.',
        who: '',
        next: 'Save it in several parts.'
      },
      unreadable: {
        what: 'The file couldn’t be read.',
        who: 'It may be gone or protected.',
        next: 'Check the drive and choose the file again.'
      },
      unwritable: {
        what: 'The file couldn’t be saved.',
        who: 'The drive may be full or write-protected.',
        next: 'Choose another place.'
      },
      forbidden: {
        what: 'Transfer files are switched off.',
        who: '',
        next: 'Ask your administrator.'
      },
      'no-export': {
        what: 'Exporting the catalogue is switched off.',
        who: '',
        next: 'Ask your administrator.'
      },
      empty: {
        what: 'None of these engines is downloaded yet.',
        who: '',
        next: 'Download them first, then save the file.'
      },
      future: {
        what: 'The date of this file is in the future.',
        who: '',
        next: 'Check the clocks of both computers.'
      },
      'unknown-signer': {
        what: 'This file comes from an unknown computer.',
        who: '',
        next: 'Compare the signatures, then confirm.'
      },
      changed: {
        what: 'The file has changed since you chose it.',
        who: '',
        next: 'Choose the file again.'
      }
    }
  },
  'clock-wrong': {
    what: 'This computer’s clock and the service’s differ by {by}.',
    who: 'Remaining days and times may be wrong.',
    next: 'Check the date, time and time zone of this computer.',
    because: {
      ahead: { what: 'This computer’s clock is {by} ahead of the service’s.' },
      behind: { what: 'This computer’s clock is {by} behind the service’s.' }
    }
  },
  'pack-too-large': {
    what: 'This download needs too many requests.',
    who: 'Limit per download, in requests: {most}.',
    next: 'Choose less, or raise the download limit in the settings.'
  },
  'compare-full': {
    what: 'The comparison is full ({most} engines).',
    next: 'Remove an engine first.'
  },
  role: {
    what: 'This role can’t do that.',
    next: 'Switch to another role.'
  },
  profile: {
    what: 'The profile can’t be changed.',
    next: 'Close this page and try again.',
    because: {
      name: {
        what: 'The profile needs a name of its own.',
        next: 'Enter another name.'
      },
      'too-many': {
        what: 'There are {most} profiles already.',
        next: 'Delete one that you don’t need.'
      },
      unknown: {
        what: 'This profile no longer exists.'
      },
      'in-use': {
        what: 'The profile is in use.',
        next: 'Switch to another one first.'
      }
    }
  },
  invitation: {
    what: 'The invitation can’t be used.',
    next: 'Make a new one.',
    because: {
      'not-set-up': {
        what: 'This computer has no server or passphrase to pass on.',
        next: 'Enter both above.'
      },
      authority: {
        what: 'The certificate file can’t be read or is too large.',
        next: 'Choose it again under “Advanced”.'
      },
      'not-an-invitation': {
        what: 'This isn’t an invitation.',
        next: 'Copy the whole text or choose the file.'
      },
      code: {
        what: 'The code doesn’t open this invitation.',
        next: 'Enter the code of this invitation.'
      },
      'not-stored': {
        what: 'The passwords can’t be stored. Nothing has changed.',
        next: 'Check the system’s key store and the disk, then try again.'
      }
    }
  },
  pin: {
    what: 'The PIN can’t be used.',
    next: 'Enter it again.',
    because: {
      missing: { what: 'This role needs a PIN.', next: 'Enter it.' },
      wrong: { who: 'It is wrong.' },
      wait: { who: 'Too many wrong PINs.', next: 'Try again in {seconds} s.' },
      length: { who: 'It needs at least {least} characters.', next: 'Enter a longer PIN.' },
      'not-sealed': { who: 'This system has no key store.', next: 'Set up a key store.' },
      locked: { who: 'The key store of the system is locked.', next: 'Unlock it and try again.' },
      first: { who: 'The administrator has no PIN yet.', next: 'Set the PIN of the administrator first.' }
    }
  },
  'export-off': {
    what: 'Exporting the catalogue is switched off.',
    next: 'Ask your administrator.'
  },
  link: {
    what: 'This link isn’t valid.',
    next: 'Ask the sender for the engine’s name and search for it.',
    because: {
      'file-missing': {
        what: 'Can’t find or read {file}.',
        next: 'Check that it still exists and that you may read it.'
      },
      'file-foreign': {
        what: 'The content of {file} doesn’t match its type.',
        next: 'Ask the sender for the original file.'
      },
      'file-unknown': {
        what: '{file} can’t be opened here.',
        next: 'Dynodesk opens .dynopack, .dynosheet and .dynobackup files, tables (.csv, .tsv, .txt) and settings (.json).'
      },
      'file-several': { what: 'One file at a time, please.', next: 'Drop the files one after the other.' },
      'file-too-large': {
        what: '{file} is too long for a job list.',
        next: 'Split it: up to {most} characters fit.'
      },
      'other-service': {
        what: 'This link belongs to another service ({theirs}).',
        who: 'Its numbers mean other vehicles at {ours}.',
        next: 'Search for the vehicle by name.'
      },
      'not-connected': {
        what: 'This link needs a connection to the service.',
        next: 'Connect or open the demo catalogue, then open the link again.'
      }
    }
  },
  'save-failed': {
    what: 'The file couldn’t be saved.',
    next: 'Choose another folder and save again.',
    because: {
      denied: { who: 'You can’t save {file} there.' },
      full: { who: 'The disk is full.', next: 'Free up space or choose another disk, then save again.' },
      busy: {
        who: '{file} is open in another program.',
        next: 'Close it there or choose another name, then save again.'
      },
      gone: { who: 'The folder no longer exists.' },
      clipboard: { what: 'Copying to the clipboard failed.', next: 'Try again, or save it to a file.' }
    }
  },
  sheet: {
    what: 'The sheet couldn’t be created.',
    next: 'Try again; the log has the reason.',
    because: {
      'draft-gone': { what: 'This preview has expired.', next: 'Open the sheet again.' },
      blocked: { what: 'A problem blocks this sheet.', next: 'Fix the problems listed under “Before printing” first.' },
      overflow: { what: 'The sheet doesn’t fit on one page.', next: 'Leave out a part or shorten a text.' },
      paper: { what: 'The PDF couldn’t be created.' },
      'unknown-number': {
        what: 'No sheet with this number on this computer.',
        who: 'It may be mistyped or from another computer.',
        next: 'Check the number on the printed sheet.'
      },
      unreadable: {
        what: 'This sheet can’t be opened.',
        who: 'It is damaged or from a newer version.',
        next: 'Update Dynodesk, or use the printed sheet.'
      },
      unproven: {
        what: '{printer} hasn’t been tested yet.',
        next: 'Print with the system dialog, or test it under “Printers”.'
      },
      'no-printer': { what: '{printer} isn’t available.', next: 'Switch it on or choose another printer.' },
      printer: { what: 'The printer rejected the sheet.', next: 'Check the printer, or save a PDF and print that.' },
      busy: { what: 'Sheets are already being created.', next: 'Wait until they are done, or stop them.' },
      'figures-changed': {
        what: 'Printed figures for {title} have changed.',
        who: 'Sheets: {numbers}.',
        next: 'Open the sheet under “Spec sheets” to see what changed.'
      },
      'no-template': { what: 'This template no longer exists.', next: 'Choose another template.' },
      'not-held': { what: 'This engine isn’t downloaded yet.', next: 'Open the engine once to download it.' },
      'built-in': { what: 'Built-in templates can’t be changed.', next: 'Copy it and change the copy.' },
      'too-many': { what: 'There are too many templates.', next: 'Delete one you no longer use.' },
      'template-size': { what: 'This file is too large for a template.', next: 'Choose another file.' },
      template: {
        what: 'This template can’t be used: {field}.',
        next: 'Correct it where it was made, then import it again.'
      },
      logo: {
        what: 'This picture can’t be used as a logo.',
        who: 'It must be a PNG, JPEG, WebP or SVG of up to 1 MB.',
        next: 'Choose another picture.'
      },
      'logo-harmful': {
        what: 'This picture can’t be used as a logo.',
        who: 'It has over 40 megapixels, or is an SVG over 512 KB or with scripts, filters or patterns.',
        next: 'Save it as a smaller PNG.'
      },
      rules: {
        what: 'These rules can’t be saved.',
        who: 'A code, country or notice is invalid.',
        next: 'Correct it and save again.'
      }
    }
  },
  update: {
    what: 'The update didn’t work.',
    who: 'Nothing was changed.',
    next: 'Try again later or ask your administrator.',
    because: {
      'no-address': {
        what: 'There is no update address.',
        next: 'Enter it in the settings, or install from a file.'
      },
      'package-manager': {
        what: 'The package manager of the system updates Dynodesk here.',
        next: 'Update it with the other programs of this computer.'
      },
      'not-installed': {
        what: 'Dynodesk runs without installation here and cannot update itself.',
        next: 'Install Dynodesk to receive updates.'
      },
      'not-ready': {
        what: 'No update is ready.',
        next: 'Check for updates first.'
      },
      offline: {
        what: 'The update server can’t be reached.'
      },
      timeout: {
        what: 'The update server stopped answering.'
      },
      insecure: {
        what: 'The certificate of the update server isn’t trusted.'
      },
      'proxy-login': {
        what: 'The proxy asks for a login.'
      },
      redirected: {
        what: 'The update server points to another address.'
      },
      missing: {
        what: 'The update server doesn’t have this file.'
      },
      'cut-short': {
        what: 'The download is incomplete.'
      },
      'wrong-file': {
        what: 'The file doesn’t match the release.'
      },
      disk: {
        what: 'The update couldn’t be saved.',
        next: 'Free up disk space and try again.'
      },
      'too-large': {
        what: 'The list of updates is too large.'
      },
      'not-a-list': {
        what: 'This isn’t a list of Dynodesk updates.'
      },
      'newer-format': {
        what: 'This list needs a newer version of Dynodesk.',
        next: 'Download it and install it by hand.'
      },
      'no-key': {
        what: 'Dynodesk has no key to check updates with.',
        next: 'Ask your administrator for it.'
      },
      'unknown-key': {
        what: 'The update is signed with an unknown key.'
      },
      'bad-signature': {
        what: 'The signature of the update is wrong.'
      },
      'other-channel': {
        what: 'The update belongs to another channel.'
      },
      'other-platform': {
        what: 'The update has no file for this system.'
      },
      future: {
        what: 'The update is dated in the future.',
        next: 'Check the clock of this computer.'
      },
      expired: {
        what: 'The list of updates has expired.'
      },
      rollback: {
        what: 'This update is older than one already seen.'
      },
      installer: {
        what: 'The installer couldn’t be prepared.'
      },
      printing: {
        what: 'A document is being printed.',
        next: 'Restart when this is done.'
      },
      batch: {
        what: 'Several sheets are being made.',
        next: 'Restart when this is done.'
      },
      pack: {
        what: 'Vehicles are being downloaded.',
        next: 'Restart when this is done.'
      },
      'customer-screen': {
        what: 'The customer screen is open.',
        next: 'Close it, then restart.'
      },
      draft: {
        what: 'There are unsaved entries.',
        next: 'Finish the sheet, the rules or the mapping, then restart.'
      }
    }
  },
  'demo-failed': {
    what: 'The demo catalogue couldn’t start.',
    who: 'Another program may block local connections.',
    next: 'Try again; the log has the reason.'
  },
  internal: {
    what: 'Something went wrong in Dynodesk.',
    next: 'Please report it and attach the log.'
  }
}
