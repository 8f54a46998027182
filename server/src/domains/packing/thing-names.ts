import { foldedName } from '@sojourn/contract/packing/folded-name'
import { packingThingsWords, type PackingThing } from '@sojourn/contract/packing/words-things'
import { once } from '@sojourn/contract/values/once'
import { inLanguage } from '@sojourn/contract/words/words'
import { readLanguages } from '../../../../languages/read-languages.ts'

const things = Object.keys(packingThingsWords) as PackingThing[]

/** What each thing is called in every language: people of one trip read in several. */
const names = once(() => {
  const languages = [{}, ...readLanguages().values()]
  const namesIn = (thing: PackingThing) =>
    languages.map((language) => inLanguage(language, () => packingThingsWords[thing]))
  return new Map(things.map((thing) => [thing, namesIn(thing)]))
})

export const namesOf = (thing: PackingThing): readonly string[] => names().get(thing) ?? []

/** Whether a name means the same thing as this one, in whatever letter case and language. */
export function sameAs(name: string): (other: string) => boolean {
  const own = foldedName(name)
  const alike = things.map((thing) => namesOf(thing).map(foldedName)).filter((all) => all.includes(own))
  const known = new Set([own, ...alike.flat()])
  return (other) => known.has(foldedName(other))
}
