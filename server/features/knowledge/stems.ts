import { LRUCache } from 'lru-cache'
import type { Phrase, Term } from './asking.rules.ts'
import type { KnowledgeRepo } from './knowledge.repo.ts'

/** Words of questions are of one kind and come again: a few thousand are all that there are. */
const kept = 5000

/**
 * Terms with PostgreSQL's stems in place of Latin words; words without meaning to it are left out of phrases that have others.
 * What it has said of a word is remembered.
 */
export function createStems(ask: KnowledgeRepo['stems']) {
  const known = new LRUCache<string, string>({ max: kept })
  const ofConcepts = new WeakMap<Phrase[], Phrase[]>()

  return async (terms: Term[]): Promise<Term[]> => {
    const phrases = terms.flatMap((term) => [...term.own, ...term.wide])
    const unknown = [...new Set(phrases.flat())].filter((word) => /[a-z]/.test(word) && !known.has(word))
    const stems = new Map(unknown.length > 0 ? (await ask(unknown)).map(({ word, stem }) => [word, stem ?? '']) : [])
    for (const [word, stem] of stems) known.set(word, stem)
    const stemOf = (word: string) => stems.get(word) ?? known.get(word) ?? word
    const stemmed = (all: Phrase[]) => shortest(all.map((phrase) => phrase.map(stemOf).filter(Boolean)))
    const stemmedOnce = (all: Phrase[]) => {
      const done = ofConcepts.get(all) ?? stemmed(all)
      if (all.length > 0) ofConcepts.set(all, done)
      return done
    }
    return terms
      .map((term) => ({ ...term, own: stemmed(term.own), wide: stemmedOnce(term.wide) }))
      .filter(({ own, wide }) => own.length + wide.length > 0)
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
