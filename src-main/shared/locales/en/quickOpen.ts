/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Quick open',
  placeholder: 'Search or run a command',
  online: 'Search online for “{text}”',
  link: 'Open this link or sheet number',
  open: 'Open',
  compare: 'Compare',
  searchOnline: 'Search online',
  inCompare: 'In the comparison',
  customer: 'Show to customer',
  hideCustomer: 'Hide the customer screen',
  unit: '{quantity} in {unit}',
  language: 'Language: {language}',
  shortcuts: 'Keyboard shortcuts',
  newWindow: 'New window',
  newTab: 'New tab',
  diagnosis: 'Save diagnosis …',
  theme: { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: match system' },
  density: {
    compact: 'Density: compact',
    comfortable: 'Density: comfortable',
    workshop: 'Workshop mode (large text and buttons)',
    words: 'density size'
  },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Reset zoom'
}
