import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { supportWords } from './support.words.ts'

export function NoAnswer() {
  const t = useTranslate()
  return (
    <div className="mt-6">
      <EmptyState title={t(supportWords.nothing)} hint={t(supportWords.nothingHint)}>
        <LocalLink to={paths.contact} className={buttonClass('primary')}>
          {t(supportWords.ask)}
        </LocalLink>
      </EmptyState>
    </div>
  )
}
