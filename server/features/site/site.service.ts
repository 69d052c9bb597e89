import { defaultLanguage, languages } from '#contract/languages.ts'
import { currencies } from '#contract/money.ts'
import type { Category } from '#contract/products.ts'
import { type Site, serviceCountries } from '#contract/site.ts'
import type { Config } from '#server/config.ts'
import { chatAccess } from '../settings/integrations.rules.ts'
import type { CurrentSettings } from '../settings/settings.stored.ts'

/** Site information (spec §2, footer), as the settings are now. */
export function siteOf(
  config: Pick<Config, 'CHAT_API_KEY' | 'CHAT_API_URL' | 'CHAT_MODEL' | 'TRANSLATE_WIDGET_URL' | 'PUBLIC_URL'>,
  settings: Pick<CurrentSettings, 'general' | 'notifications' | 'integrations' | 'secrets'>,
  shelves: Category[],
): Site {
  const { general, notifications } = settings
  return {
    name: { 'zh-TW': general.siteName, en: general.siteNameEn },
    description: { 'zh-TW': general.siteDescription, en: general.siteDescriptionEn },
    origin: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null,
    email: general.contactEmail,
    supportEmail: general.supportEmail,
    phone: general.phoneNumber,
    address: { 'zh-TW': general.address, en: general.addressEn },
    socialLinks: [
      { network: 'linkedin', url: 'https://www.linkedin.com/company/harbour-iot-example' },
      { network: 'facebook', url: 'https://www.facebook.com/harbour.iot.example' },
      { network: 'youtube', url: 'https://www.youtube.com/@harbour-iot-example' },
    ],
    serviceCountries: [...serviceCountries],
    shelves,
    languages: [...languages],
    defaultLanguage,
    currencies: [...currencies],
    defaultCurrency: general.currency,
    asksForMarketing: notifications.marketingEmails,
    chatMode: chatAccess(settings, config) ? 'ai' : 'demo',
    translateWidgetUrl: config.TRANSLATE_WIDGET_URL ?? null,
  }
}
