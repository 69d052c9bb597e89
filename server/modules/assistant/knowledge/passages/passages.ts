import { createHash } from 'node:crypto'
import { vocabulary } from '#content/search/vocabulary.ts'
import { concepts } from '#content/terms.ts'
import type { ShownIndustries } from '#contract/content/industries.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { ShownRegulations } from '#contract/content/regulations.ts'
import { withoutGaps } from '#contract/content/texts.ts'
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

export interface Passage {
  key: string
  language: Language
  kind: Piece['kind']
  title: string
  text: string
  words: string
  path: string
}

export interface OwnContent {
  plans: ShownPlan[]
  industries: ShownIndustries
  regulations: ShownRegulations
}

const filed: Piece[] = [
  ...questionPassages,
  ...technologyPassages,
  ...lpwanPassages,
  ...propertyPassages,
  ...buyingPassages,
  ...legalPassages,
]

export function piecesOf(content: OwnContent): Piece[] {
  const { plans, industries, regulations } = withoutGaps(content)
  return [...filed, ...planPassages(plans), ...regulationPassages(regulations), ...solutionPassages(industries)]
}

export interface Edition {
  edition: string
  passages: Passage[]
}

export function editionOf(pieces: Piece[]): Edition {
  const passages = pieces.flatMap((piece) => writtenLanguages.map((language) => inLanguage(piece, language)))
  const edition = createHash('sha256').update(JSON.stringify({ passages, concepts, vocabulary })).digest('hex')
  return { edition, passages }
}

function inLanguage({ key, kind, title, text, words, path }: Piece, language: Language): Passage {
  return { key, language, kind, title: title[language], text: text[language], words: words[language], path }
}
