/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnosis file',
  intro: 'A short text file for support. It is saved where you choose and never sent.',
  holds: {
    title: 'Included',
    program: 'Versions, system, memory, displays, languages, start-up time',
    settings: 'Changed settings, without the texts typed in them',
    connection: 'Connection, codes of recent failures, requests used, how the key is stored',
    stores: 'State and size of stored files, event sources and downloads',
    log: 'Last lines of the log, without texts'
  },
  never: {
    title: 'Excluded',
    secrets: 'Keys, secrets and passwords',
    people: 'Customers, names, number plates, e-mail addresses',
    words: 'Texts of tickets, notes, searches, sheets and your shop',
    places: 'Addresses of this computer, the service and the network; folder and user names',
    catalogue: 'Catalogue data'
  },
  show: 'Show the text',
  lists: 'Back to the list',
  text: 'Text of the diagnosis file'
}
