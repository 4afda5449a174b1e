/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`;
 * `because` has other words for the cases that `params.reason` tells apart.
 */
export default {
  'the-host': 'the service',
  'retry-at': 'Another try makes sense from {time}.',
  'resume-at': 'Calls go on at ≈ {time}',
  'resume-in': '(in {left}).',
  'resume-now': 'Calls can go on now.',
  'service-said': 'The service said: {words}',
  'not-connected': {
    what: 'Not connected yet.',
    who: '',
    next: 'Enter the base address and the key, or open the demo catalogue.'
  },
  'bad-address': {
    what: 'This base address cannot be used.',
    who: 'It must begin with https:// and have no question mark or user name in it; http:// is allowed for this computer only.',
    next: 'Check the address in your subscription papers.',
    because: {
      'set-up': {
        what: 'The set-up file {file} has a base address that cannot be used.',
        next: 'Correct the address in that file and start again, or enter it here.'
      },
      'other-service': {
        who: 'It belongs to another service than the key kept here.',
        next: 'Put the key of that service into the set-up file as well.'
      }
    }
  },
  'bad-key': {
    what: 'The service does not know this key.',
    who: 'The key is missing or wrong; the subscription is not in question.',
    next: 'Enter the key again or ask the service for a new one.'
  },
  unauthorised: {
    what: 'The key is fine, but it may not read this.',
    who: 'A subscription or permission is missing. The key is kept.',
    next: 'Check the subscription with the service, then check again here.'
  },
  'inactive-subscription': {
    what: 'The subscription is not active.',
    who: 'The key is fine and is kept.',
    next: 'Renew the subscription with the service, then check again here.',
    because: {
      readable: { who: 'The key is fine and is kept; what is on this desk stays readable.' },
      withheld: {
        who: 'The key is fine and is kept; by the rules of this shop nothing kept here is shown until the subscription is active again.'
      }
    }
  },
  'subscription-ends': {
    what: 'The subscription ends on {day}: {left}.',
    who: '',
    next: 'Renew it with your provider to keep the catalogue open.'
  },
  'bad-request': {
    what: 'The service refused the form of this request.',
    who: 'This is a fault of the program, not yours.',
    next: 'The log has the address that was asked; please report it.'
  },
  'not-found': {
    what: 'The service does not list this any more, or has no data for it.',
    who: '',
    next: 'Go back and choose from the list, or refresh the list.'
  },
  limit: {
    what: 'The calls of this hour are used up.',
    who: 'The limit belongs to the key and is shared by all who use it.',
    next: 'What is already here stays readable.'
  },
  'server-error': {
    what: 'The service had a failure of its own.',
    who: 'Neither the key nor this computer is the cause.',
    next: 'Try again later.'
  },
  offline: {
    what: 'No connection to the service.',
    who: 'The network of this computer, or the way to the service, is interrupted.',
    next: 'Check the network and try again. What is already here stays readable.'
  },
  timeout: {
    what: 'No answer in time.',
    who: 'The network is slow or the service is busy.',
    next: 'Try again, or allow more time in the settings.'
  },
  insecure: {
    what: 'The certificate of the service was refused.',
    who: 'Someone may be listening in between, or the date of this computer is wrong. Nothing was sent.',
    next: 'Check date and network, then ask the administrator.'
  },
  'proxy-login': {
    what: 'The proxy needs a login.',
    who: 'This network reaches the internet through a proxy, which wants a user name and a password. Nothing was sent to the service.',
    next: 'Try again and enter them, or ask whoever looks after the network.'
  },
  'not-the-service': {
    what: 'Something answered, but not the service.',
    who: 'Often this is the sign-in page of a network, a proxy, or another base address.',
    next: 'Sign in to the network or check the base address, then try again.',
    because: {
      'other-record': {
        what: 'The service answered with another record than the one asked for.',
        who: 'Its figures would be those of something else, so they are not shown.',
        next: 'Try again; if it stays so, report it to the service.'
      }
    }
  },
  redirected: {
    what: 'The service points to another address.',
    who: 'The key is not sent there.',
    next: 'Ask the service for its right base address and enter it.'
  },
  'too-large': {
    what: 'The answer is larger than allowed.',
    who: 'The size limit is a setting.',
    next: 'Raise the limit in the settings and try again.',
    because: {
      rows: {
        who: 'The list has {rows} entries; more than {most} are not read.',
        next: 'Narrow the search, or report it to the service.'
      },
      effort: {
        who: 'Reading it took more time or memory than this computer gives it.',
        next: 'Try again, or report it to the service.'
      }
    }
  },
  cancelled: {
    what: 'Stopped before it was asked.',
    who: '',
    next: 'No call was spent. Try again when it is needed.'
  },
  paused: {
    what: 'Background calls are paused.',
    who: 'The service refused an earlier call.',
    next: 'Press try again to ask now.'
  },
  withheld: {
    what: 'This is on this desk, but may not be shown.',
    who: 'A rule for keeping the catalogue forbids it; favourites and notes are not affected.',
    next: 'Ask the administrator about the rule.',
    because: {
      age: {
        what: 'What is here was kept longer than the {days} day allowed, so it is not shown. | What is here was kept longer than the {days} days allowed, so it is not shown.',
        next: 'It comes back when the service can be asked: check the connection and try again.'
      },
      ended: {
        what: 'The subscription has ended, and without one nothing kept here may be shown.',
        who: 'A rule for keeping the catalogue says so. Nothing was deleted; favourites and notes stay.',
        next: 'Renew the subscription with the service, then check again.'
      }
    }
  },
  'too-short': {
    what: 'The search text is too short.',
    who: 'The service asks for at least {least} characters.',
    next: 'Type a little more.'
  },
  'invalid-input': {
    what: 'The window asked in a form that is not allowed.',
    who: 'This is a fault of the program, not yours.',
    next: 'The log has the details; please report it.'
  },
  'setting-invalid': {
    what: 'This value cannot be set for {key}.',
    who: '',
    next: 'Choose another value.',
    because: {
      unknown: { who: 'This version has no such setting.' },
      boolean: { who: 'Must be true or false.' },
      number: { who: 'Must be a number.' },
      whole: { who: 'Must be a whole number.' },
      between: { who: 'Must be between {min} and {max}.' },
      choice: { who: 'Must be one of {choices}.' },
      text: { who: 'Must be text.' },
      length: { who: 'At most {max} characters.' },
      list: { who: 'At most {max} words, none of them empty or longer than 200 characters.' },
      words: { who: 'Each word must be one of {choices}.' },
      time: { who: 'Must be a time of day from 00:00 to 23:59.' },
      'listen-host': { who: 'Must be an address in numbers, such as 127.0.0.1.' },
      'listen-path': { who: 'Must begin with / and hold letters, digits and - _ . ~ / only.' },
      'header-name': { who: 'Must be the name of a header.' },
      'header-prefix': { who: 'Must be visible ASCII characters.' },
      scheme: { who: 'Must begin with {schemes}.' },
      credentials: { who: 'Must not hold a name or password; they have places of their own.' },
      topic: { who: 'Must be a topic, with + for one level and # at the end for all.' },
      'poll-path': { who: 'Must be one of the reading paths of projects and tickets.' },
      'poll-item': { who: 'Must end in {ending}.' },
      folder: { who: 'Must be the whole path of a folder.' },
      place: { who: 'Must be a place, such as /kind.' },
      chosen: { who: 'It is chosen in a dialog of the system and cannot be typed.' },
      declined: { who: 'You chose Cancel: nothing was changed.' }
    }
  },
  'setting-managed': {
    what: '{key} is fixed by the administrator.',
    who: '',
    next: 'Ask the administrator to change it.'
  },
  'file-invalid': {
    what: 'The file {file} could not be used.',
    who: '',
    next: 'It was left where it is: correct it and start again.',
    because: {
      missing: { who: 'It is not there.' },
      unreadable: { who: 'It cannot be read.' },
      'too-large': { who: 'It is too large.' },
      'too-deep': { who: 'It is nested too deep.' },
      'not-json': { who: 'It is not JSON.' },
      'not-an-object': { who: 'It must be one JSON object.' },
      empty: { who: 'Nothing is in it.' },
      'unknown-entry': { who: 'It has an entry other than {known}.' },
      'not-text': { who: 'Its entry {entry} is not text.' },
      'bad-key': { who: 'Its entry {entry} has characters that no key can have.' },
      'no-event': { who: 'Line {line} is no event.', next: 'Correct it and choose the file again.' },
      'long-line': {
        who: 'Line {line} is longer than an event may be.',
        next: 'Choose a file with smaller events, or raise the largest size in the settings.'
      }
    }
  },
  'no-keystore': {
    what: 'The key is kept for this session only.',
    who: 'This system offers no safe place for it.',
    next: 'Set up the system’s key store, or enter the key again after the next start.',
    because: {
      'set-up': { next: 'Set up the system’s key store and start again; the file {file} was left where it is.' },
      unprotected: {
        what: 'The key lies on this computer without protection.',
        who: 'This system has no key store that protects it: who can read your files can read the key. It keeps working, and nothing was deleted.',
        next: 'Set up the system’s key store: Dynodesk then protects the key at its next start. Or forget the key under Settings, Connection, and enter it after each start.'
      }
    }
  },
  'store-failed': {
    what: 'A file of this desk could not be written or read.',
    who: 'The disk may be full or the folder protected.',
    next: 'Check space and permissions; the log has the file.',
    because: {
      'settings-damaged': {
        what: 'The settings file was damaged; the defaults are in use.',
        who: 'It was set aside as {aside}.',
        next: 'Set again what differs from the defaults; nothing else is affected.'
      },
      'settings-unreadable': {
        what: 'The settings file could not be read; the defaults are in use.',
        who: 'It is left alone, so no setting can be changed in this run.',
        next: 'Check the permissions of {file} and start again.'
      },
      'settings-unwritten': {
        what: 'A setting could not be stored; it is as it was before.',
        who: 'The disk may be full, or {file} protected against writing.',
        next: 'Make room or check the permissions, then change it again.'
      },
      'set-up-stays': {
        what: 'The set-up file {file} could not be taken over.',
        who: 'What it holds could not be stored; the disk may be full or the folder protected.',
        next: 'It was left where it is: check space and permissions and start again.'
      },
      'set-up-not-deleted': {
        what: 'The set-up file {file} was used but could not be deleted.',
        who: 'What is secret in it lies there unencrypted.',
        next: 'Delete it.'
      },
      'file-read-only': {
        what: 'The file {file} may be read but not written.',
        who: 'Nothing can be added to it or changed in it: its permissions or the disk do not allow it.',
        next: 'Check the permissions of the file and its folder, then start again.'
      },
      'file-unopened': {
        what: 'The file {file} can be neither opened nor replaced.',
        who: 'Its folder or the disk does not allow it; what is in it is not shown, and nothing is stored in it.',
        next: 'Check the folder, its permissions and the disk, then start again.'
      },
      'events-unreadable': {
        what: 'Some stored events cannot be read.',
        who: 'Their rows in {file} were damaged or changed. They are listed without what was in them; all others are as they were.',
        next: 'Nothing has to be done: they go when old events are deleted.'
      }
    }
  },
  'store-rebuilt': {
    what: 'The catalogue kept on this desk was damaged and has been begun anew.',
    who: 'Favourites, notes and settings are not affected; the damaged file was set aside as {file}.',
    next: 'What is opened is kept again; packs can be fetched again.'
  },
  'store-restored': {
    what: 'Favourites, notes, saved searches, templates and the list of made sheets were damaged and have been restored from the copy of {date}.',
    who: 'What was added or changed after that is missing; the damaged file was set aside as {file}.',
    next: 'Look through what was changed since then.'
  },
  'store-lost': {
    what: 'Favourites, notes, saved searches, templates and the list of made sheets were damaged and no copy was there.',
    who: 'The damaged file was set aside as {file}.',
    next: 'Keep that file: it may still be readable for someone who knows databases.'
  },
  'store-newer': {
    what: 'The file {file} is of a newer version of Dynodesk.',
    who: 'It can be read here, but nothing is added to it.',
    next: 'Install the newer version on this desk as well.'
  },
  'store-not-migrated': {
    what: 'The file {file} could not be brought up to date for this version.',
    who: 'What is in it can be read as it was, but nothing is added to it. Nothing was lost.',
    next: 'Make room on the disk and start again; if it stays so, the log has the reason.'
  },
  'events-lost': {
    what: 'Stored events could not be read; the feed has been begun anew.',
    who: 'Catalogue, favourites and settings are not affected; the old file was set aside as {file}.',
    next: 'Nothing has to be done. Deleting all events deletes that file too.'
  },
  'events-session': {
    what: 'Events last until Dynodesk ends.',
    who: 'This system offers no key store, and events are not stored unencrypted.',
    next: 'Set up a key store, or allow it under Settings, Events.'
  },
  'events-locked': {
    what: 'Stored events cannot be shown at the moment.',
    who: 'The key store of the system does not give their key; new events are not taken meanwhile, and their senders are told to come again.',
    next: 'Unlock the key store and start Dynodesk again.'
  },
  'events-open': {
    what: 'Events are stored without protection.',
    who: 'This system offers no key store; storing them all the same was chosen, or they were stored that way before.',
    next: 'Change it under Settings, Events.'
  },
  'pack-file': {
    what: 'This pack file cannot be used.',
    who: 'The pass phrase is wrong, the file is damaged, or this desk may not use such files.',
    next: 'Check the pass phrase, or have the file made again.',
    because: {
      'wrong-passphrase': {
        what: 'The pass phrase does not open this pack file.',
        who: 'The file is whole; it was saved under another pass phrase. Capital letters, spaces and the keyboard layout count.',
        next: 'Type it again, or ask who saved the file.'
      },
      'cut-short': {
        what: 'This pack file is cut short: its end is missing.',
        who: 'It was probably not copied to its end, or the stick was pulled out too early. The desk that made it is not the cause.',
        next: 'Copy the file again; nothing was read from it.'
      },
      signature: {
        what: 'This pack file was changed after it was signed.',
        who: 'A bad stick or download does that, and so does somebody who changes it on purpose.',
        next: 'Copy it again from where it was saved. If it stays so, do not use it.'
      },
      damaged: {
        what: 'What is in this pack file makes no sense.',
        who: 'It came as it was made, so the desk that made it is the cause.',
        next: 'Have it saved again there.'
      },
      'unknown-version': {
        what: 'This pack file is of a newer version of Dynodesk.',
        who: 'The file is fine; the version on this desk is too old for it.',
        next: 'Install the newer version here, then read it again.'
      },
      'not-a-pack': {
        what: 'This is no pack file.',
        who: 'Another file was chosen, or something gave it that name.',
        next: 'Choose a file that was saved under “Carry to another desk”.'
      },
      'other-service': {
        what: 'This pack file belongs to another service than the one this desk is connected to.',
        who: 'The same numbers mean other vehicles there, so mixing the two would show wrong figures.',
        next: 'Connect this desk to that service, or have the file made at a desk of this one.'
      },
      'too-large': {
        what: 'This pack file is larger than a desk reads or writes.',
        who: 'Too much was put into one file.',
        next: 'Save it in several parts.'
      },
      unreadable: {
        what: 'The file could not be read.',
        who: 'It is gone, the stick was taken out, or this person may not read it.',
        next: 'Check the stick and choose the file again.'
      },
      unwritable: {
        what: 'The file could not be written.',
        who: 'The disk or stick is full or protected against writing.',
        next: 'Choose another place; a file that was there before is unchanged.'
      },
      forbidden: {
        what: 'Pack files are switched off on this desk.',
        who: 'The rule is in the settings or set by the administrator.',
        next: 'Ask the administrator.'
      },
      'no-export': {
        what: 'Saving the catalogue to files is switched off on this desk.',
        who: 'The rule is in the settings or set by the administrator.',
        next: 'Ask the administrator.'
      },
      empty: {
        what: 'Nothing of this list is on this desk yet.',
        who: 'A file takes along only what was opened or fetched here.',
        next: 'Take it offline first, then save the file.'
      },
      future: {
        what: 'The file says that it was written later than now.',
        who: 'Nothing was read.',
        next: 'Check the clock of this desk and of the one that wrote the file.'
      },
      'unknown-signer': {
        what: 'Nobody at this desk has said that the signer of this file may be trusted.',
        who: 'Nothing was read.',
        next: 'Compare the sign with that of the other desk and say yes.'
      },
      changed: {
        what: 'The file is not the one that was shown.',
        who: 'Something else was put in its place meanwhile. Nothing was read.',
        next: 'Choose the file again.'
      }
    }
  },
  'clock-wrong': {
    what: 'This computer’s clock and the service’s differ by {by}.',
    who: 'Days left, ages and the times at which calls are free again may be wrong.',
    next: 'Set date, time and time zone of this computer where they are wrong; this goes away by itself.',
    because: {
      ahead: { what: 'This computer’s clock is {by} ahead of the service’s.' },
      behind: { what: 'This computer’s clock is {by} behind the service’s.' }
    }
  },
  'pack-too-large': {
    what: 'This pack needs more calls than are allowed here.',
    who: 'Limit for one pack, in calls: {most}.',
    next: 'Choose less, or ask who may change “Largest pack” in the settings.'
  },
  'compare-full': {
    what: 'The comparison holds {most} engines.',
    who: 'More columns would be too narrow to read.',
    next: 'Take one out of the comparison first.'
  },
  'export-off': {
    what: 'Saving and copying the catalogue is switched off here.',
    who: 'Whether it may leave this desk is for the contract with the provider to say.',
    next: 'Ask your administrator.'
  },
  link: {
    what: 'This link leads nowhere here.',
    who: 'It was opened from outside, and it is not one that this program makes.',
    next: 'Ask whoever sent it for the name of the engine, and search for it.',
    because: {
      'other-service': {
        what: 'This link was made at another service ({theirs}).',
        who: 'Its numbers mean other vehicles at {ours}, so it was not opened.',
        next: 'Search for the vehicle by its name.'
      },
      'not-connected': {
        what: 'A link was opened, but this desk is not connected to a service.',
        who: '',
        next: 'Connect, or open the demo catalogue, and open the link again.'
      }
    }
  },
  'save-failed': {
    what: 'The file could not be saved.',
    who: '',
    next: 'Choose another folder and save again.',
    because: {
      denied: { who: '{file} may not be written there.', next: 'Choose another folder and save again.' },
      full: { who: 'The disk is full.', next: 'Make room or choose another disk, and save again.' },
      busy: {
        who: '{file} is open in another program.',
        next: 'Close it there or choose another name, and save again.'
      },
      gone: { who: 'The folder is not there any more.', next: 'Choose another folder and save again.' },
      clipboard: { what: 'The clipboard did not take it.', next: 'Try again, or save it to a file.' }
    }
  },
  sheet: {
    what: 'The sheet could not be made.',
    who: '',
    next: 'Try again; the log has the reason.',
    because: {
      'draft-gone': {
        what: 'The sheet on screen is not kept any more.',
        next: 'Change any choice, or open the sheet again.'
      },
      blocked: { what: 'A finding stops this sheet.', next: 'Mend what the list before printing names first.' },
      overflow: { what: 'The sheet does not fit on one page.', next: 'Leave out a part or shorten a text.' },
      paper: { what: 'The PDF could not be made.', next: 'Try again; the log has the reason.' },
      'unknown-number': {
        what: 'No sheet with this number was made on this desk.',
        who: 'It may be mistyped, or of another desk.',
        next: 'Check the number on the paper.'
      },
      unreadable: {
        what: 'This sheet cannot be read.',
        who: 'It was made by a newer version, or its file is damaged.',
        next: 'Install the newer version, or use the printed sheet.'
      },
      unproven: {
        what: '{printer} has not been proven on a test page.',
        next: 'Print through the system’s dialog, or prove it under “Printers”.'
      },
      'no-printer': { what: '{printer} is not there.', next: 'Switch it on, or choose another printer.' },
      printer: {
        what: 'The printer did not take the sheet.',
        next: 'Check the printer, or save the PDF and print it from there.'
      },
      busy: { what: 'Sheets are being made already.', next: 'Wait for them, or stop them.' },
      'figures-changed': {
        what: 'Printed figures of {title} have changed in the catalogue.',
        who: 'Sheets: {numbers}.',
        next: 'Open the sheet under “Spec sheets” to see what changed, and make a new one if the customer needs it.'
      },
      'no-template': { what: 'This template is not there any more.', next: 'Choose another one.' },
      'not-held': {
        what: 'The figures of this engine are not on this desk.',
        next: 'Open the engine once; each answer is a call.'
      },
      'built-in': { what: 'A built-in template cannot be changed.', next: 'Copy it and change the copy.' },
      'too-many': { what: 'There are too many templates.', next: 'Delete one that is no longer used.' },
      'template-size': { what: 'The file is too large for a template.', next: 'Choose another file.' },
      template: {
        what: 'This template cannot be used: {field}.',
        next: 'Correct it where it was made, and take it in again.'
      },
      logo: {
        what: 'This picture cannot be the logo.',
        who: 'It must be PNG, JPEG, WebP or SVG of at most 1 MB.',
        next: 'Choose another picture.'
      },
      'logo-harmful': {
        what: 'This picture cannot be the logo.',
        who: 'It has more than 40 million pixels, or it is an SVG over 512 KB or with parts that are not allowed here, such as copies, patterns, filters or scripts.',
        next: 'Save it as a smaller PNG and choose that.'
      },
      rules: {
        what: 'These rules cannot be kept.',
        who: 'A code, a country or a notice in them is none.',
        next: 'Correct them and keep them again.'
      }
    }
  },
  'demo-failed': {
    what: 'The demo catalogue could not be started.',
    who: 'Another program may forbid local connections.',
    next: 'Try again; the log has the reason.'
  },
  internal: {
    what: 'Something in the program went wrong.',
    who: 'This is a fault of the program, not yours.',
    next: 'The log has the details; please report it.'
  }
}
