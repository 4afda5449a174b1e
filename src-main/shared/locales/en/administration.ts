/** Managed settings and roles. */
export default {
  role: {
    title: 'Role',
    sales: 'Sales',
    workshop: 'Workshop',
    administrator: 'Administrator',
    switch: 'Switch role…',
    confirm: 'Switch',
    cancel: 'Cancel',
    about: 'All windows reload.',
    pin: 'PIN',
    help: {
      sales: 'No tools, control units, raw responses and notes',
      workshop: 'Everything but keys and the settings of the administrator',
      administrator: 'Everything'
    }
  },
  pin: {
    set: 'set',
    unset: 'not set',
    enter: 'Set PIN',
    replace: 'Change PIN',
    remove: 'Remove',
    save: 'Save',
    again: 'Repeat PIN',
    different: 'The PINs do not match.',
    label: {
      workshop: 'PIN of the workshop',
      administrator: 'PIN of the administrator'
    },
    help: {
      workshop: 'Without it, only the PIN of the administrator opens this role.',
      administrator: 'Without it, anyone can switch to any role.'
    }
  },
  managed: {
    title: 'Managed settings',
    none: 'No administrator manages settings on this computer.',
    refused: 'not used',
    overruled: 'not used: managed settings of the system apply',
    applied: '{n} setting | {n} settings'
  }
}
