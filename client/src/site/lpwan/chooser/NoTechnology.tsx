import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { chooserCopy } from './chooser.words.ts'

/** Says that no technology fits, and what to change. */
export function NoTechnology() {
  const t = useTranslate()
  return (
    <div role="status" className="border-t-2 border-caution pt-4">
      <h3 className="heading text-title">{t(chooserCopy.nothing)}</h3>
      <p className="measure mt-2">{t(chooserCopy.nothingHint)}</p>
      <LocalLink to={paths.demo} className={buttonClass('secondary', 'regular', 'mt-4')}>
        {t(chooserCopy.askEngineer)}
      </LocalLink>
    </div>
  )
}
