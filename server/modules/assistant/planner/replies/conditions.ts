import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import { distinctCards } from '../products/resolve.ts'
import { listed } from '../reply.rules.ts'
import { type Condition, conditionsIn, type Measure } from '../understanding/conditions.rules.ts'
import type { Request } from '../understanding/requests.words.ts'
import { joints } from '../words/common.words.ts'
import { conditionWords, factWords } from '../words/product.words.ts'
import { namedIn, remembered } from './subject.ts'
import { cited, nameOf, reply } from './wording.ts'

type Row = ToolOutput<'product_facts'>['specifications'][number]

/** Rows of each measure, by name; the first that states a figure is compared. */
const rowsOf: Record<Measure, RegExp> = {
  pressure: /水壓|壓力|pressure/u,
  load: /承重|load/u,
  temperature: /量度溫度|measured temperature|工作溫度|operating temperature|水溫|water temperature/u,
  bore: /口徑|bore/u,
  width: /闊度|寬度|width/u,
  height: /安裝高度|mounting height/u,
  depth: /深度|depth/u,
  length: /線長|繩長|lead|rope|cable length/u,
  interval: /上報間隔|回傳間隔|reporting interval|^interval/u,
  band: /頻段|band/u,
  current: /最大電流|maximum current/u,
  protection: /防護|protection/u,
  duration: /關閉時間|通報時間|closing time|alert time/u,
  rate: /脈衝頻率|pulse rate/u,
  opening: /內徑|opening/u,
  gap: /間隙|gap/u,
  phases: /制式|^system|電壓|voltage/u,
}

const others: Request[] = ['price', 'volume', 'quote', 'stock', 'leadTime', 'booking', 'compare']

/** A figure asked of a product, held against what it states: yes or no with that figure. */
export const replyToCondition: Replier = async (asking) => {
  const { u, language } = asking
  const isOther = others.some((one) => u.requests.has(one))
  const isBetween = namedIn(asking).filter(({ state }) => state === 'one').length > 1
  if (isOther || isBetween || u.price || u.technologies.length > 1 || u.details.has('law')) return undefined
  const conditions = conditionsIn(u.text)
  if (conditions.length === 0) return undefined
  const products = await productsOf(asking)
  const texts = (await Promise.all(products.map((product) => textOf(product, conditions, asking)))).filter(
    (text) => text !== undefined,
  )
  if (texts.length === 0) return undefined
  const isMet = texts.some(({ verdict }) => verdict !== 'no')
  return reply(
    asking,
    'answered',
    [listed(texts.map(({ text }) => text)), isMet ? undefined : factWords.askStaff[language]],
    products.map(({ slug }) => slug),
  )
}

async function productsOf(asking: Asking): Promise<ProductCard[]> {
  const named = namedIn(asking).flatMap(({ products, state }) => products.slice(0, state === 'one' ? 1 : 3))
  if (named.length > 0) return distinctCards(named).slice(0, 3)
  const before = await remembered(asking)
  return before ? [before] : []
}

async function textOf(product: ProductCard, conditions: Condition[], asking: Asking) {
  const { language, run } = asking
  const facts = await run('product_facts', { product: product.slug })
  if (!facts.ok) return undefined
  const rows = [...facts.output.specifications, ...facts.output.features, ...facts.output.facts]
  const names = [product, ...asking.resolved.flatMap(({ products }) => products)]
    .map(({ name }) => `${name['zh-TW']} ${name.en.toLowerCase()}`)
    .join(' ')
  for (const condition of conditions.filter(({ said }) => !names.includes(said))) {
    const [held] = rows
      .filter(({ name }) => rowsOf[condition.measure].test(name.toLowerCase()))
      .flatMap((row) => {
        const verdict = verdictOn(condition, row)
        return verdict ? [{ row, verdict }] : []
      })
    if (!held) continue
    const stated = factWords.row[language](escaped(held.row.name), escaped(held.row.value))
    const said = conditionWords[held.verdict][language](nameOf(product, language), stated, escaped(condition.said))
    const times = held.verdict === 'no' ? timesOf(condition, held.row) : undefined
    const more = times ? joints[language].space + conditionWords.times[language](String(times)) : ''
    return { text: said + more + cited(asking, product), verdict: held.verdict }
  }
  return undefined
}

/** Of lengths that several pieces cover side by side. */
const added = new Set<Measure>(['width', 'length'])

function timesOf({ measure, value }: Condition, { value: stated }: Row): number | undefined {
  const most = numbersOf(stated)[0]
  if (!added.has(measure) || !most) return undefined
  const times = Math.ceil(value / most - 1e-9)
  return times > 1 && times <= 20 ? times : undefined
}

type Verdict = 'yes' | 'no'

function verdictOn({ measure, value }: Condition, { value: stated }: Row): Verdict | undefined {
  if (measure === 'protection') {
    const [, digit] = /ip[\dx](\d)/iu.exec(stated) ?? []
    if (digit === undefined) return undefined
    return Number(digit) >= value ? 'yes' : 'no'
  }
  if (measure === 'phases')
    return phasesOf(stated) === undefined ? undefined : phasesOf(stated) === value ? 'yes' : 'no'
  const numbers = numbersOf(stated)
  const [first, second] = numbers
  if (first === undefined) return undefined
  const scaled = (figure: number) => figure * scaleOf(measure, stated)
  const isRange = second !== undefined && /至|to|–|-/u.test(stated)
  switch (measure) {
    case 'bore':
      return first === value ? 'yes' : 'no'
    case 'band':
      return stated
        .match(/[\d.]+(?=\s*[gm]hz)/giu)
        ?.some((one) => Math.abs(Number(one) * scaleOf('band', stated) - value) <= value * 0.05)
        ? 'yes'
        : 'no'
    case 'interval':
    case 'duration':
      return value >= scaled(first) ? 'yes' : 'no'
    default:
      return isRange
        ? value >= scaled(first) && value <= scaled(second)
          ? 'yes'
          : 'no'
        : value <= scaled(first)
          ? 'yes'
          : 'no'
  }
}

function phasesOf(stated: string): number | undefined {
  if (/three[- ]phase|三相|^3 ×/iu.test(stated)) return 3
  return /single[- ]phase|單相/iu.test(stated) ? 1 : undefined
}

function numbersOf(stated: string): number[] {
  return (
    stated.match(/(?:(?<![\d\p{L}])-)?\d+(?:,\d{3})*(?:\.\d+)?/gu)?.map((one) => Number(one.replaceAll(',', ''))) ?? []
  )
}

/** The factor of a row's unit to that of the measure. */
function scaleOf(measure: Measure, stated: string): number {
  if (measure === 'interval' || measure === 'duration')
    return /小時|hours?/u.test(stated) && !/分鐘|minutes?/u.test(stated) ? 60 : /秒|seconds?/u.test(stated) ? 1 / 60 : 1
  if (measure === 'band') return /ghz/iu.test(stated) ? 1000 : 1
  if (['width', 'height', 'depth', 'length', 'opening', 'gap'].includes(measure))
    return /(?<![a-z])mm/u.test(stated) ? 0.001 : /(?<![a-z])cm/u.test(stated) ? 0.01 : 1
  return 1
}
