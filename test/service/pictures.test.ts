import { get } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locationOf, startTestService, type TestService } from '.'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ switches: { oddities: true } })
})
afterAll(() => service.close())

type Row = Record<string, string | null>
const json = async (path: string): Promise<Row> => (await service.get(path)).json as Row

it('serves every picture that the catalogue names, without a key, as own drawings', async () => {
  const { types, manufacturers, models, generations, engines } = await service.catalogue()
  const paths = new Set(
    [
      ...[...types.values()].map(({ icon }) => icon),
      ...[...manufacturers.values()].map(({ logo }) => logo),
      ...[...models.values(), ...generations.values()].flatMap(({ photo, photoUnbranded }) => [photo, photoUnbranded]),
      ...[...engines.values()].flatMap(({ options }) => options?.map(({ icon }) => icon) ?? [])
    ].filter((path) => path && !path.startsWith('odd/') && !/^([a-z]+:|\/\/)/.test(path))
  )
  expect(paths.size).toBeGreaterThan(150)
  for (const path of paths) {
    const answer = await service.get(`/media/${path}`, {})
    expect([answer.status, answer.headers.get('content-type')], path!).toEqual([200, 'image/svg+xml'])
    expect(answer.text, path!).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
    expect(answer.text, path!).not.toMatch(/<script|<style|href|url\(|on\w+=|undefined|NaN|<!--/)
  }
})

it('draws the maker on the branded picture only', async () => {
  const { photo, photo_unbranded } = await json('/vdb/generations/view/6')
  expect(photo).toBe(`${service.origin}/media/vehicles/hatchback-b/arvenna.svg`)
  const [branded, plain] = await Promise.all(
    [photo, photo_unbranded].map(async (address) => (await fetch(address!)).text())
  )
  expect(branded).toContain('>ARVENNA</text>')
  expect(plain).not.toContain('ARVENNA')
})

it.each([
  '..%2fcatalogue.json',
  'types/..%2f..%2fcatalogue.json',
  'types/cars.svg%00.png',
  'types/none.svg',
  'vehicles/hatchback-b/no-such-maker.svg',
  'vehicles/none/arvenna.svg',
  'logos/',
  ''
])('has no picture "%s"', async (path) => {
  expect((await service.get(`/media/${path}`, {})).status).toBe(404)
})

it('serves nothing outside its folder for a path with dots', async () => {
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: service.port, path: '/media/types/../../catalogue.json' }, (answer) =>
      resolve(answer.resume().statusCode)
    ).on('error', reject)
  })
  expect(status).toBe(404)
})

it('returns addresses at its own origin, from the root, or at another host', async () => {
  const icon = async () => (await json('/vdb/types/1'))['icon_url']
  expect(await icon()).toBe(`${service.origin}/media/types/cars.svg`)
  service.setSwitches({ pictureAddresses: 'relative' })
  expect(await icon()).toBe('/media/types/cars.svg')
  service.setSwitches({ pictureAddresses: 'https://pictures.invalid' })
  expect(await icon()).toBe('https://pictures.invalid/media/types/cars.svg')
  service.setSwitches({ pictureAddresses: 'absolute' })
})

it('has pictures that are missing, web pages, redirects, empty, and huge', async () => {
  const picture = async (name: string) => {
    const { photo } = await json(`/vdb/generations/view/${locationOf(`picture: ${name}`).generationId}`)
    return fetch(photo!, { redirect: 'manual' })
  }
  expect((await picture('missing')).status).toBe(404)
  expect((await picture('a page')).headers.get('content-type')).toBe('text/html')
  expect(await (await picture('a page called picture')).text()).toContain('<!doctype html>')
  expect((await picture('redirect to another host')).headers.get('location')).toBe(
    'https://elsewhere.invalid/picture.png'
  )
  expect((await (await picture('empty')).arrayBuffer()).byteLength).toBe(0)
  const huge = await picture('huge')
  expect(Number(huge.headers.get('content-length'))).toBeGreaterThan(64 * 1024 * 1024)
  await huge.body!.cancel()
  expect((await json(`/vdb/generations/view/${locationOf('picture: script address').generationId}`))['photo']).toBe(
    'javascript:top.hacked=1'
  )
})
