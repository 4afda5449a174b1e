/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Engines, remap stages, performance figures and dyno charts of the vehicle catalogue, at your desk.',

  connect: {
    title: 'Connect to the service',
    lead: 'With the base address and the key of your subscription.',
    address: 'Base address',
    addressPlaceholder: 'https://…',
    addressHint: 'As in your subscription papers. A path and a port may be part of it.',
    addressGood: 'Calls go to {address}',
    key: 'API key',
    keyHint: 'Kept encrypted by this system and never shown again.',
    keySession: 'This system has no safe place for a key: it is kept in memory until Dynodesk ends.',
    keyMissing: 'The key is missing.',
    submit: 'Connect',
    busy: 'Asking the service …',
    price: 'Connecting asks the service once for the state of the subscription.'
  },
  demo: {
    title: 'Look around first',
    lead: 'A complete demo catalogue with invented makes. No key, no network, and every screen works.',
    open: 'Explore the demo catalogue',
    busy: 'Starting …',
    later: 'Connecting is possible at any time, in the settings.',
    chart: 'Drawing of a power curve, stock and tuned'
  },

  success: {
    title: 'Connected',
    close: 'Close'
  },
  inactive: {
    title: 'The key is right, but its subscription is not active',
    lead: 'The service answers catalogue questions only under an active subscription. The key is kept on this desk.',
    steps: {
      renew: 'Renew or start the subscription with your provider.',
      check: 'Then check again here.'
    },
    check: 'Check again',
    other: 'Use another key'
  },
  subscription: {
    name: 'Subscription',
    active: 'State',
    isActive: 'active',
    notActive: 'not active',
    activeUnknown: 'not said by the service',
    end: 'Ends',
    endAbsent: 'no end date given',
    endUnreadable: '{text} (not readable as a date)',
    endOriginal: 'As sent by the service: {text}',
    lastDay: 'today is the last day',
    daysLeft: '{days} day left | {days} days left',
    pastActive: 'past, though the service says active',
    past: 'past',
    clock: 'by this computer’s clock, which differs from the service’s',
    key: 'Key',
    kept: {
      sealed: 'encrypted by this system',
      session: 'in memory until Dynodesk ends',
      open: 'on the disk without protection',
      none: 'not kept'
    }
  }
}
