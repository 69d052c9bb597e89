import * as z from 'zod/mini'
import { bilingualSchema } from '../../i18n/languages.ts'
import { tool } from './tool.ts'
import { companyTopics } from './tool-names.ts'

export const companyFacts = tool('company_facts', {
  description:
    'What the company states about itself and how it sells: countries served, opening hours, address, contact, languages, response time, delivery, lead time, installation, payment, currency, tax, ordering, validity of quotations, minimum order, warranty, returns, repairs, certificates, partners, demonstrations, data, team, careers.',
  input: z.strictObject({ topics: z.array(z.enum(companyTopics)).check(z.minLength(1), z.maxLength(6)) }),
  output: z.object({
    facts: z.array(
      z.object({
        topic: z.enum(companyTopics),
        /** Whether the site says anything about it. */
        isStated: z.boolean(),
        /** Whole sentences; empty where nothing is stated. */
        text: bilingualSchema,
        /** Page that states it, or where to ask. */
        path: z.string(),
      }),
    ),
  }),
})
