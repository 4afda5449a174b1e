import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { svgProblem, MAX_SVG_BYTES } from '@shared/pictures/svg-safety'

const fault = (text: string): string | null => svgProblem(Buffer.from(text))
const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`

describe('accepted drawings', () => {
  it('include the demo catalogue', () => {
    const files = globSync('resources/demo/**/*.svg')
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => svgProblem(readFileSync(file)) !== null)).toEqual([])
  })

  it.each([
    [
      'with everything a logo is made of',
      svg(
        '<defs><linearGradient id="a" xlink:href="#b"><stop offset="0" stop-color="red"/></linearGradient><clipPath id="c"><path d="M0 0"/></clipPath></defs><g fill="url(#a)" clip-path="url(#c)" style="mask: url(\'#m\')"><text x=\'1\'>A &lt; B &#233;</text></g>'
      )
    ],
    [
      'with the head that drawing programs write',
      `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- <use> and <!ENTITY> in a comment -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`
    ],
    [
      'with rules of its own',
      svg(
        '<style type="text/css"><![CDATA[ .a { fill: url(#g); color-interpolation-filters: sRGB } ]]></style><style>.b > .c{fill:#123}</style>'
      )
    ],
    [
      'with the notes of the program that made it',
      svg(
        '<metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format></cc:Work></rdf:RDF></metadata><sodipodi:namedview id="base"/>'
      )
    ]
  ])('include %s', (_what, text) => {
    expect(fault(text)).toBeNull()
  })
})

describe('refused drawings', () => {
  it('include bombs of elements that copy elements', () => {
    const levels = Array.from(
      { length: 10 },
      (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(10)}</g>`
    ).join('')
    expect(fault(svg(`<defs><path id="l0" d="M0 0h1"/>${levels}</defs><use href="#l10"/>`))).toBe('refused-element')
  })

  it.each([
    'use',
    'pattern',
    'filter',
    'feGaussianBlur',
    'image',
    'foreignObject',
    'script',
    'animate',
    'animateTransform',
    'animateMotion',
    'set',
    'marker',
    'symbol',
    'iframe',
    's:use',
    'USE'
  ])('include <%s> anywhere', (name) => {
    expect(fault(svg(`<g><path/><${name} a="1"/></g>`))).toBe('refused-element')
    expect(fault(svg(`${'<path d="M0 0"/>'.repeat(2000)}<${name}></${name}>`))).toBe('refused-element')
    expect(fault(svg(`<a b=">"/><!-- --><${name}/>`))).toBe('refused-element')
  })

  it.each([
    ['<a xlink:href="https://elsewhere.example/"/>', 'refused-attribute'],
    ['<a href=" &#x68;ttps://elsewhere.example/"/>', 'refused-attribute'],
    ['<g xml:base="https://elsewhere.example/"/>', 'refused-attribute'],
    ['<g onload="top.x=1"/>', 'refused-attribute'],
    ['<g filter="blur(90px)"/>', 'refused-attribute'],
    ['<g fill="url(https://elsewhere.example/a.svg#b)"/>', 'refused-style'],
    ['<g style="filter:blur(90px)"/>', 'refused-style'],
    ['<g style="fill:&#117;rl(//elsewhere.example)"/>', 'refused-style'],
    ['<g style="fill:u\\72l(//x)"/>', 'refused-style']
  ])('include %s', (inner, found) => {
    expect(fault(svg(inner))).toBe(found)
  })

  it.each([
    '@import "https://elsewhere.example/a.css";',
    '.a{fill:url(data:x)}',
    '.a{filter:blur(9px)}',
    '@keyframes a{}',
    '.a{animation:b 1s infinite}',
    '\\40 import "a";',
    '.a{clip-path:url(#a)}'
  ])('include styles with %s', (rules) => {
    const half = Math.floor(rules.length / 2)
    for (const style of [
      rules,
      `<![CDATA[${rules}]]>`,
      `<![CDATA[]]>${rules}`,
      `${rules.slice(0, half)}<![CDATA[${rules.slice(half)}]]>`,
      `${rules.slice(0, half)}<!-- -->${rules.slice(half)}`
    ]) {
      expect(fault(svg(`<style>${style}</style>`)), style).toBe('refused-style')
    }
  })

  it('include nested or hundreds of clips and masks', () => {
    expect(fault(svg('<clipPath id="a"><path clip-path="url(#b)"/></clipPath>'))).toBe('refused-attribute')
    expect(fault(svg('<mask id="a" mask="url(#b)"/>'))).toBe('refused-attribute')
    expect(fault(svg('<mask id="a"><g><g style="mask:url(#b)"/></g></mask>'))).toBe('refused-attribute')
    expect(fault(svg('<g clip-path="url(#a)"/>'.repeat(201)))).toBe('too-many-elements')
  })

  it('include entities, other encodings and style sheets', () => {
    expect(fault(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`)).toBe('entities')
    expect(fault(`<!DOCTYPE svg SYSTEM "a" [ ]>${svg('')}`)).toBe('entities')
    expect(fault(svg('<!ENTITY a "b">'))).toBe('entities')
    expect(fault(`<?xml version="1.0" encoding="utf-7"?>${svg('')}`)).toBe('encoding')
    expect(fault(`<?xml-stylesheet href="a.css"?>${svg('')}`)).toBe('not-well-formed')
  })

  it('include drawings that are too large, full or deep', () => {
    expect(fault(svg(' '.repeat(MAX_SVG_BYTES)))).toBe('too-large')
    expect([fault(svg('<g/>'.repeat(2999))), fault(svg('<g/>'.repeat(3000)))]).toEqual([null, 'too-many-elements'])
    expect([
      fault(svg(`${'<g>'.repeat(63)}${'</g>'.repeat(63)}`)),
      fault(svg(`${'<g>'.repeat(64)}${'</g>'.repeat(64)}`))
    ]).toEqual([null, 'too-deep'])
  })

  it('include truncated and broken ones', () => {
    for (const text of [
      '<svg',
      '<svg>',
      '<svg><g></svg',
      '<svg a=b></svg>',
      '<svg><!-- </svg>',
      '<svg><style><![CDATA[</style></svg>',
      ''
    ])
      expect(fault(text), text).toBe('not-well-formed')
  })
})
