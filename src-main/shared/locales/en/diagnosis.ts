/** The diagnosis file: what is in it, what never is, and its saving. */
export default {
  title: 'Diagnosis file',
  intro: 'A short text file for support. It is saved where you choose and never sent.',
  holds: {
    title: 'Included',
    program: 'Versions, system and start-up',
    stores: 'State of connection, files, event sources and downloads',
    log: 'Changed settings and last lines of the log, without texts'
  },
  never: {
    title: 'Excluded',
    secrets: 'Keys, secrets and passwords',
    people: 'Customers, names, plates, addresses and folders',
    words: 'Catalogue data; texts of tickets, notes, searches and sheets'
  },
  show: 'Show the text',
  lists: 'Back to the list',
  text: 'Text of the diagnosis file'
}
