import { currencies } from '#contract/catalogue/money.ts'
import type { Category } from '#contract/catalogue/products.ts'
import { withoutGaps } from '#contract/content/texts.ts'
import { defaultLanguage, writtenLanguages } from '#contract/i18n/languages.ts'
import { type Site, serviceCountries } from '#contract/site/site.ts'
import { type CurrentSettings, chatAccess } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'

/** Builds the site information, as shown in header and footer, from the current settings. */
export function siteOf(
  config: Pick<Config, 'CHAT_API_KEY' | 'CHAT_API_URL' | 'CHAT_MODEL' | 'TRANSLATE_WIDGET_URL' | 'PUBLIC_URL'>,
  settings: Pick<CurrentSettings, 'general' | 'notifications' | 'integrations' | 'sales' | 'secrets'>,
  shelves: Category[],
  { navigation, socialLinks }: Pick<Site, 'navigation' | 'socialLinks'>,
): Site {
  const { general, notifications, sales } = settings
  const basis = { 'zh-TW': sales.savingsBasis, en: sales.savingsBasisEn }
  return {
    name: { 'zh-TW': general.siteName, en: general.siteNameEn },
    description: { 'zh-TW': general.siteDescription, en: general.siteDescriptionEn },
    origin: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null,
    email: general.contactEmail,
    supportEmail: general.supportEmail,
    phone: general.phoneNumber,
    address: { 'zh-TW': general.address, en: general.addressEn },
    socialLinks,
    serviceCountries: [...serviceCountries],
    ...(navigation && { navigation }),
    shelves,
    languages: [...writtenLanguages],
    defaultLanguage,
    currencies: [...currencies],
    defaultCurrency: general.currency,
    savingsBasis: basis['zh-TW'] || basis.en ? withoutGaps(basis) : null,
    asksForMarketing: notifications.marketingEmails,
    chatMode: chatAccess(settings, config) ? 'ai' : 'demo',
    translateWidgetUrl: config.TRANSLATE_WIDGET_URL ?? null,
  }
}
