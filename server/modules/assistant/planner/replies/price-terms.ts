import type { Asking } from '../asking.ts'
import { count, money } from '../money.rules.ts'
import { listed, type Reply } from '../reply.rules.ts'
import { joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { priceOfOne } from './price.rules.ts'
import { namedIn, remembered } from './subject.ts'
import { cited, nameOf, reply, sentence } from './wording.ts'

export async function replyToVolume(asking: Asking): Promise<Reply | undefined> {
  const { language, run, currency } = asking
  const product = namedIn(asking)[0]?.products[0] ?? (await remembered(asking))
  if (!product) return undefined
  const facts = await run('product_facts', { product: product.slug, currency })
  if (!facts.ok) return undefined
  const none =
    facts.output.volumePrices.length === 0 ? priceWords[language].noVolume(nameOf(product, language)) : undefined
  return reply(asking, 'answered', [priceOfOne(facts.output, language, cited(asking, product)), none], [product.slug])
}

export async function replyToBudget(asking: Asking): Promise<Reply | undefined> {
  const { u, language, run } = asking
  const budget = u.price?.budget ?? 0
  const currency = u.price?.currency ?? 'HKD'
  const product = namedIn(asking)[0]?.products[0] ?? (await remembered(asking))
  if (!product) return undefined
  const priceAt = async (quantity: number) => {
    const list = await run('price_list', { lines: [{ product: product.slug, quantity }], currency })
    return list.ok ? list.output.lines[0] : undefined
  }
  const one = await priceAt(1)
  if (!one?.unitPrice) return undefined
  const wanted = namedIn(asking)[0]?.quantity
  const all = wanted !== undefined && wanted > 1 ? await priceAt(wanted) : undefined
  const say = priceWords[language]
  const name = nameOf(product, language)
  if (all?.unitPrice && all.total && all.total > budget) {
    const sum = `${count(all.quantity)} × ${money(all.unitPrice, currency)} = ${money(all.total, currency)}`
    const short = say.budgetShort(money(budget, currency), name, sum) + cited(asking, product)
    return reply(asking, 'answered', [short], [product.slug])
  }
  // a volume price may make more affordable
  let line = await priceAt(Math.min(Math.max(Math.floor(budget / one.unitPrice), 1), 100_000))
  const more = line?.unitPrice ? Math.min(Math.floor(budget / line.unitPrice), 100_000) : 0
  if (line && more > line.quantity) line = await priceAt(more)
  if (!line?.unitPrice || !line.total || line.total > budget)
    return reply(
      asking,
      'answered',
      [say.budgetNone(money(budget, currency), name, money(one.unitPrice, currency)) + cited(asking, product)],
      [product.slug],
    )
  const left = Math.round((budget - line.total) * 100) / 100
  const sum = `${count(line.quantity)} × ${money(line.unitPrice, currency)} = ${money(line.total, currency)}`
  return reply(
    asking,
    'answered',
    [
      say.budget(money(budget, currency), count(line.quantity), name, sum, money(left, currency)) +
        cited(asking, product),
    ],
    [product.slug],
  )
}

/** What is paid each year after the purchase. */
export async function replyToRunning(asking: Asking): Promise<Reply | undefined> {
  const { language, run, currency } = asking
  const named = namedIn(asking)
  const products = named.length > 0 ? named.flatMap((one) => one.products.slice(0, 4)) : [await remembered(asking)]
  const say = priceWords[language]
  const texts: string[] = []
  for (const product of products.slice(0, 4)) {
    if (!product) continue
    const facts = await run('product_facts', { product: product.slug, currency })
    if (!facts.ok) continue
    const { connectivityFee, price, period, firstYear } = facts.output.product
    const name = nameOf(product, language)
    const text =
      period !== 'once' || connectivityFee === null || price === null
        ? priceOfOne(facts.output, language, cited(asking, product))
        : connectivityFee === 0
          ? sentence(say.runningFree(name), language) + cited(asking, product)
          : sentence(say.runningFee(name, money(connectivityFee, currency)), language) + cited(asking, product)
    const first =
      connectivityFee && firstYear !== null && price !== null
        ? sentence(
            say.firstYear(
              `${money(price, currency)} + ${money(connectivityFee, currency)} = ${money(firstYear, currency)}`,
            ),
            language,
          )
        : ''
    texts.push([text, first].filter(Boolean).join(joints[language].space))
  }
  return texts.length > 0
    ? reply(
        asking,
        'answered',
        [listed(texts)],
        products.flatMap((one) => one?.slug ?? []),
      )
    : undefined
}
