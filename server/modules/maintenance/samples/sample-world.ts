import { activity } from './sample-activities.ts'
import { daysOf, momentsOf, type Span } from './sample-calendar.rules.ts'
import { demoRequestOf, enquiryOf } from './sample-messages.ts'
import { orderOf, quoteOf, type Shop } from './sample-sales.ts'

const rates = { order: 0.95, quote: 0.2, enquiry: 0.26, demo: 0.12 }

/** Creates all samples of a span. The same span, catalogue and settings give the same samples. */
export function samplesOf(span: Span, shop: Shop) {
  const { customers } = shop
  const joined = customers.filter(({ createdAt }) => createdAt > span.after && createdAt <= span.until)
  const days = daysOf(span)
  const each = <Made>(kind: keyof typeof rates, make: (key: string, at: Date) => Made | undefined): Made[] =>
    days
      .flatMap((day) => momentsOf(kind, day, rates[kind], span))
      .flatMap(({ key, at }) => {
        const made = make(key, at)
        return made ? [made] : []
      })
  const enquiries = each('enquiry', (key, at) => enquiryOf(key, at, span, customers))
  const demoRequests = each('demo', (key, at) => demoRequestOf(key, at, span, customers))
  const orders = each('order', (key, at) => orderOf(key, at, span, shop))
  const loose = each('quote', (key, at) => quoteOf(key, at, span, shop))
  const quotes = [...loose, ...orders.flatMap(({ quote }) => (quote ? [quote] : []))]
  const came = joined.map(({ id, createdAt }) => activity('customer', id, createdAt, 'created'))
  const activities = [
    came,
    ...[...enquiries, ...demoRequests, ...quotes, ...orders].map((made) => made.activities),
  ].flat()
  return { customers: joined, enquiries, demoRequests, quotes, orders, activities }
}

export type Samples = ReturnType<typeof samplesOf>
