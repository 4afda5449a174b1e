/** From a static document to a PDF: content, page report, and isolation of the document. */
import { createHash } from 'node:crypto'
import { PANGRAMS } from '../../fixtures/pangrams'
import { cannotReadPdf, plain, readPdf } from '../../helpers/pdf'
import { fontFaceRules, fontStack, DOCUMENT_FONTS } from '../../../src-main/shared/text/fonts'
import { intlTag, LANGUAGES, type LanguageCode } from '../../../src-main/shared/text/languages'
import { A4, expect, MADE_AT, standin, test, type TestDocument } from '../support/print-app'

const MM = { A4: [210, 297], Letter: [215.9, 279.4] } as const
const POINTS = { A4: [595, 842], Letter: [612, 792] } as const

function sheet(
  body: string,
  {
    paper = 'A4',
    landscape = false,
    style = '',
    language = 'en' as LanguageCode,
    assets = {} as TestDocument['assets']
  } = {}
): TestDocument {
  const [short, long] = MM[paper as 'A4']
  const [width, height] = landscape ? [long, short] : [short, long]
  return {
    html: `<!doctype html><html lang="${intlTag(language)}"><head><meta charset="utf-8"><title>Spec sheet</title><style>
      ${fontFaceRules(DOCUMENT_FONTS)}
      @page{size:${width}mm ${height}mm;margin:0} *{box-sizing:border-box} html,body{margin:0}
      body{font:400 11pt/1.4 ${fontStack(language)}} :lang(zh-Hant){font-family:${fontStack('zh-hant')}} :lang(zh-Hans){font-family:${fontStack('zh-hans')}}
      [data-page]{width:${width}mm;height:${height}mm;padding:12mm;overflow:hidden} .figures{font-feature-settings:'tnum'}
      ${style}</style></head><body><main data-page>${body}</main></body></html>`,
    assets
  }
}
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const golden = sheet(`<h1>Engine sheet</h1><h2>Lines</h2>
  ${LANGUAGES.map((language) => `<p data-block="${language}" lang="${intlTag(language)}">${PANGRAMS[language]}</p><p lang="${intlTag(language)}"><b>${PANGRAMS[language]}</b></p>`).join('')}
  <table class="figures" data-block="figures"><thead><tr><th>Stage</th><th>Power</th></tr></thead><tbody><tr><td>Stage 1</td><td>140 kW (190 PS) +1 111,11</td></tr></tbody></table>
  <svg data-block="chart" width="300" height="80" viewBox="0 0 300 80"><title>Curve</title><path d="M0 80 C 80 0 200 0 300 60" fill="none" stroke="#d0551a"/><text x="10" y="20" font-size="10">4 500 rpm</text></svg>`)

test.describe('a PDF', () => {
  test.skip(Boolean(cannotReadPdf()), String(cannotReadPdf()))

  test('has every language as selectable words, in embedded TrueType fonts, and a chart of lines', async ({
    paper
  }) => {
    const made = await (await paper()).pdf(golden)
    expect({ ...made, pdf: null, base64: '', sheets: [] }).toEqual({
      sheets: [],
      ok: true,
      pdf: null,
      base64: '',
      pages: 1,
      overflow: [],
      clipped: [],
      missingGlyphs: [],
      missingPictures: [],
      lowestDrawing: null
    })
    const pdf = readPdf(made.pdf)
    for (const language of LANGUAGES) expect(plain(pdf.text), language).toContain(plain(PANGRAMS[language]))
    const words = pdf.pages[0]!.words.map(({ text }) => text)
    for (const language of LANGUAGES)
      expect(words, language).toEqual(expect.arrayContaining(plain(PANGRAMS[language]).split(' ')))
    expect(plain(pdf.text)).toContain('140 kW (190 PS) +1 111,11')
    expect(plain(pdf.text)).toContain('4 500 rpm')
    expect(pdf.fonts.map(({ name }) => name).sort()).toEqual([
      'Inter-Bold',
      'Inter-Regular',
      'NotoSansSC-Bold',
      'NotoSansSC-Regular',
      'NotoSansTC-Bold',
      'NotoSansTC-Regular'
    ])
    expect(pdf.fonts.filter((font) => font.type !== 'CID TrueType' || !font.embedded || !font.toUnicode)).toEqual([])
    expect(pdf.images).toEqual([])
    expect({ tagged: pdf.tagged, title: pdf.title, creator: pdf.creator, pages: pdf.pages.length }).toEqual({
      tagged: true,
      title: 'Spec sheet',
      creator: 'Dynodesk',
      pages: 1
    })
    expect(Date.parse(pdf.createdAt)).toBe(MADE_AT)
  })

  for (const paperSize of ['A4', 'Letter'] as const) {
    for (const orientation of ['portrait', 'landscape'] as const) {
      test(`is ${paperSize} in ${orientation} if the document says so`, async ({ paper }) => {
        const made = await (
          await paper()
        ).pdf(sheet('<p>One page</p>', { paper: paperSize, landscape: orientation === 'landscape' }), {
          ...A4,
          paper: paperSize,
          orientation
        })
        const [short, long] = POINTS[paperSize]
        const { pages } = readPdf(made.pdf)
        expect(pages.length).toBe(1)
        expect(Math.round(pages[0]!.width)).toBe(orientation === 'portrait' ? short : long)
        expect(Math.round(pages[0]!.height)).toBe(orientation === 'portrait' ? long : short)
      })
    }
  }

  test(
    'has the same bytes for the same document, in the same window and in another',
    { tag: '@long' },
    async ({ paper }) => {
      const printApp = await paper()
      const first = await printApp.pdf(golden)
      await printApp.pdf(sheet('<table><tr><th>Another</th></tr></table>'))
      const second = await printApp.pdf(golden)
      await printApp.closeMaker()
      const third = await printApp.pdf(golden)
      expect(second.base64 === first.base64).toBe(true)
      expect(third.base64 === first.base64).toBe(true)
      expect((await printApp.pdf(golden, { ...A4, madeAt: MADE_AT + 1000 })).base64 === first.base64).toBe(false)
    }
  )

  test('contains every page, and counts them', async ({ paper }) => {
    const made = await (
      await paper()
    ).pdf({ html: sheet('<p>One</p>').html.replace('</main>', '</main><main data-page><p>Two</p></main>') })
    expect(made.pages).toBe(2)
    expect(made.overflow).toEqual([])
    expect(readPdf(made.pdf).pages.map((page) => page.words.map(({ text }) => text))).toEqual([['One'], ['Two']])
  })
})

test('reports overflows, clipped blocks, missing pictures and characters that cannot be drawn', async ({ paper }) => {
  const made = await (
    await paper()
  ).pdf(
    sheet(
      `<p data-block="good">Fits</p>
     <div data-block="box" style="height:10mm;width:40mm">${'<p>more than the box holds</p>'.repeat(4)}</div>
     <div data-block="facts"><p style="width:30mm;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">A name that is longer than its column of thirty millimetres</p></div>
     <div data-block="off" style="position:absolute;left:200mm;top:10mm;width:30mm">beside the paper</div>
     <p data-block="odd">Engine 🚗 \u{10FFFD} \u{0905} fine\u00AD print</p>
     <img src="there" alt="" width="10" height="10"><img src="gone" alt="">`,
      { assets: { there: { type: 'image/png', base64: PNG } } }
    )
  )
  expect({
    pages: made.pages,
    overflow: made.overflow.sort(),
    clipped: made.clipped,
    missingGlyphs: made.missingGlyphs,
    missingPictures: made.missingPictures
  }).toEqual({
    pages: 1,
    overflow: ['box', 'off'],
    clipped: ['facts'],
    missingGlyphs: ['🚗', '\u{10FFFD}', '\u{0905}'],
    missingPictures: ['gone']
  })
})

test('reports a document that continues on a second page', async ({ paper }) => {
  const made = await (
    await paper()
  ).pdf({ html: sheet('<p>One</p>').html.replace('</main>', '</main><p>and a line too many</p>') })
  expect(made.pages).toBe(2)
  expect(made.overflow).toEqual(['page'])
})

test('fails for a document that no longer exists, and the next one is made', async ({ paper }) => {
  const printApp = await paper()
  const url = await printApp.open(golden)
  await printApp.release(url)
  expect(await printApp.make(url)).toEqual({ ok: false, reason: 'failed' })
  expect((await printApp.pdf(sheet('<p>Fine</p>'))).pages).toBe(1)
})

test('has a preview of the same document in a frame that can run nothing and go nowhere', async ({ paper }) => {
  const printApp = await paper()
  const { page } = printApp.launched
  const other = await printApp.open(sheet('<p>Another document</p>'))
  const url = await printApp.open(
    sheet(
      `<h1>The sheet</h1><p data-block="text">发动机 <span lang="zh-Hant">引擎</span></p><img id="picture" src="car" alt="">
     <script>document.title = 'ran'; top.ran = true</script><img src="x" onerror="top.ran = true" alt=""><a id="away" href="https://example.com/">away</a> <a id="other" href="${other.replace('dynodesk-sheet://document', '')}">other</a>
     <a id="up" target="_top" href="https://example.com/up">up</a><a id="pop" target="_blank" href="https://example.com/pop">pop</a>
     <form action="https://example.com/form"><button id="send">send</button></form><iframe id="inner" src="app://dynodesk/index.html"></iframe>`,
      { assets: { car: { type: 'image/png', base64: PNG } } }
    )
  )
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-same-origin')
    frame.width = '800'
    frame.height = '1200'
    frame.src = src
    document.getElementById('app')!.append(frame)
  }, url)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('h1')).toHaveText('The sheet')
  await expect
    .poll(() => frame.locator('#picture').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBe(1)
  expect(
    await frame.locator('h1').evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter((face) => face.status === 'loaded')
        .map((face) => `${face.family} ${face.weight}`.replaceAll('"', ''))
    })
  ).toEqual(expect.arrayContaining(['Noto Sans SC 400', 'Noto Sans TC 400']))
  expect(
    await frame
      .locator('h1')
      .evaluate(() => [document.title, typeof (window as never)['bridge'], typeof (window as never)['require']])
  ).toEqual(['Spec sheet', 'undefined', 'undefined'])
  /** Clicks an element and waits for Chromium's reason for blocking it. */
  const press = async (id: string, why: RegExp): Promise<void> => {
    const said = page.waitForEvent('console', { predicate: (message) => why.test(message.text()) })
    await frame.locator(id).click({ noWaitAfter: true })
    await said
  }
  await press('#up', /sandboxed/)
  await press('#pop', /Blocked opening/)
  await press('#send', /Blocked form submission/)
  await frame.locator('#other').click({ noWaitAfter: true })
  await expect.poll(() => printApp.refused()).toEqual([other])
  await expect(frame.locator('h1')).toHaveText('The sheet')
  // the page itself may change its frame
  await page.evaluate((src) => {
    document.querySelector('iframe')!.src = src
  }, other)
  await expect(frame.locator('p')).toHaveText('Another document')
  await page.evaluate((src) => {
    document.querySelector('iframe')!.src = src
  }, url)
  // a blocked address shows Chromium's error page
  await expect(frame.locator('h1')).toHaveText('The sheet')
  await press('#away', /Content Security Policy/)
  expect(
    page
      .frames()
      .map((one) => one.url())
      .filter((at) => at.includes('example.com'))
  ).toEqual([])
  expect(
    await page.evaluate(() => [
      (window as never)['ran'],
      typeof (window as never)['bridge'],
      document.querySelectorAll('iframe').length
    ])
  ).toEqual([undefined, 'object', 1])
  expect(
    await printApp.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.webContents.getURL())
    )
  ).toEqual(['app://dynodesk/index.html'])
})

test.describe('printing', () => {
  test.skip(!standin, 'would print on paper')
  const request = { ...A4, printer: '', purpose: 'sheet', title: 'S-2026-0001' } as const

  test('by the dialog passes the bytes of the PDF to the system, with the paper named', async ({ paper }) => {
    const printApp = await paper({ env: { STANDIN_PRINTERS: 'Office' } })
    const made = await printApp.pdf(golden)
    expect(await printApp.print(made.base64, request)).toBe('printed')
    expect(await printApp.printed()).toEqual([
      {
        options: expect.objectContaining({ silent: false, pageSize: 'A4', landscape: false }),
        digest: createHash('sha256').update(made.pdf).digest('hex')
      }
    ])
    expect(
      await printApp.app.evaluate(
        ({ BrowserWindow }) =>
          BrowserWindow.getAllWindows().filter((window) => window.webContents.getURL().endsWith('.pdf')).length
      )
    ).toBe(0)
  })

  test('reports a dialog that a person closed, and opens the reader where the system has no printer', async ({
    paper
  }) => {
    const cancelled = await paper({ env: { STANDIN_PRINTERS: 'Office', STANDIN_PRINT: 'cancel' } })
    const made = await cancelled.pdf(sheet('<p>One</p>'))
    expect(await cancelled.print(made.base64, request)).toBe('cancelled')
    const without = await paper()
    expect(await without.print(made.base64, request)).toBe('reader')
    expect(await without.read()).toEqual([made.base64])
  })

  test('to a printer directly is refused until it is proven', async ({ paper }) => {
    const printApp = await paper({ env: { STANDIN_PRINTERS: 'Office,Proven' } })
    const made = await printApp.pdf(sheet('<p>One</p>'))
    expect(await printApp.printers()).toEqual([
      { name: 'Office', label: 'Office' },
      { name: 'Proven', label: 'Proven' }
    ])
    expect(await printApp.print(made.base64, { ...request, printer: 'Office' })).toBe('unproven')
    expect(await printApp.print(made.base64, { ...request, printer: 'Elsewhere', purpose: 'test-page' })).toBe(
      'no-printer'
    )
    expect(await printApp.printed()).toEqual([])
  })
})

test('only the window may show a document', async ({ paper }) => {
  const printApp = await paper()
  const url = await printApp.open(sheet('<p>Mine</p>'))
  const answers = await printApp.app.evaluate(async ({ net }, address) => {
    const ask = async (to: string, init?: RequestInit) => {
      const answer = await net.fetch(to, init)
      return [answer.status, answer.headers.get('content-type'), (await answer.text()).length > 0] as const
    }
    const first = await net.fetch(address)
    return {
      policy: first.headers.get('content-security-policy'),
      page: await ask(address),
      beside: await ask(address.replace(/[^/]*$/, 'package.json')),
      guess: await ask(address.replace(/[0-9a-f]{32}/, '0'.repeat(32))),
      fonts: await ask('dynodesk-sheet://document/fonts/Inter-400.woff2'),
      licence: await ask('dynodesk-sheet://document/fonts/OFL-Inter.txt'),
      post: await ask(address, { method: 'POST', body: 'x' })
    }
  }, url)
  expect(answers).toEqual({
    policy:
      "default-src 'none'; style-src 'unsafe-inline'; img-src dynodesk-sheet:; font-src dynodesk-sheet:; base-uri 'none'; form-action 'none'; frame-ancestors app://dynodesk",
    page: [200, 'text/html; charset=utf-8', true],
    beside: [404, null, false],
    guess: [404, null, false],
    fonts: [200, 'font/woff2', true],
    licence: [404, null, false],
    post: [404, null, false]
  })
})
