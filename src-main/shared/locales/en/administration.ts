/** Managed settings and roles. */
export default {
  role: {
    title: 'Switch role',
    sales: 'Sales',
    workshop: 'Workshop',
    administrator: 'Administrator',
    switch: 'Switch role…',
    confirm: 'Switch',
    about: 'All windows reload.',
    pin: 'PIN',
    help: {
      sales: 'Without tools, control units, source data and notes',
      workshop: 'Everything except keys and administrator settings',
      administrator: 'Everything'
    }
  },
  pin: {
    set: 'set',
    unset: 'not set',
    enter: 'Set PIN',
    replace: 'Change PIN',
    remove: 'Remove',
    again: 'Repeat PIN',
    different: 'The PINs do not match.',
    label: {
      workshop: 'Workshop PIN',
      administrator: 'Administrator PIN'
    },
    help: {
      workshop: 'Without it, only the administrator PIN opens this role.',
      administrator: 'Without it, anyone can switch to any role.'
    }
  },
  managed: {
    title: 'Managed settings',
    refused: 'not used',
    overruled: 'not used: managed settings of the system apply',
    applied: '{n} setting | {n} settings'
  }
}
