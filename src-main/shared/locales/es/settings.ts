import type { PartOf } from '../part-of'
import type en from '../en/settings'

/** The settings screen. `keys` has one entry per setting of the schema, its dots written as underscores. */
export default {
  screen: {
    any: 'cualquier otra pantalla',
    number: 'pantalla {n}',
    own: 'esta ventana está en ella',
    gone: '{name}, no conectada',
    unnamed: 'pantalla sin nombre'
  },
  title: 'Ajustes',
  sections: 'Páginas de ajustes',
  calls: '{count} consulta | {count} consultas | {count} consultas',
  group: {
    general: 'General',
    units: 'Unidades',
    assumptions: 'Unidades supuestas',
    chart: 'Gráfico de potencia',
    search: 'Búsqueda',
    pictures: 'Imágenes',
    connection: 'Red',
    limits: 'Límites de consultas',
    offline: 'Sin conexión y espacio',
    export: 'Archivos y copias',
    policy: 'Conservación y cesión de datos',
    customer: 'Pantalla del cliente',
    events: 'Eventos',
    notifications: 'Notificaciones'
  },
  managed: 'Fijado por el administrador',
  standard: 'Por defecto: {value}',
  reset: 'Valor por defecto',
  resetOf: 'Volver al valor por defecto de {label}',
  on: 'sí',
  off: 'no',
  emptyList: 'ninguno',
  emptyText: 'vacío',
  list: {
    add: 'Añadir palabra',
    addTopic: 'Añadir tema',
    addName: 'Añadir nombre de host',
    addTo: 'Añadir a {label}',
    remove: 'Quitar {word}',
    up: 'Poner {word} al principio'
  },
  refused: { twice: '«{word}» ya está en la lista.' },
  choices: {
    system: 'como el sistema',
    light: 'claro',
    dark: 'oscuro',
    none: 'no indicado',
    unsigned: 'ninguna: cualquiera puede enviar',
    stacked: 'separado',
    axes: 'dos ejes',
    language: 'el habitual del idioma',
    pinyin: 'pinyin',
    stroke: 'número de trazos',
    zhuyin: 'zhuyin (bopomofo)',
    table: 'tabla',
    comma: 'coma',
    semicolon: 'punto y coma',
    other: 'otra pantalla',
    same: 'esta pantalla',
    'hmac-sha256-base64': 'HMAC-SHA256, en Base64',
    'hmac-sha256-hex': 'HMAC-SHA256, hexadecimal',
    topic: 'tema',
    property: 'propiedad de usuario',
    envelope: 'envoltorio',
    event: 'nombre del evento',
    session: 'solo en memoria',
    open: 'en el disco, con la clave al lado',
    name: 'nombre del archivo',
    field: 'campo',
    header: 'cabecera',
    keep: 'conservar',
    move: 'mover',
    delete: 'borrar',
    compact: 'compacta',
    comfortable: 'cómoda',
    workshop: 'taller'
  },
  connection: {
    title: 'Conexión',
    address: 'Dirección base',
    addressDemo: 'catálogo de demostración integrado',
    addressNone: 'aún ninguna',
    key: 'Clave',
    keyNone: 'ninguna',
    kept: {
      sealed: 'cifrada por el sistema; no puede mostrarse de nuevo',
      session: 'en memoria hasta cerrar Dynodesk: este sistema no tiene lugar seguro para ella',
      open: 'en el disco sin protección: este sistema no tiene almacén de claves',
      none: 'no guardada'
    },
    checked: 'Última comprobación',
    never: 'ninguna desde el inicio',
    check: 'Comprobar ahora',
    checking: 'Consultando …',
    connect: 'Conectar con un servicio',
    replace: 'Cambiar clave o dirección',
    demo: 'Abrir la demostración',
    forget: 'Olvidar la clave …',
    leaveDemo: 'Salir de la demostración',
    paused: {
      title: 'Consultas en segundo plano en pausa',
      refused:
        'El servicio rechazó una consulta: no se pregunta nada si no lo pide una persona. Una comprobación dice si vuelve a admitir este puesto.',
      resume: 'Comprobar y seguir'
    }
  },
  replace: {
    address: 'Dirección base',
    key: 'Clave nueva',
    keyKeep: 'Si se deja vacío, sigue en uso la clave actual.',
    keyNeeded: 'Se guarda cifrada si el sistema puede, y no vuelve a mostrarse.',
    keyMissing: 'Falta la clave.',
    save: 'Conectar',
    busy: 'Consultando …',
    cancel: 'Cancelar',
    done: 'Conectado.'
  },
  forget: {
    title: '¿Olvidar la clave?',
    text: 'La clave se elimina de este puesto y termina la conexión con {address}. No puede recuperarse; para conectar otra vez hace falta la clave.',
    kept: 'Los ajustes quedan como están.',
    confirm: 'Eliminar la clave',
    cancel: 'Conservarla'
  },
  subscription: {
    title: 'Suscripción',
    none: 'Aún no se sabe nada; una comprobación pregunta al servicio.',
    name: 'Nombre',
    state: 'Estado',
    active: 'activa',
    inactive: 'no activa',
    unknown: 'el servicio no lo dice',
    end: 'Termina',
    endAbsent: 'sin fecha de fin',
    endUnreadable: '{text} (no se lee como fecha)',
    endOriginal: 'Tal como lo envió el servicio: {text}',
    days: 'queda {days} día | quedan {days} días | quedan {days} días',
    lastDay: 'hoy es el último día',
    past: 'vencida',
    pastActive: 'vencida, aunque el servicio dice activa',
    clock: 'según el reloj de este equipo, que difiere del servicio',
    warning: {
      1: 'La suscripción termina en menos de un día. Renuévela para mantener abierto el catálogo.',
      7: 'La suscripción termina en menos de una semana.',
      30: 'La suscripción termina en menos de un mes.'
    }
  },
  synonyms: {
    title: 'Sinónimos',
    help: 'Un grupo por línea, palabras separadas por comas. Buscar una de ellas en este puesto encuentra las demás; al servicio se le pregunta con lo escrito.',
    box: 'Grupos de palabras, uno por línea',
    saved: 'Guardado.',
    save: 'Guardar',
    tooMany: 'Como máximo 500 líneas.',
    tooLong: 'Línea {line}: como máximo 20 palabras de 60 caracteres.',
    single: 'Línea {line}: un grupo necesita al menos dos palabras.'
  },
  signers: {
    title: 'Equipos de confianza',
    none: 'Ninguno aún. La confianza se da al leer un archivo de paquete de ese puesto; los de otros piden un sí cada vez.',
    help: 'Los archivos de paquete firmados por estos puestos se leen sin más preguntas.',
    unnamed: 'sin nombre',
    since: 'desde el {day}',
    forget: 'Dejar de confiar',
    forgetOf: 'Dejar de confiar en {name}'
  },
  health: {
    title: 'Diagnóstico',
    version: 'Versión',
    drift: 'Respuestas que difieren de la descripción',
    driftNone: 'ninguna desde el inicio',
    driftCount: '{count} en {places} campo | {count} en {places} campos | {count} en {places} campos',
    help: 'Los campos que la descripción no nombra se guardan y se cuentan, nunca son un error. Si faltan cifras, conviene avisar al proveedor.',
    address: 'Consulta',
    field: 'Campo',
    kind: 'Diferencia',
    times: 'Veces',
    'unknown-field': 'no está en la descripción',
    'wrong-type': 'de otro tipo',
    'missing-id': 'entrada sin id, omitida',
    'code-mismatch': 'estado y código difieren',
    'missing-field': 'falta, aunque según la descripción siempre se envía',
    'too-long': 'texto o lista demasiado largos, recortados u omitidos',
    'foreign-id': 'otro registro que el pedido',
    'foreign-parent': 'entrada de otro elemento superior'
  },
  keys: {
    language_interface: { label: 'Idioma', help: 'Menús, rótulos, números y fechas.' },
    language_content: {
      label: 'Idioma del catálogo',
      help: 'En qué idioma debe responder el servicio. «Como el sistema» sigue a la ventana. Las listas y páginas no guardadas en ese idioma se vuelven a consultar al abrirlas: 1 consulta cada una.'
    },
    language_chineseOrder: {
      label: 'Orden de los nombres chinos',
      help: 'Orden de las listas con el catálogo en chino.'
    },
    appearance_theme: { label: 'Apariencia', help: 'El oscuro va bien en el taller, el claro en el mostrador.' },
    help_offerTour: {
      label: 'Ofrecer el recorrido',
      help: 'Una línea junto a las columnas hasta que lo haga o lo rechace. La ayuda inicia el recorrido en cualquier momento.'
    },
    units_power: {
      label: 'Potencia',
      help: 'El catálogo usa caballos de vapor (CV); los demás se calculan a partir de ellos.'
    },
    units_torque: { label: 'Par motor', help: 'El catálogo usa newton metro; los demás se calculan a partir de él.' },
    units_speed: { label: 'Velocidad máxima en', help: 'El servicio no indica la unidad; elija qué supone el taller.' },
    units_acceleration: {
      label: 'Aceleración en',
      help: 'El servicio no indica la unidad; elija qué supone el taller.'
    },
    units_consumption: { label: 'Consumo en', help: 'El servicio no indica la unidad; elija qué supone el taller.' },
    performance_zeroIsMissing: {
      label: 'Tratar 0 como dato ausente',
      help: 'Muestra 0 como «no indicado», pues ningún coche llega a 100 en 0 segundos.'
    },
    chart_layout: { label: 'Disposición', help: 'Potencia sobre par, ambos en dos ejes, o los números en una tabla.' },
    chart_startAtZero: {
      label: 'Ejes desde cero',
      help: 'Sin ello, las diferencias pequeñas parecen mayores de lo que son.'
    },
    chart_trimZeroPadding: {
      label: 'Cortar ceros en los extremos',
      help: 'Una serie de ceros en un extremo se toma como falta de datos; el gráfico lo dice.'
    },
    chart_drawCommonPart: {
      label: 'Dibujar curvas desiguales hasta donde lleguen ambas',
      help: 'Las curvas de distinta longitud se trazan hasta donde llegan ambas; si no, solo su tabla.'
    },
    chart_peakTolerancePercent: {
      label: 'Desvío de lo declarado',
      help: 'Se señala una diferencia mayor entre la potencia declarada y el máximo de la curva.',
      unit: '%'
    },
    shop_tools: {
      label: 'Herramientas de lectura del taller',
      help: 'Los motores que nombran alguna se marcan como legibles. Nombres como en el catálogo.'
    },
    search_pauseMilliseconds: {
      label: 'Pausa antes de consultar',
      help: 'Cuánto debe parar la escritura; Enter pregunta al instante. Cada pregunta es una consulta.',
      unit: 'ms'
    },
    search_fuels: {
      label: 'Combustibles de la búsqueda',
      help: 'Palabras enviadas al servicio tal como están; no se indica cuáles admite.'
    },
    pictures_show: { label: 'Mostrar imágenes', help: 'Fotos y logotipos, si el catálogo los tiene.' },
    pictures_unbranded: { label: 'Preferir fotos sin marca', help: 'Fotos sin emblemas, si las hay.' },
    pictures_countAsCalls: {
      label: 'Contar imágenes como consultas',
      help: 'No se indica si el servicio las cuenta; sí es la opción prudente.'
    },
    pictures_maxKilobytes: { label: 'Imagen más grande', help: 'Las mayores no se descargan.', unit: 'KB' },
    connection_timeoutSeconds: {
      label: 'Esperar respuesta',
      help: 'Después la consulta cuenta como sin respuesta.',
      unit: 's'
    },
    connection_maxAnswerMegabytes: {
      label: 'Respuesta más grande',
      help: 'Las mayores se rechazan sin leerse.',
      unit: 'MB'
    },
    connection_subscriptionCheckHours: {
      label: 'Comprobar la suscripción cada',
      help: 'Una consulta cada vez.',
      unit: 'h'
    },
    connection_rearmMinutes: {
      label: 'Comprobar de nuevo tras un rechazo',
      help: 'Si el servicio rechazó la clave o la suscripción, una consulta pregunta otra vez pasado este tiempo.',
      unit: 'min'
    },
    connection_clockToleranceMinutes: {
      label: 'Desvío del reloj',
      help: 'Se señala una diferencia mayor entre el reloj de este equipo y el del servicio: días restantes y antigüedades serían erróneos.',
      unit: 'min'
    },
    freshness_listDays: {
      label: 'Renovar una lista de más de',
      help: 'Se muestra al momento y se actualiza en segundo plano. 0: cada vez.',
      unit: 'días'
    },
    freshness_typesDays: {
      label: 'Renovar la lista de tipos de más de',
      help: '−1: igual que las demás listas.',
      unit: 'días'
    },
    freshness_manufacturersDays: {
      label: 'Renovar la lista de marcas de más de',
      help: '−1: igual que las demás listas.',
      unit: 'días'
    },
    freshness_modelsDays: {
      label: 'Renovar la lista de modelos de más de',
      help: '−1: igual que las demás listas.',
      unit: 'días'
    },
    freshness_generationsDays: {
      label: 'Renovar la lista de generaciones de más de',
      help: '−1: igual que las demás listas.',
      unit: 'días'
    },
    freshness_enginesDays: {
      label: 'Renovar la lista de motores de más de',
      help: '−1: igual que las demás listas.',
      unit: 'días'
    },
    freshness_engineDays: {
      label: 'Renovar un motor de más de',
      help: 'Se muestra al momento y se actualiza en segundo plano. 0: cada vez.',
      unit: 'días'
    },
    freshness_emptyHours: {
      label: 'Recordar «no hay nada» durante',
      help: 'Ese tiempo no se pregunta otra vez al servicio por lo que no tenía.',
      unit: 'h'
    },
    store_maxMegabytes: {
      label: 'Espacio para el catálogo',
      help: 'Por encima se va lo que lleva más tiempo sin usarse; los favoritos se quedan.',
      unit: 'MB'
    },
    store_maxPictureMegabytes: {
      label: 'Espacio para imágenes',
      help: 'Por encima se van las que llevan más tiempo sin verse; las de favoritos se quedan.',
      unit: 'MB'
    },
    packs_confirmAboveCalls: {
      label: 'Confirmar descargas de más de',
      help: 'Descargar más que esto pide un segundo sí.',
      unit: 'consultas'
    },
    policy_keepDays: {
      label: 'Conservar sin renovar',
      help: 'Lo más antiguo se consulta de nuevo antes de mostrarse y se borra en horas; favoritos, notas y nombres se quedan. 0: sin límite. Decide el contrato con el proveedor.',
      unit: 'días'
    },
    policy_readAfterEnd: {
      label: 'Leer tras acabar la suscripción',
      help: 'Lo que hay en este puesto sigue legible con un aviso. No: no se muestra hasta que la suscripción vuelva a estar activa; no se borra nada.'
    },
    policy_allowExport: {
      label: 'Guardar el catálogo en archivos',
      help: 'Si puede salir de este puesto lo dice el contrato con el proveedor.'
    },
    packs_allowFiles: { label: 'Archivos de paquete', help: 'Pasar descargas a otro equipo e importarlas desde él.' },
    packs_maxCalls: {
      label: 'Paquete más grande',
      help: 'Un paquete que necesite más consultas se rechaza. 0 no permite ninguno.',
      unit: 'consultas'
    },
    limits_vehicleDatabase_calls: {
      label: 'Vehicle Database: consultas',
      help: 'Consultas por período que puede gastar este puesto. Varios puestos con una clave comparten las 3600 del servicio.'
    },
    limits_vehicleDatabase_windowSeconds: {
      label: 'Vehicle Database: período',
      help: 'El servicio cuenta por horas.',
      unit: 's'
    },
    limits_support_calls: { label: 'Support: consultas', help: 'Consultas por período que puede gastar este puesto.' },
    limits_support_windowSeconds: { label: 'Support: período', help: 'El servicio cuenta por horas.', unit: 's' },
    limits_fileTuning_calls: { label: 'File Tuning: consultas', help: '0 es sin límite, como indica hoy el servicio.' },
    limits_fileTuning_windowSeconds: { label: 'File Tuning: período', help: 'Solo se usa con un límite.', unit: 's' },
    limits_reservePercent: {
      label: 'Reservado para personas',
      help: 'Parte de las consultas que el trabajo de fondo nunca toca.',
      unit: '%'
    },
    limits_concurrentCalls: { label: 'Consultas a la vez', help: 'Más rara vez es más rápido y puede parecer abuso.' },
    limits_callsPerSecond: { label: 'Consultas por segundo', help: 'Como máximo; los picos se reparten.' },
    limits_stopPerMethod: {
      label: 'Tras un 429, parar solo el tipo de consulta rechazado',
      help: 'Las demás consultas siguen. Desactivado: un 429 para todas, tal como el servicio define su límite.'
    },
    units_capacity: {
      label: 'Cilindrada',
      help: 'El catálogo usa centímetros cúbicos; los litros se calculan a partir de ellos.'
    },
    units_topSpeed: {
      label: 'Velocidad máxima',
      help: 'Se aplica cuando la unidad del servicio está confirmada en «Unidades supuestas».'
    },
    units_fuelConsumption: {
      label: 'Consumo',
      help: 'Se aplica cuando la unidad del servicio está confirmada en «Unidades supuestas».'
    },
    units_both: { label: 'Dos unidades juntas', help: 'Escribe 140 kW (190 CV) en lugar de 140 kW.' },
    assume_curvePower: {
      label: 'Potencia de las curvas en',
      help: 'Todo lo leído de una curva se calcula con esto; una elección errónea falsea cada ganancia.'
    },
    assume_curvePowerConfirmed: {
      label: 'Potencia de curvas confirmada por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_curveTorque: { label: 'Par de las curvas en', help: 'Todo lo leído de una curva se calcula con esto.' },
    assume_curveTorqueConfirmed: {
      label: 'Par de curvas confirmado por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_curveRpmConfirmed: {
      label: 'Régimen de curvas confirmado por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_stagePower: {
      label: 'Potencia de una etapa en',
      help: 'La ganancia es esta menos la de serie, que se indica en CV.'
    },
    assume_stagePowerConfirmed: {
      label: 'Potencia de etapa confirmada por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_stageTorque: {
      label: 'Par de una etapa en',
      help: 'La ganancia es este menos el de serie, que se indica en Nm.'
    },
    assume_stageTorqueConfirmed: {
      label: 'Par de etapa confirmado por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_speedConfirmed: { label: 'Velocidad máxima confirmada por', help: 'Quién preguntó al proveedor, y cuándo.' },
    assume_accelerationConfirmed: {
      label: 'Aceleración confirmada por',
      help: 'Quién preguntó al proveedor, y cuándo.'
    },
    assume_consumptionConfirmed: { label: 'Consumo confirmado por', help: 'Quién preguntó al proveedor, y cuándo.' },
    chart_physicsTolerancePercent: {
      label: 'Desvío de potencia y par × rpm',
      help: 'Más allá de lo que explica el redondeo. Una diferencia mayor señala la curva.',
      unit: '%'
    },
    chart_bandFrom: {
      label: 'Ganancia media desde',
      help: 'Extremo inferior del rango en que se calcula la ganancia media.',
      unit: 'rpm'
    },
    chart_bandTo: {
      label: 'Ganancia media hasta',
      help: 'Extremo superior del rango en que se calcula la ganancia media.',
      unit: 'rpm'
    },
    chart_showBand: {
      label: 'Ganancia media bajo el gráfico',
      help: 'Lo que añade una etapa entre dos regímenes, y los tiradores que los mueven.'
    },
    chart_cruiseRpm: { label: 'Régimen de crucero', help: 'Régimen cuya ganancia se da aparte.', unit: 'rpm' },
    chart_measuredTolerancePercent: {
      label: 'Desvío de una medición',
      help: 'Dispersión de serie y de bancos; se dibuja como franja en torno a la curva del catálogo.',
      unit: '%'
    },
    export_separator: {
      label: 'CSV: entre celdas',
      help: 'Lo que esperan las hojas de cálculo de su país. El signo decimal es el punto en todo caso.'
    },
    export_byteOrderMark: {
      label: 'CSV: marca UTF-8',
      help: 'Sin la marca algunas hojas de cálculo muestran letras erróneas; a algunos programas les estorba.'
    },
    customer_display: { label: 'Mostrar en', help: 'Si solo hay una pantalla, cubre esta ventana; Escape termina.' },
    customer_screen: {
      label: 'Pantalla',
      help: 'Cuál de varias pantallas ve el cliente. Si no está conectada, se usa la primera otra.'
    },
    customer_theme: { label: 'Aspecto', help: 'De lo que ve el cliente, sea cual sea el de esta ventana.' },
    customer_branded: {
      label: 'Fotos con emblemas',
      help: 'Con «no» se muestran fotos sin los emblemas de la marca, o ninguna.'
    },
    customer_follow: { label: 'Seguir esta ventana', help: 'El cliente ve otro motor en cuanto se abre aquí.' },
    events_webhook_enabled: { label: 'Receptor de webhooks', help: 'Recibe eventos enviados a este equipo.' },
    events_webhook_host: {
      label: 'Receptor: dirección',
      help: '127.0.0.1 es solo este equipo. Con cualquier otra lo alcanza la red: entonces solo deberían aceptarse eventos firmados.'
    },
    events_webhook_port: { label: 'Receptor: puerto', help: '0 toma uno libre en el primer inicio y lo conserva.' },
    events_webhook_path: { label: 'Receptor: ruta', help: 'A todo lo demás se responde 404.' },
    events_webhook_hostNames: {
      label: 'Receptor: nombres delante',
      help: 'Nombres de host que envía un túnel o proxy situado delante.'
    },
    events_webhook_kindFrom: {
      label: 'Receptor: tipo según',
      help: 'Una cabecera de la llamada o el cuerpo: un campo suyo o un envoltorio en torno al evento.'
    },
    events_webhook_kindHeader: {
      label: 'Receptor: cabecera del tipo',
      help: 'Dice qué ocurrió, por ejemplo ticket_answered.'
    },
    events_webhook_kindField: {
      label: 'Receptor: campo del tipo',
      help: 'Se usa cuando el tipo es un campo: su lugar en el evento, por ejemplo /kind.'
    },
    events_webhook_signature: {
      label: 'Receptor: firma',
      help: 'Cómo se firman los eventos con el secreto. Sin firma, cualquiera puede enviar eventos.'
    },
    events_webhook_signatureHeader: { label: 'Receptor: cabecera de la firma', help: 'Cubre el cuerpo byte a byte.' },
    events_webhook_signaturePrefix: {
      label: 'Receptor: prefijo de la firma',
      help: 'Lo que la precede en la cabecera, por ejemplo sha256=.'
    },
    events_mqtt_enabled: {
      label: 'Broker de MQTT',
      help: 'Varios puestos pueden recibir los eventos de un mismo broker.'
    },
    events_mqtt_address: {
      label: 'Broker: dirección',
      help: 'mqtts:// o wss:// van cifrados; mqtt:// y ws://, no. Al broker se accede directamente, nunca a través del proxy del sistema.'
    },
    events_mqtt_user: { label: 'Broker: usuario', help: 'Vacío si no se accede con nombre.' },
    events_mqtt_topics: { label: 'Broker: temas', help: '+ representa un nivel; # al final, todos.' },
    events_mqtt_kindFrom: {
      label: 'Broker: tipo según',
      help: 'El último nivel del tema, una propiedad de usuario o un envoltorio del evento.'
    },
    events_mqtt_kindProperty: {
      label: 'Broker: nombre de la propiedad de usuario',
      help: 'Se usa cuando el tipo es una propiedad de usuario.'
    },
    events_mqtt_sessionHours: {
      label: 'Broker: conserva para este puesto',
      help: 'Durante este tiempo el broker conserva lo que llega con este puesto apagado.',
      unit: 'h'
    },
    events_mqtt_sessionMessages: {
      label: 'Broker: mensajes conservados',
      help: 'Cuántos conserva para un puesto apagado; el resto lo descarta sin avisar. Si han esperado tantos, se indica que pueden faltar eventos. 0: no se sabe, y se indica tras cada ausencia.',
      unit: 'mensajes'
    },
    events_mqtt_certificateFile: {
      label: 'Broker: archivo de certificado',
      help: 'PEM; para acceder con certificado.'
    },
    events_mqtt_keyFile: { label: 'Broker: archivo de clave', help: 'PEM; corresponde al certificado.' },
    events_mqtt_authorityFile: {
      label: 'Broker: archivo de la autoridad',
      help: 'PEM; si el certificado del broker es del propio taller.'
    },
    events_relay_enabled: { label: 'Flujo de eventos', help: 'Sigue un relé que envía eventos como flujo.' },
    events_relay_address: { label: 'Flujo: dirección', help: 'https://; http:// solo en este equipo.' },
    events_relay_kindFrom: { label: 'Flujo: tipo según', help: 'El nombre del evento o un envoltorio en torno a él.' },
    events_polling_enabled: {
      label: 'Consultar cambios',
      help: 'Para puestos a los que nada puede llegar. Los tickets cuentan en las consultas de Support.'
    },
    events_polling_minutes: {
      label: 'Consultar cada',
      help: 'Los cambios se ven como mucho con este retraso.',
      unit: 'min'
    },
    events_polling_projects: {
      label: 'Ruta: lista de proyectos',
      help: 'Vacío: no se consulta. Solo se admiten rutas de lectura.'
    },
    events_polling_project: { label: 'Ruta: un proyecto', help: 'Vacío: se usa la entrada de la lista.' },
    events_polling_tickets: {
      label: 'Ruta: lista de tickets',
      help: 'Vacío: no se consulta. Solo se admiten rutas de lectura.'
    },
    events_polling_ticket: { label: 'Ruta: un ticket', help: 'Vacío: se usa la entrada de la lista.' },
    events_folder_enabled: {
      label: 'Carpeta vigilada',
      help: 'Recibe eventos de archivos que otro programa deja en una carpeta.'
    },
    events_folder_path: {
      label: 'Carpeta: cuál',
      help: 'Puede estar en un recurso de red. Solo para este puesto si los archivos se mueven o borran.'
    },
    events_folder_kindFrom: {
      label: 'Carpeta: tipo según',
      help: 'El nombre del archivo hasta el primer . o __ , por ejemplo ticket_answered.17.json, o un campo del evento.'
    },
    events_folder_kindField: {
      label: 'Carpeta: campo del tipo',
      help: 'Se usa cuando el tipo es un campo: su lugar en el evento, por ejemplo /kind.'
    },
    events_folder_taken: {
      label: 'Carpeta: archivos recogidos',
      help: 'Los conservados no se recogen otra vez. Los movidos van a la carpeta «taken» de dentro. Nada se mueve ni se borra antes de guardarse.'
    },
    events_folder_seconds: {
      label: 'Carpeta: revisar cada',
      help: 'Un recurso de red puede no avisar de archivos nuevos; se ven como mucho con este retraso.',
      unit: 's'
    },
    events_maxBodyKilobytes: { label: 'Evento más grande', help: 'Los mayores se rechazan.', unit: 'KB' },
    events_keepDays: {
      label: 'Conservar los eventos',
      help: 'Los más antiguos se borran, con sus cuerpos.',
      unit: 'días'
    },
    events_keepEvents: {
      label: 'Conservar como máximo',
      help: 'Por encima se borran los más antiguos.',
      unit: 'eventos'
    },
    events_keepMegabytes: {
      label: 'Conservar como máximo, en tamaño',
      help: 'Por encima se borra primero lo reproducido y luego los más antiguos.',
      unit: 'MB'
    },
    events_deskName: {
      label: 'Nombre para asignaciones',
      help: 'Aparece en los tickets asignados aquí. No se envía al servicio.'
    },
    events_withoutKeyStore: {
      label: 'Sin almacén de claves',
      help: 'Los eventos se guardan cifrados. Si el sistema no guarda claves, duran hasta cerrar el programa o quedan en el disco legibles para otros. Vale desde el próximo inicio; lo guardado se queda.'
    },
    notifications_enabled: {
      label: 'Notificaciones',
      help: 'Avisa de los eventos nuevos, sea cual sea el programa que esté delante.'
    },
    notifications_kinds: {
      label: 'Tipos que se notifican',
      help: 'Varios de un ticket o proyecto en cinco minutos son una sola notificación. «Otros tipos» son los desconocidos aquí.'
    },
    notifications_sound: { label: 'Sonido', help: 'Como lo reproduce el sistema.' },
    notifications_badge: { label: 'Número sin leer en el icono', help: 'El mismo número que en la lista.' },
    notifications_names: {
      label: 'Nombres y títulos',
      help: 'Otros en la sala pueden leerlos. Si no, figuran el tipo y el número.'
    },
    notifications_quietHours: {
      label: 'Horas de silencio',
      help: 'Sin notificaciones ni sonido, y el número no crece. Después llega un resumen.'
    },
    notifications_quietFrom: { label: 'Silencio desde', help: 'Hora del día, por ejemplo 19:00.' },
    notifications_quietTo: { label: 'Silencio hasta', help: 'Hora del día, por ejemplo 07:00.' },
    appearance_density: {
      label: 'Densidad',
      help: 'Taller: texto y botones más grandes, para guantes y a distancia. Compacta: más filas.'
    },
    appearance_zoom: {
      label: 'Zoom',
      help: 'De 50 a 200. Ctrl + y Ctrl − lo cambian, Ctrl 0 lo restablece.',
      unit: '%'
    }
  },
  page: {
    general: 'General',
    chart: 'Gráfico y cifras',
    search: 'Búsqueda e imágenes',
    customer: 'Pantalla del cliente',
    connection: 'Conexión',
    offline: 'Sin conexión y almacenamiento',
    data: 'Datos y archivos',
    events: 'Eventos',
    notifications: 'Notificaciones',
    help: 'Teclas y diagnóstico'
  },
  advanced: 'Avanzado',
  find: {
    label: 'Buscar un ajuste',
    clear: 'Borrar la búsqueda',
    none: 'Ningún ajuste coincide.',
    count: '{count} ajuste encontrado | {count} ajustes encontrados | {count} ajustes encontrados'
  }
} satisfies PartOf<typeof en>
