/** Compares the texts of one engine in two languages: a service may answer in English where it has no translation. */
import type { EngineDetail } from './records'

/** Translatable texts by place. Names of engines are left out, they are alike in all languages. */
const textsOf = ({ options, remap_stages }: EngineDetail): ReadonlyMap<string, string> =>
  new Map(
    [
      ...(options ?? []).flatMap(({ code, name, description }, at) => [
        [`name ${code ?? at}`, name] as const,
        [`description ${code ?? at}`, description] as const
      ]),
      ...(remap_stages ?? []).map(({ modifications }, at) => [`stage ${at}`, modifications] as const)
    ].flatMap(([key, text]) => (text !== null && text.trim() !== '' ? [[key, text] as const] : []))
  )
/** Texts of `one` that the same option or stage of `other` has too. */
export function textsAsIn(one: EngineDetail, other: EngineDetail): readonly string[] {
  const others = textsOf(other)
  return [...textsOf(one)].flatMap(([key, text]) => (others.get(key) === text ? [text] : []))
}
/** False without any text. */
export function haveSameTexts(one: EngineDetail, other: EngineDetail): boolean {
  const { size } = textsOf(one)
  return size > 0 && size === textsOf(other).size && size === textsAsIn(one, other).length
}
