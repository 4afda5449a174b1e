import type { PartOf } from '../part-of'
import type en from '../en/quickOpen'

/** Texts of quick open: the box of the top bar with its list. */
export default {
  title: 'Apertura rápida',
  placeholder: 'Buscar o ejecutar un comando',
  online: 'Buscar «{text}» en línea',
  link: 'Abrir este enlace o número de ficha',
  open: 'Abrir',
  compare: 'Comparar',
  searchOnline: 'Buscar en línea',
  inCompare: 'En la comparación',
  customer: 'Mostrar al cliente',
  hideCustomer: 'Cerrar la pantalla del cliente',
  unit: '{quantity} en {unit}',
  language: 'Idioma: {language}',
  shortcuts: 'Atajos de teclado',
  newWindow: 'Nueva ventana',
  newTab: 'Nueva pestaña',
  diagnosis: 'Guardar diagnóstico…',
  theme: { light: 'Tema: claro', dark: 'Tema: oscuro', system: 'Tema: el del sistema' },
  density: {
    compact: 'Densidad: compacta',
    comfortable: 'Densidad: cómoda',
    workshop: 'Modo taller (texto y botones grandes)',
    words: 'densidad tamaño'
  },
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomReset: 'Restablecer zoom'
} satisfies PartOf<typeof en>
