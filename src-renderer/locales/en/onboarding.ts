/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Engines, remap stages, performance figures and dyno charts of the vehicle catalogue, at your desk.',
  calls: '{count} call | {count} calls',

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
  /** Why a base address cannot be used; the parts follow `parseBaseAddress`. */
  address: {
    empty: 'The address is missing.',
    spaces: 'The address must not have spaces in it.',
    'not-an-address': 'This is no address of a service; one looks like https://api.example.com.',
    scheme: 'The address must begin with https://.',
    insecure: 'Only https:// keeps the key safe on its way; http:// is allowed for this computer alone.',
    credentials: 'The address must not hold a user name or password.',
    query: 'The address must end before the question mark; the key has a field of its own.',
    fragment: 'The address must end before the # sign.'
  },

  /** Failures while connecting. `host` is the name or number in the address. */
  problem: {
    path: {
      what: 'There is no Vehicle Database at this address; check its path.',
      more: '{host} answers, but has nothing there. Compare everything after the host with your subscription papers.'
    },
    stranger: {
      what: 'There is no Vehicle Database at this address; check its path.',
      more: '{host} gave an answer that is not the service’s. The sign-in page of a network or a proxy does that as well.'
    },
    host: {
      what: 'No answer from {host}: check the address and the network.',
      more: 'The name may be misspelt, or this computer has no way to it. The key was not judged.'
    }
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
      check: 'Then check again here; that is one call.'
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
      none: 'not kept'
    }
  }
}
