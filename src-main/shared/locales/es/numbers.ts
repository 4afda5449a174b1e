import type { PartOf } from '../part-of'
import type en from '../en/numbers'

/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'De dónde salen las cifras: {section}',
    hint: 'De dónde salen estas cifras · Alt y clic en una cifra',
    walk: 'Flechas: otras cifras de esta sección',
    title: '{figure}: de dónde viene',
    field: 'Campo',
    raw: 'Recibido',
    blank: 'vacío',
    unit: 'Unidad',
    noUnit: 'ninguna',
    basis: {
      stated: '{unit}, indicado en la descripción del servicio',
      assumed: '{unit}, supuesto por el taller, sin confirmar',
      confirmed: '{unit}, supuesto por el taller, confirmado: {by}',
      none: 'ninguna'
    },
    assumedShort: '(supuesto)',
    factor: 'Factor',
    asReceived: 'mostrado tal como se recibió',
    same: '1, mostrado en la unidad recibida',
    times: '1 {from} = {factor} {to}',
    divide: '{constant} dividido entre {from} da {to}',
    rounding: 'Redondeo',
    notRounded: 'ninguno',
    digitsNone: 'una vez, a enteros',
    digits: 'una vez, a {n} decimal | una vez, a {n} decimales | una vez, a {n} decimales',
    digitsRange: 'una vez, a entre {least} y {most} decimales',
    reckoned: 'Calculado como',
    how: {
      received: 'el propio valor',
      count: 'cuántos elementos tienen los valores',
      difference: 'el primero menos el segundo, antes de redondear',
      percent: 'el primero menos el segundo en porcentaje del segundo, antes de redondear',
      reading: 'el punto de la curva a este régimen',
      interpolated: 'en la recta entre dos puntos de la curva',
      'curve-difference': 'la curva de la etapa menos la de serie a este régimen',
      'zero-missing': '0 se toma como ausente, según los ajustes',
      mean: 'media de la diferencia de las dos curvas en el rango, por la regla del trapecio',
      peak: 'el régimen en que la diferencia de las dos curvas es mayor',
      plateau: 'donde la curva mantiene el 95 % de su máximo',
      measured: 'leído de un archivo de medición'
    },
    fetched: 'Recibido el',
    language: 'Idioma',
    profile: 'De',
    source: { service: '{profile}, consultado ahora', desk: '{profile}, guardado en este puesto' },
    demo: 'el catálogo de demostración'
  },

  assume: {
    intro:
      'La descripción del servicio no dice en qué unidad están estos campos. Esto es lo que supone el taller; todo dato, ganancia y gráfico se calcula a partir de ello, y las fichas lo dicen al pie.',
    field: {
      curvePower: 'Potencia de las curvas',
      curveTorque: 'Par de las curvas',
      curveRpm: 'Régimen de las curvas',
      stagePower: 'Potencia de una etapa',
      stageTorque: 'Par de una etapa',
      topSpeed: 'Velocidad máxima',
      zeroTo100: 'Aceleración',
      consumption: 'Consumo medio'
    },
    inLine: {
      curvePower: 'potencia de curva',
      curveTorque: 'par de curva',
      curveRpm: 'régimen',
      stagePower: 'potencia de etapa',
      stageTorque: 'par de etapa',
      topSpeed: 'velocidad máxima',
      zeroTo100: 'aceleración',
      consumption: 'consumo'
    },
    says: {
      'named-horsepower': 'llamado “horsepower values”; no se dice qué caballos',
      'named-torque': 'llamado “torque values”; el campo se llama nm',
      'named-rpm': 'llamado “rpm values”',
      nothing: 'nada más que el nombre'
    },
    column: {
      field: 'Campo',
      says: 'Qué dice la descripción',
      assumed: 'Se toma como',
      confirmed: 'Confirmado por, y cuándo'
    },
    confirm: 'nombre, día',
    confirmOf: 'Quién confirmó la unidad de: {field}',
    unitOf: 'Unidad de: {field}',
    unconfirmed: 'Sin confirmar: nunca se escribe en otra unidad.',
    only: 'la única en uso',
    hint: 'La página del motor avisa si los valores de potencia encajan con otra unidad.',
    bare: 'sin unidad',
    line: '{field} tomado como {unit}',
    lineConfirmed: '{field} tomado como {unit} (confirmado: {by})',
    lineBare: '{field} mostrado sin unidad',
    mark: 'unidad supuesta',
    short: 'Unidades supuestas'
  },

  honesty: {
    title: '¿Son creíbles estas curvas?',
    open: 'Mostrar qué se comprobó',
    badge: { consistent: 'coherente', off: 'desvío de {percent} %', unchecked: 'no comprobable' },
    verdict: {
      consistent: 'coherente',
      off: {
        physics: 'la potencia se desvía un {percent} % de par × rpm a {rpm} rpm',
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
      'unequal-length': 'los valores difieren en número',
      'rpm-in-doubt': 'los valores del propio motor difieren en número',
      'common-part': 'solo se empareja una parte, por ajuste',
      'rpm-duplicate': 'un régimen se repite',
      'rpm-negative': 'un régimen es negativo',
      'all-zero': 'todos los valores son 0',
      'padding-kept': 'se conservan ceros en los extremos, por ajuste',
      'zeros-inside': 'hay ceros en medio',
      'negative-values': 'hay valores negativos',
      'too-few-points': 'muy pocos puntos',
      'power-unit': 'la potencia encaja mejor con otra unidad que con la supuesta'
    },
    check: {
      lengths: 'Valores en igual número, todos legibles',
      order: 'El régimen sube',
      padding: 'Sin ceros en los extremos',
      zeros: 'Sin ceros ni negativos en medio',
      'headline-power': 'Potencia declarada frente al máximo',
      'headline-torque': 'Par declarado frente al máximo',
      physics: 'Potencia = par × rpm'
    },
    state: { ok: 'sí', note: 'tratado', fault: 'no', skipped: 'no comprobable' },
    percentOf: '{percent} %',
    physics:
      'peor {percent} % a {rpm} rpm, mediana {median} %, {count} de {of} puntos más allá del redondeo y {tolerance} %',
    hint: 'Los valores de potencia encajan mejor con {unit} que con {taken}.',
    details: 'Detalles',
    dropsToZero: {
      power: 'La potencia cae a 0 a {rpm} rpm',
      torque: 'El par cae a 0 a {rpm} rpm'
    }
  },

  noGain: 'Sin ganancia: {curve} {verdict}.',

  band: {
    title: 'Ganancia en un rango de régimen',
    show: 'Rango',
    showHint: 'Ganancia en un rango de régimen. También se abre arrastrando sobre las curvas.',
    close: 'Quitar el rango',
    from: 'Extremo inferior del rango',
    to: 'Extremo superior del rango',
    cruise: 'Régimen de crucero',
    stage: 'Etapa',
    range: '{from}–{to} rpm',
    mean: '{quantity}, media',
    largest: '{quantity}, máx.',
    at: 'a {rpm} rpm',
    atCruise: 'a',
    plateau: '95 % del par máximo',
    plateauText: '{from}–{to} rpm, {width} de ancho',
    plateauOpen: '{from}–{to} rpm, al menos {width} de ancho',
    refused: 'Sin ganancia media: {curve} {verdict}.',
    none: 'Sin ganancia media: las curvas no comparten régimen.',
    noStage: 'No hay etapa con curva que comparar.',
    stock: 'de serie {range}'
  },

  bench: {
    readable: 'legible con sus herramientas',
    'other-tool': 'requiere otra herramienta',
    'not-stated': 'no indicado',
    own: 'el taller la tiene',
    add: 'Marcar {tool} como herramienta del taller',
    remove: 'Quitar {tool} de las herramientas del taller'
  },

  measured: {
    title: 'Mediciones',
    add: 'Medición …',
    addHint: 'Superponer una medición de su banco, desde un CSV, a las curvas del catálogo',
    measured: 'Medido',
    name: 'Medido: {title}',
    remove: 'Quitar la medición {title}',
    hide: 'Medición {title} en el gráfico',
    against: 'Comparada con',
    result: 'medido frente a catálogo: {percent} % en el máximo',
    resultOf: '{quantity} {percent} % en el máximo',
    within: '({share} % dentro de ±{tolerance} %)',
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
      unreadable: '{file} es ilegible.'
    },
    import: {
      title: 'Medición de {file}',
      intro:
        'Indique qué es cada columna. La medición se guarda junto a este motor en este puesto y nunca pasa a formar parte del catálogo.',
      source: 'Origen conocido',
      noSource: 'ninguno',
      separator: 'Separador de celdas',
      separators: { comma: 'coma', semicolon: 'punto y coma', tab: 'tabulador', bar: 'barra vertical' },
      decimal: 'Signo decimal',
      decimals: { point: 'punto', comma: 'coma' },
      headerLines: 'Líneas de cabecera',
      rpm: 'Régimen',
      rpmScale: 'Régimen en',
      scales: { one: 'rpm', thousand: '1000 rpm' },
      power: 'Potencia',
      torque: 'Par',
      none: 'no está en la tabla',
      unit: 'en',
      column: '{n}: {heading}',
      columnPlain: 'columna {n}',
      correction: 'Corregido a',
      runTitle: 'Nombre de la medición',
      runTitleHint: 'antes, después, 98 octanos …',
      keepAs: 'Recordar estas columnas como',
      keepAsHint: 'nombre del programa o banco',
      preview: 'Primeras líneas del archivo',
      points: '{n} punto | {n} puntos | {n} puntos',
      span: '{from}–{to} rpm',
      peak: '{quantity} {value} a {rpm} rpm',
      sorted: 'filas ordenadas por régimen',
      merged:
        '{n} fila de igual régimen unida en su media | {n} filas de igual régimen unidas en su media | {n} filas de igual régimen unidas en su media',
      cut: 'solo se usan los primeros 200 000 puntos',
      leftOut: '{n} fila omitida | {n} filas omitidas | {n} filas omitidas',
      leftOutLine: 'línea {line}: {problem}',
      problem: {
        'no-rpm': 'sin régimen',
        'no-power': 'sin potencia',
        'no-torque': 'sin par',
        'negative-rpm': 'un régimen negativo'
      },
      nothing: 'Con estas columnas no se lee ninguna fila.',
      gone: 'El archivo ya no está abierto. Elíjalo de nuevo.',
      keep: 'Guardar la medición',
      cancel: 'Cancelar'
    }
  }
} satisfies PartOf<typeof en>
