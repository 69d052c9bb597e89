import type { LegalBlock, LegalDocument } from '#content/legal/legal-document.ts'
import { privacy } from '#content/legal/privacy.words.ts'
import { terms } from '#content/legal/terms.words.ts'
import { colon } from '#contract/i18n/common-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { both, lines, type Piece } from '../piece.ts'

export const legalPassages: Piece[] = [...piecesOf('privacy', privacy), ...piecesOf('terms', terms)]

function piecesOf(page: 'privacy' | 'terms', { title, parts }: LegalDocument): Piece[] {
  return parts.map((part) => ({
    key: `${page}:${part.id}`,
    kind: 'page',
    title: both((language) => `${title[language]}${colon[language]}${part.title[language]}`),
    text: lines(part.blocks.flatMap(textsIn)),
    words: { 'zh-TW': '', en: '' },
    path: `/${page}#${part.id}`,
  }))
}

function textsIn(block: LegalBlock): Bilingual[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'list':
    case 'steps':
      return block.items
    case 'table':
      return block.rows.map(({ name, cells }) =>
        both(
          (language) =>
            `${typeof name === 'string' ? name : name[language]}${colon[language]}${cells.map((cell) => cell[language]).join({ 'zh-TW': '；', en: '; ' }[language])}`,
        ),
      )
    case 'link':
    case 'contact':
      return []
  }
}
