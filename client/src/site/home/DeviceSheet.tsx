import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { sheet } from './devices.copy.ts'
import { homeWords } from './home.words.ts'

/** What there is, drawn: each leads to its shelf. */
export function DeviceSheet() {
  const t = useTranslate()
  return (
    <ol aria-label={t(homeWords.sheet)} className="device-sheet">
      {sheet.map(({ kind, name, text, to }) => (
        <li key={kind}>
          <LocalLink to={t(to)}>
            <DeviceDrawing kind={kind} />
            <strong>{t(name)}</strong>
            <span>{t(text)}</span>
          </LocalLink>
        </li>
      ))}
    </ol>
  )
}
