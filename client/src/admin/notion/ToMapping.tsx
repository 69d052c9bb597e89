import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { notionWords as words } from './notion.words.ts'

/** Links to the mapping, where staff have to assign the columns. */
export function ToMapping() {
  const t = useTranslate()
  return (
    <Link to="/admin/notion/mapping" className={buttonClass('secondary', 'compact', 'mt-2')}>
      {t(words.toMapping)}
    </Link>
  )
}
