import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Engines for use without a connection: downloads, what is available, files, space. */
export default {
  noConnection: 'Las descargas necesitan conexión.',
  from: {
    catalogue: 'Catálogo',
    favourites: 'Favoritos',
    jobs: 'Trabajos'
  },
  chosenNone: 'Vaciar',
  leaveOut: 'Quitar {title}',
  packs: 'Descargas',
  noPacks: 'Aún no hay descargas. Los motores que ha abierto siempre están disponibles sin conexión.',
  view: {
    label: 'Mostrar',
    stored: 'Todo en este equipo',
    chosen: 'Selección',
    favourites: 'Favoritos'
  },

  pick: {
    choose: 'elija…',
    all: 'todos',
    add: 'Añadir más',
    absent: 'Aún no está en este equipo'
  },
  favourites: {
    none: 'Aún no hay favoritos. La estrella en la página de un motor añade uno.',
    noGroup: 'Sin grupo',
    recents: 'Recientes',
    addAll: 'Añadir todos',
    noPlace: 'ubicación desconocida'
  },
  jobs: {
    box: 'Lista de trabajos, un vehículo por línea',
    hint: 'Un vehículo por línea: marca, modelo, motor…',
    lookUp: 'Buscar',
    found: '{found} de {n} línea encontrada | {found} de {n} líneas encontradas | {found} de {n} líneas encontradas',
    meaning: 'Coincidencia para {line}',
    leaveOut: 'omitir',
    undecided: '{n} encontrado, elija… | {n} encontrados, elija… | {n} encontrados, elija…',
    leftOut:
      '{n} línea omitida: vacía o repetida | {n} líneas omitidas: vacías o repetidas | {n} líneas omitidas: vacías o repetidas',
    beyond:
      '{n} línea omitida: como máximo {most} por lista | {n} líneas omitidas: como máximo {most} por lista | {n} líneas omitidas: como máximo {most} por lista',
    open: 'falta elegir en {n} línea | falta elegir en {n} líneas | falta elegir en {n} líneas',
    query: 'Texto de búsqueda para {line}',
    nothing: 'Sin resultados para «{query}». Pruebe con la marca, el modelo o el motor.',
    add: 'Añadir {n} | Añadir {n} | Añadir {n}'
  },

  plan: {
    heading: 'Tamaño de la descarga',
    title: '{first} y {n} más | {first} y {n} más | {first} y {n} más',
    languages: 'Idiomas: {languages}',
    calls: 'Solicitudes',
    engines: 'Motores',
    here: 'En este equipo',
    share: 'Del límite por hora',
    time: 'Tiempo',
    inexact: 'Aún no se conoce el tamaño total. Si la descarga resulta mucho mayor, pregunta antes de continuar.',
    unknown: 'aún se desconoce',
    learn: 'Comprobar el tamaño total',
    learnt: '{cost} hasta ahora',
    hours: 'Supera el límite por hora. Se detiene al alcanzarlo y continúa automáticamente.',
    complete: 'Todo lo seleccionado está descargado y al día.',
    startInexact: 'Motores conocidos hasta ahora: {n}. El resto se sabrá durante la descarga.',
    inPack: 'Ya está en una descarga sin terminar. Continúela en «Descargas».',
    confirmText:
      'Requiere {cost}, {share} del límite por hora, y tarda aprox. {time}. Todos los equipos con esta clave comparten el límite.',
    confirmKept: 'Sus propias solicitudes van primero y puede pausar en cualquier momento.',
    yes: 'Descargar · {cost}'
  },

  pack: {
    listing: 'Comprobando cuánto hay que descargar',
    place: 'En cola, puesto {place}',
    check: 'Comprobar ahora',
    used: '{calls} hasta ahora',
    left: 'faltan aprox. {time}',
    state: {
      running: 'Descargando',
      waiting: 'En cola',
      paused: 'En pausa',
      done: 'Completo',
      doneWithout: 'Completo salvo {n} elemento | Completo salvo {n} elementos | Completo salvo {n} elementos',
      maybeMore: '{state}, quizá haya más',
      cancelled: 'Cancelado'
    },
    waiting: {
      reserve: 'En pausa: las solicitudes restantes de esta hora se reservan para su trabajo.',
      limit: 'Límite por hora alcanzado.',
      offline: 'Sin conexión. Continúa automáticamente.',
      service: 'El servicio del catálogo tiene un problema.',
      refused: 'Clave o suscripción no aceptada. Continúa tras una comprobación correcta.',
      person: 'Su solicitud va primero.'
    },
    asks: {
      exact: 'Requiere {cost} en total. ¿Continuar?',
      atLeast: 'Requiere al menos {cost}. ¿Continuar?',
      yes: 'Continuar'
    },
    resumes: 'Continúa ≈ {time}.',
    show: 'Mostrar qué está disponible',
    pause: 'Pausar {title}',
    pauseShort: 'Pausar',
    resume: 'Reanudar {title}',
    resumeShort: 'Reanudar',
    again: 'Descargar lo que falta',
    cancel: 'Cancelar {title}',
    cancelShort: 'Cancelar. Los motores ya descargados siguen disponibles.',
    dismiss: 'Quitar {title} de la lista',
    dismissShort: 'Quitar de la lista. Los motores siguen disponibles.',
    failed: 'No descargado: {n} | No descargados: {n} | No descargados: {n}',
    retry: 'Reintentar',
    maybeMoreWhy:
      '{n} lista puede estar incompleta: tiene un número redondo de entradas. | {n} listas pueden estar incompletas: tienen un número redondo de entradas. | {n} listas pueden estar incompletas: tienen un número redondo de entradas.'
  },

  ready: {
    title: 'En este equipo',
    engines: '{n} motor | {n} motores | {n} motores',
    state: 'Disponibilidad',
    all: 'Todos',
    count: {
      complete: 'En este equipo',
      partial: 'Parciales',
      absent: 'No descargados'
    },
    complete: 'en este equipo',
    partial: 'descargado en parte',
    absent: 'no descargado',
    tooOld: 'demasiado antiguo, descárguelo de nuevo',
    missing: 'falta: {parts}',
    part: {
      detail: 'datos del motor',
      performance: 'prestaciones',
      text: 'textos en este idioma'
    },
    none: 'Aún no hay nada',
    noneText: 'Seleccione algo que descargar o marque favoritos con la estrella.',
    noneFit: 'Ningún motor coincide'
  },
  leaving: {
    title: 'Completar: {view}',
    button:
      '¿Sale pronto? Completar {n} motor | ¿Sale pronto? Completar {n} motores | ¿Sale pronto? Completar {n} motores',
    why: 'Descarga lo que aún falta de estos motores.',
    confirm: '¿Completar estos motores?'
  },

  instead: {
    engine: 'Este motor no está en este equipo.',
    list: 'Esta lista no está en este equipo.',
    waits: 'Se cargará cuando vuelva la conexión.',
    of: 'En este equipo: {name}',
    any: 'Motores en este equipo',
    recents: 'Últimos abiertos'
  },

  files: {
    title: 'Transferir a otro equipo',
    exportHint:
      'Guarda en un archivo los motores disponibles de la lista. La frase de contraseña lo abre y no puede recuperarse.',
    importHint: 'Introduzca la frase de contraseña del archivo.',
    phrase: 'Frase de contraseña',
    again: 'Repetir frase de contraseña',
    tooShort: 'Al menos {least} caracteres.',
    different: 'Las frases de contraseña no coinciden.',
    exportGo: 'Elegir dónde guardar…',
    importGo: 'Elegir archivo…',
    exported:
      '{n} motor guardado en {file}. Firma: {origin} | {n} motores guardados en {file}. Firma: {origin} | {n} motores guardados en {file}. Firma: {origin}',
    imported: '{n} motor importado. | {n} motores importados. | {n} motores importados.',
    nothingToExport: 'Seleccione antes algo que descargar o marque favoritos.',
    noExport: 'La exportación del catálogo está desactivada.',
    offer: {
      signer: 'Firma',
      from: {
        'this-desk': 'este equipo',
        trusted: 'de confianza: {name}',
        unknown: 'equipo desconocido'
      },
      made: 'Creado',
      languages: 'Idiomas',
      engines: 'Motores',
      pictures: 'Imágenes',
      leftOut: 'Omitidos, dañados',
      none: 'ninguno',
      compare: 'Compare esta firma con la que mostró el otro equipo al exportar.',
      trust: 'Confiar en ese equipo desde ahora',
      name: 'Nombre',
      take: 'Importar',
      takeUnknown: 'Importar de un equipo desconocido'
    },
    off: 'Los archivos de transferencia están desactivados en los ajustes.',
    managedOff: 'El administrador ha desactivado los archivos de transferencia.'
  },

  storage: {
    title: 'Almacenamiento',
    used: '{used} de {max}',
    engines: 'Motores en listas',
    details: 'Motores en este equipo',
    pictures: 'Imágenes',
    clear: 'Borrar descargas…',
    confirm: '¿Borrar el catálogo descargado?',
    goes: 'Se eliminan de este equipo listas, motores, curvas e imágenes ({used}). No estarán disponibles sin conexión hasta que los descargue de nuevo.',
    stays: 'Favoritos, motores recientes, notas, sinónimos, ajustes y la clave se conservan.',
    yes: 'Borrar'
  }
} satisfies PartOf<typeof en>
