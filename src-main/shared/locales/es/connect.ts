import type { PartOf } from '../part-of'
import type en from '../en/connect'

/** Problems of connecting, for the first screen and the settings. */
export default {
  address: {
    empty: 'Falta la dirección.',
    spaces: 'La dirección no debe contener espacios.',
    'not-an-address': 'Dirección no válida. Ejemplo: https://api.example.com',
    scheme: 'La dirección debe empezar por https://.',
    insecure: 'Use https://. Solo este equipo admite http://.',
    credentials: 'La dirección no debe contener usuario ni contraseña.',
    query: 'Omita el signo de interrogación y lo que sigue; la clave tiene su propio campo.',
    fragment: 'Omita el # y lo que sigue.'
  },

  problem: {
    path: {
      what: 'No hay Vehicle Database en esta dirección. Compruebe la ruta.',
      more: '{host} responde, pero no en esta ruta. Compárela con los documentos de su suscripción.'
    },
    stranger: {
      what: 'No hay Vehicle Database en esta dirección. Compruebe la ruta.',
      more: '{host} envió otra cosa, quizá la página de acceso de una red o un proxy.'
    },
    host: {
      what: '{host} no responde. Compruebe la dirección y la red.',
      more: 'La clave no se ha comprobado.'
    }
  }
} satisfies PartOf<typeof en>
