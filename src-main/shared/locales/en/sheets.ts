/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  title: 'Spec sheets',
  page: 'Spec sheet',
  open: 'Spec sheet',
  openNamed: 'Spec sheet of {name}',
  keyP: 'Spec sheet of {name} (Ctrl P)',
  back: 'Back',
  preview: 'Preview',
  previewOf: 'Preview of the sheet: {name}',
  drawing: 'Drawing the sheet',
  fetch: 'Fetch',
  make: 'Make sheet',
  openFindings: '{n} finding to look at | {n} findings to look at',
  number: 'Sheet no.',
  copyNumber: 'Copy the number',
  savePdf: 'Save PDF',
  saveHint: 'Makes the sheet if need be and saves its PDF (Ctrl S)',
  print: 'Print',
  printHint: 'Makes the sheet if need be and prints its PDF (Ctrl P)',
  printer: 'Printer',
  dialog: 'System dialog',
  saved: 'Sheet {number} saved: {file}',
  outcome: {
    made: 'Sheet {number} made.',
    printed: 'Sheet {number} sent to the printer.',
    reader: 'Sheet {number} opened in the system’s reader: print it from there.',
    copied: 'Number {number} copied.'
  },
  toList: 'In the list of sheets',
  pages: '{n} page | {n} pages',
  fit: {
    label: 'Size of the preview',
    page: 'Whole page',
    width: 'Full width',
    alone: 'Preview alone',
    aloneHint: 'Hides the choices and findings beside the page'
  },
  stock: 'Stock',
  stage: 'Stage {n}',
  tabs: {
    label: 'Parts of spec sheets',
    made: 'Made',
    batch: 'Several at once',
    templates: 'Templates',
    rules: 'Option rules',
    printers: 'Printers'
  },
  builtIn: { customer: 'Customer', workshop: 'Workshop', offer: 'Good, better, best' },
  builtInText: {
    customer: 'For the customer: facts, chart, stages and performance, no trade data.',
    workshop: 'For inside: everything the catalogue gives, with control units, tools, methods and notes.',
    offer: 'Stock and stages in columns, with prices and names of the shop’s own.'
  },
  kind: { customer: 'Customer', workshop: 'Workshop', offer: 'Offer' },
  paper: { A4: 'A4', Letter: 'Letter' },
  orientation: { portrait: 'Portrait', landscape: 'Landscape' },
  ink: { colour: 'Colour', grey: 'Grey', ink: 'Save ink' },
  pageChoice: { one: 'One page', more: 'More if needed' },
  picture: { unbranded: 'Unbranded', branded: 'Branded', none: 'None' },
  block: {
    page: 'the page',
    picture: 'Picture',
    highlight: 'Gain in large figures',
    facts: 'Facts',
    chart: 'Chart',
    stages: 'Stages',
    performance: 'Performance',
    band: 'Mean gain',
    options: 'Options',
    ecu: 'Control units',
    tools: 'Tools and methods',
    note: 'Private note',
    verdict: 'Verdict on the curves',
    assumptions: 'Assumptions',
    remark: 'Remark',
    terms: 'Terms',
    signature: 'Signature lines'
  },
  text: { title: 'Title', intro: 'Introduction', terms: 'Terms' },
  placeholder: {
    date: 'Day the sheet is made',
    number: 'Number of the sheet',
    maker: 'Manufacturer',
    model: 'Model',
    generation: 'Generation',
    engine: 'Engine',
    customer: 'First line of the customer',
    shop: 'Name of the shop'
  },
  assumed: {
    curvePower: 'power of the curves',
    curveTorque: 'torque of the curves',
    curveRpm: 'engine speed of the curves',
    stagePower: 'power of the stages',
    stageTorque: 'torque of the stages',
    topSpeed: 'top speed',
    zeroTo100: 'acceleration',
    consumption: 'consumption'
  },
  choice: {
    title: 'Choices',
    template: 'Template',
    language: 'Language of the sheet',
    fetch: 'Fetch texts in {language}',
    units: 'Units',
    power: 'Unit of power on the sheet',
    torque: 'Unit of torque on the sheet',
    both: 'Second unit in small',
    paper: 'Paper',
    orientation: 'Direction of the paper',
    ink: 'Ink',
    pages: 'Pages',
    country: 'Country of the customer',
    noCountry: 'not said: strictest rules',
    stages: 'Stages',
    noStages: 'This engine has no numbered stages.',
    pricesHint: 'Names and prices as printed. An empty one is left out.',
    priceName: 'Name of {stage} on the offer',
    price: 'Price of {stage}',
    priceHint: 'Price, e.g. 590 €',
    picture: 'Picture',
    band: 'Mean gain in a band of rpm',
    bandFrom: 'Band from, rpm',
    bandTo: 'Band to, rpm',
    measured: '{n} run measured at this desk | {n} runs measured at this desk',
    measuredHint: 'Over the chart, named as measured; the figures stay those of the catalogue',
    verdict: 'Verdict on the curves',
    note: 'Private note of this engine',
    customer: 'Customer',
    customerHint: 'Name, registration, valid until …',
    remark: 'Remark'
  },
  weight: { stop: 'Stops the sheet:', warn: 'Look at it:', hint: 'Good to know:' },
  check: { title: 'Before printing', clean: 'Nothing to look at.', busy: 'Checking …' },
  finding: {
    overflow: {
      one: {
        what: 'It does not fit on one page.',
        why: 'Too much stands on the sheet ({block}).',
        next: 'Leave out a part, shorten a text, or allow a second page.'
      },
      more: {
        what: 'It does not fit on {most} pages.',
        why: 'A part is larger than a page, or too much stands on the sheet ({block}).',
        next: 'Leave out a part or shorten a text.'
      }
    },
    pages: {
      what: 'It takes {count} page. | It takes {count} pages.',
      why: 'There is more on it than one page holds.',
      next: 'Leave out a part to make it shorter.'
    },
    'small-chart': {
      what: 'The chart is only {height} mm high.',
      why: 'The rest of the sheet leaves it no more room.',
      next: 'Allow a second page, or leave out a part.'
    },
    'clipped-text': {
      typed: {
        what: 'A text is cut off. | {count} texts are cut off.',
        why: 'It is longer than its place on the paper.',
        next: 'Shorten it.'
      },
      laid: {
        what: 'A text is cut off.',
        why: 'It is longer than its place on the paper ({block}).',
        next: 'Shorten it, or choose another layout.'
      }
    },
    'missing-glyphs': {
      what: 'Some signs cannot be printed: {signs}',
      why: 'No face of the sheet has them; a box would stand there.',
      next: 'Write them another way.'
    },
    'missing-picture': {
      what: 'The picture is missing.',
      why: 'The catalogue has none of this kind, or it is not on this desk.',
      next: 'Choose another kind of picture, or none.'
    },
    'missing-logo': {
      what: 'There is no logo on it.',
      why: 'The name of the shop stands alone.',
      next: 'Choose a logo.'
    },
    'flagged-curve': {
      what: 'A curve is not consistent: {curves} | {count} curves are not consistent: {curves}',
      why: 'Power and torque differ by up to {percent} %.',
      next: 'Compare with the engine’s page before a customer sees it.'
    },
    'no-curve': {
      what: 'There is no chart on it.',
      why: 'The catalogue gives no curves that may be drawn.',
      next: 'See the engine’s page.'
    },
    'assumed-unit': {
      said: {
        what: 'A unit is assumed: {fields} | {count} units are assumed: {fields}',
        why: 'The service does not state them; the sheet says so.',
        next: 'Confirm them in the settings once the provider has answered.'
      },
      unsaid: {
        what: 'A unit is assumed, and the sheet does not say so: {fields} | Units are assumed, and the sheet does not say so: {fields}',
        why: 'A customer would take an assumption for a fact.',
        next: 'Choose a template with the part “Assumptions”.'
      },
      doubt: {
        what: 'The power values look as if they were in {hint}.',
        why: 'With the assumed unit they contradict the torque.',
        next: 'Check the assumed units.'
      }
    },
    'stale-data': {
      aged: {
        what: 'The figures are {days} days old.',
        why: 'That is older than this shop wants them.',
        next: 'Refresh the engine’s page.'
      },
      unknown: {
        what: 'It is not known how old the figures are.',
        why: 'They may not be those of today.',
        next: 'Refresh the engine’s page.'
      }
    },
    gone: {
      what: 'The service no longer lists this engine (since {since}).',
      why: 'Its figures will not be corrected any more.',
      next: 'See the engine’s page.'
    },
    'no-names': {
      what: 'The manufacturer, model or generation has no name on it.',
      why: 'The catalogue’s names for this car are not on this desk.',
      next: 'See the engine’s page.'
    },
    'option-blocked': {
      what: 'An option must not stand on a sheet there: {codes} | Options must not stand on a sheet there: {codes}',
      why: 'A rule of the shop blocks it for this country.',
      next: 'Choose another template or country, or look at the rules.'
    },
    'option-hidden': {
      what: 'An option is left out: {codes} | {count} options are left out: {codes}',
      why: 'The rules for this country and kind of sheet say so.',
      next: 'Look at the rules.'
    },
    'option-notice': {
      what: 'An option is printed with its notice: {codes} | {count} options are printed with their notices: {codes}',
      why: 'The rules for this country say so.',
      next: 'Look at the rules.'
    },
    'other-language': {
      catalogue: {
        what: 'Texts of the catalogue are in {is}, not in {wanted}.',
        why: 'This desk has no others yet; figures are the same.',
        next: 'Fetch them, or choose another language.'
      },
      own: {
        what: 'The template has no text in {wanted}: {fields}',
        why: 'The first language it has is printed.',
        next: 'Add the text to the template.'
      }
    },
    'no-performance': {
      what: 'There are no performance figures on it.',
      why: 'The catalogue gives none, or they are not on this desk.',
      next: 'See the engine’s page.'
    },
    'no-unit': {
      what: 'Left out because its unit is not known: {fields}',
      why: 'The service does not state it, and this shop has chosen none.',
      next: 'Choose the unit in the settings.'
    },
    paper: {
      what: '{paper} is unusual for this country.',
      why: 'Printers there hold {usual}.',
      next: 'Choose the paper that lies in the printer.'
    },
    'empty-shop': {
      what: 'The sheet does not say whose it is.',
      why: 'Name, address or both are missing.',
      next: 'Enter the shop once.'
    }
  },
  list: {
    title: 'Sheets that were made',
    search: 'Number, customer or car',
    scan: 'Type or scan a number and press Enter.',
    none: 'No sheet fits.',
    empty: 'No sheet has been made yet.',
    emptyText: 'A sheet begins on the page of an engine.',
    moved: 'Figures changed',
    choose: 'Choose a sheet to see it as it was made.'
  },
  detail: {
    made: 'Made',
    template: 'Template',
    customer: 'Customer',
    original: 'The PDF that was made is here, unchanged; saving and printing use it.',
    redrawn: 'The PDF that was made is gone or was changed. Saving and printing draw it again from the figures kept.',
    engine: 'Engine today',
    again: 'New sheet with today’s figures',
    remove: 'Delete sheet {number}',
    removeTitle: 'Delete sheet {number}?',
    removeText: 'Its number and code will open nothing any more. This cannot be undone.',
    removeYes: 'Delete it',
    removeNo: 'Keep it'
  },
  changes: {
    title: 'In the catalogue since',
    nothingNewer: 'This desk holds nothing newer than the sheet.',
    same: 'Nothing on this sheet is different today.',
    what: 'What',
    then: 'On the sheet',
    now: 'Today',
    received: 'As received from the service.',
    ofStage: '{stage}: {name}',
    values: '{first} … ({n} value) | {first} … ({n} values)',
    field: {
      stage_no: 'Stage',
      options: 'Option codes',
      read_tools: 'Read tools',
      read_methods: 'Read methods',
      modifications: 'Parts needed',
      zero_to_hundred: '0 to 100, stock',
      zero_to_hundred_st1: '0 to 100, stage 1',
      top_speed: 'Top speed, stock',
      top_speed_st1: 'Top speed, stage 1',
      fuel_consumption_avg: 'Consumption, stock'
    }
  },
  template: {
    list: 'Templates',
    builtIn: 'built in',
    copy: 'Copy it',
    copyName: '{name} (copy)',
    export: 'Save as file',
    exported: 'Saved: {file}',
    import: 'Take in a file …',
    remove: 'Delete',
    removeTitle: 'Delete the template {name}?',
    removeText: 'Sheets made with it stay as they are.',
    removeYes: 'Delete it',
    removeNo: 'Keep it',
    fixed: 'A built-in template cannot be changed. Copy it and change the copy.',
    name: 'Name',
    kind: 'Who gets it',
    blocks: 'Parts of the sheet',
    trade: 'Control units, tools and private notes are trade data: they never stand on a sheet that leaves the shop.',
    accent: 'Colour of the accent',
    texts: 'Texts',
    textLanguage: 'Language of these texts',
    placeholders: 'A press puts it into “{field}”; the sheet fills it in.',
    shop: 'Shop',
    ownShop: 'Another shop than this desk’s',
    with: 'Shown with',
    noCar: 'No car to show it with.',
    noCarText: 'Open an engine once; it is then offered here.',
    problem: '{field}: {problem}',
    state: { kept: 'Kept', changed: 'Changed', busy: 'Keeping …', wrong: 'Not kept: something is wrong below' }
  },
  fault: {
    'not-a-template': 'this is no template',
    'newer-version': 'it is of a newer version of Dynodesk',
    id: 'its name for the program cannot be used',
    missing: 'something is missing',
    'not-text': 'this is not text',
    'too-long': 'it is too long',
    'unknown-kind': '“{found}” is no kind of sheet',
    'unknown-block': '“{found}” is no part of a sheet',
    'trade-block': '“{found}” is trade data and cannot stand on this kind of sheet',
    'unknown-language': '“{found}” is none of the nine languages',
    'unknown-placeholder': '“{found}” in braces is no placeholder',
    'not-a-colour': '“{found}” is no colour',
    'logo-type': 'the logo is no picture a sheet can show',
    'logo-too-large': 'the logo is larger than 1 MB',
    'logo-broken': 'the logo cannot be read',
    'logo-harmful': 'the logo has too many pixels, or is an SVG with parts that are not allowed: save it as PNG',
    'too-many-lines': 'there are too many lines'
  },
  shop: {
    title: 'This desk’s shop',
    about: 'Stands on every sheet whose template names no shop of its own.',
    name: 'Name of the shop',
    address: 'Address, one line each: street, town, telephone, mail, VAT number',
    logo: 'Logo',
    logoNow: 'Logo as it will be printed',
    noLogo: 'none yet: PNG, JPEG, WebP or SVG up to 1 MB',
    pick: 'Choose a picture …',
    clear: 'Take it away',
    save: 'Keep the shop',
    kept: 'Kept.',
    unsaved: 'Not kept yet.'
  },
  action: { show: 'print as it is', notice: 'print with a notice', hide: 'leave out', block: 'no sheet at all' },
  verdict: { show: 'printed', notice: 'printed with its notice:', hide: 'left out', block: 'the sheet cannot be made' },
  rules: {
    own: 'Rules of this shop',
    about:
      'By option code and country; names may be translated and bind nothing. A code with a rule of its own comes before a country, both before “any”. Where a notice has no words in the sheet’s language, the option is left out.',
    none: 'No rule of your own: the standing ones below hold.',
    code: 'Option code',
    codeHint: 'Code, or * for any',
    country: 'Country',
    everywhere: 'every country',
    action: 'What happens',
    add: 'Add a rule',
    remove: 'Delete the rule for {code}',
    save: 'Keep the rules',
    undo: 'Undo',
    kept: 'Kept.',
    unsaved: 'Not kept yet.',
    unsound: 'A rule has no code yet.',
    noticeLanguage: 'Notices shown in',
    noticeIn: 'Notice in {language}',
    without: 'No notice in {languages}: left out on sheets in these.',
    fill: 'Fill in the standard notice',
    standard: 'Standing rules',
    standardAbout: 'Hold for every code without a rule above. Other codes follow the strictest rule of the table.',
    test: 'Try it',
    testKind: 'On a sheet',
    testCar: 'Of the engine'
  },
  batch: {
    cars: 'Cars',
    noGroup: 'Favourites without a group',
    generation: 'Engines of a generation',
    noGeneration: 'choose one seen lately',
    load: 'List its engines',
    nothing: 'Mark favourites or compare engines first; they are offered here.',
    files: 'Files',
    many: 'One PDF each',
    one: 'One PDF for all',
    pattern: 'Names of the files',
    placeholders: 'May hold {names}',
    unknown: 'No placeholder: {names}',
    example: 'For example',
    free: 'Drawn from what is on this desk; no calls are spent. What is missing is named at the end.',
    tooMany: 'At most {most} at once.',
    startNone: 'Make sheets …',
    start: 'Make {n} sheet … | Make {n} sheets …',
    cancel: 'Stop',
    progress: 'Progress of the sheets',
    state: {
      running: '{done} of {total}',
      done: 'Finished: {done} of {total}',
      cancelled: 'Stopped after {done} of {total}',
      failed: 'Broken off after {done} of {total}'
    },
    folder: 'In {folder}',
    findings: 'Good to know',
    failed: '{n} sheet could not be made | {n} sheets could not be made'
  },
  printers: {
    about:
      'Printing goes through the system’s dialog until a printer has shown on a test page that it keeps sizes, greys and signs. A proven printer prints directly, at true size, on the paper chosen for the sheet.',
    paper: 'Paper of the test page',
    again: 'Look again',
    none: 'No printer found.',
    noneText: 'Sheets can be saved as PDF and printed elsewhere.',
    proven: 'proven: prints without the dialog',
    unproven: 'through the dialog only',
    test: 'Print a test page',
    right: 'It came out right',
    first: 'Print a test page first.',
    forget: 'Back to the dialog'
  }
}
