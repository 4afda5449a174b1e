/** What stands in the way of connecting, for the first screen and the settings. */
export default {
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
  }
}
