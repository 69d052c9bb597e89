import * as z from 'zod/mini'
import { quoteBuyerFieldsSchema, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { formRules } from '../forms/index.ts'

export { sendQuoteRequest as send } from '../../api/forms/quote-requests.ts'

/** The currency is the site's: what the buyer has read the prices in. */
const buyerSchema = z.omit(quoteBuyerFieldsSchema, { currency: true })

/** What the buyer's form is checked by. It is not sent without scripts. */
export const rules = formRules(buyerSchema, quoteSubmittedSchema)
