import { pointsText } from '#content/builder/offerings.ts'
import { aiDoes, aiDoesNot } from '#content/property/assistance.words.ts'
import { type Integration, integrations } from '#content/property/integrations.words.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { bracketed } from '#contract/i18n/common-words.ts'
import { withFallback } from '#contract/i18n/in-language.ts'
import { both, lines, type Piece, sentences } from '../piece.ts'

const page = '/property-management'

export const propertyPassages: Piece[] = [
  {
    key: 'property:ai',
    kind: 'page',
    title: { 'zh-TW': 'AI 物業管理做甚麼，不做甚麼', en: 'What the AI of property management does, and does not' },
    text: lines([
      { 'zh-TW': '做：', en: 'It does:' },
      ...aiDoes,
      { 'zh-TW': '不做：', en: 'It does not:' },
      ...aiDoesNot,
    ]),
    words: {
      'zh-TW': '人工智能 人臉 車牌 自動',
      en: 'artificial intelligence face recognition number plate automatic',
    },
    path: `${page}#ai`,
  },
  ...integrations.map(integrationPiece),
]

/** Builds passages of the monthly plans; a text that is missing in a language uses the other. */
export function planPassages(plans: ShownPlan[]): Piece[] {
  return plans.map(({ key, name, summary, monthly, points, unit, lines: details }) => {
    const price = `HK$${monthly.toLocaleString('en-US')}`
    return {
      key: `property:${key}`,
      kind: 'page',
      title: both(
        (language) =>
          `${withFallback(name, language)}${{ 'zh-TW': '：物業管理方案的月費', en: ': monthly price of the property management solution' }[language]}`,
      ),
      text: sentences([
        both((language) => withFallback(summary, language)),
        both(
          (language) =>
            `${{ 'zh-TW': `每月由 ${price} 起，包括`, en: `From ${price} per month, including ` }[language]}${pointsText(points, withFallback(unit, language))}`,
        ),
        ...details.map(({ text }) => both((language) => withFallback(text, language))),
        {
          'zh-TW': '月費已包括平台、連接、警報和遙距支援；感測器一次過購買，價錢在產品目錄。',
          en: 'The monthly fee includes platform, connectivity, alerts and remote support; sensors are bought once, at catalogue prices.',
        },
      ]),
      words: {
        'zh-TW': '物業管理 月費 訂閱 起價 屋苑 大廈',
        en: 'property management monthly fee subscription starting price estate building',
      },
      path: `${page}#plans`,
    }
  })
}

function integrationPiece({ id, name, full, interface: through, sends, reads, prepare }: Integration): Piece {
  const called = typeof name === 'string' ? { 'zh-TW': name, en: name } : name
  return {
    key: `property:integration:${id}`,
    kind: 'page',
    title: both(
      (language) =>
        `${{ 'zh-TW': '接駁 ', en: 'Connecting to ' }[language]}${called[language]}${bracketed[language](full[language])}`,
    ),
    text: sentences([
      { 'zh-TW': `介面：${through}`, en: `Interface: ${through}` },
      both((language) => `${{ 'zh-TW': '我們送出：', en: 'We send: ' }[language]}${sends[language]}`),
      both((language) => `${{ 'zh-TW': '我們讀取：', en: 'We read: ' }[language]}${reads[language]}`),
      both((language) => `${{ 'zh-TW': '你要準備：', en: 'You prepare: ' }[language]}${prepare[language]}`),
    ]),
    words: { 'zh-TW': '整合 對接 系統', en: 'integration interface system' },
    path: `${page}#integrations`,
  }
}
