import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  placeholder: 'Buscar o ejecutar un comando',
  online: 'Buscar «{text}» en línea',
  link: 'Abrir este enlace o número de ficha',
  inCompare: 'En la comparación',
  hideCustomer: 'Cerrar la pantalla del cliente',
  unit: '{quantity} en {unit}',
  language: 'Idioma: {language}',
  newTab: 'Nueva pestaña',
  diagnosis: 'Guardar diagnóstico…',
  theme: { light: 'Tema: claro', dark: 'Tema: oscuro', system: 'Tema: el del sistema' },
  density: {
    compact: 'Densidad: compacta',
    comfortable: 'Densidad: cómoda',
    workshop: 'Modo taller (texto y botones grandes)',
    words: 'densidad tamaño'
  }
} satisfies PartOf<typeof en>
