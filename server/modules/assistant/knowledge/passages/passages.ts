import { createHash } from 'node:crypto'
import { concepts } from '#content/terms.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { type Language, writtenLanguages } from '#contract/i18n/languages.ts'
import type { Piece } from '../piece.ts'
import { buyingPassages } from './passages-buying.ts'
import { legalPassages } from './passages-legal.ts'
import { lpwanPassages } from './passages-lpwan.ts'
import { planPassages, propertyPassages } from './passages-property.ts'
import { questionPassages } from './passages-questions.ts'
import { regulationPassages } from './passages-regulations.ts'
import { solutionPassages } from './passages-solutions.ts'
import { technologyPassages } from './passages-technologies.ts'

/** A piece in one language. */
export interface Passage {
  key: string
  language: Language
  kind: Piece['kind']
  title: string
  text: string
  words: string
  path: string
}

/** Everything that pages say and an answer may stand on. @param plans that are published now */
export function piecesWith(plans: ShownPlan[]): Piece[] {
  return [
    ...questionPassages,
    ...technologyPassages,
    ...lpwanPassages,
    ...regulationPassages,
    ...solutionPassages,
    ...planPassages(plans),
    ...propertyPassages,
    ...buyingPassages,
    ...legalPassages,
  ]
}

/** All pieces in both languages, with what tells this edition of them from others. */
export function editionOfPassages(plans: ShownPlan[]): { edition: string; passages: Passage[] } {
  const passages = piecesWith(plans).flatMap((piece) => writtenLanguages.map((language) => inLanguage(piece, language)))
  const edition = createHash('sha256').update(JSON.stringify({ passages, concepts })).digest('hex')
  return { edition, passages }
}

function inLanguage({ key, kind, title, text, words, path }: Piece, language: Language): Passage {
  return { key, language, kind, title: title[language], text: text[language], words: words[language], path }
}
