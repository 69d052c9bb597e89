import { useHasShelf } from '../../api/site.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { DeviceDrawing } from '../../ui/drawings/DeviceDrawing.tsx'
import { sheet } from './devices.words.ts'
import { homeWords } from './home.words.ts'

export function DeviceSheet() {
  const t = useTranslate()
  const hasShelf = useHasShelf()
  return (
    <ol
      aria-label={t(homeWords.sheet)}
      className="grid mt-14 overflow-hidden grid-cols-3 gap-px border border-hairline rounded-panel bg-hairline [counter-reset:device] lg:grid-cols-6 lg:mt-16"
    >
      {sheet.map(({ kind, name, text, to, otherwise }) => (
        <li key={kind} className="bg-raised [counter-increment:device]">
          <LocalLink
            className="grid h-full grid-cols-1 content-start pt-2 px-2.5 pb-2.5 text-fine leading-[1.45] hover:bg-signal-soft focus-visible:-outline-offset-3 sm:pt-3 sm:px-4 sm:pb-4"
            to={otherwise && !hasShelf(otherwise.shelf) ? otherwise.to : t(to)}
          >
            <DeviceDrawing kind={kind} />
            <strong className="mt-1 font-semibold before:content-[counter(device)_'__'/''] before:text-signal sm:text-small">
              {t(name)}
            </strong>
            <span className="text-ink-quiet max-sm:hidden">{t(text)}</span>
          </LocalLink>
        </li>
      ))}
    </ol>
  )
}
