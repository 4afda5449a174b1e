/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: 'Offline',
  take: 'Take along',
  from: { catalogue: 'Catalogue', favourites: 'Favourites', jobs: 'Job list' },
  chosen: '{n} chosen | {n} chosen',
  chosenNone: 'Leave out all',
  leaveOut: 'Leave out {title}',
  packs: 'Packs',
  noPacks: 'None yet. What was once opened is here anyway; a pack brings what was not.',
  view: { label: 'What the list is about', chosen: 'What is chosen', favourites: 'Favourites' },

  pick: {
    choose: 'choose …',
    all: 'all',
    above: '–',
    add: 'Add {title}',
    addNone: 'Add',
    absent: 'Not on this desk yet',
    fetch: 'Fetch this list',
    hint: 'Choosing costs nothing. A list that is not on this desk is a call, which the pack then need not spend.'
  },
  favourites: {
    none: 'No favourites yet. The star on the page of an engine adds one.',
    noGroup: 'Without group',
    recents: 'Opened last',
    addAll: 'Add all',
    noPlace: 'place unknown'
  },
  jobs: {
    box: 'Job list, one vehicle per line',
    hint: 'One vehicle per line, as it stands in the diary: maker, model, engine …',
    lookUp: 'Look up here',
    found: '{found} of {n} line found | {found} of {n} lines found',
    meaning: 'Which is meant by {line}',
    leaveOut: 'leave out',
    undecided: '{n} found, choose … | {n} found, choose …',
    leftOut: '{n} line left out: without words or given twice | {n} lines left out: without words or given twice',
    beyond: '{n} line left out: a list takes {most} | {n} lines left out: a list takes {most}',
    open: '{n} line still needs a choice | {n} lines still need a choice',
    search: 'Search',
    query: 'What to ask the service for {line}',
    nothing: 'Nothing found for “{query}”. The service matches the names of manufacturers, models and engines.',
    add: 'Add {n} | Add {n}'
  },

  plan: {
    heading: 'Plan',
    title: '{first} and {n} more | {first} and {n} more',
    languages: 'Texts in {languages}',
    calls: 'Calls',
    engines: 'Engines',
    here: 'Already here',
    share: 'Of an hour’s calls',
    time: 'Time, at the rate allowed now',
    inexact:
      'Not every list below is known yet; to know them costs {cost} of these, and it will be more: one call per generation and two per engine. The lists are fetched first; if it is then much more than what was on this button, or above {most} calls, it stops and asks once, with the exact number.',
    unknown: 'not known yet',
    learn: 'Find out exactly',
    learnt: '{cost} spent',
    learnStop: 'Stop',
    pictures: 'Pictures are no part of a pack: each is fetched when it is first shown, and stays.',
    hours: 'More than an hour’s calls: it pauses when the hour is used up and goes on by itself.',
    complete: 'Everything chosen is on this desk and young enough.',
    start: 'Take offline',
    startNone: 'Take offline',
    inPack: 'Already in a pack that is not finished: go on with it under “Packs”.',
    confirm: 'Take {title} offline?',
    confirmText: '{cost}, {share} of an hour’s calls, about {time}. All desks with this key share the hour.',
    confirmKept:
      'People at this desk go first, part of the hour stays free for them, and it can be paused at any time.',
    yes: 'Spend {cost}',
    no: 'Not now'
  },

  pack: {
    listing: 'Fetching the lists; then it is known how much it is in all',
    place: 'Waits for its turn, place {place}',
    check: 'Check now',
    counts: '{done} of {total} · {calls}',
    left: 'about {time} left',
    state: {
      running: 'Running',
      waiting: 'Waiting for its turn',
      paused: 'Paused; what it fetched is here',
      done: 'Complete',
      doneWithout: 'Complete but for {n} item | Complete but for {n} items',
      maybeMore: '{state}, maybe more',
      cancelled: 'Cancelled; what it fetched stays'
    },
    waiting: {
      reserve: 'Waiting: the rest of the hour’s calls is kept for people.',
      limit: 'Waiting: the hour’s calls are used up.',
      offline: 'Waiting for the network; goes on by itself.',
      service: 'Waiting: the service has a problem.',
      refused: 'Waiting: the service refused the key or the subscription. Checking the connection lets it go on.',
      person: 'Waiting: a person’s click goes first.'
    },
    asks: {
      exact: 'Paused: the lists are here now, and all of it is {cost}, more than was said yes to.',
      atLeast: 'Paused: it is at least {cost}, more than was said yes to, and not every list is known yet.',
      yes: 'Go on, {cost} in all',
      yesAtLeast: 'Go on, at least {cost}'
    },
    resumes: 'Goes on by itself ≈ {time}.',
    show: 'Show what of it is ready',
    pause: 'Pause {title}',
    pauseShort: 'Pause',
    resume: 'Resume {title}',
    resumeShort: 'Resume',
    again: 'Go on with what is missing',
    cancel: 'Cancel {title}',
    cancelShort: 'Cancel; what it fetched stays',
    dismiss: 'Take {title} off the list',
    dismissShort: 'Off the list; what it fetched stays',
    failed: '{n} item failed | {n} items failed',
    maybeMoreWhy:
      '{n} list has a round number of entries, so the service may have cut it off. | {n} lists have a round number of entries, so the service may have cut them off.'
  },

  ready: {
    title: 'Ready on this desk',
    filter: 'filter …',
    state: 'Which items',
    all: 'All {n}',
    count: { complete: 'Complete {n}', partial: 'Partial {n}', absent: 'Absent {n}' },
    complete: 'complete',
    partial: 'partly here',
    absent: 'not here',
    tooOld: 'too old to be shown',
    missing: 'missing: {parts}',
    part: { detail: 'page of the engine', performance: 'performance', text: 'texts in this language' },
    none: 'Nothing to list yet',
    noneText: 'Choose something to take along, or mark favourites; engines show here as soon as their list was seen.',
    noneFit: 'Nothing fits'
  },
  leaving: {
    title: 'Before leaving: {view}',
    button: 'Leaving in 10 minutes: complete {n} | Leaving in 10 minutes: complete {n}',
    why: 'Fetches what is missing of the engines that are partly here, before anything else.',
    confirm: 'Complete what is partly here?'
  },

  files: {
    title: 'Carry to another desk',
    export: 'Save as a file …',
    import: 'Read a file …',
    exportHint:
      'What of the list is here goes into one file. Whoever reads it needs the pass phrase; it cannot be recovered.',
    importHint: 'The pass phrase the file was saved with.',
    phrase: 'Pass phrase',
    again: 'Pass phrase again',
    tooShort: 'At least {least} characters.',
    different: 'The two are not the same.',
    exportGo: 'Choose the file and save',
    importGo: 'Choose the file …',
    cancel: 'Cancel',
    exported:
      '{n} engine saved to {file}. Signed as {origin}: who reads it can compare that. | {n} engines saved to {file}. Signed as {origin}: who reads it can compare that.',
    imported: '{n} engine read. | {n} engines read.',
    nothingToExport: 'Nothing is chosen to save: choose something to take along, or mark favourites.',
    noExport: 'Saving the catalogue to files is switched off.',
    offer: {
      signer: 'Signed as',
      from: { 'this-desk': 'by this desk', trusted: 'trusted: {name}', unknown: 'not known to this desk' },
      made: 'Made',
      languages: 'Languages',
      engines: 'Engines',
      pictures: 'Pictures',
      leftOut: 'Left out, not sound',
      none: 'none',
      compare: 'Nothing is read yet. Compare the sign above with the one the other desk showed when it saved the file.',
      trust: 'Trust that desk from now on',
      name: 'What to call it',
      take: 'Read it',
      takeUnknown: 'Read it from this unknown desk',
      leave: 'Leave it'
    },
    off: 'Pack files are switched off in the settings.',
    managedOff: 'Pack files are switched off by your administrator.'
  },

  storage: {
    title: 'Space on this desk',
    used: '{used} of {max}',
    engines: 'Engines known',
    details: 'Engines complete',
    pictures: 'Pictures',
    clear: 'Clear the catalogue kept here …',
    confirm: 'Clear the catalogue kept here?',
    goes: 'Lists, engines, curves and pictures ({used}) are deleted from this desk. Without network nothing of them can be read until fetched again, and fetching spends calls.',
    stays: 'Favourites, recents, notes, synonyms, settings and the key stay.',
    yes: 'Clear',
    no: 'Keep'
  }
}
