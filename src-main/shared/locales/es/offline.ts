import type { PartOf } from '../part-of'
import type en from '../en/offline'

/** Taking the catalogue along: packs, their price, what is ready, files, space. */
export default {
  title: 'Sin conexión',
  take: 'Llevar consigo',
  from: { catalogue: 'Catálogo', favourites: 'Favoritos', jobs: 'Trabajos' },
  chosen: '{n} elegido | {n} elegidos | {n} elegidos',
  chosenNone: 'Quitar todos',
  leaveOut: 'Quitar {title}',
  packs: 'Paquetes',
  noPacks: 'Ninguno aún. Lo abierto alguna vez ya está aquí; un paquete trae lo demás.',
  view: { label: 'De qué trata la lista', chosen: 'Lo elegido', favourites: 'Favoritos' },

  pick: {
    choose: 'elija …',
    all: 'todos',
    above: '–',
    add: 'Añadir {title}',
    addNone: 'Añadir',
    absent: 'Aún no está en este puesto',
    fetch: 'Descargar esta lista',
    hint: 'Elegir no cuesta nada. Una lista que no está en este puesto es una consulta, que el paquete ya no gastará.'
  },
  favourites: {
    none: 'Aún no hay favoritos. La estrella en la página de un motor añade uno.',
    noGroup: 'Sin grupo',
    recents: 'Recientes',
    addAll: 'Añadir todos',
    noPlace: 'lugar desconocido'
  },
  jobs: {
    box: 'Lista de trabajos, un vehículo por línea',
    hint: 'Un vehículo por línea, como está en la agenda: marca, modelo, motor …',
    lookUp: 'Buscar aquí',
    found: '{found} de {n} línea encontrada | {found} de {n} líneas encontradas | {found} de {n} líneas encontradas',
    meaning: 'A qué se refiere {line}',
    leaveOut: 'omitir',
    undecided: '{n} encontrado, elija … | {n} encontrados, elija … | {n} encontrados, elija …',
    leftOut:
      '{n} línea omitida: sin palabras o repetida | {n} líneas omitidas: sin palabras o repetidas | {n} líneas omitidas: sin palabras o repetidas',
    beyond:
      '{n} línea omitida: una lista admite {most} | {n} líneas omitidas: una lista admite {most} | {n} líneas omitidas: una lista admite {most}',
    open: 'falta elegir en {n} línea | falta elegir en {n} líneas | falta elegir en {n} líneas',
    search: 'Buscar',
    query: 'Qué preguntar al servicio sobre {line}',
    nothing: 'No se encontró nada para «{query}». El servicio compara los nombres de marcas, modelos y motores.',
    add: 'Añadir {n} | Añadir {n} | Añadir {n}'
  },

  plan: {
    heading: 'Plan',
    title: '{first} y {n} más | {first} y {n} más | {first} y {n} más',
    languages: 'Textos en {languages}',
    calls: 'Consultas',
    engines: 'Motores',
    here: 'Ya aquí',
    share: 'De las consultas de una hora',
    time: 'Tiempo, al ritmo actual',
    inexact:
      'Aún no se conocen todas las listas inferiores; conocerlas cuesta {cost} de estas, y serán más: una consulta por generación y dos por motor. Primero se traen las listas; si después es mucho más de lo que decía el botón, o más de {most} consultas, se detiene y pregunta una vez, con el número exacto.',
    unknown: 'aún se desconoce',
    learn: 'Averiguar con exactitud',
    learnt: '{cost}: gasto hecho',
    learnStop: 'Detener',
    pictures:
      'Las imágenes no forman parte de un paquete: cada una se descarga cuando se muestra por primera vez, y se queda.',
    hours: 'Más que las consultas de una hora: se detiene al agotarlas y sigue sola.',
    complete: 'Todo lo elegido está en este puesto y es reciente.',
    start: 'Descargar',
    startNone: 'Descargar',
    inPack: 'Ya está en un paquete sin terminar: continúelo en «Paquetes».',
    confirm: '¿Descargar {title} para usarlo sin conexión?',
    confirmText:
      '{cost}, {share} de las consultas de una hora, unos {time}. Todos los puestos con esta clave comparten la hora.',
    confirmKept:
      'Las personas de este puesto van primero, parte de la hora queda libre para ellas y puede pausarse en cualquier momento.',
    yes: 'Gastar {cost}',
    no: 'Ahora no'
  },

  pack: {
    listing: 'Trayendo las listas; después se sabe cuánto es en total',
    place: 'Espera su turno, puesto {place}',
    check: 'Comprobar ahora',
    counts: '{done} de {total} · {calls}',
    left: 'quedan unos {time}',
    state: {
      running: 'En curso',
      waiting: 'Espera su turno',
      paused: 'En pausa; lo descargado está aquí',
      done: 'Completo',
      doneWithout: 'Completo salvo {n} elemento | Completo salvo {n} elementos | Completo salvo {n} elementos',
      maybeMore: '{state}, quizá haya más',
      cancelled: 'Cancelado; lo descargado se queda'
    },
    waiting: {
      reserve: 'En espera: el resto de las consultas de la hora se reserva para personas.',
      limit: 'En espera: las consultas de la hora están agotadas.',
      offline: 'Esperando la red; sigue solo.',
      service: 'En espera: el servicio tiene un problema.',
      refused: 'En espera: el servicio rechazó la clave o la suscripción. Comprobar la conexión le deja seguir.',
      person: 'En espera: el clic de una persona va primero.'
    },
    asks: {
      exact: 'En pausa: las listas ya están, y en total es {cost}, más de lo aceptado.',
      atLeast: 'En pausa: es al menos {cost}, más de lo aceptado, y aún no se conocen todas las listas.',
      yes: 'Seguir, {cost} en total',
      yesAtLeast: 'Seguir, mínimo {cost}'
    },
    resumes: 'Sigue solo ≈ {time}.',
    show: 'Mostrar qué está listo',
    pause: 'Pausar {title}',
    pauseShort: 'Pausa',
    resume: 'Reanudar {title}',
    resumeShort: 'Reanudar',
    again: 'Seguir con lo que falta',
    cancel: 'Cancelar {title}',
    cancelShort: 'Cancelar; lo descargado se queda',
    dismiss: 'Quitar {title} de la lista',
    dismissShort: 'Quitar de la lista; lo descargado se queda',
    failed: '{n} elemento falló | {n} elementos fallaron | {n} elementos fallaron',
    maybeMoreWhy:
      '{n} lista tiene un número redondo de entradas: el servicio puede haberla cortado. | {n} de listas tienen un número redondo de entradas: el servicio puede haberlas cortado. | {n} listas tienen un número redondo de entradas: el servicio puede haberlas cortado.'
  },

  ready: {
    title: 'Listo en este puesto',
    filter: 'filtrar …',
    state: 'Qué elementos',
    all: 'Todos {n}',
    count: { complete: 'Completos {n}', partial: 'Parciales {n}', absent: 'Ausentes {n}' },
    complete: 'completo',
    partial: 'en parte aquí',
    absent: 'no está aquí',
    tooOld: 'demasiado antiguo para mostrarse',
    missing: 'falta: {parts}',
    part: { detail: 'página del motor', performance: 'prestaciones', text: 'textos en este idioma' },
    none: 'Aún no hay nada que mostrar',
    noneText: 'Elija algo que llevar o marque favoritos; los motores aparecen aquí en cuanto se ve su lista.',
    noneFit: 'Nada coincide'
  },
  leaving: {
    title: 'Antes de salir: {view}',
    button:
      'Salgo en 10 minutos: completar {n} | Salgo en 10 minutos: completar {n} | Salgo en 10 minutos: completar {n}',
    why: 'Descarga antes que nada lo que falta de los motores que están en parte aquí.',
    confirm: '¿Completar lo que está en parte aquí?'
  },

  files: {
    title: 'Llevar a otro puesto',
    export: 'Guardar en archivo …',
    import: 'Leer un archivo …',
    exportHint:
      'Lo que hay aquí de la lista va a un archivo. Quien lo lea necesita la contraseña; no puede recuperarse.',
    importHint: 'La contraseña con que se guardó el archivo.',
    phrase: 'Contraseña',
    again: 'Contraseña otra vez',
    tooShort: 'Al menos {least} caracteres.',
    different: 'No coinciden.',
    exportGo: 'Elegir archivo y guardar',
    importGo: 'Elegir archivo …',
    cancel: 'Cancelar',
    exported:
      '{n} motor guardado en {file}. Firmado como {origin}: quien lo lea puede compararlo. | {n} motores guardados en {file}. Firmado como {origin}: quien lo lea puede compararlo. | {n} motores guardados en {file}. Firmado como {origin}: quien lo lea puede compararlo.',
    imported: '{n} motor leído. | {n} motores leídos. | {n} motores leídos.',
    nothingToExport: 'No hay nada elegido que guardar: elija algo que llevar o marque favoritos.',
    noExport: 'Guardar el catálogo en archivos está desactivado.',
    offer: {
      signer: 'Firmado como',
      from: {
        'this-desk': 'por este puesto',
        trusted: 'de confianza: {name}',
        unknown: 'desconocido para este puesto'
      },
      made: 'Hecho',
      languages: 'Idiomas',
      engines: 'Motores',
      pictures: 'Imágenes',
      leftOut: 'Omitidos por defectuosos',
      none: 'ninguno',
      compare:
        'Aún no se ha leído nada. Compare la firma de arriba con la que mostró el otro puesto al guardar el archivo.',
      trust: 'Confiar en ese puesto desde ahora',
      name: 'Cómo llamarlo',
      take: 'Leerlo',
      takeUnknown: 'Leerlo de este puesto desconocido',
      leave: 'Dejarlo'
    },
    off: 'Los archivos de paquete están desactivados en los ajustes.',
    managedOff: 'El administrador ha desactivado los archivos de paquete.'
  },

  storage: {
    title: 'Espacio en este puesto',
    used: '{used} de {max}',
    engines: 'Motores conocidos',
    details: 'Motores completos',
    pictures: 'Imágenes',
    clear: 'Borrar el catálogo guardado …',
    confirm: '¿Borrar el catálogo guardado aquí?',
    goes: 'Se eliminan de este puesto listas, motores, curvas e imágenes ({used}). Sin red no podrán leerse hasta descargarlos de nuevo, y eso gasta consultas.',
    stays: 'Favoritos, recientes, notas, sinónimos, ajustes y la clave se quedan.',
    yes: 'Borrar',
    no: 'Conservar'
  }
} satisfies PartOf<typeof en>
