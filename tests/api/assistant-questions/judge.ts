import type { Language } from '#contract/i18n/languages.ts'
import { companyWords, systemWords } from '#server/modules/assistant/planner/words/company.words.ts'
import { priceWords } from '#server/modules/assistant/planner/words/price.words.ts'
import { factWords, findWords } from '#server/modules/assistant/planner/words/product.words.ts'
import { type Asked, isHidden, type Kind } from './asked.ts'

/**
 * `right`: says all that it must and nothing that it must not. `honest`: says that it does not know, or asks back. `partial`: says some
 * of it. `wrong`: says something that it must not, or nothing of what it must, as if it answered.
 */
export type Judgement = 'right' | 'honest' | 'partial' | 'wrong'

const laws = /條例|ordinance|\bcap\. ?\d|climate change|氣候變遷|氣候變化應對/i
/** Kinds in which a law is never an answer. */
const lawless = new Set<Kind>([
  'company',
  'price',
  'quantity price',
  'stock',
  'find',
  'facts',
  'compatibility',
  'demo',
  'quotation',
])

export function judged(kind: Kind, [, says, never = []]: Asked, answer: string, language: Language): Judgement {
  const plain = answer
    .replaceAll('**', '')
    .replaceAll('\\', '')
    .replaceAll('\u00a0', ' ')
    .replace(/(?<=\d) %/g, '%')
  if (never.some((one) => plain.includes(one)) || (lawless.has(kind) && laws.test(plain))) return 'wrong'
  const said = says.filter((one) => one.split('|').some((each) => plain.includes(each)))
  if (said.length === says.length) return 'right'
  if (isHonest(plain, language)) return 'honest'
  return said.length > 0 ? 'partial' : 'wrong'
}

function isHonest(answer: string, language: Language): boolean {
  const phrases = [
    ...[
      companyWords.nothing,
      companyWords.askAbout,
      companyWords.notStated,
      companyWords.hostile,
      companyWords.quoteWhat,
    ],
    ...[systemWords.ask, findWords.noneMatch, findWords.unsorted, factWords.which],
    { 'zh-TW': priceWords['zh-TW'].whichPrice, en: priceWords.en.whichPrice },
  ].map((phrase) => phrase[language])
  const patterns = [
    /網站沒有列出|目錄內(?:找不到|沒有叫)|目錄中最接近|想把.*比較/,
    /does not state that|I found no “|No product is called|The nearest in the catalogue|be compared with/,
  ]
  return (
    [...phrases.map((one) => one.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').slice(0, 24)), ...[]].some((one) =>
      answer.includes(one),
    ) || patterns.some((one) => one.test(answer))
  )
}

export interface Score {
  asked: number
  right: number
  wrong: number
}

/** Scores by kind, of those used for tuning and of those left out of it. */
export class Scores {
  readonly byKind = new Map<Kind, { tuned: Score; hidden: Score }>()

  add(kind: Kind, place: number, judgement: Judgement): void {
    const own = this.byKind.get(kind) ?? {
      tuned: { asked: 0, right: 0, wrong: 0 },
      hidden: { asked: 0, right: 0, wrong: 0 },
    }
    this.byKind.set(kind, own)
    const score = own[isHidden(place) ? 'hidden' : 'tuned']
    score.asked += 1
    if (judgement === 'right') score.right += 1
    if (judgement === 'wrong') score.wrong += 1
  }

  sum(which: 'tuned' | 'hidden'): Score {
    const all = [...this.byKind.values()].map((own) => own[which])
    const of = (name: keyof Score) => all.reduce((total, one) => total + one[name], 0)
    return { asked: of('asked'), right: of('right'), wrong: of('wrong') }
  }

  table(title: string): string {
    const cell = ({ asked, right, wrong }: Score) =>
      `${String(right).padStart(3)} of ${String(asked).padStart(3)}${wrong > 0 ? `, ${wrong} wrong` : ''}`
    const rows = [...this.byKind].map(
      ([kind, { tuned, hidden }]) => `  ${kind.padEnd(16)} ${cell(tuned).padEnd(22)} hidden ${cell(hidden)}`,
    )
    return [
      title,
      ...rows,
      `  ${'all'.padEnd(16)} ${cell(this.sum('tuned')).padEnd(22)} hidden ${cell(this.sum('hidden'))}`,
    ].join('\n')
  }
}
