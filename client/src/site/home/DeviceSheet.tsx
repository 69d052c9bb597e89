import { useHasShelf } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { sheet } from './devices.words.ts'
import { homeWords } from './home.words.ts'

/** What there is, drawn: each leads to its shelf. */
export function DeviceSheet() {
  const t = useTranslate()
  const hasShelf = useHasShelf()
  return (
    <ol aria-label={t(homeWords.sheet)} className="device-sheet">
      {sheet.map(({ kind, name, text, to, otherwise }) => (
        <li key={kind}>
          <LocalLink to={otherwise && !hasShelf(otherwise.shelf) ? otherwise.to : t(to)}>
            <DeviceDrawing kind={kind} />
            <strong>{t(name)}</strong>
            <span>{t(text)}</span>
          </LocalLink>
        </li>
      ))}
    </ol>
  )
}
