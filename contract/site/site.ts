import * as z from 'zod/mini'
import { currencyCodeSchema, currencySchema } from '../catalogue/money.ts'
import { categorySchema } from '../catalogue/products.ts'
import { navigationPlaces } from '../content/navigation-values.ts'
import { bilingualSchema, languageSchema } from '../i18n/languages.ts'
import { serviceCountries } from './service-countries.ts'

export { serviceCountries }

/**
 * What the frame of every page shows. `origin` is where visitors reach the site, if that was configured; `phone` is E.164
 * with spaces; `translateWidgetUrl` a script to load, or none.
 */
export const siteSchema = z.object({
  name: bilingualSchema,
  description: bilingualSchema,
  origin: z.nullable(z.url()),
  email: z.string(),
  /** For those who have bought. */
  supportEmail: z.string(),
  phone: z.string(),
  address: bilingualSchema,
  /** Where else the company is, by what that is called. */
  socialLinks: z.array(z.object({ name: bilingualSchema, url: z.url() })),
  serviceCountries: z.array(z.enum(serviceCountries)),
  /** Links of the top bar and the footer as staff have put them, group by group; left out while nobody has. A place without any has the pages' own. */
  navigation: z.optional(
    z.array(
      z.object({
        place: z.enum(navigationPlaces),
        title: bilingualSchema,
        links: z.array(z.object({ label: bilingualSchema, to: z.string() })),
      }),
    ),
  ),
  /** The categories that anything is sold of: no link leads to the others. */
  shelves: z.array(categorySchema),
  languages: z.array(languageSchema),
  defaultLanguage: languageSchema,
  currencies: z.array(currencySchema),
  defaultCurrency: currencyCodeSchema,
  /** Forms ask whether the visitor wants to hear of new products. */
  asksForMarketing: z.boolean(),
  chatMode: z.enum(['ai', 'demo']),
  translateWidgetUrl: z.nullable(z.url()),
})
export type Site = z.infer<typeof siteSchema>
