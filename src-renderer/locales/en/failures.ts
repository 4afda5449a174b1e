/**
 * What happened, whose doing it is (where that helps), what to do next. One entry per code of `FAILURE_CODES`; `because` has other words for the
 * cases that `params.reason` tells apart.
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
    next: 'Check the address in your subscription papers.'
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
    next: 'Renew the subscription with the service, then check again here.'
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
      rows: { who: 'The list has {rows} entries; more than {most} are not read.', next: 'Narrow the search, or report it to the service.' },
      effort: { who: 'Reading it took more time or memory than this computer gives it.', next: 'Try again, or report it to the service.' }
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
    who: '{problem}',
    next: 'Choose another value.'
  },
  'setting-managed': {
    what: '{key} is fixed by the administrator.',
    who: '',
    next: 'Ask the administrator to change it.'
  },
  'file-invalid': {
    what: 'The file {file} could not be used.',
    who: 'It {problem}.',
    next: 'It was left where it is: correct it and start again.'
  },
  'no-keystore': {
    what: 'The key is kept for this session only.',
    who: 'This system offers no safe place for it.',
    next: 'Set up the system’s key store, or enter the key again after the next start.'
  },
  'store-failed': {
    what: 'A file of this desk could not be written or read.',
    who: 'The disk may be full or the folder protected.',
    next: 'Check space and permissions; the log has the file.'
  },
  'store-rebuilt': {
    what: 'The catalogue kept on this desk was damaged and has been begun anew.',
    who: 'Favourites, notes and settings are not affected; the damaged file was set aside as {file}.',
    next: 'What is opened is kept again; packs can be fetched again.'
  },
  'store-restored': {
    what: 'Favourites and notes were damaged and have been restored from the copy of {date}.',
    who: 'What was added after that day is missing; the damaged file was set aside as {file}.',
    next: 'Look through favourites and notes.'
  },
  'store-lost': {
    what: 'Favourites and notes were damaged and no copy was there.',
    who: 'The damaged file was set aside as {file}.',
    next: 'Keep that file: it may still be readable for someone who knows databases.'
  },
  'store-newer': {
    what: 'The file {file} is of a newer version of Dynodesk.',
    who: 'It can be read here, but nothing is added to it.',
    next: 'Install the newer version on this desk as well.'
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
    who: 'The key store of the system does not give their key; new events last until Dynodesk ends.',
    next: 'Unlock the key store and start Dynodesk again.'
  },
  'events-open': {
    what: 'Events are stored without protection.',
    who: 'This system offers no key store, and storing them all the same was chosen.',
    next: 'Change it under Settings, Events.'
  },
  'pack-file': {
    what: 'This pack file cannot be used.',
    who: 'The pass phrase is wrong, the file is damaged, or this desk may not use such files.',
    next: 'Check the pass phrase, or have the file made again.'
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
