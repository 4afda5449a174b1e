import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'Cualquier otra pantalla',
    number: 'pantalla {n}',
    own: 'esta ventana está en ella',
    gone: '{name} (no conectada)',
    unnamed: 'pantalla sin nombre',
    placed: 'En Wayland, la pantalla la elige usted.'
  },
  sections: 'Páginas de ajustes',
  calls: '{count} solicitud | {count} solicitudes | {count} solicitudes',
  group: {
    general: 'General',
    units: 'Unidades',
    assumptions: 'Unidades supuestas',
    chart: 'Gráfico de potencia',
    search: 'Búsqueda',
    pictures: 'Imágenes',
    connection: 'Red',
    limits: 'Límites de solicitudes',
    demo: 'Catálogo de demostración',
    offline: 'Sin conexión y almacenamiento',
    export: 'Exportación a archivos',
    policy: 'Conservación y cesión de datos',
    customer: 'Pantalla del cliente',
    events: 'Eventos',
    notifications: 'Notificaciones',
    workspace: 'Varios equipos',
    updates: 'Actualizaciones',
    roles: 'Roles'
  },
  managed: 'Fijado por el administrador',
  reset: 'Restablecer',
  storeUsed: '{used} de {max} en uso',
  resetOf: 'Restablecer {label}',
  on: 'Activado',
  emptyList: 'ninguno',
  emptyText: 'vacío',
  list: {
    add: 'Añadir palabra',
    addTopic: 'Añadir tema',
    addName: 'Añadir nombre de host',
    addTo: 'Añadir a {label}',
    remove: 'Quitar {word}',
    up: 'Poner {word} al principio',
    addTool: 'Añadir herramienta'
  },
  refused: { twice: '«{word}» ya está en la lista.' },
  choices: {
    auto: 'Automático',
    ask: 'Preguntar',
    off: 'Desactivado',
    system: 'Sistema',
    light: 'Claro',
    dark: 'Oscuro',
    none: 'No indicado',
    unsigned: 'Ninguna: cualquiera puede enviar',
    stacked: 'Apilado',
    axes: 'Dos ejes',
    language: 'El habitual del idioma',
    pinyin: 'Pinyin',
    stroke: 'Número de trazos',
    zhuyin: 'Zhuyin (bopomofo)',
    table: 'Tabla',
    comma: 'Coma',
    sales: 'Ventas',
    workshopRole: 'Taller',
    semicolon: 'Punto y coma',
    other: 'Otra pantalla',
    same: 'Esta pantalla',
    'hmac-sha256-base64': 'HMAC-SHA256, en Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, hexadecimal',
    topic: 'Tema',
    property: 'Propiedad de usuario',
    envelope: 'Envoltorio',
    event: 'Nombre del evento',
    session: 'Solo en memoria',
    open: 'En el disco, sin protección',
    name: 'Nombre del archivo',
    field: 'Campo',
    header: 'Cabecera',
    keep: 'Conservar',
    move: 'Mover',
    delete: 'Eliminar',
    compact: 'Compacta',
    comfortable: 'Cómoda',
    workshop: 'Taller'
  },
  number: { always: 'cada vez', unlimited: 'sin límite', asLists: 'como otras listas' },
  connection: {
    address: 'Dirección base',
    addressDemo: 'catálogo de demostración integrado',
    addressNone: 'aún ninguna',
    key: 'Clave',
    keyNone: 'ninguna',
    kept: {
      sealed: 'cifrada por su sistema',
      session: 'en memoria hasta cerrar Dynodesk: este sistema no tiene almacén de claves',
      open: 'en el disco, sin protección: este sistema no tiene almacén de claves',
      none: 'no guardada'
    },
    checked: 'Última comprobación',
    never: 'ninguna desde que se inició Dynodesk',
    check: 'Comprobar ahora',
    connect: 'Conectar con un servicio',
    replace: 'Cambiar clave o dirección',
    demo: 'Abrir la demostración',
    forget: 'Olvidar esta clave…',
    leaveDemo: 'Salir de la demostración',
    paused: {
      title: 'Las solicitudes en segundo plano están en pausa',
      refused: 'El servicio rechazó una solicitud. Hasta recuperar el acceso, solo se solicita lo que usted abre.',
      resume: 'Comprobar y seguir'
    }
  },
  replace: {
    key: 'Clave nueva',
    keyKeep: 'Déjelo vacío para usar la clave actual.',
    keyNeeded: 'Se guarda cifrada si es posible y no vuelve a mostrarse.',
    keyMissing: 'Introduzca una clave.'
  },
  forget: {
    title: '¿Olvidar esta clave?',
    text: 'Elimina la clave de este equipo y desconecta de {address}. Para volver a conectar necesita la clave.',
    kept: 'Los ajustes, las notas y los motores guardados se conservan en este equipo.',
    confirm: 'Olvidar esta clave'
  },
  subscription: {
    title: 'Suscripción',
    none: 'Aún no hay datos. Compruebe la conexión para cargarlos.',
    state: 'Estado',
    active: 'activa',
    activeUntil: 'activa hasta el {day} ({left})',
    inactive: 'no activa',
    unknown: 'no indicado por el servicio',
    end: 'Termina',
    endAbsent: 'sin fecha de fin',
    endUnreadable: '{text} (no es una fecha legible)',
    endOriginal: 'Tal como lo envió el servicio: {text}',
    days: 'queda {days} día | quedan {days} días | quedan {days} días',
    lastDay: 'hoy es el último día',
    past: 'vencida',
    pastActive: 'vencida, aunque el servicio la da por activa',
    clock: 'según el reloj de este equipo, que no coincide con el del servicio',
    warning: {
      1: 'La suscripción termina en menos de un día. Renuévela para mantener abierto el catálogo.',
      7: 'La suscripción termina en menos de una semana.',
      30: 'La suscripción termina en menos de un mes.'
    }
  },
  synonyms: {
    title: 'Sinónimos',
    help: 'Un grupo por línea, palabras separadas por comas. En lo guardado se buscan todas.',
    box: 'Grupos de sinónimos, uno por línea',
    tooMany: 'Como máximo 500 líneas.',
    tooLong: 'Línea {line}: como máximo 20 palabras de 60 caracteres.',
    single: 'Línea {line}: un grupo necesita al menos dos palabras.'
  },
  signers: {
    title: 'Equipos de confianza',
    none: 'Ninguno aún. Puede confiar en un equipo al importar su archivo de transferencia.',
    help: 'Los archivos de transferencia firmados por estos equipos se abren sin preguntar.',
    unnamed: 'sin nombre',
    since: 'desde el {day}',
    forget: 'Retirar la confianza',
    forgetOf: 'Retirar la confianza en {name}'
  },
  health: {
    version: 'Versión',
    drift: 'Respuestas inesperadas',
    driftNone: 'ninguna desde que se inició Dynodesk',
    driftCount: '{count} en {places} campo | {count} en {places} campos | {count} en {places} campos',
    help: 'Respuestas que difieren de la descripción del servicio. Si faltan cifras, avise a su proveedor.',
    address: 'Solicitud',
    field: 'Campo',
    kind: 'Diferencia',
    times: 'Veces',
    'unknown-field': 'no está en la descripción',
    'wrong-type': 'tipo incorrecto',
    'missing-id': 'entrada sin id, omitida',
    'code-mismatch': 'estado y código difieren',
    'missing-field': 'falta, aunque según la descripción siempre está',
    'too-long': 'texto o lista demasiado largos, acortados u omitidos',
    'foreign-id': 'otro registro que el solicitado',
    'foreign-parent': 'entrada de otro elemento superior'
  },
  unit: {
    percent: '%',
    milliseconds: 'ms',
    seconds: 's',
    minutes: 'min',
    hours: 'h',
    days: 'día | días | días',
    kilobytes: 'KB',
    megabytes: 'MB',
    callsPerDay: 'solicitud al día | solicitudes al día | solicitudes al día',
    calls: 'solicitud | solicitudes | solicitudes',
    rpm: 'rpm',
    messages: 'mensaje | mensajes | mensajes',
    events: 'evento | eventos | eventos'
  },
  keys: {
    language_interface: { label: 'Idioma', help: 'Menús, rótulos, números y fechas.' },
    language_content: {
      label: 'Idioma del catálogo',
      help: 'Las listas y páginas no guardadas en este idioma se descargan de nuevo, 1 solicitud cada una.'
    },
    language_chineseOrder: {
      label: 'Orden de los nombres chinos',
      help: 'Orden de las listas con el catálogo en chino.'
    },
    appearance_theme: { label: 'Tema', help: 'El oscuro va bien en el taller, el claro en el mostrador.' },
    appearance_tray: {
      label: 'Icono en el área de notificación',
      help: 'Muestra los eventos sin leer. Dynodesk sigue en marcha al cerrar la última ventana.'
    },
    help_offerTour: {
      label: 'Ofrecer el recorrido',
      help: 'Se muestra junto a las columnas hasta que lo haga o lo rechace. La ayuda lo inicia en cualquier momento.'
    },
    keys_letters: {
      label: 'Atajos de una tecla',
      help: 'Teclas como P, U o ? actúan solas. Desactívelo si dicta por voz; los atajos con Ctrl se mantienen.'
    },
    units_power: {
      label: 'Potencia',
      help: 'El servicio indica CV solo para la potencia de serie. En curvas y stages la unidad es supuesta.'
    },
    units_torque: {
      label: 'Par motor',
      help: 'El servicio indica Nm solo para el par de serie. En curvas y stages la unidad es supuesta.'
    },
    units_speed: { label: 'Velocidad máxima en', help: 'La unidad que usa el servicio; no indica ninguna.' },
    units_acceleration: {
      label: 'Aceleración en',
      help: 'La unidad que usa el servicio; no indica ninguna.'
    },
    units_consumption: { label: 'Consumo en', help: 'La unidad que usa el servicio; no indica ninguna.' },
    performance_zeroIsMissing: {
      label: 'Tratar 0 como dato ausente',
      help: 'Muestra una prestación de 0 como «no indicado».'
    },
    chart_layout: { label: 'Disposición', help: 'Potencia encima del par, ambos en dos ejes, o una tabla.' },
    chart_startAtZero: {
      label: 'Ejes desde cero',
      help: 'Si está desactivado, las diferencias pequeñas parecen grandes.'
    },
    chart_trimZeroPadding: {
      label: 'Recortar ceros en los extremos de una curva',
      help: 'Los ceros en un extremo cuentan como sin datos; el gráfico lo indica.'
    },
    chart_drawCommonPart: {
      label: 'Dibujar curvas desiguales hasta donde lleguen ambas',
      help: 'Si está desactivado, las curvas de distinta longitud solo se muestran como tabla.'
    },
    chart_peakTolerancePercent: {
      label: 'Tolerancia: valor declarado y curva',
      help: 'Se señala una diferencia mayor entre la potencia declarada y el máximo de la curva.'
    },
    shop_tools: {
      label: 'Sus herramientas de lectura',
      help: 'Los motores que incluyen alguna se marcan como legibles; escríbalas como en el catálogo.'
    },
    search_pauseMilliseconds: {
      label: 'Pausa antes de buscar en línea',
      help: 'Espera tras escribir; Enter busca al instante.'
    },
    search_fuels: {
      label: 'Combustibles en la búsqueda de motores',
      help: 'Se envía al servicio tal como está; el servicio no indica cuáles acepta.'
    },
    pictures_show: { label: 'Mostrar imágenes', help: 'Fotos y logotipos del catálogo.' },
    pictures_unbranded: { label: 'Preferir imágenes sin emblemas', help: 'Fotos sin emblemas, si las hay.' },
    pictures_countAsCalls: {
      label: 'Contar imágenes como solicitudes',
      help: 'El servicio no indica si las cuenta; activado es más seguro.'
    },
    pictures_maxKilobytes: { label: 'Imagen más grande', help: 'Las imágenes mayores no se descargan.' },
    connection_timeoutSeconds: {
      label: 'Tiempo de espera',
      help: 'Una solicitud sin respuesta falla tras este tiempo.'
    },
    connection_maxAnswerMegabytes: {
      label: 'Máximo de datos por solicitud',
      help: 'Si el servicio envía más, la solicitud falla.'
    },
    connection_subscriptionCheckHours: { label: 'Comprobar la suscripción cada', help: '1 solicitud cada vez.' },
    connection_rearmMinutes: {
      label: 'Reintentar tras un rechazo',
      help: 'Si el servicio rechaza la clave o la suscripción, 1 solicitud lo reintenta.'
    },
    connection_clockToleranceMinutes: {
      label: 'Diferencia de hora permitida',
      help: 'Si el reloj de este equipo difiere más del del servicio, se avisa.'
    },
    freshness_listDays: {
      label: 'Actualizar listas de más de',
      help: 'Se muestra al momento, se actualiza en segundo plano; 0: cada vez.'
    },
    freshness_typesDays: { label: 'Actualizar tipos de más de', help: '−1: igual que las demás listas.' },
    freshness_manufacturersDays: { label: 'Actualizar marcas de más de', help: '−1: igual que las demás listas.' },
    freshness_modelsDays: { label: 'Actualizar modelos de más de', help: '−1: igual que las demás listas.' },
    freshness_generationsDays: { label: 'Actualizar generaciones de más de', help: '−1: igual que las demás listas.' },
    freshness_enginesDays: { label: 'Actualizar motores de más de', help: '−1: igual que las demás listas.' },
    freshness_engineDays: {
      label: 'Actualizar un motor de más de',
      help: 'Se muestra al momento, se actualiza en segundo plano; 0: cada vez.'
    },
    freshness_idleCallsPerDay: {
      label: 'Actualizar favoritos en reposo, hasta',
      help: 'Motores de favoritos y fichas, cuando queda libre la mayoría de las solicitudes de la hora; 0: no.'
    },
    freshness_emptyHours: {
      label: 'Recordar resultados vacíos durante',
      help: 'Hasta entonces no se pregunta de nuevo al servicio.'
    },
    store_maxMegabytes: {
      label: 'Espacio para el catálogo',
      help: 'Si se llena, se quita lo que lleva más tiempo sin usarse; los favoritos se quedan.'
    },
    store_maxPictureMegabytes: {
      label: 'Espacio para imágenes',
      help: 'Si se llena, se quitan las que llevan más tiempo sin verse; las de favoritos se quedan.'
    },
    packs_confirmAboveCalls: { label: 'Confirmar descargas de más de', help: 'Una descarga mayor pide confirmación.' },
    policy_keepDays: {
      label: 'Eliminar datos sin actualizar en',
      help: 'Se eliminan cuando el servicio confirma el reloj de este equipo. Favoritos, notas y nombres se quedan; decide su contrato; 0: sin límite.'
    },
    policy_readAfterEnd: {
      label: 'Mostrar lo guardado tras acabar la suscripción',
      help: 'Si está desactivado, lo guardado se oculta hasta que la suscripción vuelva a estar activa.'
    },
    packs_jobFolder: {
      label: 'Carpeta de intercambio',
      help: 'Ponga en ella una lista de vehículos (TXT, CSV): aparece un archivo con los motores guardados. Sin solicitudes.'
    },
    policy_allowExport: {
      label: 'Exportar el catálogo a archivos',
      help: 'Su contrato con el proveedor decide si está permitido.'
    },
    packs_allowFiles: {
      label: 'Archivos de transferencia',
      help: 'Transferir descargas a otro equipo e importarlas desde él.'
    },
    packs_maxCalls: {
      label: 'Descarga más grande',
      help: 'Las descargas que necesitan más se rechazan; 0: sin descargas.'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: solicitudes',
      help: 'Para este equipo; todos los equipos con la clave comparten 3\u202f600 por hora.'
    },
    limits_vehicleDatabase_windowSeconds: { label: 'Vehicle Database: periodo', help: 'El servicio cuenta por horas.' },
    limits_support_calls: { label: 'Support: solicitudes', help: 'Para este equipo.' },
    limits_support_windowSeconds: { label: 'Support: periodo', help: 'El servicio cuenta por horas.' },
    limits_fileTuning_calls: {
      label: 'File Tuning: solicitudes',
      help: '0: sin límite; hoy el proveedor no pone ninguno.'
    },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: periodo', help: 'Solo se usa con un límite.' },
    limits_reservePercent: {
      label: 'Reserva para personas',
      help: 'Parte de las solicitudes que el trabajo en segundo plano nunca usa.'
    },
    limits_concurrentCalls: {
      label: 'Solicitudes a la vez',
      help: 'Con más rara vez va más rápido, y el proveedor puede objetar.'
    },
    limits_callsPerSecond: { label: 'Solicitudes por segundo', help: 'Como máximo; las demás esperan.' },
    limits_stopPerMethod: {
      label: 'Al alcanzar el límite, pausar solo ese tipo de solicitud',
      help: 'Desactivado: el límite pausa todas las solicitudes.'
    },
    demo_oddRecords: {
      label: 'Registros raros',
      help: 'Para practicar: añade un tipo con todos los registros raros que el servicio puede enviar.'
    },
    demo_shortHour: {
      label: 'Practicar el límite de solicitudes',
      help: '60 solicitudes por minuto; después se aplica el límite hasta que pase el minuto.'
    },
    units_capacity: { label: 'Cilindrada', help: 'El servicio indica centímetros cúbicos; los litros se convierten.' },
    units_topSpeed: {
      label: 'Velocidad máxima',
      help: 'El servicio no indica la unidad. Para convertir, confírmela.'
    },
    units_fuelConsumption: {
      label: 'Consumo',
      help: 'El servicio no indica la unidad. Para convertir, confírmela.'
    },
    units_both: { label: 'Mostrar dos unidades', help: 'Muestra 140 kW (190 CV) en lugar de 140 kW.' },
    assume_curvePower: {
      label: 'Potencia de curvas en',
      help: 'Todas las cifras leídas de una curva dependen de ella.'
    },
    assume_curvePowerConfirmed: {
      label: 'Potencia de curvas confirmada por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_curveTorque: { label: 'Par de curvas en', help: 'Todas las cifras leídas de una curva dependen de ella.' },
    assume_curveTorqueConfirmed: {
      label: 'Par de curvas confirmado por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_curveRpmConfirmed: {
      label: 'Régimen de curvas confirmado por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_stagePower: {
      label: 'Potencia del stage en',
      help: 'La ganancia es esta menos la de serie, que se indica en CV.'
    },
    assume_stagePowerConfirmed: {
      label: 'Potencia del stage confirmada por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_stageTorque: {
      label: 'Par del stage en',
      help: 'La ganancia es este menos el de serie, que se indica en Nm.'
    },
    assume_stageTorqueConfirmed: {
      label: 'Par del stage confirmado por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_speedConfirmed: { label: 'Velocidad máxima confirmada por', help: 'Quién preguntó al proveedor, y cuándo.' },
    assume_accelerationConfirmed: {
      label: 'Aceleración confirmada por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_consumptionConfirmed: { label: 'Consumo confirmado por', help: 'Quién preguntó al proveedor, y cuándo.' },
    chart_physicsTolerancePercent: {
      label: 'Tolerancia: potencia y par × rpm',
      help: 'Una diferencia mayor, además del redondeo, señala la curva.'
    },
    chart_bandFrom: { label: 'Ganancia media desde', help: 'Límite inferior del rango de la ganancia media.' },
    chart_bandTo: { label: 'Ganancia media hasta', help: 'Límite superior del rango de la ganancia media.' },
    chart_showBand: {
      label: 'Ganancia media bajo el gráfico',
      help: 'Ganancia media de un stage entre dos regímenes.'
    },
    chart_cruiseRpm: { label: 'Régimen de crucero', help: 'Régimen cuya ganancia se muestra aparte.' },
    chart_measuredTolerancePercent: {
      label: 'Tolerancia: medición',
      help: 'Dispersión entre vehículos y bancos; una franja en torno a la curva del catálogo.'
    },
    export_separator: {
      label: 'Separador CSV',
      help: 'El que espera su hoja de cálculo; el signo decimal es siempre el punto.'
    },
    export_byteOrderMark: {
      label: 'CSV: marcar como UTF-8',
      help: 'Sin la marca, algunas hojas de cálculo muestran letras erróneas; unos pocos programas no pueden leerla.'
    },
    customer_display: { label: 'Mostrar en', help: 'Con una sola pantalla cubre esta ventana; Esc la cierra.' },
    customer_screen: {
      label: 'Pantalla',
      help: 'Si no está conectada, se usa otra pantalla.'
    },
    customer_theme: { label: 'Tema', help: 'Solo para la pantalla del cliente.' },
    customer_branded: {
      label: 'Imágenes con emblemas',
      help: 'Si está desactivado, solo se muestran imágenes sin emblemas de la marca.'
    },
    customer_follow: {
      label: 'Seguir esta ventana',
      help: 'La pantalla del cliente cambia con el motor que usted abre.'
    },
    events_webhook_enabled: { label: 'Receptor de webhooks', help: 'Recibe eventos enviados a este equipo.' },
    events_webhook_host: {
      label: 'Receptor: dirección',
      help: '127.0.0.1 es solo este equipo; otras direcciones lo abren a la red.'
    },
    events_webhook_port: {
      label: 'Receptor: puerto',
      help: '0: un puerto libre, que se elige en el primer inicio y se reutiliza.'
    },
    events_webhook_path: { label: 'Receptor: ruta', help: 'A otras rutas se responde 404.' },
    events_webhook_hostNames: {
      label: 'Receptor: nombres de host del proxy',
      help: 'Nombres de host que envía un túnel o proxy delante del receptor.'
    },
    events_webhook_kindFrom: {
      label: 'Receptor: tipo según',
      help: 'Una cabecera de la solicitud, un campo del cuerpo o un envoltorio del evento.'
    },
    events_webhook_kindHeader: {
      label: 'Receptor: cabecera del tipo',
      help: 'Dice qué ocurrió, por ejemplo ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Receptor: campo del tipo',
      help: 'Si el tipo es un campo: su lugar en el evento, por ejemplo /kind.'
    },
    events_webhook_signature: {
      label: 'Receptor: firma',
      help: 'Cómo se firman los eventos; sin firma, cualquiera puede enviarlos.'
    },
    events_webhook_signatureHeader: {
      label: 'Receptor: cabecera de la firma',
      help: 'La firma cubre el cuerpo byte a byte.'
    },
    events_webhook_signaturePrefix: {
      label: 'Receptor: prefijo de la firma',
      help: 'Texto antes de la firma en la cabecera, por ejemplo sha256=.'
    },
    updates_mode: {
      label: 'Actualizaciones',
      help: 'Automático: descarga solo. Preguntar: avisa antes. Desactivado: solo cuando usted comprueba.'
    },
    updates_url: {
      label: 'Dirección de actualizaciones',
      help: 'Por ejemplo, https://updates.example/dynodesk. Si está vacía, no se buscan actualizaciones.'
    },
    updates_key: {
      label: 'Clave de las versiones',
      help: 'Clave pública de sus propias versiones; la fija un administrador.'
    },
    workspace_enabled: {
      label: 'Unirse a los demás equipos',
      help: 'Comparte con ellos las solicitudes y los vehículos guardados.'
    },
    workspace_url: {
      label: 'Dirección del servidor',
      help: 'Un servidor Redis o Valkey, por ejemplo rediss://server.example:6379; redis:// no está cifrado.'
    },
    workspace_user: { label: 'Usuario del servidor', help: 'Déjelo vacío si el servidor solo tiene contraseña.' },
    workspace_name: { label: 'Nombre de este equipo', help: 'Para los compañeros; si está vacío, no se envía.' },
    workspace_openSent: {
      label: 'Abrir al instante los motores enviados',
      help: 'Para la pantalla del banco: los motores que envían los compañeros sustituyen lo que está abierto.'
    },
    workspace_share_answers: {
      label: 'Compartir datos de vehículos e imágenes',
      help: 'Se obtienen una vez para todos. Su contrato con el proveedor decide si está permitido.'
    },
    workspace_share_events: {
      label: 'Compartir eventos y asignaciones',
      help: 'Un equipo recibe para todos. Cada uno conserva sus marcas de lectura.'
    },
    workspace_share_presence: {
      label: 'Mostrar qué está abierto aquí',
      help: 'Los compañeros ven qué motor y qué ticket están abiertos en este equipo.'
    },
    workspace_authorityFile: {
      label: 'Archivo de certificado del servidor',
      help: 'PEM; si el servidor usa un certificado propio.'
    },
    workspace_share_favourites: { label: 'Compartir favoritos', help: 'Con sus grupos.' },
    workspace_share_notes: {
      label: 'Compartir notas',
      help: 'Si dos personas cambian una nota a la vez, se conservan ambos textos.'
    },
    workspace_share_synonyms: { label: 'Compartir sinónimos', help: 'Se reúnen los grupos de todos los equipos.' },
    workspace_share_templates: {
      label: 'Compartir plantillas de fichas',
      help: 'Con sus logotipos, sin el taller predeterminado.'
    },
    workspace_share_sheets: {
      label: 'Compartir la lista de fichas',
      help: 'Con vehículo, cliente y cifras. Cada equipo tiene sus propias letras en los números.'
    },
    workspace_share_tools: {
      label: 'Compartir herramientas propias',
      help: 'Las herramientas de lectura de este taller.'
    },
    roles_enabled: {
      label: 'Varias personas usan este equipo',
      help: 'Cada persona trabaja en un rol. Solo el administrador puede desactivarlo.'
    },
    roles_start: { label: 'Rol al iniciar', help: 'Los demás roles requieren un PIN.' },
    events_mqtt_enabled: {
      label: 'Broker MQTT',
      help: 'Varios equipos pueden recibir eventos de un mismo broker.'
    },
    events_mqtt_address: {
      label: 'Broker: dirección',
      help: 'mqtts:// y wss:// van cifrados; no se usa el proxy del sistema.'
    },
    events_mqtt_user: { label: 'Broker: usuario', help: 'Déjelo vacío si el broker no requiere usuario.' },
    events_mqtt_topics: { label: 'Broker: temas', help: '+ representa un nivel; # al final, todos.' },
    events_mqtt_kindFrom: {
      label: 'Broker: tipo según',
      help: 'El último nivel del tema, una propiedad de usuario o un envoltorio del evento.'
    },
    events_mqtt_kindProperty: {
      label: 'Broker: propiedad de usuario',
      help: 'Si el tipo es una propiedad de usuario: su nombre.'
    },
    events_mqtt_sessionHours: {
      label: 'Broker: tiempo de almacenamiento',
      help: 'Cuánto tiempo guarda el broker los eventos con este equipo apagado.'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: mensajes almacenados',
      help: 'Mensajes guardados con este equipo apagado; si se superan, Actividad avisa; 0: desconocido.'
    },
    events_mqtt_certificateFile: {
      label: 'Broker: archivo de certificado',
      help: 'PEM; para acceder con certificado.'
    },
    events_mqtt_keyFile: { label: 'Broker: archivo de clave', help: 'PEM; corresponde al certificado.' },
    events_mqtt_authorityFile: {
      label: 'Broker: archivo de la autoridad',
      help: 'PEM; si el broker usa una autoridad de certificación propia.'
    },
    events_relay_enabled: {
      label: 'Flujo de eventos',
      help: 'Recibe eventos de un servidor intermedio, sin abrir puertos aquí.'
    },
    events_relay_address: { label: 'Flujo: dirección', help: 'https://; http:// solo en este equipo.' },
    events_relay_kindFrom: { label: 'Flujo: tipo según', help: 'El nombre del evento o un envoltorio en torno a él.' },
    events_polling_enabled: {
      label: 'Sondear cambios',
      help: 'Pregunta al servicio por los cambios cada pocos minutos.'
    },
    events_polling_minutes: {
      label: 'Sondear cada',
      help: 'Los cambios aparecen dentro de este plazo; los tickets usan solicitudes de Support.'
    },
    events_polling_projects: {
      label: 'Ruta: lista de proyectos',
      help: 'Vacío: no se sondea; solo se admiten rutas de lectura.'
    },
    events_polling_project: { label: 'Ruta: un proyecto', help: 'Vacío: se usa la entrada de la lista.' },
    events_polling_tickets: {
      label: 'Ruta: lista de tickets',
      help: 'Vacío: no se sondea; solo se admiten rutas de lectura.'
    },
    events_polling_ticket: { label: 'Ruta: un ticket', help: 'Vacío: se usa la entrada de la lista.' },
    events_folder_enabled: {
      label: 'Carpeta vigilada',
      help: 'Otro programa guarda allí los eventos: uno por archivo .json o uno por línea en .jsonl y .ndjson. Se ignoran enlaces y subcarpetas.'
    },
    events_folder_path: {
      label: 'Carpeta',
      help: 'Puede estar en la red; para mover o eliminar archivos, solo un equipo puede vigilarla.'
    },
    events_folder_kindFrom: {
      label: 'Carpeta: tipo según',
      help: 'El nombre del archivo hasta el primer . o __ o un campo del evento.'
    },
    events_folder_kindField: {
      label: 'Carpeta: campo del tipo',
      help: 'Si el tipo es un campo: su lugar en el evento, por ejemplo /kind.'
    },
    events_folder_taken: {
      label: 'Carpeta: archivos procesados',
      help: 'Qué pasa con los archivos ya guardados; los movidos van a la subcarpeta «taken».'
    },
    events_folder_seconds: {
      label: 'Carpeta: revisar cada',
      help: 'Encuentra archivos nuevos de los que un recurso de red no avisa.'
    },
    events_maxBodyKilobytes: { label: 'Evento más grande', help: 'Los eventos mayores se rechazan.' },
    events_keepDays: {
      label: 'Conservar eventos durante',
      help: 'Los eventos más antiguos se eliminan cuando el servicio confirma el reloj de este equipo.'
    },
    events_keepEvents: { label: 'Máximo de eventos', help: 'Al alcanzarlo se eliminan los más antiguos.' },
    events_keepMegabytes: {
      label: 'Tamaño máximo',
      help: 'Al alcanzarlo se eliminan primero los eventos reproducidos y luego los más antiguos.'
    },
    events_deskName: {
      label: 'Su nombre en los tickets',
      help: 'Aparece en los tickets asignados aquí; no se envía al servicio.'
    },
    events_withoutKeyStore: {
      label: 'Sin almacén de claves',
      help: 'Adónde van los eventos si el sistema no tiene almacén de claves; desde el próximo inicio.'
    },
    notifications_enabled: {
      label: 'Mostrar notificaciones',
      help: 'Muestra una notificación del sistema para los eventos nuevos.'
    },
    notifications_kinds: {
      label: 'Tipos',
      help: 'Los eventos de un ticket o proyecto en cinco minutos son una sola notificación.'
    },
    notifications_sound: { label: 'Sonido', help: 'El sonido de notificación del sistema.' },
    notifications_badge: { label: 'Número sin leer en el icono', help: 'El mismo número que en Actividad.' },
    notifications_names: {
      label: 'Mostrar nombres y títulos',
      help: 'Puede leerlos cualquiera cerca de la pantalla. Si está desactivado, solo se muestran tipo y número.'
    },
    notifications_quietHours: {
      label: 'Horas de silencio',
      help: 'Sin notificaciones, sonido ni número; después llega un resumen.'
    },
    notifications_quietFrom: { label: 'Silencio desde', help: 'Por ejemplo, 19:00.' },
    notifications_quietTo: { label: 'Silencio hasta', help: 'Por ejemplo, 07:00.' },
    appearance_density: {
      label: 'Densidad',
      help: 'Taller: texto y botones más grandes; compacta: más filas.'
    },
    appearance_zoom: { label: 'Zoom', help: 'De 50 a 200; Ctrl + y Ctrl − lo cambian, Ctrl 0 lo restablece.' }
  },
  page: {
    general: 'General',
    chart: 'Gráfico y cifras',
    search: 'Búsqueda e imágenes',
    customer: 'Pantalla del cliente',
    connection: 'Conexión',
    offline: 'Sin conexión y almacenamiento',
    events: 'Eventos',
    notifications: 'Notificaciones',
    workspace: 'Varios equipos',
    administration: 'Administración',
    health: 'Estado',
    help: 'Actualizaciones y atajos'
  },
  advanced: 'Avanzado',
  find: {
    label: 'Buscar un ajuste',
    none: 'Ningún ajuste coincide.',
    count: '{count} ajuste encontrado | {count} ajustes encontrados | {count} ajustes encontrados'
  },
  showShortcuts: 'Mostrar todos los atajos'
} satisfies PartOf<typeof en>
