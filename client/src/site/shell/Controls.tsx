import { ClipboardList } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { currencyCodes } from '#contract/catalogue/values/money-values.ts'
import {
  languageLinkWords,
  languageTags,
  otherLanguage,
  type ReaderLanguage,
  readerLanguages,
} from '#contract/i18n/language-values.ts'
import { useExchangeRates } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { pathIn, paths, plainPath } from '../../paths.ts'
import { currencyPreference, languagePreference, usePreference } from '../../storage/preferences.ts'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000

/**
 * A link to each other language.
 * @param isShort leaves out, on a phone that is too narrow for two, the one that no text is written in
 */
export function LanguageLinks({ isShort = false }) {
  const language = useLanguage()
  return readerLanguages.map(
    (other) =>
      other !== language && (
        <LanguageLink key={other} to={other} isShort={isShort && other !== otherLanguage(language)} />
      ),
  )
}

/**
 * Leads to the page's twin and keeps the choice: for this browser, and in a cookie for the server. What the page has
 * noted in its step of the history (a form that was sent) goes along.
 */
function LanguageLink({ to, isShort }: { to: ReaderLanguage; isShort: boolean }) {
  const { pathname, search, state } = useLocation()
  const { short, switchTo } = languageLinkWords[to]
  return (
    <Link
      to={pathIn(plainPath(pathname), to) + search}
      state={state}
      lang={languageTags[to]}
      hrefLang={languageTags[to]}
      aria-label={switchTo}
      className={buttonClass('quiet', 'icon', `font-semibold ${isShort ? 'max-[30rem]:hidden' : ''}`)}
      onClick={() => keep(to)}
    >
      {short}
    </Link>
  )
}

function keep(language: ReaderLanguage) {
  languagePreference.write(language)
  mirrorInCookie(language)
}

/** For pages that the server renders. The cookie store exists on secure origins only; the preference itself is stored. */
function mirrorInCookie(value: ReaderLanguage) {
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
      // among buttons, a dropdown looks like one of them
      className="[&_.control]:border-transparent [&_.control]:bg-transparent [&_.control]:hover:bg-sunken"
      value={usePreference(currencyPreference)}
      onChange={(value) => {
        const chosen = currencyCodes.find((code) => code === value)
        if (chosen) currencyPreference.write(chosen)
      }}
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
      {length > 0 && (
        <span className="absolute top-0.5 right-0 min-w-5 rounded-[0.625rem] bg-signal px-1 text-[0.75rem]/5 font-semibold text-on-signal">
          {length}
        </span>
      )}
    </LocalLink>
  )
}
