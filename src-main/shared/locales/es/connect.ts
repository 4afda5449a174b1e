import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** What stands in the way of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Falta la dirección.',
    spaces: 'La dirección no debe contener espacios.',
    'not-an-address': 'No es una dirección de servicio; una es como https://api.example.com.',
    scheme: 'La dirección debe empezar por https://.',
    insecure: 'Solo https:// protege la clave en el camino; http:// se admite únicamente para este equipo.',
    credentials: 'La dirección no debe contener usuario ni contraseña.',
    query: 'La dirección debe terminar antes del signo de interrogación; la clave tiene su propio campo.',
    fragment: 'La dirección debe terminar antes del signo #.'
  },

  problem: {
    path: {
      what: 'No hay Vehicle Database en esta dirección; compruebe la ruta.',
      more: '{host} responde, pero ahí no tiene nada. Compare todo lo que sigue al servidor con los papeles de su suscripción.'
    },
    stranger: {
      what: 'No hay Vehicle Database en esta dirección; compruebe la ruta.',
      more: '{host} dio una respuesta que no es del servicio. También lo hace la página de acceso de una red o un proxy.'
    },
    host: {
      what: '{host} no responde: compruebe la dirección y la red.',
      more: 'El nombre puede estar mal escrito o este equipo no llega hasta él. La clave no se ha juzgado.'
    }
  }
} satisfies PartOf<typeof en>
