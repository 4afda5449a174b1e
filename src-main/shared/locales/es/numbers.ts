import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Origen de las cifras: {section}',
    hint: 'Origen de las cifras · Alt+clic en una cifra',
    walk: 'Flechas: otras cifras de esta sección',
    title: '{figure}, del catálogo',
    field: 'Campo',
    raw: 'Recibido',
    blank: 'vacío',
    unit: 'Unidad',
    noUnit: 'ninguna',
    basis: {
      stated: '{unit}, indicado por el servicio',
      assumed: '{unit}, supuesto, sin confirmar',
      confirmed: '{unit}, supuesto, confirmado: {by}',
      none: 'ninguna'
    },
    assumedShort: '(supuesto)',
    factor: 'Factor',
    asReceived: 'mostrado tal como se recibió',
    same: '1, unidad tal como se recibió',
    times: '1 {from} = {factor} {to}',
    divide: '{to} = {constant} ÷ {from}',
    rounding: 'Redondeo',
    notRounded: 'sin redondeo',
    digitsNone: 'a enteros',
    digits: 'a {n} decimal | a {n} decimales | a {n} decimales',
    digitsRange: 'entre {least} y {most} decimales',
    reckoned: 'Calculado como',
    how: {
      received: 'valor tal como se recibió',
      count: 'número de valores',
      difference: 'primero menos segundo, antes de redondear',
      percent: 'primero menos segundo, en porcentaje del segundo, antes de redondear',
      reading: 'punto de la curva a este régimen',
      interpolated: 'interpolado entre dos puntos de la curva',
      'curve-difference': 'curva del stage menos curva de serie a este régimen',
      'zero-missing': '0 se trata como ausente (ajuste)',
      mean: 'diferencia media de las dos curvas en el rango (regla del trapecio)',
      peak: 'régimen con la mayor diferencia entre las curvas',
      plateau: 'rango por encima del 95 % del máximo de la curva',
      measured: 'archivo de medición'
    },
    fetched: 'Recibido el',
    computer: 'Descargado por',
    language: 'Idioma',
    profile: 'De',
    source: { service: '{profile}, ahora mismo', desk: '{profile}, guardado en este equipo' },
    demo: 'catálogo de demostración'
  },

  assume: {
    intro:
      'El servicio no indica la unidad de estos datos. El programa supone una, marcada con *, hasta que la confirme.',
    field: {
      curvePower: 'Potencia de las curvas',
      curveTorque: 'Par de las curvas',
      curveRpm: 'Régimen de las curvas',
      stagePower: 'Potencia de un stage',
      stageTorque: 'Par de un stage',
      topSpeed: 'Velocidad máxima',
      zeroTo100: 'Aceleración',
      consumption: 'Consumo medio'
    },
    inLine: {
      curvePower: 'potencia de curva',
      curveTorque: 'par de curva',
      curveRpm: 'régimen',
      stagePower: 'potencia de stage',
      stageTorque: 'par de stage',
      topSpeed: 'velocidad máxima',
      zeroTo100: 'aceleración',
      consumption: 'consumo'
    },
    says: {
      'named-horsepower': '«horsepower values»; no indica qué caballos',
      'named-torque': '«torque values»; el campo se llama nm',
      'named-rpm': '«rpm values»',
      nothing: 'nada'
    },
    column: {
      field: 'Campo',
      says: 'Lo que indica el servicio',
      assumed: 'Unidad',
      confirmed: 'Confirmado por, fecha'
    },
    confirm: 'nombre, fecha',
    confirmNow: 'Confirmar',
    confirmOf: '{field}: unidad confirmada por',
    unitOf: '{field}: unidad',
    unconfirmed: 'Las unidades sin confirmar nunca se convierten.',
    only: 'la única unidad posible',
    hint: 'La página del motor avisa si los valores de potencia encajan con otra unidad.',
    bare: 'sin unidad',
    line: '{field} tomado como {unit}',
    lineConfirmed: '{field} tomado como {unit} (confirmado: {by})',
    lineBare: '{field} mostrado sin unidad',
    mark: 'unidad supuesta',
    short: 'Unidades supuestas',
    confirmAll: 'Confirmar todas'
  },

  honesty: {
    title: 'Comprobación de las curvas',
    open: 'Mostrar comprobaciones',
    offSeveral: 'las curvas y las cifras indicadas difieren hasta un {percent} %',
    verdict: {
      consistent: 'coherente',
      off: {
        below: 'la potencia está un {percent} % por debajo de par × rpm a {rpm} rpm',
        above: 'la potencia está un {percent} % por encima de par × rpm a {rpm} rpm',
        'headline-power': 'la potencia máxima se desvía un {percent} % de la declarada',
        'headline-torque': 'el par máximo se desvía un {percent} % del declarado'
      },
      unchecked: 'no puede comprobarse: {reason}'
    },
    reason: {
      'no-values': 'no hay valores',
      unreadable: 'los valores son ilegibles',
      'rpm-missing': 'no se indica el régimen',
      'power-missing': 'no se indica la potencia',
      'torque-missing': 'no se indica el par',
      'unequal-length': 'distinto número de valores',
      'rpm-in-doubt': 'los valores de rpm son dudosos',
      'common-part': 'curvas desiguales, trazadas solo en parte',
      'rpm-duplicate': 'un régimen se repite',
      'rpm-negative': 'un régimen es negativo',
      'all-zero': 'todos los valores son 0',
      'padding-kept': 'se conservan ceros en los extremos (ajuste)',
      'zeros-inside': 'ceros dentro de la curva',
      'negative-values': 'valores por debajo de 0',
      'too-few-points': 'muy pocos puntos',
      'power-unit': 'la potencia encaja mejor con otra unidad que con la supuesta'
    },
    check: {
      lengths: 'Igual número de valores, todos legibles',
      order: 'El régimen aumenta',
      padding: 'Sin ceros en los extremos',
      zeros: 'Sin ceros ni negativos en medio',
      'headline-power': 'Potencia declarada y máximo de la curva',
      'headline-torque': 'Par declarado y máximo de la curva',
      physics: 'Potencia = par × rpm'
    },
    state: { ok: 'sí', note: 'resuelto', fault: 'no', skipped: 'no comprobable' },
    physics:
      'peor {percent} % a {rpm} rpm, mediana {median} %, {count} de {of} puntos más allá del redondeo y {tolerance} %',
    hint: 'Los valores de potencia encajan mejor con {unit} que con {taken}.',
    details: 'Detalles',
    dropsToZero: {
      power: 'La potencia cae a 0 a {rpm} rpm',
      torque: 'El par cae a 0 a {rpm} rpm'
    }
  },

  noGains: 'Por eso el gráfico no muestra ganancia.',

  band: {
    title: 'Ganancia en un rango de régimen',
    show: 'Rango',
    showHint: 'Ganancia en un rango de régimen. También puede arrastrar sobre las curvas.',
    close: 'Quitar el rango',
    from: 'Límite inferior del rango',
    to: 'Límite superior del rango',
    cruise: 'Régimen de crucero',
    stage: 'Stage',
    range: '{from}–{to} rpm',
    mean: 'media',
    largest: 'máx.',
    at: 'a {rpm} rpm',
    atCruise: 'a',
    plateau: '95 % del par máximo',
    plateauOpen: '{from}–{to} rpm, al menos {width} de ancho',
    refused: 'Sin ganancia media ({curve}): {verdict}.',
    none: 'Sin ganancia media: las curvas no se solapan.',
    stock: 'de serie {range}'
  },

  gainsMissing:
    'Falta la ganancia de {n} motor. | Falta la ganancia de {n} motores. | Falta la ganancia de {n} motores.',
  bench: {
    readable: 'legible con sus herramientas',
    'other-tool': 'requiere otra herramienta',
    'not-stated': 'no indicado',
    own: 'su herramienta',
    add: 'Marcar {tool} como herramienta suya',
    remove: 'Quitar {tool} de sus herramientas'
  },

  measured: {
    title: 'Mediciones',
    add: 'Medición…',
    addHint: 'Dibujar sobre las curvas una medición de banco desde un archivo CSV',
    measured: 'Medido',
    disagree: 'La potencia y el par difieren entre sí un {percent} % a {rpm} rpm.',
    remove: 'Quitar la medición {title}',
    hide: 'Mostrar {title} en el gráfico',
    against: 'Comparada con',
    versus: '{run} frente a {curve}',
    result: 'medido frente a catálogo: {percent} % en el máximo',
    resultOf: '{quantity} {percent} % en el máximo',
    tolerance: 'Tolerancia',
    withinOf: 'El {share} % de los puntos medidos está dentro de ±{tolerance} % de la curva del catálogo',
    corrected: 'corregido a {standard}',
    correction: {
      'not-stated': 'norma no indicada',
      none: 'sin corregir',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} supera 20 MB y no se leyó.',
      'not-text': '{file} no es una tabla de texto. Exporte la medición como CSV.',
      empty: '{file} está vacío.',
      unreadable: 'No se puede leer {file}.'
    },
    import: {
      title: 'Medición de {file}',
      intro: 'La medición se guarda con este motor en este equipo.',
      source: 'Fuente conocida',
      noSource: 'ninguna',
      columns: 'Columnas y unidades',
      check: 'Compruebe las columnas y unidades.',
      separator: 'Separador',
      separators: {
        comma: 'coma',
        semicolon: 'punto y coma',
        tab: 'tabulador',
        bar: 'barra vertical',
        space: 'espacio'
      },
      decimal: 'Signo decimal',
      decimals: { point: 'punto', comma: 'coma' },
      headerLines: 'Líneas de cabecera',
      rpm: 'Régimen',
      rpmScale: 'Unidad',
      scales: { one: 'rpm', thousand: '1000 rpm' },
      power: 'Potencia',
      torque: 'Par motor',
      none: 'no está en la tabla',
      unit: 'Unidad',
      column: '{n}: {heading}',
      columnPlain: 'columna {n}',
      correction: 'Corregido a',
      runTitleHint: 'antes, después…',
      keepAs: 'Guardar columnas como',
      keepAsHint: 'nombre del programa o del banco',
      preview: 'Primeras líneas del archivo',
      points: '{n} punto | {n} puntos | {n} puntos',
      peak: '{quantity} {value} a {rpm} rpm',
      sorted: 'filas ordenadas por régimen',
      merged:
        '{n} fila de igual régimen promediada | {n} filas de igual régimen promediadas | {n} filas de igual régimen promediadas',
      cut: 'solo se usan los primeros 200 000 puntos',
      leftOut: '{n} fila omitida | {n} filas omitidas | {n} filas omitidas',
      leftOutLine: 'línea {line}: {problem}',
      problem: {
        'no-rpm': 'sin régimen',
        'no-power': 'sin potencia',
        'no-torque': 'sin par',
        'negative-rpm': 'un régimen negativo'
      },
      nothing: 'No se puede leer ninguna fila con estas columnas.',
      gone: 'El archivo ya no está abierto. Elíjalo de nuevo.',
      keep: 'Guardar la medición',
      removeSource: 'Eliminar la fuente «{name}»'
    }
  }
} satisfies PartOf<typeof en>
