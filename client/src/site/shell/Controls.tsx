import { ClipboardList } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { type Language, languageTags, otherLanguage } from '#contract/i18n/languages.ts'
import { currencyCodeSchema } from '#contract/money.ts'
import { useExchangeRates } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { pathIn, paths, plainPath } from '../../paths.ts'
import { currencyPreference, languagePreference, usePreference } from '../../storage/preferences.ts'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Link } from '../../ui/Link.tsx'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

/**
 * Leads to the page's twin and keeps the choice: for this browser, and in a cookie for the server. What the page has
 * noted in its step of the history (a form that was sent) goes along.
 */
export function LanguageLink() {
  const t = useTranslate()
  const { pathname, search, state } = useLocation()
  const other = otherLanguage(useLanguage())
  const twin = pathIn(plainPath(pathname), other)
  return (
    <Link
      to={twin + search}
      state={state}
      preventScrollReset
      lang={languageTags[other]}
      hrefLang={languageTags[other]}
      aria-label={t(frameWords.languageLabel)}
      className={buttonClass('quiet', 'icon', 'font-semibold')}
      onClick={() => {
        languagePreference.write(other)
        mirrorInCookie(other)
      }}
    >
      {t(frameWords.language)}
    </Link>
  )
}

/** For pages that the server renders. The cookie store exists on secure origins only; the preference itself is stored. */
function mirrorInCookie(value: Language) {
  if (!('cookieStore' in window)) return
  void window.cookieStore.set({ name: 'language', value, expires: Date.now() + yearMilliseconds, sameSite: 'lax' })
}

/** Prices are shown in the currency chosen here, everywhere. */
export function CurrencySelect() {
  const t = useTranslate()
  const { currencies } = useExchangeRates()
  return (
    <Select
      label={t(frameWords.currency)}
      hideLabel
      className="bare"
      value={usePreference(currencyPreference)}
      onChange={(value) => currencyPreference.write(currencyCodeSchema.parse(value))}
    >
      {currencies
        .filter(({ enabled }) => enabled)
        .map(({ code }) => (
          <option key={code}>{code}</option>
        ))}
    </Select>
  )
}

/** Leads to the quotation; says how many products are in it. */
export function BasketLink() {
  const t = useTranslate()
  const { length } = useQuoteBasket()
  return (
    <LocalLink
      to={paths.quote}
      aria-label={t(frameWords.quotation)(length)}
      className={buttonClass('quiet', 'icon', 'relative')}
    >
      <ClipboardList aria-hidden="true" className="size-5" />
      {length > 0 && <span className="basket-count">{length}</span>}
    </LocalLink>
  )
}
