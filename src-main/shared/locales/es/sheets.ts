import type { PartOf } from '../part-of'
import type en from '../en/sheets'

/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: 'Fichas técnicas',
  page: 'Ficha técnica',
  open: 'Ficha técnica',
  openNamed: 'Ficha técnica de {name}',
  keyP: 'Ficha técnica de {name} (Ctrl P)',
  back: 'Atrás',
  preview: 'Vista previa',
  previewOf: 'Vista previa de la ficha: {name}',
  drawing: 'Dibujando …',
  fetch: 'Descargar',
  make: 'Hacer ficha',
  openFindings: '{n} aviso por revisar | {n} avisos por revisar | {n} avisos por revisar',
  number: 'Ficha n.º',
  copyNumber: 'Copiar el número',
  savePdf: 'Guardar PDF',
  saveHint: 'Hace la ficha si hace falta y guarda su PDF (Ctrl S)',
  print: 'Imprimir',
  printHint: 'Hace la ficha si hace falta e imprime su PDF (Ctrl P)',
  printer: 'Impresora',
  dialog: 'Diálogo del sistema',
  saved: 'Ficha {number} guardada: {file}',
  outcome: {
    made: 'Ficha {number} hecha.',
    printed: 'Ficha {number} enviada a la impresora.',
    reader: 'Ficha {number} abierta en el lector del sistema: imprímala desde allí.',
    copied: 'Número {number} copiado.'
  },
  toList: 'Abrir en el historial',
  pages: '{n} página | {n} páginas | {n} páginas',
  fit: {
    label: 'Tamaño de la vista previa',
    page: 'Página entera',
    width: 'Todo el ancho',
    alone: 'Solo vista previa',
    aloneHint: 'Oculta las opciones y los avisos junto a la página'
  },
  stock: 'De serie',
  stage: 'Stage {n}',
  tabs: {
    label: 'Partes de las fichas',
    made: 'Historial',
    batch: 'Lote',
    templates: 'Plantillas',
    rules: 'Reglas de opciones',
    printers: 'Impresoras'
  },
  builtIn: { customer: 'Cliente', workshop: 'Taller', offer: 'Bueno, mejor, óptimo' },
  builtInText: {
    customer: 'Para el cliente: datos, gráfico, etapas y prestaciones, sin datos internos.',
    workshop: 'Para uso interno: todo lo que da el catálogo, con centralitas, herramientas, métodos y notas.',
    offer: 'De serie y etapas en columnas, con precios y nombres propios del taller.'
  },
  kind: { customer: 'Cliente', workshop: 'Taller', offer: 'Oferta' },
  paper: { A4: 'A4', Letter: 'Carta' },
  orientation: { portrait: 'Vertical', landscape: 'Horizontal' },
  ink: { colour: 'Color', grey: 'Grises', ink: 'Ahorrar tinta' },
  pageChoice: { one: 'Una página', more: 'Más si hacen falta' },
  picture: { unbranded: 'Sin marca', branded: 'Con marca', none: 'Ninguna' },
  block: {
    page: 'la página',
    picture: 'Imagen',
    highlight: 'Ganancia en cifras grandes',
    facts: 'Datos',
    chart: 'Gráfico',
    stages: 'Etapas',
    performance: 'Prestaciones',
    band: 'Ganancia media',
    options: 'Opciones',
    ecu: 'Centralitas',
    tools: 'Herramientas y métodos',
    note: 'Nota privada',
    verdict: 'Comprobación de curvas',
    assumptions: 'Supuestos',
    remark: 'Observación',
    terms: 'Condiciones',
    signature: 'Líneas de firma'
  },
  text: { title: 'Título', intro: 'Introducción', terms: 'Condiciones' },
  placeholder: {
    date: 'Día en que se hace la ficha',
    number: 'Número de la ficha',
    maker: 'Marca',
    model: 'Modelo',
    generation: 'Generación',
    engine: 'Motor',
    customer: 'Primera línea del cliente',
    shop: 'Nombre del taller'
  },
  assumed: {
    curvePower: 'potencia de las curvas',
    curveTorque: 'par de las curvas',
    curveRpm: 'régimen de las curvas',
    stagePower: 'potencia de las etapas',
    stageTorque: 'par de las etapas',
    topSpeed: 'velocidad máxima',
    zeroTo100: 'aceleración',
    consumption: 'consumo'
  },
  choice: {
    title: 'Elección',
    template: 'Plantilla',
    language: 'Idioma de la ficha',
    fetch: 'Descargar textos en {language}',
    units: 'Unidades',
    power: 'Unidad de potencia en la ficha',
    torque: 'Unidad de par en la ficha',
    both: 'Mostrar una segunda unidad',
    paper: 'Papel',
    orientation: 'Orientación del papel',
    ink: 'Tinta',
    pages: 'Páginas',
    country: 'País del cliente',
    noCountry: 'no indicado: reglas más estrictas',
    stages: 'Etapas',
    noStages: 'Este motor no tiene etapas numeradas.',
    pricesHint: 'Nombres y precios como se imprimen. Los vacíos se omiten.',
    priceName: 'Nombre de {stage} en la oferta',
    price: 'Precio de {stage}',
    priceHint: 'Precio, p. ej. 590 €',
    picture: 'Imagen',
    band: 'Ganancia media en un rango de rpm',
    bandFrom: 'Rango desde, rpm',
    bandTo: 'Rango hasta, rpm',
    measured: '{n} medición de este taller | {n} mediciones de este taller | {n} mediciones de este taller',
    measuredHint: 'Sobre el gráfico, con su indicación; las cifras siguen siendo las del catálogo',
    verdict: 'Comprobación de curvas',
    note: 'Nota privada de este motor',
    customer: 'Cliente',
    customerHint: 'Nombre, matrícula …',
    remark: 'Observación',
    recommended: 'Etapa recomendada',
    priceOnly: 'Precio',
    validUntil: 'Válido hasta',
    more: 'Más opciones'
  },
  weight: { stop: 'Impide la ficha:', warn: 'Revíselo:', hint: 'Conviene saber:' },
  check: { title: 'Antes de imprimir', clean: 'Nada que revisar.', busy: 'Comprobando …' },
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
      why: 'Hay más de lo que cabe en una página.',
      next: 'Quite una parte para acortarla.'
    },
    'small-chart': {
      what: 'La gráfica solo mide {height} mm de alto.',
      why: 'El resto de la ficha no le deja más sitio.',
      next: 'Permita una segunda página o quite una parte.'
    },
    'clipped-text': {
      typed: {
        what: '{count} texto está cortado. | {count} textos están cortados. | {count} textos están cortados.',
        why: 'Es más largo que su sitio en el papel.',
        next: 'Acórtelo.'
      },
      laid: {
        what: 'Un texto está cortado.',
        why: 'Es más largo que su sitio en el papel ({block}).',
        next: 'Acórtelo o elija otra disposición.'
      }
    },
    'missing-glyphs': {
      what: 'Algunos signos no pueden imprimirse: {signs}',
      why: 'Ninguna letra de la ficha los tiene; saldría un recuadro.',
      next: 'Escríbalos de otra manera.'
    },
    'missing-picture': {
      what: 'Falta la imagen.',
      why: 'El catálogo no tiene ninguna de este tipo o no está en este puesto.',
      next: 'Elija otro tipo de imagen, o ninguna.'
    },
    'missing-logo': {
      what: 'Falta el logotipo.',
      why: 'El nombre del taller aparece solo.',
      next: 'Elija un logotipo.'
    },
    'flagged-curve': {
      what: '{count} curva no es coherente: {curves} | {count} curvas no son coherentes: {curves} | {count} curvas no son coherentes: {curves}',
      why: 'Potencia y par difieren hasta un {percent} %.',
      next: 'Compárela con la página del motor antes de que la vea un cliente.'
    },
    'no-curve': {
      what: 'No lleva gráfico.',
      why: 'El catálogo no da curvas que puedan trazarse.',
      next: 'Vea la página del motor.'
    },
    'assumed-unit': {
      said: {
        what: '{count} unidad es supuesta: {fields} | {count} unidades son supuestas: {fields} | {count} unidades son supuestas: {fields}',
        why: 'El servicio no las indica; la ficha lo dice.',
        next: 'Confírmelas en los ajustes cuando responda el proveedor.'
      },
      unsaid: {
        what: 'Una unidad es supuesta y la ficha no lo dice: {fields} | Hay unidades supuestas y la ficha no lo dice: {fields} | Hay unidades supuestas y la ficha no lo dice: {fields}',
        why: 'Un cliente tomaría un supuesto por un hecho.',
        next: 'Elija una plantilla con la parte «Supuestos».'
      },
      doubt: {
        what: 'Los valores de potencia parecen estar en {hint}.',
        why: 'Con la unidad supuesta contradicen el par.',
        next: 'Revise las unidades supuestas.'
      }
    },
    'stale-data': {
      aged: {
        what: 'Los datos tienen {days} días.',
        why: 'Es más de lo que quiere el taller.',
        next: 'Actualice la página del motor.'
      },
      unknown: {
        what: 'No se sabe de cuándo son los datos.',
        why: 'Pueden no ser los de hoy.',
        next: 'Actualice la página del motor.'
      }
    },
    gone: {
      what: 'El servicio ya no tiene este motor (desde el {since}).',
      why: 'Sus datos no se corregirán más.',
      next: 'Vea la página del motor.'
    },
    'no-names': {
      what: 'Falta el nombre de la marca, el modelo o la generación.',
      why: 'Los nombres de este coche no están en este puesto.',
      next: 'Vea la página del motor.'
    },
    'option-blocked': {
      what: 'Una opción no debe figurar en una ficha allí: {codes} | Hay opciones que no deben figurar en una ficha allí: {codes} | Hay opciones que no deben figurar en una ficha allí: {codes}',
      why: 'Una regla del taller lo impide para este país.',
      next: 'Elija otra plantilla u otro país, o revise las reglas.'
    },
    'option-hidden': {
      what: '{count} opción se omite: {codes} | {count} opciones se omiten: {codes} | {count} opciones se omiten: {codes}',
      why: 'Lo dicen las reglas para este país y tipo de ficha.',
      next: 'Revise las reglas.'
    },
    'option-notice': {
      what: '{count} opción se imprime con su aviso: {codes} | {count} opciones se imprimen con sus avisos: {codes} | {count} opciones se imprimen con sus avisos: {codes}',
      why: 'Lo dicen las reglas para este país.',
      next: 'Revise las reglas.'
    },
    'other-language': {
      catalogue: {
        what: 'Los textos del catálogo están en {is}, no en {wanted}.',
        why: 'Este puesto aún no tiene otros; las cifras son iguales.',
        next: 'Descárguelos o elija otro idioma.'
      },
      own: {
        what: 'La plantilla no tiene texto en {wanted}: {fields}',
        why: 'Se imprime el primer idioma que tiene.',
        next: 'Añada el texto a la plantilla.'
      }
    },
    'no-performance': {
      what: 'No lleva prestaciones.',
      why: 'El catálogo no las da o no están en este puesto.',
      next: 'Vea la página del motor.'
    },
    'no-unit': {
      what: 'Omitido porque no se conoce su unidad: {fields}',
      why: 'El servicio no la indica y este taller no ha elegido ninguna.',
      next: 'Elija la unidad en los ajustes.'
    },
    paper: {
      what: '{paper} no es habitual en este país.',
      why: 'Allí las impresoras llevan {usual}.',
      next: 'Elija el papel que hay en la impresora.'
    },
    'empty-shop': {
      what: 'Falta el nombre del taller.',
      why: 'Falta el nombre, la dirección o ambos.',
      next: 'Introduzca el taller una vez.'
    }
  },
  list: {
    title: 'Historial',
    search: 'Número, cliente o vehículo',
    scan: 'Escriba o escanee un número y pulse Enter.',
    none: 'Ninguna ficha coincide.',
    empty: 'Aún no hay fichas.',
    emptyText: 'Abra un motor y elija «Ficha técnica», o fije sus datos en «…».',
    moved: 'Cifras cambiadas',
    choose: 'Elija una ficha para verla tal como se hizo.'
  },
  detail: {
    made: 'Hecha',
    template: 'Plantilla',
    customer: 'Cliente',
    original: 'El PDF que se hizo está aquí, sin cambios; guardar e imprimir lo usan.',
    redrawn:
      'El PDF que se hizo ya no está o se cambió. Guardar e imprimir lo dibujan de nuevo con los datos guardados.',
    engine: 'Página del motor',
    again: 'Ficha nueva con los datos de hoy',
    remove: 'Eliminar la ficha {number}',
    removeTitle: '¿Eliminar la ficha {number}?',
    removeText: 'Su número y su código ya no abrirán nada. No puede deshacerse.',
    removeYes: 'Eliminar',
    removeNo: 'Cancelar'
  },
  changes: {
    title: 'Antes y ahora',
    nothingNewer: 'No hay datos más recientes.',
    same: 'Nada ha cambiado.',
    what: 'Qué',
    then: 'En la ficha',
    now: 'Hoy',
    received: 'Tal como se recibió del servicio.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} valor) | {first} … ({n} valores) | {first} … ({n} valores)',
    field: {
      stage_no: 'Etapa',
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
    builtIn: 'integrada',
    copy: 'Copiar',
    copyName: '{name} (copia)',
    export: 'Exportar …',
    exported: 'Guardado: {file}',
    import: 'Importar …',
    remove: 'Eliminar',
    removeTitle: '¿Eliminar la plantilla {name}?',
    removeText: 'Las fichas hechas con ella quedan como están.',
    removeYes: 'Eliminar',
    removeNo: 'Cancelar',
    fixed: 'Una plantilla integrada no puede cambiarse. Cópiela y cambie la copia.',
    name: 'Nombre',
    kind: 'Para quién',
    blocks: 'Partes de la ficha',
    trade:
      'Centralitas, herramientas y notas privadas son datos internos: nunca figuran en una ficha que sale del taller.',
    accent: 'Color de realce',
    texts: 'Textos',
    textLanguage: 'Idioma de estos textos',
    placeholders: 'Al pulsar se pone en «{field}»; la ficha lo rellena.',
    shop: 'Taller',
    ownShop: 'Un taller distinto del de este puesto',
    with: 'Mostrada con',
    noCar: 'Ningún vehículo con que mostrarla.',
    noCarText: 'Abra un motor una vez; después se ofrece aquí.',
    problem: '{field}: {problem}',
    state: { kept: 'Guardado', changed: 'Sin guardar', busy: 'Guardando …', wrong: 'Sin guardar: vea abajo' }
  },
  fault: {
    'not-a-template': 'no es una plantilla',
    'newer-version': 'es de una versión más nueva de Dynodesk',
    id: 'su nombre para el programa no sirve',
    missing: 'falta algo',
    'not-text': 'no es texto',
    'too-long': 'es demasiado largo',
    'unknown-kind': '«{found}» no es un tipo de ficha',
    'unknown-block': '«{found}» no es parte de una ficha',
    'trade-block': '«{found}» es dato interno y no puede figurar en este tipo de ficha',
    'unknown-language': '«{found}» no es uno de los nueve idiomas',
    'unknown-placeholder': '«{found}» entre llaves no es un marcador',
    'not-a-colour': '«{found}» no es un color',
    'logo-type': 'el logotipo no es una imagen que la ficha pueda mostrar',
    'logo-too-large': 'el logotipo supera 1 MB',
    'logo-broken': 'el logotipo es ilegible',
    'logo-harmful': 'el logotipo tiene demasiados píxeles o es un SVG con partes no permitidas: guárdelo como PNG',
    'too-many-lines': 'hay demasiadas líneas'
  },
  shop: {
    title: 'Su taller',
    about: 'Figura en toda ficha cuya plantilla no nombre un taller propio.',
    name: 'Nombre del taller',
    address: 'Dirección, una línea por dato: calle, ciudad, teléfono, correo, NIF',
    logo: 'Logotipo',
    logoNow: 'Logotipo tal como se imprimirá',
    noLogo: 'ninguno aún: PNG, JPEG, WebP o SVG de hasta 1 MB',
    pick: 'Elegir imagen …',
    clear: 'Quitar',
    save: 'Guardar',
    kept: 'Guardado.',
    unsaved: 'Aún sin guardar.'
  },
  action: { show: 'imprimir tal cual', notice: 'imprimir con aviso', hide: 'omitir', block: 'no hacer ficha' },
  verdict: {
    show: 'se imprime',
    notice: 'se imprime con su aviso:',
    hide: 'se omite',
    block: 'la ficha no puede hacerse'
  },
  rules: {
    own: 'Reglas de este taller',
    about:
      'Por código de opción y país; los nombres pueden estar traducidos y no obligan. Un código con regla propia va antes que un país, y ambos antes que «cualquiera». Si un aviso no está en el idioma de la ficha, la opción se omite.',
    none: 'Sin reglas propias: valen las fijas de abajo.',
    code: 'Código de opción',
    codeHint: 'Código, o * para cualquiera',
    country: 'País',
    everywhere: 'todos los países',
    action: 'Qué ocurre',
    add: 'Añadir regla',
    remove: 'Eliminar la regla de {code}',
    save: 'Guardar',
    undo: 'Deshacer',
    kept: 'Guardado.',
    unsaved: 'Aún sin guardar.',
    unsound: 'Una regla aún no tiene código.',
    noticeLanguage: 'Avisos mostrados en',
    noticeIn: 'Aviso en {language}',
    without: 'Sin aviso en {languages}: se omite en fichas en estos idiomas.',
    fill: 'Poner el aviso estándar',
    standard: 'Reglas fijas',
    standardAbout:
      'Valen para todo código sin regla arriba. Los demás códigos siguen la regla más estricta de la tabla.',
    test: 'Probar',
    testKind: 'En una ficha',
    testCar: 'Del motor'
  },
  batch: {
    cars: 'Vehículos',
    noGroup: 'Favoritos sin grupo',
    generation: 'Motores de una generación',
    noGeneration: 'elija una vista hace poco',
    load: 'Ver sus motores',
    nothing: 'Marque favoritos o compare motores antes; se ofrecen aquí.',
    files: 'Archivos',
    many: 'Un PDF por motor',
    one: 'Un PDF para todos',
    pattern: 'Nombres de los archivos',
    placeholders: 'Puede llevar {names}',
    unknown: 'No es un marcador: {names}',
    example: 'Por ejemplo',
    free: 'Usa solo datos guardados, sin solicitudes. Lo que falta se indica al final.',
    tooMany: 'Como máximo {most} a la vez.',
    startNone: 'Hacer fichas …',
    start: 'Hacer {n} ficha … | Hacer {n} fichas … | Hacer {n} fichas …',
    cancel: 'Detener',
    progress: 'Progreso de las fichas',
    state: {
      running: '{done} de {total}',
      done: 'Terminado: {done} de {total}',
      cancelled: 'Detenido tras {done} de {total}',
      failed: 'Interrumpido tras {done} de {total}'
    },
    folder: 'En {folder}',
    findings: 'Conviene saber',
    failed: '{n} ficha no pudo hacerse | {n} fichas no pudieron hacerse | {n} fichas no pudieron hacerse'
  },
  printers: {
    about:
      'Se imprime con el diálogo del sistema hasta que una impresora muestre en una página de prueba que respeta tamaños, grises y signos. Una impresora probada imprime directamente, a tamaño real, en el papel elegido para la ficha.',
    paper: 'Papel de la página de prueba',
    again: 'Buscar de nuevo',
    none: 'No se encontró ninguna impresora.',
    noneText: 'Las fichas pueden guardarse en PDF e imprimirse en otro sitio.',
    proven: 'probada: imprime sin diálogo',
    unproven: 'solo con el diálogo',
    test: 'Imprimir página de prueba',
    right: 'Ha salido bien',
    first: 'Imprima antes una página de prueba.',
    forget: 'Volver al diálogo'
  },
  pin: {
    label: 'Fijado',
    action: 'Fijar los datos de hoy',
    hint: 'Compárelos después con el catálogo, sin solicitudes',
    done: 'Datos fijados. Véalos en «Fichas técnicas», «Historial».',
    remove: 'Quitar los datos fijados',
    removeTitle: '¿Quitar estos datos fijados?',
    removeText: 'Ya no podrá compararlos. No se puede deshacer.'
  }
} satisfies PartOf<typeof en>
