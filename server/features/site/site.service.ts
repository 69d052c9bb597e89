import { defaultLanguage, languages } from '#contract/languages.ts'
import { baseCurrency, currencies } from '#contract/money.ts'
import { type Site, serviceCountries } from '#contract/site.ts'
import type { Config } from '#server/config.ts'

/** Site information (spec §2, footer). The company is an example until staff enter theirs; `.example` reaches nobody. */
export function siteOf(
  config: Pick<Config, 'CONTACT_PHONE' | 'CHAT_API_KEY' | 'TRANSLATE_WIDGET_URL' | 'PUBLIC_URL'>,
): Site {
  return {
    name: { 'zh-TW': '港灣物聯', en: 'Harbour IoT' },
    origin: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null,
    email: 'hello@harbour-iot.example',
    phone: config.CONTACT_PHONE,
    address: { 'zh-TW': '香港九龍觀塘偉業街', en: 'Wai Yip Street, Kwun Tong, Kowloon, Hong Kong' },
    socialLinks: [
      { network: 'linkedin', url: 'https://www.linkedin.com/company/harbour-iot-example' },
      { network: 'facebook', url: 'https://www.facebook.com/harbour.iot.example' },
      { network: 'youtube', url: 'https://www.youtube.com/@harbour-iot-example' },
    ],
    serviceCountries: [...serviceCountries],
    languages: [...languages],
    defaultLanguage,
    currencies: [...currencies],
    defaultCurrency: baseCurrency,
    chatMode: config.CHAT_API_KEY ? 'ai' : 'demo',
    translateWidgetUrl: config.TRANSLATE_WIDGET_URL ?? null,
  }
}
