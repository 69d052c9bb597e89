import { deviceNames, marketNames } from '#content/choices.words.ts'
import type { Market } from '#contract/content/choices.ts'
import type { Readings } from '#contract/content/readings.ts'
import type { ShownRegulation, ShownRegulations } from '#contract/content/regulations.ts'
import { bracketed, colon } from '#contract/i18n/common-words.ts'
import { both, lines, named, type Piece, sentences } from '../piece.ts'

export function regulationPassages({ items, readings }: ShownRegulations): Piece[] {
  return [...items.map(regulationPiece), ...readings.map(readingsPiece)]
}

function pageOf(market: Market): string {
  return market === 'hong-kong' ? '/esg-compliance' : `/esg-compliance?market=${market}`
}

function regulationPiece({ key, market, name, issuer, asks, sinceText, force }: ShownRegulation): Piece {
  return {
    key: `regulation:${market}:${key}`,
    kind: 'regulation',
    title: named(marketNames[market], name),
    text: sentences([
      asks,
      sinceText,
      issuer,
      force === 'voluntary' ? { 'zh-TW': '自願參與', en: 'Voluntary' } : { 'zh-TW': '強制規定', en: 'Mandatory' },
    ]),
    words: { 'zh-TW': 'ESG 法規 條例 規定 合規 要求', en: 'ESG regulation law rule compliance requirement' },
    path: `${pageOf(market)}#${key}`,
  }
}

function readingsPiece({ market, rows }: Readings): Piece {
  return {
    key: `readings:${market}`,
    kind: 'regulation',
    title: named(marketNames[market], {
      'zh-TW': '合規披露用哪些感測讀數',
      en: 'which sensor readings serve compliance and disclosure',
    }),
    text: lines(rows.map(rowPart)),
    words: {
      'zh-TW': 'ESG 範圍二排放 數據 用電 能源審核 碳排放',
      en: 'ESG scope 2 emissions readings data electricity energy audit carbon',
    },
    path: `${pageOf(market)}#readings`,
  }
}

function rowPart({ device, reading, serves }: Readings['rows'][number]) {
  return both(
    (language) =>
      `${deviceNames[device][language]}${bracketed[language](reading[language])}${colon[language]}${serves[language]}`,
  )
}
