import { useTranslate } from '../../i18n/language.tsx'
import { panelWords } from './panel.words.ts'
import { suggestions } from './suggestions.words.ts'

/** Before the first message. A click fills the input and sends nothing. */
export function Suggestions({ onPick }: { onPick: (question: string) => void }) {
  const t = useTranslate()
  return (
    <div className="chat-history">
      <p className="text-fine text-ink-quiet">{t(panelWords.suggestions)}</p>
      <ul className="chat-suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion.en}>
            <button type="button" onClick={() => onPick(t(suggestion))}>
              {t(suggestion)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
