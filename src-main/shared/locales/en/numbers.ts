/**
 * Texts about figures themselves: where they came from, what their unit is taken to be, whether a curve may be
 * believed, what was measured.
 */
export default {
  origin: {
    of: 'Where the figures come from: {section}',
    hint: 'Where these figures come from · Alt+click a figure',
    walk: 'Arrow keys: other figures of this section',
    title: '{figure}: where it came from',
    field: 'Field',
    raw: 'Received',
    blank: 'blank',
    unit: 'Unit',
    noUnit: 'none',
    basis: {
      stated: '{unit}, stated by the description of the service',
      assumed: '{unit}, assumed by this shop, confirmed by nobody',
      confirmed: '{unit}, assumed by this shop, confirmed: {by}',
      none: 'none'
    },
    assumedShort: '(assumed)',
    factor: 'Factor',
    asReceived: 'shown as received',
    same: '1, shown in the unit received',
    times: '1 {from} = {factor} {to}',
    divide: '{constant} divided by the {from} is the {to}',
    rounding: 'Rounded',
    notRounded: 'not at all',
    digitsNone: 'once, to whole numbers',
    digits: 'once, to {n} decimal | once, to {n} decimals',
    digitsRange: 'once, to {least} to {most} decimals',
    reckoned: 'Reckoned as',
    how: {
      received: 'the value itself',
      count: 'how many members the values have',
      difference: 'the first less the second, before rounding',
      percent: 'the first less the second in percent of the second, before rounding',
      reading: 'the point of the curve at this speed',
      interpolated: 'on the straight line between two points of the curve',
      'curve-difference': 'the stage’s curve less the stock curve at this speed',
      'zero-missing': '0 is taken as missing, as the settings say',
      mean: 'mean of the difference of the two curves over the range, by the trapezoid rule',
      peak: 'the speed at which the difference of the two curves is largest',
      plateau: 'where the curve holds 95 % of its highest point',
      measured: 'read from a measured file'
    },
    fetched: 'Fetched',
    language: 'Language',
    profile: 'From',
    source: { service: '{profile}, asked just now', desk: '{profile}, kept on this desk' },
    demo: 'the demo catalogue'
  },
  assume: {
    intro:
      'The service does not state the units of these fields. Every figure, gain and chart depends on the units chosen here; spec sheets mention them.',
    field: {
      curvePower: 'Power values of curves',
      curveTorque: 'Torque values of curves',
      curveRpm: 'Engine speed of curves',
      stagePower: 'Power of a stage',
      stageTorque: 'Torque of a stage',
      topSpeed: 'Top speed',
      zeroTo100: 'Acceleration',
      consumption: 'Mean consumption'
    },
    inLine: {
      curvePower: 'curve power',
      curveTorque: 'curve torque',
      curveRpm: 'engine speed',
      stagePower: 'stage power',
      stageTorque: 'stage torque',
      topSpeed: 'top speed',
      zeroTo100: 'acceleration',
      consumption: 'consumption'
    },
    says: {
      'named-horsepower': '“horsepower values”; not which horsepower',
      'named-torque': '“torque values”; the field is called nm',
      'named-rpm': '“rpm values”',
      nothing: 'nothing'
    },
    column: {
      field: 'Field',
      says: 'What the service states',
      assumed: 'Unit',
      confirmed: 'Confirmed by, date'
    },
    confirm: 'name, date',
    confirmOf: '{field}: unit confirmed by',
    unitOf: '{field}: unit',
    unconfirmed: 'Unconfirmed units are never converted.',
    only: 'the only possible unit',
    hint: 'The engine page warns when the power values fit another unit.',
    bare: 'no unit',
    line: '{field} taken as {unit}',
    lineConfirmed: '{field} taken as {unit} (confirmed: {by})',
    lineBare: '{field} shown without a unit',
    mark: 'unit assumed',
    short: 'Units assumed'
  },
  honesty: {
    title: 'Can these curves be believed?',
    open: 'Show what was checked',
    badge: { consistent: 'consistent', off: 'off by {percent} %', unchecked: 'cannot be checked' },
    verdict: {
      consistent: 'consistent',
      off: {
        physics: 'power is off by {percent} % from torque × rpm at {rpm} rpm',
        'headline-power': 'the highest power is off by {percent} % from the stated one',
        'headline-torque': 'the highest torque is off by {percent} % from the stated one'
      },
      unchecked: 'cannot be checked: {reason}'
    },
    reason: {
      'no-values': 'no values are given',
      unreadable: 'the values cannot be read',
      'rpm-missing': 'engine speeds are not given',
      'power-missing': 'power is not given',
      'torque-missing': 'torque is not given',
      'unequal-length': 'the values differ in number',
      'rpm-in-doubt': 'the engine’s own values differ in number',
      'common-part': 'only a part is paired, by setting',
      'rpm-duplicate': 'a speed occurs twice',
      'rpm-negative': 'a speed is below zero',
      'all-zero': 'every value is 0',
      'padding-kept': 'zeros at the ends are kept, by setting',
      'zeros-inside': 'there are zeros inside',
      'negative-values': 'there are values below 0',
      'too-few-points': 'too few points',
      'power-unit': 'power fits another unit better than the one assumed'
    },
    check: {
      lengths: 'Values in equal number, all readable',
      order: 'Speeds rise',
      padding: 'No zeros at the ends',
      zeros: 'No zeros or negative values inside',
      'headline-power': 'Stated power against the highest point',
      'headline-torque': 'Stated torque against the highest point',
      physics: 'Power = torque × rpm'
    },
    state: { ok: 'yes', note: 'handled', fault: 'no', skipped: 'cannot be checked' },
    percentOf: '{percent} %',
    physics:
      'worst {percent} % at {rpm} rpm, {median} % in the middle, {count} of {of} points beyond rounding and {tolerance} %',
    hint: 'The power values fit {unit} better than {taken}.',
    details: 'Details',
    dropsToZero: {
      power: 'Power drops to 0 at {rpm} rpm',
      torque: 'Torque drops to 0 at {rpm} rpm'
    }
  },
  noGain: 'No gain: {curve} {verdict}.',
  band: {
    title: 'Gain in a range of engine speed',
    show: 'Range',
    showHint: 'Gain in a range of engine speed. Dragging over the curves opens it too.',
    close: 'Remove the range',
    from: 'Lower end of the range',
    to: 'Upper end of the range',
    cruise: 'Cruising speed',
    stage: 'Stage',
    range: '{from}–{to} rpm',
    mean: 'mean {quantity}',
    largest: 'most {quantity}',
    at: 'at {rpm} rpm',
    atCruise: 'at',
    plateau: '95 % of peak torque',
    plateauText: '{from}–{to} rpm, {width} wide',
    plateauOpen: '{from}–{to} rpm, at least {width} wide',
    refused: 'No mean gain: {curve} {verdict}.',
    none: 'No mean gain: the curves do not meet.',
    noStage: 'No stage with a curve to compare.',
    stock: 'stock {range}'
  },
  bench: {
    readable: 'readable with your tools',
    'other-tool': 'other tool needed',
    'not-stated': 'not stated',
    own: 'this shop owns it',
    add: 'Mark {tool} as a tool of this shop',
    remove: 'Take {tool} out of the tools of this shop'
  },
  measured: {
    title: 'Measured runs',
    add: 'Measured run …',
    addHint: 'Lay a run of your dynamometer, from a CSV file, over the catalogue’s curves',
    measured: 'Measured',
    name: 'Measured: {title}',
    remove: 'Remove the run {title}',
    hide: 'Run {title} in the chart',
    against: 'Compared with',
    result: 'measured against catalogue: {percent} % at peak',
    resultOf: '{quantity} {percent} % at peak',
    within: '({share} % within ±{tolerance} %)',
    withinOf: '{share} % of the measured points lie within ±{tolerance} % of the catalogue’s curve',
    corrected: 'corrected to {standard}',
    correction: {
      'not-stated': 'standard not stated',
      none: 'not corrected',
      'din-70020': 'DIN 70020',
      'ece-r85': 'ECE R85',
      'iso-1585': 'ISO 1585',
      'sae-j1349': 'SAE J1349',
      'jis-d1001': 'JIS D 1001'
    },
    refused: {
      'too-large': '{file} is larger than 20 MB and was not read.',
      'not-text': '{file} is no table of text. Export the run as CSV.',
      empty: '{file} is empty.',
      unreadable: '{file} cannot be read.'
    },
    import: {
      title: 'Measured run from {file}',
      intro:
        'Say which column is what. The run is kept beside this engine on this desk and never becomes part of the catalogue.',
      source: 'Known source',
      noSource: 'none',
      separator: 'Cells parted by',
      separators: { comma: 'comma', semicolon: 'semicolon', tab: 'tab', bar: 'upright bar' },
      decimal: 'Decimal mark',
      decimals: { point: 'point', comma: 'comma' },
      headerLines: 'Lines of heading',
      rpm: 'Engine speed',
      rpmScale: 'Speed in',
      scales: { one: 'rpm', thousand: '1000 rpm' },
      power: 'Power',
      torque: 'Torque',
      none: 'not in the table',
      unit: 'in',
      column: '{n}: {heading}',
      columnPlain: 'column {n}',
      correction: 'Corrected to',
      runTitle: 'Name of the run',
      runTitleHint: 'before, after, 98 octane …',
      keepAs: 'Remember these columns as',
      keepAsHint: 'name of the program or bench',
      preview: 'First lines of the file',
      points: '{n} point | {n} points',
      span: '{from}–{to} rpm',
      peak: '{quantity} {value} at {rpm} rpm',
      sorted: 'rows put in order of speed',
      merged: '{n} row of an equal speed joined to its mean | {n} rows of equal speed joined to their mean',
      cut: 'only the first 200 000 points are used',
      leftOut: '{n} row left out | {n} rows left out',
      leftOutLine: 'line {line}: {problem}',
      problem: {
        'no-rpm': 'no engine speed',
        'no-power': 'no power',
        'no-torque': 'no torque',
        'negative-rpm': 'a speed below 0'
      },
      nothing: 'With these columns no row can be read.',
      gone: 'The file is no longer open. Choose it again.',
      keep: 'Keep the run',
      cancel: 'Cancel'
    }
  }
}
