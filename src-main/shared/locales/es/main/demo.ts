import type { PartOf } from '../../part-of'
import type en from '../../en/main/demo'

export default {
  department: 'Archivos',
  workshop: 'Taller demo',
  support: 'Soporte demo',
  bench: {
    subject: 'Error de lectura en banco',
    question: 'La herramienta se para al 40 % con un error de checksum. Ya probamos dos veces. ¿El pinout es correcto?',
    answer: 'El pinout es correcto. Use una fuente estable de 13,8 V y lea de nuevo.',
    reply: 'Funcionó, gracias. La lectura completa está en el proyecto.'
  },
  fuel: {
    subject: '¿Qué repro para gasolina 98?',
    question: 'El cliente solo usa gasolina 98. ¿La aprovecha el Stage 1 o pido el Stage 2?',
    answer: 'El Stage 1 está hecho para 95. El Stage 2 necesita gasolina 98 y downpipe.'
  },
  checksum: {
    subject: 'Checksum sin corregir',
    question: 'La herramienta dice que el checksum del archivo no es correcto. ¿Puedo escribirlo de todos modos?',
    answer: 'No lo escriba, por favor. Ya hay una versión corregida en el proyecto.'
  },
  original: {
    subject: 'Necesitamos el archivo original',
    question: 'El cliente vende el vehículo y quiere volver al original. ¿Conservan nuestra lectura?',
    answer: 'Sí, está en el proyecto como «Archivo original».',
    reply: 'Ya lo encontramos. Dejen el proyecto abierto hasta el viernes, por favor.'
  },
  idle: {
    subject: 'Ralentí demasiado alto',
    question: 'Desde la repro el ralentí está en 950 rpm, en frío y en caliente. Adjunto el log.',
    answer: 'El log muestra una toma de aire: las correcciones están en +18 %. Revise primero la manguera de admisión.'
  },
  invoice: {
    subject: 'Factura de este mes',
    question: 'Nos mudamos. ¿Pueden poner la nueva dirección en la factura?',
    answer: 'Hecho, la factura corregida va en camino.'
  }
} satisfies PartOf<typeof en>
