/**
 * The drawn pictures below `/media/`: type icons, manufacturers' badges, option icons and vehicles in side view.
 *
 * A vehicle is unbranded (`vehicles/saloon-b.svg`) or has a badge (`vehicles/saloon-b/arvenna.svg`), which is inserted
 * into the same drawing. Pictures need no key; a client that sends it would reveal it to picture hosts.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reply } from '../http/reply'

const NAME = /^(types|logos|options|vehicles)\/([a-z0-9-]+)\.svg$/
const BRANDED = /^vehicles\/([a-z0-9-]+)\/([a-z0-9-]+)\.svg$/
const BADGE_PLACE = /<!--badge x="(-?[\d.]+)" y="(-?[\d.]+)"-->/

const SVG = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }

export class DemoPictures {
  readonly #folder: string
  readonly #files = new Map<string, Promise<string | null>>()

  /** @param folder the `media` folder of the catalogue */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** The picture at a path below `/media/`, or null. Only names of the known form reach the file system. */
  async picture(path: string): Promise<Reply | null> {
    const branded = BRANDED.exec(path)
    const drawing = branded ? `vehicles/${branded[1]}.svg` : NAME.test(path) ? path : null
    const svg = drawing && (await this.#file(drawing))
    if (!svg) return null
    const badge = branded ? (await this.#file(`logos/${branded[2]}.svg`)) && nameOf(branded[2]!) : null
    if (branded && !badge) return null
    return {
      status: 200,
      headers: SVG,
      body: svg.replace(BADGE_PLACE, (_place, x: string, y: string) =>
        badge ? badgeAt(Number(x), Number(y), badge) : ''
      )
    }
  }

  #file(name: string): Promise<string | null> {
    let file = this.#files.get(name)
    if (!file)
      this.#files.set(name, (file = readFile(join(this.#folder, ...name.split('/')), 'utf8').catch(() => null)))
    return file
  }
}

/** "st-clair" as on a badge: letters, digits and blanks only, so that no escaping is needed. */

const nameOf = (slug: string): string => slug.replaceAll('-', ' ').toUpperCase()

function badgeAt(x: number, y: number, text: string): string {
  const width = 10 + text.length * 6.4
  return (
    `<g transform="translate(${x - width / 2} ${y - 8})"><rect width="${width.toFixed(1)}" height="16" rx="3" fill="#8292a3" fill-opacity=".16" stroke="#8292a3"/>` +
    `<text x="${(width / 2).toFixed(1)}" y="11.6" text-anchor="middle" font-family="Inter,Segoe UI,Arial,sans-serif" font-size="9" font-weight="600" letter-spacing=".6" fill="#8292a3">${text}</text></g>`
  )
}
