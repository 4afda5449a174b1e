/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Search or run a command',
  online: 'Search online for “{text}”',
  link: 'Open this link or sheet number',
  inCompare: 'In the comparison',
  hideCustomer: 'Hide the customer screen',
  unit: '{quantity} in {unit}',
  language: 'Language: {language}',
  newTab: 'New tab',
  diagnosis: 'Save diagnosis…',
  theme: { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: match system' },
  density: {
    compact: 'Density: compact',
    comfortable: 'Density: comfortable',
    workshop: 'Workshop mode (large text and buttons)',
    words: 'density size'
  }
}
