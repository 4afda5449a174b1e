/** Texts of spec sheets: the sheet itself is worded in its own language by main. */
export default {
  unsaved: 'Not saved yet.',
  title: 'Spec sheets',
  page: 'Spec sheet',
  openNamed: 'Spec sheet of {name}',
  keyP: 'Spec sheet of {name} (Ctrl P)',
  back: 'Back',
  preview: 'Preview',
  previewOf: 'Preview of the sheet: {name}',
  drawing: 'Drawing…',
  make: 'Issue with number',
  again: 'Change and issue again',
  number: 'Sheet no.',
  copyNumber: 'Copy the number',
  savePdf: 'Save PDF',
  saveHint: 'Issues the sheet if needed and saves it as PDF (Ctrl S)',
  print: 'Print',
  printHint: 'Issues the sheet if needed and prints it (Ctrl P)',
  printer: 'Printer',
  dialog: 'System dialog',
  saved: 'Saved: {file}',
  outcome: {
    printed: 'Sent to the printer.',
    reader: 'Opened in your PDF reader. Print it from there.',
    copied: 'Number copied.'
  },
  toList: 'Open in history',
  pages: '{n} page | {n} pages',
  fit: {
    label: 'Size of the preview',
    page: 'Whole page',
    width: 'Full width',
    alone: 'Preview only',
    aloneHint: 'Hides the choices and checks beside the page'
  },
  stock: 'Stock',
  tabs: {
    label: 'Parts of spec sheets',
    made: 'History',
    batch: 'Batch',
    templates: 'Shop and templates',
    rules: 'Option rules',
    printers: 'Printers'
  },
  builtIn: { customer: 'Customer', workshop: 'Workshop', offer: 'Good, better, best' },
  builtInText: {
    customer: 'For the customer: gain, facts, chart, stages and performance. No trade data.',
    workshop: 'For the workshop: everything in the catalogue, with control units, tools, methods and notes.',
    offer: 'Stock and stages side by side, with your prices and names.'
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
    verdict: 'Check of the curves',
    assumptions: 'Assumed units',
    remark: 'Remark',
    terms: 'Terms',
    signature: 'Signature lines'
  },
  text: { title: 'Title', intro: 'Introduction', terms: 'Terms' },
  placeholder: {
    date: 'Date of the sheet',
    number: 'Sheet number',
    maker: 'Manufacturer',
    model: 'Model',
    generation: 'Generation',
    engine: 'Engine',
    customer: 'First line of the customer',
    shop: 'Shop name'
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
    units: 'Units',
    power: 'Unit of power on the sheet',
    torque: 'Unit of torque on the sheet',
    both: 'Show a second unit',
    paper: 'Paper',
    orientation: 'Orientation',
    ink: 'Ink',
    pages: 'Pages',
    country: 'Customer’s country',
    noCountry: 'not stated (strictest rules)',
    stages: 'Stages',
    noStages: 'This engine has no numbered stages.',
    pricesHint: 'Printed as typed. Leave empty to omit.',
    priceName: 'Name of {stage} on the offer',
    price: 'Price of {stage}',
    priceHint: 'e.g. 590 €',
    picture: 'Picture',
    band: 'Mean gain in an rpm range',
    bandFrom: 'From rpm',
    bandTo: 'To rpm',
    measured: '{n} measured run | {n} measured runs',
    measuredHint: 'Drawn over the chart and labelled as measured. The figures stay those of the catalogue.',
    verdict: 'Check of the curves',
    note: 'Private note',
    customer: 'Customer',
    customerHint: 'Name, registration…',
    remark: 'Remark',
    issued: 'Issued',
    recommended: 'Recommended stage',
    priceOnly: 'Price',
    validUntil: 'Valid until',
    more: 'More options'
  },
  weight: { stop: 'Prevents the sheet:', warn: 'Warning:', hint: 'Note:' },
  check: {
    title: 'Before printing',
    clean: 'Nothing to check.',
    busy: 'Checking…',
    stop: '{n} problem | {n} problems',
    warn: '{n} warning | {n} warnings',
    hint: '{n} note | {n} notes'
  },
  finding: {
    overflow: {
      one: {
        what: 'It does not fit on one page.',
        why: 'There is too much on it ({block}).',
        next: 'Leave out a part, shorten a text, or allow a second page.'
      },
      more: {
        what: 'It does not fit on {most} pages.',
        why: 'A part is larger than a page, or there is too much on it ({block}).',
        next: 'Leave out a part or shorten a text.'
      }
    },
    pages: {
      what: 'It needs {count} page. | It needs {count} pages.',
      next: 'Leave out a part to make it shorter.'
    },
    'small-chart': {
      what: 'The chart is only {height} mm high.',
      next: 'Allow a second page, or leave out a part.'
    },
    'clipped-text': {
      typed: {
        what: 'A text is cut off. | {count} texts are cut off.',
        why: 'It is longer than its space on paper.',
        next: 'Shorten it.'
      },
      laid: {
        what: 'A text is cut off.',
        why: 'It is longer than its space on paper ({block}).',
        next: 'Shorten it, or choose another layout.'
      }
    },
    'missing-glyphs': {
      what: 'Some characters cannot be printed: {signs}',
      next: 'Use other characters.'
    },
    'missing-picture': {
      what: 'The picture is missing.',
      next: 'Choose another kind of picture, or none.'
    },
    'missing-logo': {
      what: 'Your logo is missing.',
      next: 'Choose a logo.'
    },
    'flagged-curve': {
      what: 'A curve is not plausible: {curves} | {count} curves are not plausible: {curves}',
      why: '{reason}.',
      next: 'Check it on the engine page before you show it to a customer.'
    },
    'no-curve': {
      what: 'There is no chart.',
      next: 'See the engine page.'
    },
    'assumed-unit': {
      said: {
        what: 'Units are assumed (marked * on the sheet).',
        next: 'Confirm them in the settings once your provider has answered.'
      },
      unsaid: {
        what: 'A unit is assumed, and the sheet does not say so: {fields} | Units are assumed, and the sheet does not say so: {fields}',
        why: 'A customer could take an assumption for a fact.',
        next: 'Choose a template with “Assumed units”.'
      },
      doubt: {
        what: 'The power values look like {hint}.',
        why: 'In the assumed unit they contradict the torque.',
        next: 'Check the assumed units.'
      }
    },
    'stale-data': {
      aged: {
        what: 'The figures are {days} days old.',
        next: 'Refresh the engine page.'
      },
      unknown: {
        what: 'The age of the figures is unknown.',
        next: 'Refresh the engine page.'
      }
    },
    gone: {
      what: 'The service no longer lists this engine (since {since}).',
      next: 'See the engine page.'
    },
    'no-names': {
      what: 'The manufacturer, model or generation is missing.',
      next: 'Load the names (1 request).'
    },
    'option-blocked': {
      what: 'An option must not be printed there: {codes} | Options must not be printed there: {codes}',
      why: 'One of your rules blocks it for this country.',
      next: 'Choose another template or country, or check the rules.'
    },
    'option-hidden': {
      what: 'An option is left out: {codes} | {count} options are left out: {codes}',
      next: 'Check the rules.'
    },
    'option-notice': {
      what: 'An option is printed with its notice: {codes} | {count} options are printed with their notices: {codes}',
      next: 'Check the rules.'
    },
    'other-language': {
      catalogue: {
        what: 'Catalogue texts are in {is}, not in {wanted}.',
        why: 'No others are available offline; the figures are the same.',
        next: 'Load them, or choose another language.'
      },
      own: {
        what: 'The template has no text in {wanted}: {fields}',
        next: 'Add the text to the template.'
      }
    },
    'no-performance': {
      what: 'There are no performance figures.',
      next: 'See the engine page.'
    },
    'no-unit': {
      what: '{fields}: left out, the unit is unknown.',
      next: 'Set the unit in the settings.'
    },
    paper: {
      what: '{paper} is unusual for this country.',
      why: 'Printers there usually use {usual}.',
      next: 'Choose the paper that is in the printer.'
    },
    'empty-shop': {
      what: 'Your shop’s name is missing.',
      next: 'Enter it.'
    }
  },
  list: {
    search: 'Number, customer or car',
    none: 'No matches.',
    empty: 'No sheets yet',
    moved: 'Figures changed',
    choose: 'Select a sheet to see it as it was made.'
  },
  detail: {
    redrawn: 'The original PDF is missing or was changed. Saving and printing redraw it from the stored figures.',
    drag: 'Drag PDF',
    dragHint: 'Drag this PDF to a folder or into a mail',
    engine: 'Open engine',
    again: 'New sheet',
    remove: 'Delete sheet {number}',
    removeTitle: 'Delete sheet {number}?',
    removeText: 'Its number and code will no longer open anything. This cannot be undone.'
  },
  changes: {
    title: 'Then and now',
    nothingNewer: 'No newer figures are stored.',
    same: 'Figures unchanged since then.',
    what: 'Field',
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
    notHere: 'optional',
    builtIn: 'built in',
    copy: 'Copy and change',
    removeTitle: 'Delete the template {name}?',
    removeText: 'Sheets made with it do not change.',
    kind: 'For',
    blocks: 'Parts of the sheet',
    trade: 'Control units, tools and private notes are trade data and are never printed for customers.',
    accent: 'Accent colour',
    texts: 'Texts',
    textLanguage: 'Language of these texts',
    placeholders: 'Click to insert into “{field}”; the sheet fills it in.',
    shop: 'Shop',
    ownShop: 'Use another shop',
    with: 'Preview with',
    noCar: 'No car to preview.',
    noCarText: 'Open an engine once to use it here.',
    problem: '{field}: {problem}',
    state: { kept: 'Saved', changed: 'Unsaved', busy: 'Saving…', wrong: 'Not saved: see below' }
  },
  fault: {
    'not-a-template': 'this is not a template',
    'newer-version': 'it was made by a newer version of Dynodesk',
    id: 'its internal name is invalid',
    missing: 'something is missing',
    'not-text': 'this is not text',
    'too-long': 'it is too long',
    'unknown-kind': '“{found}” is not a kind of sheet',
    'unknown-block': '“{found}” is not a part of a sheet',
    'trade-block': '“{found}” is trade data and not allowed on this kind of sheet',
    'unknown-language': '“{found}” is not one of the nine languages',
    'unknown-placeholder': '“{found}” is not a placeholder',
    'not-a-colour': '“{found}” is not a colour',
    'logo-type': 'the logo has an unsupported format',
    'logo-too-large': 'the logo is larger than 1 MB',
    'logo-broken': 'the logo cannot be read',
    'logo-harmful': 'the logo has too many pixels, or is an SVG with parts that are not allowed: save it as PNG',
    'too-many-lines': 'there are too many lines'
  },
  shop: {
    title: 'Your shop',
    about: 'Printed on every sheet.',
    name: 'Shop name',
    address: 'Address and contact',
    logo: 'Logo',
    logoNow: 'Logo as printed',
    noLogo: 'No logo yet (PNG, JPEG, WebP or SVG, up to 1 MB)',
    pick: 'Choose a picture…',
    clear: 'Remove',
    addressLines: 'Street\nTown\nTelephone\nMail\nVAT number'
  },
  action: { show: 'Print', notice: 'Print with a notice', hide: 'Leave out', block: 'Block the sheet' },
  rules: {
    own: 'Your rules',
    about:
      'A rule for a code comes before one for a country. Without a notice in the sheet’s language, the option is left out.',
    none: 'No rules of your own. The built-in ones below apply.',
    code: 'Option code',
    codeHint: 'Code, or * for any',
    country: 'Country',
    everywhere: 'every country',
    action: 'What happens',
    add: 'Add a rule',
    remove: 'Delete the rule for {code}',
    unsound: 'A rule has no code.',
    noticeLanguage: 'Language of the notices',
    noticeIn: 'Notice in {language}',
    without: 'No notice in {languages}: left out on those sheets.',
    fill: 'Use the standard notice',
    standard: 'Built-in rules',
    standardAbout: 'For every code without a rule above. On customer sheets, options without any rule are left out.',
    test: 'What is printed',
    yours: 'yours',
    testKind: 'Sheet',
    testCar: 'Engine'
  },
  batch: {
    all: 'Select all',
    chosen: 'Selected before',
    cars: 'Cars',
    noGroup: 'Favourites without a group',
    generation: 'Engines of a generation',
    noGeneration: 'Choose a recent one',
    otherGeneration: 'Open a generation in the catalogue to list it here.',
    load: 'List its engines',
    nothing: 'Mark favourites or compare engines; they appear here.',
    files: 'Files',
    many: 'One PDF each',
    one: 'One PDF for all',
    pattern: 'File names',
    unknown: 'Not a placeholder: {names}',
    tooMany: 'At most {most} at a time.',
    absent: '{n} selected car isn’t downloaded yet. | {n} selected cars aren’t downloaded yet.',
    select: 'Select cars',
    startNone: 'Make sheets…',
    start: 'Make {n} sheet… | Make {n} sheets…',
    cancel: 'Stop',
    progress: 'Progress',
    state: {
      running: '{done} of {total}',
      done: 'Finished: {done} of {total}',
      cancelled: 'Stopped after {done} of {total}',
      failed: 'Failed after {done} of {total}'
    },
    folder: 'In {folder}',
    findings: 'Notes',
    failed: '{n} sheet failed | {n} sheets failed'
  },
  printers: {
    about:
      'A printer uses the system dialog until you confirm its test page. After that it prints directly, at true size, on the sheet’s paper.',
    paper: 'Paper of the test page',
    again: 'Search again',
    none: 'No printer found.',
    noneText: 'Turn the printer on and search again, or save the sheet as a PDF.',
    proven: 'tested: prints without the dialog',
    unproven: 'uses the system dialog',
    test: 'Print test page',
    right: 'The page is correct',
    first: 'Print a test page first.',
    forget: 'Use the dialog again'
  },
  pin: {
    label: 'Pinned',
    action: 'Pin today’s figures',
    hint: 'Compare them with the catalogue later, without requests',
    done: 'Figures pinned. See “Spec sheets”, “History”.',
    remove: 'Remove the pin',
    removeTitle: 'Remove these pinned figures?',
    removeText: 'You can no longer compare them. This cannot be undone.'
  }
}
