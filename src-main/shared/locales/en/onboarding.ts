/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Engines, remap stages, performance figures and dyno charts.',

  connect: {
    title: 'Connect to the service',
    lead: 'Use the base address and key of your subscription.',
    address: 'Base address',
    addressPlaceholder: 'https://…',
    addressHint: 'From your subscription papers; may include a path and port.',
    addressGood: 'Requests go to {address}',
    key: 'API key',
    keyHint: 'Stored encrypted and never shown again.',
    keySession: 'This system has no key store: the key stays in memory until Dynodesk closes.',
    keyMissing: 'Enter a key.',
    submit: 'Connect',
    busy: 'Checking …'
  },
  demo: {
    title: 'Look around first',
    lead: 'A complete catalogue of invented makes. Works without key or network.',
    open: 'Explore the demo catalogue',
    busy: 'Starting …',
    later: 'You can connect later in the settings.',
    chart: 'Power curve, stock and tuned'
  },

  success: {
    title: 'Connected',
    close: 'Close'
  },
  inactive: {
    title: 'Subscription not active',
    lead: 'The key is valid and stored, but the catalogue needs an active subscription.',
    steps: {
      renew: 'Renew or start the subscription with your provider.',
      check: 'Check again here.'
    },
    check: 'Check again',
    other: 'Use another key'
  },
  subscription: {
    name: 'Subscription',
    active: 'State',
    isActive: 'active',
    notActive: 'not active',
    activeUnknown: 'not stated by the service',
    end: 'Ends',
    endAbsent: 'no end date given',
    endUnreadable: '{text} (not a readable date)',
    endOriginal: 'As sent by the service: {text}',
    lastDay: 'today is the last day',
    daysLeft: '{days} day left | {days} days left',
    pastActive: 'past, although the service reports it as active',
    past: 'past',
    clock: 'by this computer’s clock, which differs from the service’s',
    key: 'Key',
    kept: {
      sealed: 'encrypted by your system',
      session: 'in memory until Dynodesk closes',
      open: 'on disk, unprotected',
      none: 'not stored'
    }
  }
}
