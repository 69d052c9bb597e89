import { answerWords } from '../../../answers/index.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { FormLink, MessagingLink } from './PeopleLinks.tsx'

export function FurtherHelp({ question }: { question: string }) {
  const t = useTranslate()
  return (
    <>
      <p className="mt-2">{t(answerWords.meanwhile)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <MessagingLink className={buttonClass('primary')}>{t(answerWords.whatsApp)}</MessagingLink>
        <FormLink className={buttonClass()}>{t(answerWords.form)}</FormLink>
        <LocalLink to={`${paths.support}?${new URLSearchParams({ q: question })}`} className={buttonClass()}>
          {t(answerWords.support)}
        </LocalLink>
      </div>
    </>
  )
}
