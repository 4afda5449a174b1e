import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: 'Aún sin guardar.',
  title: 'Fichas técnicas',
  page: 'Ficha técnica',
  openNamed: 'Ficha técnica de {name}',
  keyP: 'Ficha técnica de {name} (Ctrl P)',
  back: 'Atrás',
  preview: 'Vista previa',
  previewOf: 'Vista previa de la ficha: {name}',
  drawing: 'Dibujando…',
  make: 'Emitir con número',
  again: 'Cambiar y emitir de nuevo',
  number: 'Ficha n.º',
  copyNumber: 'Copiar el número',
  savePdf: 'Guardar PDF',
  saveHint: 'Emite la ficha si hace falta y la guarda en PDF (Ctrl S)',
  print: 'Imprimir',
  printHint: 'Emite la ficha si hace falta y la imprime (Ctrl P)',
  printer: 'Impresora',
  dialog: 'Diálogo del sistema',
  saved: 'Guardada: {file}',
  outcome: {
    printed: 'Enviada a la impresora.',
    reader: 'Abierta en el lector de PDF. Imprímala desde allí.',
    copied: 'Número copiado.'
  },
  toList: 'Abrir en el historial',
  pages: '{n} página | {n} páginas | {n} páginas',
  fit: {
    label: 'Tamaño de la vista previa',
    page: 'Página entera',
    width: 'Todo el ancho',
    alone: 'Solo vista previa',
    aloneHint: 'Oculta la configuración y la comprobación junto a la página'
  },
  stock: 'De serie',
  tabs: {
    label: 'Partes de las fichas',
    made: 'Historial',
    batch: 'Por lotes',
    templates: 'Taller y plantillas',
    rules: 'Reglas de opciones',
    printers: 'Impresoras'
  },
  builtIn: { customer: 'Cliente', workshop: 'Taller', offer: 'Bueno, mejor, óptimo' },
  builtInText: {
    customer: 'Para el cliente: ganancia, datos, gráfico, stages y prestaciones. Sin datos internos.',
    workshop: 'Para el taller: todo lo del catálogo, con ECU y TCU, herramientas, métodos y notas.',
    offer: 'De serie y stages en paralelo, con sus precios y nombres.'
  },
  kind: { customer: 'Cliente', workshop: 'Taller', offer: 'Oferta' },
  paper: { A4: 'A4', Letter: 'Carta' },
  orientation: { portrait: 'Vertical', landscape: 'Horizontal' },
  ink: { colour: 'Color', grey: 'Grises', ink: 'Ahorrar tinta' },
  pageChoice: { one: 'Una página', more: 'Más si hace falta' },
  picture: { unbranded: 'Sin emblemas', branded: 'Con emblemas', none: 'Ninguna' },
  block: {
    page: 'la página',
    picture: 'Imagen',
    highlight: 'Ganancia en cifras grandes',
    facts: 'Datos',
    chart: 'Gráfico',
    stages: 'Stages',
    performance: 'Prestaciones',
    band: 'Ganancia media',
    options: 'Opciones',
    ecu: 'ECU y TCU',
    tools: 'Herramientas y métodos',
    note: 'Nota privada',
    verdict: 'Comprobación de curvas',
    assumptions: 'Unidades supuestas',
    remark: 'Observación',
    terms: 'Condiciones',
    signature: 'Líneas de firma'
  },
  text: { title: 'Título', intro: 'Introducción', terms: 'Condiciones' },
  placeholder: {
    date: 'Fecha de la ficha',
    number: 'Número de la ficha',
    maker: 'Marca',
    model: 'Modelo',
    generation: 'Generación',
    engine: 'Motor',
    customer: 'Primera línea de «Cliente»',
    shop: 'Nombre del taller'
  },
  assumed: {
    curvePower: 'potencia de las curvas',
    curveTorque: 'par de las curvas',
    curveRpm: 'régimen de las curvas',
    stagePower: 'potencia de los stages',
    stageTorque: 'par de los stages',
    topSpeed: 'velocidad máxima',
    zeroTo100: 'aceleración',
    consumption: 'consumo'
  },
  choice: {
    title: 'Configuración',
    template: 'Plantilla',
    language: 'Idioma de la ficha',
    units: 'Unidades',
    power: 'Unidad de potencia en la ficha',
    torque: 'Unidad de par en la ficha',
    both: 'Mostrar una segunda unidad',
    paper: 'Papel',
    orientation: 'Orientación',
    ink: 'Tinta',
    pages: 'Páginas',
    country: 'País del cliente',
    noCountry: 'no indicado (reglas más estrictas)',
    stages: 'Stages',
    noStages: 'Este motor no tiene stages numerados.',
    pricesHint: 'Se imprime tal como se escribe. Lo vacío se omite.',
    priceName: 'Nombre de {stage} en la oferta',
    price: 'Precio de {stage}',
    priceHint: 'p. ej., 590 €',
    picture: 'Imagen',
    band: 'Ganancia media en un rango de rpm',
    bandFrom: 'Desde, rpm',
    bandTo: 'Hasta, rpm',
    measured: '{n} medición | {n} mediciones | {n} mediciones',
    measuredHint: 'Se dibuja sobre el gráfico, indicada como medición. Las cifras siguen siendo las del catálogo.',
    verdict: 'Comprobación de curvas',
    note: 'Nota privada',
    customer: 'Cliente',
    customerHint: 'Nombre, matrícula…',
    remark: 'Observación',
    issued: 'Emitida',
    recommended: 'Stage recomendado',
    priceOnly: 'Precio',
    validUntil: 'Válida hasta',
    more: 'Más opciones'
  },
  weight: { stop: 'Impide la ficha:', warn: 'Advertencia:', hint: 'Nota:' },
  check: {
    title: 'Antes de imprimir',
    clean: 'Nada que revisar.',
    busy: 'Comprobando…',
    stop: '{n} problema | {n} problemas | {n} problemas',
    warn: '{n} aviso | {n} avisos | {n} avisos',
    hint: '{n} nota | {n} notas | {n} notas'
  },
  finding: {
    overflow: {
      one: {
        what: 'No cabe en una página.',
        why: 'Hay demasiado en la ficha ({block}).',
        next: 'Quite una parte, acorte un texto o permita una segunda página.'
      },
      more: {
        what: 'No cabe en {most} páginas.',
        why: 'Una parte es mayor que una página o hay demasiado en la ficha ({block}).',
        next: 'Quite una parte o acorte un texto.'
      }
    },
    pages: {
      what: 'Ocupa {count} página. | Ocupa {count} páginas. | Ocupa {count} páginas.',
      next: 'Quite una parte para acortarla.'
    },
    'small-chart': {
      what: 'El gráfico solo mide {height} mm de alto.',
      next: 'Permita una segunda página o quite una parte.'
    },
    'clipped-text': {
      typed: {
        what: '{count} texto cortado. | {count} textos cortados. | {count} textos cortados.',
        why: 'Es más largo que su espacio en el papel.',
        next: 'Acórtelo.'
      },
      laid: {
        what: 'Un texto está cortado.',
        why: 'Es más largo que su espacio en el papel ({block}).',
        next: 'Acórtelo o elija otra disposición.'
      }
    },
    'missing-glyphs': {
      what: 'Algunos caracteres no se pueden imprimir: {signs}',
      next: 'Use otros caracteres.'
    },
    'missing-picture': {
      what: 'Falta la imagen.',
      next: 'Elija otro tipo de imagen, o ninguna.'
    },
    'missing-logo': {
      what: 'Falta su logotipo.',
      next: 'Elija un logotipo.'
    },
    'flagged-curve': {
      what: '{count} curva no es verosímil: {curves} | {count} curvas no son verosímiles: {curves} | {count} curvas no son verosímiles: {curves}',
      why: '{reason}.',
      next: 'Revísela en la página del motor antes de mostrarla a un cliente.'
    },
    'no-curve': {
      what: 'No hay gráfico.',
      next: 'Vea la página del motor.'
    },
    'assumed-unit': {
      said: {
        what: 'Las unidades son supuestas (marcadas con * en la ficha).',
        next: 'Confírmelas en los ajustes cuando responda el proveedor.'
      },
      unsaid: {
        what: 'Una unidad es supuesta y la ficha no lo dice: {fields} | Hay unidades supuestas y la ficha no lo dice: {fields} | Hay unidades supuestas y la ficha no lo dice: {fields}',
        why: 'Un cliente podría tomar una suposición por un dato.',
        next: 'Elija una plantilla con la parte «Unidades supuestas».'
      },
      doubt: {
        what: 'Los valores de potencia parecen estar en {hint}.',
        why: 'En la unidad supuesta contradicen el par.',
        next: 'Revise las unidades supuestas.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Los datos tienen {days} días.',
        next: 'Actualice la página del motor.'
      },
      unknown: {
        what: 'Se desconoce la antigüedad de los datos.',
        next: 'Actualice la página del motor.'
      }
    },
    gone: {
      what: 'El servicio ya no incluye este motor (desde el {since}).',
      next: 'Vea la página del motor.'
    },
    'no-names': {
      what: 'Falta la marca, el modelo o la generación.',
      next: 'Cargar los nombres (1 solicitud).'
    },
    'option-blocked': {
      what: 'Una opción no debe imprimirse allí: {codes} | Hay opciones que no deben imprimirse allí: {codes} | Hay opciones que no deben imprimirse allí: {codes}',
      why: 'Una de sus reglas lo bloquea para este país.',
      next: 'Elija otra plantilla u otro país, o revise las reglas.'
    },
    'option-hidden': {
      what: '{count} opción se omite: {codes} | {count} opciones se omiten: {codes} | {count} opciones se omiten: {codes}',
      next: 'Revise las reglas.'
    },
    'option-notice': {
      what: '{count} opción se imprime con su aviso: {codes} | {count} opciones se imprimen con sus avisos: {codes} | {count} opciones se imprimen con sus avisos: {codes}',
      next: 'Revise las reglas.'
    },
    'other-language': {
      catalogue: {
        what: 'Idioma de los textos del catálogo: {is}, no {wanted}.',
        why: 'No hay otros disponibles sin conexión; las cifras son iguales.',
        next: 'Descárguelos o elija otro idioma.'
      },
      own: {
        what: 'Idioma sin texto en la plantilla: {wanted} ({fields})',
        next: 'Añada el texto a la plantilla.'
      }
    },
    'no-performance': {
      what: 'No hay prestaciones.',
      next: 'Vea la página del motor.'
    },
    'no-unit': {
      what: '{fields}: no se imprime, unidad desconocida.',
      next: 'Elija la unidad en los ajustes.'
    },
    paper: {
      what: '{paper} no es habitual en este país.',
      why: 'Allí las impresoras suelen usar {usual}.',
      next: 'Elija el papel que hay en la impresora.'
    },
    'empty-shop': {
      what: 'Falta el nombre del taller.',
      next: 'Introdúzcalo.'
    }
  },
  list: {
    search: 'N.º, cliente, vehículo',
    none: 'Sin resultados.',
    empty: 'Aún no hay fichas',
    moved: 'Datos cambiados',
    choose: 'Elija una ficha para verla tal como se creó.'
  },
  detail: {
    redrawn: 'El PDF original falta o se modificó. Al guardar e imprimir se dibuja de nuevo con los datos guardados.',
    drag: 'Arrastrar PDF',
    dragHint: 'Arrastre este PDF a una carpeta o a un correo',
    engine: 'Abrir el motor',
    again: 'Ficha nueva',
    remove: 'Eliminar la ficha {number}',
    removeTitle: '¿Eliminar la ficha {number}?',
    removeText: 'Su número y su código ya no abrirán nada. No se puede deshacer.'
  },
  changes: {
    title: 'Antes y ahora',
    nothingNewer: 'No hay datos más recientes.',
    same: 'Los datos no han cambiado desde entonces.',
    what: 'Dato',
    then: 'En la ficha',
    now: 'Hoy',
    received: 'Tal como se recibió del servicio.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} valor) | {first} … ({n} valores) | {first} … ({n} valores)',
    field: {
      stage_no: 'Stage',
      options: 'Códigos de opción',
      read_tools: 'Herramientas de lectura',
      read_methods: 'Métodos de lectura',
      modifications: 'Piezas necesarias',
      zero_to_hundred: '0 a 100, de serie',
      zero_to_hundred_st1: '0 a 100, Stage 1',
      top_speed: 'Vel. máx., de serie',
      top_speed_st1: 'Vel. máx., Stage 1',
      fuel_consumption_avg: 'Consumo, de serie'
    }
  },
  template: {
    list: 'Plantillas',
    notHere: 'opcional',
    builtIn: 'integrada',
    copy: 'Copiar y cambiar',
    removeTitle: '¿Eliminar la plantilla {name}?',
    removeText: 'Las fichas creadas con ella no cambian.',
    kind: 'Para',
    blocks: 'Partes de la ficha',
    trade: 'ECU, TCU, herramientas y notas privadas son datos internos y nunca se imprimen para clientes.',
    accent: 'Color de realce',
    texts: 'Textos',
    textLanguage: 'Idioma de estos textos',
    placeholders: 'Haga clic para insertarlo en «{field}»; la ficha lo rellena.',
    shop: 'Taller',
    ownShop: 'Usar otro taller',
    with: 'Vista previa con',
    noCar: 'No hay vehículo para la vista previa.',
    noCarText: 'Abra un motor una vez para usarlo aquí.',
    problem: '{field}: {problem}',
    state: { kept: 'Guardado', changed: 'Sin guardar', busy: 'Guardando…', wrong: 'Sin guardar: vea abajo' }
  },
  fault: {
    'not-a-template': 'no es una plantilla',
    'newer-version': 'se creó con una versión más reciente de Dynodesk',
    id: 'su nombre interno no es válido',
    missing: 'falta algo',
    'not-text': 'no es texto',
    'too-long': 'es demasiado largo',
    'unknown-kind': '«{found}» no es un tipo de ficha',
    'unknown-block': '«{found}» no es una parte de la ficha',
    'trade-block': '«{found}» es un dato interno y no se admite en este tipo de ficha',
    'unknown-language': '«{found}» no es uno de los nueve idiomas',
    'unknown-placeholder': '«{found}» no es un marcador',
    'not-a-colour': '«{found}» no es un color',
    'logo-type': 'el formato del logotipo no es compatible',
    'logo-too-large': 'el logotipo supera 1 MB',
    'logo-broken': 'el logotipo no se puede leer',
    'logo-harmful': 'el logotipo tiene demasiados píxeles o es un SVG con partes no permitidas: guárdelo como PNG',
    'too-many-lines': 'hay demasiadas líneas'
  },
  shop: {
    title: 'Su taller',
    about: 'Se imprime en cada ficha.',
    name: 'Nombre del taller',
    address: 'Dirección y contacto',
    logo: 'Logotipo',
    logoNow: 'Logotipo tal como se imprimirá',
    noLogo: 'Sin logotipo (PNG, JPEG, WebP o SVG, hasta 1 MB)',
    pick: 'Elegir imagen…',
    clear: 'Quitar',
    addressLines: 'Calle\nCiudad\nTeléfono\nCorreo\nIdentificación fiscal'
  },
  action: { show: 'Imprimir', notice: 'Imprimir con aviso', hide: 'Omitir', block: 'Bloquear la ficha' },
  rules: {
    own: 'Sus reglas',
    about: 'La regla de un código precede a la de un país. Sin aviso en el idioma de la ficha, la opción se omite.',
    none: 'Sin reglas propias. Valen las integradas de abajo.',
    code: 'Código de opción',
    codeHint: 'Código, o * para cualquiera',
    country: 'País',
    everywhere: 'todos los países',
    action: 'Qué ocurre',
    add: 'Añadir regla',
    remove: 'Eliminar la regla de {code}',
    unsound: 'Una regla no tiene código.',
    noticeLanguage: 'Idioma de los avisos',
    noticeIn: 'Aviso: {language}',
    without: 'Sin aviso: {languages}; se omite en esas fichas.',
    fill: 'Usar el aviso estándar',
    standard: 'Reglas integradas',
    standardAbout: 'Para los códigos sin regla propia. En las fichas para clientes, las opciones sin regla se omiten.',
    test: 'Qué se imprime',
    yours: 'suya',
    testKind: 'Ficha',
    testCar: 'Motor'
  },
  batch: {
    all: 'Seleccionar todo',
    chosen: 'Seleccionado antes',
    cars: 'Vehículos',
    noGroup: 'Favoritos sin grupo',
    generation: 'Motores de una generación',
    noGeneration: 'Elija una reciente',
    otherGeneration: 'Abra una generación en el catálogo para verla aquí.',
    load: 'Ver sus motores',
    nothing: 'Marque favoritos o compare motores; aparecen aquí.',
    files: 'Archivos',
    many: 'Un PDF por motor',
    one: 'Un PDF para todos',
    pattern: 'Nombres de los archivos',
    unknown: 'No es un marcador: {names}',
    tooMany: 'Como máximo {most} a la vez.',
    absent:
      '{n} vehículo elegido aún no se ha descargado. | {n} vehículos elegidos aún no se han descargado. | {n} vehículos elegidos aún no se han descargado.',
    select: 'Elija vehículos',
    startNone: 'Crear fichas…',
    start: 'Crear {n} ficha… | Crear {n} fichas… | Crear {n} fichas…',
    cancel: 'Detener',
    progress: 'Progreso',
    state: {
      running: '{done} de {total}',
      done: 'Terminado: {done} de {total}',
      cancelled: 'Detenido tras {done} de {total}',
      failed: 'Error tras {done} de {total}'
    },
    folder: 'En {folder}',
    findings: 'Notas',
    failed: '{n} ficha no creada | {n} fichas no creadas | {n} fichas no creadas'
  },
  printers: {
    about:
      'Una impresora usa el diálogo del sistema hasta que usted confirma su página de prueba. Después imprime directamente, a tamaño real, en el papel de la ficha.',
    paper: 'Papel de la página de prueba',
    again: 'Buscar de nuevo',
    none: 'No se encontró ninguna impresora.',
    noneText: 'Encienda la impresora y busque de nuevo, o guarde la ficha como PDF.',
    proven: 'probada: imprime sin diálogo',
    unproven: 'usa el diálogo del sistema',
    test: 'Imprimir página de prueba',
    right: 'La página es correcta',
    first: 'Imprima antes una página de prueba.',
    forget: 'Usar de nuevo el diálogo'
  },
  pin: {
    label: 'Fijado',
    action: 'Fijar los datos de hoy',
    hint: 'Para compararlos después con el catálogo, sin solicitudes',
    done: 'Datos fijados. Véalos en «Fichas», «Historial».',
    remove: 'Dejar de fijar',
    removeTitle: '¿Quitar estos datos fijados?',
    removeText: 'Ya no podrá compararlos. No se puede deshacer.'
  }
} satisfies PartOf<typeof en>
