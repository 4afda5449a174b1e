/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  label: 'Diagnosis file',
  open: 'Save diagnosis…',
  title: 'Diagnosis file',
  intro:
    'For whoever looks after this installation: one text file, short enough for a mail. It is saved where you choose and sent nowhere.',
  holds: {
    title: 'What is in it',
    program: 'Versions of the program and of what it runs on',
    system: 'System, memory, displays, languages, how long the start took',
    settings: 'Settings that differ from their default: switches, numbers and choices; of texts only that they are set',
    connection: 'State of the connection and the last failures, by their codes; whether a key is kept, and how',
    calls: 'Calls used and left',
    stores: 'Sizes of the stored files, how many entries they hold, whether they are sound',
    events: 'State of the event sources and their counts; packs by their state',
    log: 'The last lines of the log: what happened and when, without texts'
  },
  never: {
    title: 'What never is',
    secrets: 'The key, secrets and passwords, not even a part of them',
    people: 'Customers, names, plates, mail addresses',
    words: 'Texts of tickets, notes, searches, sheets and of the shop',
    places: 'Addresses of this machine, of the service or of the network; names of folders and users',
    catalogue: 'Anything of the catalogue'
  },
  show: 'Show the text',
  lists: 'Back to the list',
  text: 'Text of the diagnosis file',
  save: 'Save…',
  saved: 'Saved: {file}'
}
