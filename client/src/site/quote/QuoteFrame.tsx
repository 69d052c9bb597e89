import type { ReactNode } from 'react'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { quoteWords } from './quote.words.ts'

interface QuoteFrameProps {
  /** The receipt has its own heading. */
  isSent: boolean
  children: ReactNode
}

/** Renders the page around the list. Without JavaScript there is no list, so it links to the enquiry form. */
export function QuoteFrame({ isSent, children }: QuoteFrameProps) {
  const t = useTranslate()
  return (
    <div className="page pt-8 lg:pt-12">
      {!isSent && (
        <>
          <PageHead title={t(quoteWords.title)} description={t(quoteWords.lead)} isListed={false} />
          <Hero title={t(quoteWords.title)} lead={t(quoteWords.lead)} />
        </>
      )}
      <div className="noscript:hidden">{children}</div>
      <div className="mt-8 not-noscript:hidden">
        <EmptyState title={t(quoteWords.plainTitle)} hint={t(quoteWords.plainHint)}>
          <LocalLink to={paths.quoteByEnquiry()} className={buttonClass('primary')}>
            {t(quoteWords.toEnquiry)}
          </LocalLink>
          <LocalLink to={paths.products} className={buttonClass()}>
            {t(quoteWords.toProducts)}
          </LocalLink>
        </EmptyState>
      </div>
    </div>
  )
}
