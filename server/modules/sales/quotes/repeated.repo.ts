import { type CurrencyCode, currencyCodeSchema } from '#contract/catalogue/money.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { SoldLine } from '../lines/repeated-lines.rules.ts'

export function createRepeatedRepo(database: DatabaseHandle) {
  return {
    /** Returns the requested lines of a quotation, at the list prices of that time. */
    async requested(quoteId: string): Promise<{ currency: CurrencyCode; lines: SoldLine[] }> {
      const { currency, requestLines } = await database.quote.findUniqueOrThrow({
        where: { id: quoteId },
        select: { currency: true, requestLines: { orderBy: { position: 'asc' } } },
      })
      const lines = requestLines.map(({ listPrice, connectivityFee, pricePeriod: period, ...line }) => ({
        ...line,
        period,
        unitPriceHkd: listPrice?.toNumber() ?? null,
        discount: 0,
        connectivityFeeHkd: connectivityFee?.toNumber() ?? 0,
      }))
      return { currency: currencyCodeSchema.parse(currency), lines }
    },

    /** Returns the email address of a customer: its own, or that of its primary or first contact; '' without one. */
    async addressOf(customerId: string): Promise<string> {
      const customer = await database.customer.findUnique({
        where: { id: customerId },
        select: {
          email: true,
          contacts: {
            where: { email: { not: '' } },
            orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }],
            take: 1,
            select: { email: true },
          },
        },
      })
      return customer?.email || customer?.contacts[0]?.email || ''
    },
  }
}
