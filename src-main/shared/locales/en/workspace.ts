/** Several computers that share one server. */
export default {
  intro:
    'Your shop’s computers share notes, events and vehicle data, encrypted with a passphrase. Your contract with the provider decides whether you may share vehicle data.',
  state: {
    off: 'off',
    joining: 'joining…',
    joined: 'in the group',
    unreachable: 'server not reachable',
    refused: 'not connected to the group',
    'no-passphrase': 'passphrase missing'
  },
  count: '{n} computer | {n} computers',
  leave: 'Leave the group',
  server: 'Server',
  aloneHelp: 'Catalogue, sheets and events stay available; nothing is shared.',
  here: 'Computers here',
  own: 'this computer',
  unnamed: 'computer without a name',
  version: 'version {version}',
  limits: 'The computers have different request limits: {limits}. Set the same limit on each.',
  limit: '{calls} in {seconds} s',
  openAt: 'Also open: {names}',
  sent: {
    to: 'Show on another computer',
    done: 'Sent to {name}',
    unanswered: '{name} does not answer.',
    arrived: '{by} sent an engine: {title}'
  },
  plain: 'Without encryption, others on the network can read the password. Use rediss://.',
  test: 'Test connection',
  results: 'Test results',
  fine: 'works',
  unknown: 'not known: this user lacks the permission',
  secret: { 'workspace-password': 'Server password', 'workspace-passphrase': 'Passphrase' },
  passphraseHelp: 'The same on every computer; use at least five random words.',
  warning: {
    'memory-policy': 'When its memory is full, the server deletes shared data. Set maxmemory-policy to noeviction.',
    persistence: 'The server loses all data when it restarts. Switch on AOF or RDB.'
  },
  begin: {
    start: 'Start a group',
    startHelp: 'For the first computer. You need the address of your shop’s server and a passphrase that you make up.',
    join: 'Join with an invitation and its code'
  },
  fix: {
    address: 'Enter the address',
    passphrase: 'Enter the passphrase',
    password: 'Enter the password',
    certificate: 'Choose the certificate'
  },
  invite: {
    title: 'Invite another computer',
    help: 'An invitation transfers server, certificate, login and passphrase to another computer. A code protects it.',
    joinHelp: 'Paste the text or choose the file. The other computer shows the code.',
    show: 'Show an invitation',
    hide: 'Hide',
    save: 'Save an invitation…',
    saved: 'Invitation saved: {file}',
    scan: 'On the other computer, scan it into “Invitation” or paste the text, then enter the code.',
    showCode: 'Show the code',
    picture: 'QR code of the invitation',
    text: 'Invitation',
    code: 'Code',
    join: 'Join',
    joined: 'This computer joins the others.'
  },
  share: {
    title: 'Shared work',
    help: 'A kind that is switched off stays on this computer. The others keep what was shared before.',
    mark: 'Shared with the other computers',
    waiting: 'Shared; changes wait for the server',
    conflict: 'Changed on several computers at the same time. All versions are kept.',
    shown: 'shown here',
    keep: 'Keep this one',
    both: 'Keep both texts',
    noText: 'without a text'
  },
  problem: {
    'no-address': 'Enter the address of the server.',
    'no-passphrase': 'Enter the passphrase.',
    'key-store': 'The system does not release the stored passphrase. Unlock its key store.',
    'authority-file': 'The certificate file cannot be read. Choose it again.',
    name: 'The name of the server is unknown. Check the address.',
    port: 'No connection. Check the server, its port and the firewall.',
    timeout: 'The server did not answer within two seconds.',
    tls: 'The certificate of the server is not trusted. Choose its certificate file.',
    'not-tls': 'The server does not answer with TLS. Check address and port.',
    login: 'User or password is wrong.',
    passphrase: 'The other computers use another passphrase.',
    permission: 'The user lacks permissions on the server.',
    version: 'The server is older than version 7.',
    'memory-full': 'The memory of the server is full.',
    'read-only': 'The server is read-only.',
    loading: 'The server is starting.',
    disk: 'The server cannot save its data. Check its disk.',
    protocol: 'The server gave an unexpected answer.'
  },
  step: {
    name: 'Name',
    port: 'Port',
    tls: 'Encryption (TLS)',
    login: 'Login',
    version: 'Version',
    passphrase: 'Passphrase',
    write: 'Writing',
    'memory-policy': 'Memory policy',
    persistence: 'Storage on disk'
  }
}
