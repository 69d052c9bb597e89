import { type Regulation, regulations } from '#content/regulations.copy.ts'
import type { Bilingual } from '#contract/languages.ts'
import { type Market, markets } from '#contract/markets.ts'
import type { Piece } from './piece.ts'

const marketNames: Record<Market, Bilingual> = {
  'hong-kong': { 'zh-TW': '香港', en: 'Hong Kong' },
  china: { 'zh-TW': '中國內地', en: 'China' },
  taiwan: { 'zh-TW': '台灣', en: 'Taiwan' },
  singapore: { 'zh-TW': '新加坡', en: 'Singapore' },
  australia: { 'zh-TW': '澳洲', en: 'Australia' },
  malaysia: { 'zh-TW': '馬來西亞', en: 'Malaysia' },
}

/** Laws, rules and schemes of each market. */
export const regulationPassages: Piece[] = markets.flatMap((market) =>
  regulations[market].map((regulation) => pieceOf(market, regulation)),
)

function pieceOf(market: Market, { id, name, issuer, asks, sinceText, isVoluntary }: Regulation): Piece {
  const place = marketNames[market]
  return {
    key: `regulation:${market}:${id}`,
    kind: 'regulation',
    title: { 'zh-TW': `${place['zh-TW']}：${name['zh-TW']}`, en: `${place.en}: ${name.en}` },
    text: {
      'zh-TW': `${asks['zh-TW']}\n${sinceText['zh-TW']}。${issuer['zh-TW']}。${isVoluntary ? '自願參與。' : '強制規定。'}`,
      en: `${asks.en}\n${sinceText.en}. ${issuer.en}. ${isVoluntary ? 'Voluntary.' : 'Mandatory.'}`,
    },
    words: { 'zh-TW': 'ESG 法規 條例 合規', en: 'ESG regulation law compliance' },
    path: market === 'hong-kong' ? '/esg-compliance' : `/esg-compliance?market=${market}`,
  }
}
