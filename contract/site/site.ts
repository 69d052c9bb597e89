import * as z from 'zod/mini'
import { currencyCodeSchema, currencySchema } from '../catalogue/money.ts'
import { categorySchema } from '../catalogue/products.ts'
import { serviceCountries } from '../catalogue/values/served-countries.ts'
import { navigationPlaces } from '../content/choices.ts'
import { bilingualSchema, languageSchema } from '../i18n/languages.ts'

export { serviceCountries }

/**
 * Data for the layout of every page. `origin` is the configured address of the site; `phone` is E.164 with spaces;
 * `translateWidgetUrl` is a script to load, or null.
 */
export const siteSchema = z.object({
  name: bilingualSchema,
  description: bilingualSchema,
  origin: z.nullable(z.url()),
  email: z.string(),
  /** For existing customers. */
  supportEmail: z.string(),
  phone: z.string(),
  address: bilingualSchema,
  /** Name and address of social profiles. */
  socialLinks: z.array(z.object({ name: bilingualSchema, url: z.url() })),
  serviceCountries: z.array(z.enum(serviceCountries)),
  /**
   * Links of the top bar and footer as set by staff; undefined while nobody has changed them. Places without groups
   * use the built-in links.
   */
  navigation: z.optional(
    z.array(
      z.object({
        place: z.enum(navigationPlaces),
        title: bilingualSchema,
        links: z.array(z.object({ label: bilingualSchema, to: z.string() })),
      }),
    ),
  ),
  /** Categories with listed products; others are not linked. */
  shelves: z.array(categorySchema),
  languages: z.array(languageSchema),
  defaultLanguage: languageSchema,
  currencies: z.array(currencySchema),
  defaultCurrency: currencyCodeSchema,
  /** Reference of the savings that products claim. */
  savingsBasis: z.nullable(bilingualSchema),
  /** Whether forms ask for consent to news about products. */
  asksForMarketing: z.boolean(),
  chatMode: z.enum(['ai', 'demo']),
  translateWidgetUrl: z.nullable(z.url()),
})
export type Site = z.infer<typeof siteSchema>
