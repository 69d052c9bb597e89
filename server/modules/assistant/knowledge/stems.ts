import { LRUCache } from 'lru-cache'
import type { Phrase, Term } from '#server/modules/catalogue/index.ts'
import type { KnowledgeRepo } from './knowledge.repo.ts'

const cachedMax = 5000

/** Looks up PostgreSQL's stems of Latin words, and caches them. */
export function createStems(ask: KnowledgeRepo['stems']) {
  const known = new LRUCache<string, string>({ max: cachedMax })
  const ofConcepts = new WeakMap<Phrase[], Phrase[]>()

  /** @returns a function from word to stem; empty for stop words */
  async function stemsOf(words: string[]): Promise<(word: string) => string> {
    const unknown = [...new Set(words)].filter((word) => /[a-z]/.test(word) && !known.has(word))
    const fetched = new Map(unknown.length > 0 ? (await ask(unknown)).map(({ word, stem }) => [word, stem ?? '']) : [])
    for (const [word, stem] of fetched) known.set(word, stem)
    return (word) => fetched.get(word) ?? known.get(word) ?? word
  }

  return {
    stemsOf,

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

/** Drops phrases that contain all words of another one, which matches whatever they match. */
function shortest(phrases: Phrase[]): Phrase[] {
  const distinct = [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()].filter(
    ({ length }) => length > 0,
  )
  return distinct.filter(
    (phrase) => !distinct.some((other) => other !== phrase && other.every((word) => phrase.includes(word))),
  )
}
