/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: 'Downloads need a connection.',
  from: { catalogue: 'Catalogue', favourites: 'Favourites', jobs: 'Job list' },
  chosenNone: 'Clear',
  leaveOut: 'Remove {title}',
  packs: 'Downloads',
  noPacks: 'No downloads yet. Engines you have opened are always available offline.',
  view: { label: 'Show', stored: 'All on this computer', chosen: 'Selection', favourites: 'Favourites' },

  pick: {
    choose: 'choose…',
    all: 'all',
    add: 'Add more',
    absent: 'Not on this computer yet'
  },
  favourites: {
    none: 'No favourites yet. The star on the page of an engine adds one.',
    noGroup: 'Without group',
    recents: 'Recent',
    addAll: 'Add all',
    noPlace: 'location unknown'
  },
  jobs: {
    box: 'Job list, one vehicle per line',
    hint: 'One vehicle per line: make, model, engine…',
    lookUp: 'Find',
    found: '{found} of {n} line found | {found} of {n} lines found',
    meaning: 'Match for {line}',
    leaveOut: 'skip',
    undecided: '{n} found, choose… | {n} found, choose…',
    leftOut: '{n} line skipped: empty or repeated | {n} lines skipped: empty or repeated',
    beyond: '{n} line skipped: at most {most} per list | {n} lines skipped: at most {most} per list',
    open: '{n} line still needs a choice | {n} lines still need a choice',
    query: 'Search text for {line}',
    nothing: 'No results for “{query}”. Try the make, model or engine name.',
    add: 'Add {n} | Add {n}'
  },

  plan: {
    heading: 'Download size',
    title: '{first} and {n} more | {first} and {n} more',
    languages: 'Languages: {languages}',
    calls: 'Requests',
    engines: 'Engines',
    here: 'On this computer',
    share: 'Of the hourly limit',
    time: 'Time',
    inexact: 'The full size is not known yet. If the download turns out much larger, it asks before it continues.',
    unknown: 'not known yet',
    learn: 'Check the full size',
    learnt: '{cost} so far',
    hours: 'Exceeds the hourly limit. Pauses when the limit is reached and resumes automatically.',
    complete: 'Everything selected is downloaded and up to date.',
    startInexact: 'Engines known so far: {n}. The download finds the rest.',
    inPack: 'Already in an unfinished download. Continue it under “Downloads”.',
    confirmText:
      'Needs {cost}, {share} of the hourly limit, and takes about {time}. The limit is shared by all computers with this key.',
    confirmKept: 'Your own requests go first, and you can pause at any time.',
    yes: 'Download · {cost}'
  },

  pack: {
    listing: 'Checking how much there is to download',
    place: 'Queued, place {place}',
    check: 'Check now',
    used: '{calls} used',
    left: 'about {time} left',
    state: {
      running: 'Running',
      waiting: 'Queued',
      paused: 'Paused',
      done: 'Complete',
      doneWithout: 'Complete except {n} item | Complete except {n} items',
      maybeMore: '{state}, maybe more',
      cancelled: 'Cancelled'
    },
    waiting: {
      reserve: 'Paused: the remaining requests of this hour are reserved for your own work.',
      limit: 'Hourly limit reached.',
      offline: 'Offline. Resumes automatically.',
      service: 'The catalogue service has a problem.',
      refused: 'Key or subscription not accepted. Resumes after a successful check.',
      person: 'Your own request goes first.'
    },
    asks: {
      exact: 'Needs {cost} in total. Continue?',
      atLeast: 'Needs at least {cost}. Continue?',
      yes: 'Continue'
    },
    resumes: 'Resumes ≈ {time}.',
    show: 'Show what is available',
    pause: 'Pause {title}',
    pauseShort: 'Pause',
    resume: 'Resume {title}',
    resumeShort: 'Resume',
    again: 'Download what is missing',
    cancel: 'Cancel {title}',
    cancelShort: 'Cancel. Finished engines stay available.',
    dismiss: 'Remove {title} from the list',
    dismissShort: 'Remove from the list. Engines stay available.',
    failed: 'Not downloaded: {n} item | Not downloaded: {n} items',
    retry: 'Retry',
    maybeMoreWhy:
      '{n} list may be incomplete: it has a round number of entries. | {n} lists may be incomplete: they have a round number of entries.'
  },

  ready: {
    title: 'On this computer',
    engines: '{n} engine | {n} engines',
    state: 'Availability',
    all: 'All',
    count: { complete: 'On this computer', partial: 'Partial', absent: 'Not downloaded' },
    complete: 'on this computer',
    partial: 'partly downloaded',
    absent: 'not downloaded',
    tooOld: 'too old, download again',
    missing: 'missing: {parts}',
    part: { detail: 'engine data', performance: 'performance', text: 'texts in this language' },
    none: 'Nothing here yet',
    noneText: 'Select something to download, or mark favourites with the star.',
    noneFit: 'No engines match'
  },
  leaving: {
    title: 'Complete: {view}',
    button: 'Leaving soon? Complete {n} engine | Leaving soon? Complete {n} engines',
    why: 'Downloads what is still missing from these engines.',
    confirm: 'Complete these engines?'
  },

  instead: {
    engine: 'This engine isn’t on this computer.',
    list: 'This list isn’t on this computer.',
    waits: 'It loads when the connection is back.',
    of: 'On this computer: {name}',
    any: 'Engines on this computer',
    recents: 'Last opened'
  },

  files: {
    title: 'Transfer to another computer',
    exportHint: 'Saves the available engines of the list to one file. The passphrase opens it and cannot be recovered.',
    importHint: 'Enter the passphrase of the file.',
    phrase: 'Passphrase',
    again: 'Repeat passphrase',
    tooShort: 'At least {least} characters.',
    different: 'The passphrases do not match.',
    exportGo: 'Choose where to save…',
    importGo: 'Choose file…',
    exported: '{n} engine saved to {file}. Signature: {origin} | {n} engines saved to {file}. Signature: {origin}',
    imported: '{n} engine imported. | {n} engines imported.',
    nothingToExport: 'Select something to download or mark favourites first.',
    noExport: 'Exporting the catalogue is switched off.',
    offer: {
      signer: 'Signature',
      from: { 'this-desk': 'this computer', trusted: 'trusted: {name}', unknown: 'unknown computer' },
      made: 'Created',
      languages: 'Languages',
      engines: 'Engines',
      pictures: 'Pictures',
      leftOut: 'Skipped, damaged',
      none: 'none',
      compare: 'Compare this signature with the one shown on the other computer at export.',
      trust: 'Trust that computer from now on',
      name: 'Name',
      take: 'Import',
      takeUnknown: 'Import from an unknown computer'
    },
    off: 'Transfer files are switched off in the settings.',
    managedOff: 'Transfer files are switched off by your administrator.'
  },

  storage: {
    title: 'Storage',
    used: '{used} of {max}',
    engines: 'Engines in lists',
    details: 'Engines on this computer',
    pictures: 'Pictures',
    clear: 'Clear downloads…',
    confirm: 'Clear the downloaded catalogue?',
    goes: 'Deletes lists, engines, curves and pictures ({used}) from this computer. They are not available offline until you download them again.',
    stays: 'Favourites, recent engines, notes, synonyms, settings and the key stay.',
    yes: 'Clear'
  }
}
