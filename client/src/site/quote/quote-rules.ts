import * as z from 'zod/mini'
import { quoteBuyerFieldsSchema, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { formRules } from '../forms/index.ts'

/** The currency is taken from the reader's setting, not from a field. */
const buyerSchema = z.omit(quoteBuyerFieldsSchema, { currency: true })

export const rules = formRules(buyerSchema, quoteSubmittedSchema)
