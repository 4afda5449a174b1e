/** Problems of connecting, for the first screen and the settings. */
export default {
  /** Why a base address cannot be used; the parts follow `parseBaseAddress`. */
  address: {
    empty: 'The address is missing.',
    spaces: 'The address must not contain spaces.',
    'not-an-address': 'Not a valid address. Example: https://api.example.com',
    scheme: 'The address must begin with https://.',
    insecure: 'Use https://. Only this computer can be reached over http://.',
    credentials: 'The address must not contain a user name or password.',
    query: 'Leave out the question mark and what follows; the key has its own field.',
    fragment: 'Leave out the # and what follows.'
  },

  /** Failures while connecting. `host` is the name or number in the address. */
  problem: {
    path: {
      what: 'No Vehicle Database at this address. Check its path.',
      more: '{host} answers, but not at this path. Compare it with your subscription papers.'
    },
    stranger: {
      what: 'No Vehicle Database at this address. Check its path.',
      more: '{host} sent something else, perhaps the sign-in page of a network or proxy.'
    },
    host: {
      what: 'No answer from {host}. Check the address and the network.',
      more: 'The key was not checked.'
    }
  }
}
