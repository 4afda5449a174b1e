/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnosis file',
  intro: 'A short text file for support. It is saved where you choose and never sent.',
  holds: {
    title: 'Included',
    program: 'Versions of Dynodesk and its components',
    system: 'System, memory, displays, languages, start-up time',
    settings: 'Settings that differ from their default; text values are left out',
    connection: 'Connection state, codes of recent failures, how the key is stored',
    calls: 'Requests used and left',
    stores: 'Size, number of entries and integrity of the stored files',
    events: 'State and counts of event sources and downloads',
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
