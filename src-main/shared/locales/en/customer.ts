/**
 * The customer's screen, as the person at the desk speaks of it. What the customer reads is in the sheet's own texts.
 */
export default {
  bar: 'Customer screen',
  shows: 'The customer sees {title}',
  showsThis: 'The customer sees this engine',
  without: 'without measured run, note and ECU',
  move: 'Drag the window to the customer’s display, then press F11.',
  language: 'Language',
  follow: 'Follow this window',
  showThis: 'Show this engine',
  update: 'Update',
  end: 'End · F8'
}
