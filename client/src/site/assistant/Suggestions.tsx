import { useTranslate } from '../../i18n/language.tsx'
import { panelWords, suggestions } from './panel.words.ts'

export function Suggestions({ onPick }: { onPick: (question: string) => void }) {
  const t = useTranslate()
  return (
    <div className={historyClass}>
      <p className="text-fine text-ink-quiet">{t(panelWords.suggestions)}</p>
      <ul className="chat-suggestions mt-2 grid gap-x-10 border-t border-hairline @3xl/chat:grid-cols-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion.en}>
            <button
              className="min-h-12 w-full border-b @3xl/chat:min-h-14 border-hairline py-1.5 text-start leading-[1.4] hover:text-signal"
              type="button"
              onClick={() => onPick(t(suggestion))}
            >
              {t(suggestion)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const historyClass = 'chat-history min-h-0 flex-1 overflow-y-auto p-4 focus-visible:-outline-offset-2 lg:p-5'
