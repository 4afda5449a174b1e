/** The first screen: connect with address and key, or look around in the demo catalogue. */
export default {
  title: 'Dynodesk',
  lead: 'Engines, remap stages, performance figures and dyno charts.',

  connect: {
    title: 'Connect to the service',
    lead: 'Use the base address and key of your subscription.',
    addressPlaceholder: 'https://…',
    addressHint: 'From your subscription papers; may include a path and port.',
    addressGood: 'Requests go to {address}',
    key: 'API key',
    keyHint: 'Stored encrypted and never shown again.',
    keySession: 'This system has no key store: the key stays in memory until Dynodesk closes.'
  },
  demo: {
    title: 'Look around first',
    lead: 'A complete catalogue of invented makes. Works without key or network.',
    open: 'Explore the demo catalogue',
    busy: 'Starting…',
    later: 'You can connect later in the settings.',
    chart: 'Power curve, stock and tuned'
  },

  success: {
    title: 'Connected'
  },
  inactive: {
    title: 'Subscription not active',
    lead: 'The key is valid and stored, but the catalogue needs an active subscription.',
    steps: {
      renew: 'Renew or start the subscription with your provider.',
      check: 'Check again here.'
    },
    other: 'Use another key'
  },
  kept: {
    sealed: 'encrypted by your system',
    session: 'in memory until Dynodesk closes',
    open: 'on disk, unprotected'
  }
}
