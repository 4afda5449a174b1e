/** The health page: own answers, stores, sources, network test, use of requests. */
export default {
  service: 'Service',
  fine: 'Everything is fine',
  needsYou: 'Needs attention: {n}',
  latency: 'Answer time',
  times: 'usually {median}, 95 % within {p95}',
  answers: 'Answers',
  last: 'Last: {time}',
  code: {
    offline: 'no connection',
    timeout: 'no answer in time',
    insecure: 'no secure connection',
    'proxy-login': 'proxy asks for a login',
    redirected: 'redirected',
    'not-the-service': 'another server',
    'too-large': 'too large'
  },
  english: 'In English',
  englishOf: '{language}: {english} of {answers} engines',
  store: {
    cache: 'Catalogue file',
    person: 'Your data',
    feed: 'Events',
    'feed-session': 'Events of this session'
  },
  disk: 'Free disk space',
  integrity: {
    true: 'intact',
    false: 'damaged',
    null: 'too large to check here',
    unreadable: 'not readable'
  },
  copied: 'Copied, without names, addresses and keys.',
  test: {
    title: 'Test my network',
    run: 'Test',
    withKey: 'Also try the key (1 request)',
    noProxy: 'none',
    unknown: 'not tested',
    good: 'No problem found',
    bad: 'A problem was found',
    step: {
      proxy: 'Proxy',
      name: 'Name',
      port: 'Connection',
      certificate: 'Certificate',
      'proxy-login': 'Proxy login',
      portal: 'Sign-in page',
      service: 'Service',
      key: 'Key'
    },
    blame: {
      computer: 'The cause is on this computer.',
      network: 'The cause is your network: ask whoever runs it.',
      provider: 'The cause is the provider: tell them.'
    },
    problem: {
      'proxy-name': 'The proxy {detail} is unknown. Check the system’s proxy settings.',
      'proxy-unreachable': 'The proxy {detail} does not answer.',
      'proxy-login': 'The proxy asks for a login. Enter it, then test again.',
      'no-network': 'There is no network connection. Check cable or Wi-Fi.',
      'no-name-server': 'No name server answers, so {detail} cannot be found.',
      'unknown-name': 'No server has the name {detail}. Check the address under Connection.',
      refused: '{detail} refuses the connection.',
      timeout: '{detail} does not answer. A firewall may block it.',
      untrusted:
        'The certificate is issued by “{detail}”, which this computer does not trust. A firewall inspects the connection; its certificate must be installed here.',
      'self-signed':
        'The certificate is self-signed by “{detail}”: a router, sign-in page or firewall answers instead of the service.',
      inspected: 'Issued by “{detail}”, not by a public authority: a firewall inspects the connection.',
      'wrong-host': 'The certificate is for “{detail}”, not for this address. Check the address under Connection.',
      expired: 'The certificate has expired. Check the date of this computer first.',
      clock: 'The certificate is not valid yet. Set date and time of this computer.',
      'not-tls': 'No secure connection can be made. A firewall may break it.',
      portal: 'A sign-in page of the network answers. Open a browser, sign in, then test again.',
      'wrong-service': '{detail} answers, but is not the catalogue service. Check the address under Connection.',
      broken: 'The connection to {detail} broke off.',
      silent: 'Connected, but the service does not answer.',
      'server-error': 'The service has a fault of its own. Try again later.',
      key: 'The key is not accepted. Check it under Connection.',
      subscription: 'The key is right, but the subscription does not include the catalogue.',
      limit: 'No requests are left at the moment. Wait and test again.'
    }
  },
  hosts: {
    title: 'Contacted hosts',
    about:
      'Dynodesk sends nothing to its makers. These are all hosts it has contacted; behind a proxy, only the proxy is contacted. The pages themselves contact no host.',
    none: 'No host contacted yet.',
    host: 'Host',
    last: 'Last',
    times: 'Times',
    clear: 'Clear the list',
    purpose: {
      catalogue: 'Catalogue',
      pictures: 'Pictures',
      events: 'Events',
      polling: 'Tickets and projects',
      workspace: 'Several computers',
      updates: 'Updates',
      'network-test': 'Network test'
    }
  },
  usage: {
    title: 'Requests used',
    none: 'No requests counted yet.',
    period: 'Period',
    day: 'Day',
    week: 'Week',
    requests: 'Requests',
    stored: 'From storage',
    for: 'For',
    feature: {
      pages: 'Pages',
      search: 'Search',
      packs: 'Downloads',
      background: 'Refreshing',
      commands: 'Command line',
      pictures: 'Pictures',
      events: 'Events',
      connection: 'Connection checks'
    },
    hours: 'By hour of the day',
    thisComputer: 'This computer',
    save: 'Save as CSV…'
  }
}
