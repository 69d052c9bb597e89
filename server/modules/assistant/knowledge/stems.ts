import { LRUCache } from 'lru-cache'
import type { Phrase, Term } from '#server/modules/catalogue/index.ts'
import type { KnowledgeRepo } from './knowledge.repo.ts'

/** Words of questions are of one kind and come again: a few thousand are all that there are. */
const kept = 5000

/** PostgreSQL's stems of Latin words. What it has said of a word is remembered. */
export function createStems(ask: KnowledgeRepo['stems']) {
  const known = new LRUCache<string, string>({ max: kept })
  const ofConcepts = new WeakMap<Phrase[], Phrase[]>()

  /** @returns what gives the stem of any of the words: nothing where it means nothing */
  async function stemsOf(words: string[]): Promise<(word: string) => string> {
    const unknown = [...new Set(words)].filter((word) => /[a-z]/.test(word) && !known.has(word))
    const fetched = new Map(unknown.length > 0 ? (await ask(unknown)).map(({ word, stem }) => [word, stem ?? '']) : [])
    for (const [word, stem] of fetched) known.set(word, stem)
    return (word) => fetched.get(word) ?? known.get(word) ?? word
  }

  return {
    stemsOf,

    /** Terms with stems in place of words; words without meaning are left out. */
    async stemmed(terms: Term[]): Promise<Term[]> {
      const stemOf = await stemsOf(terms.flatMap((term) => [...term.own, ...term.wide]).flat())
      const inStems = (all: Phrase[]) => shortest(all.map((phrase) => phrase.map(stemOf).filter(Boolean)))
      const onceInStems = (all: Phrase[]) => {
        const done = ofConcepts.get(all) ?? inStems(all)
        ofConcepts.set(all, done)
        return done
      }
      return terms
        .map((term) => ({ ...term, own: inStems(term.own), wide: onceInStems(term.wide) }))
        .filter(({ own, wide }) => own.length + wide.length > 0)
    },
  }
}

/** Phrases without those that hold all words of another one: whatever has those has that. */
function shortest(phrases: Phrase[]): Phrase[] {
  const distinct = [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()].filter(
    ({ length }) => length > 0,
  )
  return distinct.filter(
    (phrase) => !distinct.some((other) => other !== phrase && other.every((word) => phrase.includes(word))),
  )
}
