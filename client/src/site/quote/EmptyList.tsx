import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { quoteWords } from './quote.words.ts'

export function EmptyList() {
  const t = useTranslate()
  return (
    <EmptyState title={t(quoteWords.emptyTitle)} hint={t(quoteWords.emptyHint)}>
      <LocalLink to={paths.products} className={buttonClass('primary')}>
        {t(quoteWords.toProducts)}
      </LocalLink>
      <LocalLink to={paths.contact} className={buttonClass()}>
        {t(quoteWords.toContact)}
      </LocalLink>
    </EmptyState>
  )
}
