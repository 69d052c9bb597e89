import type { ChatSource } from '#contract/chat.ts'
import type { ConversationTurn } from '#contract/conversations.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { englishPath } from '../../paths.ts'
import { conversationWords as words } from './conversation.words.ts'

/** What the answer cites; folded away, what it was given beside. */
export function AnswerSources({ turn: { sources, cited } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const used = sources.filter(({ number }) => cited.includes(number))
  const others = sources.filter(({ number }) => !cited.includes(number))
  return (
    <>
      {used.length > 0 && (
        <div className="talk-sources">
          <p>{t(words.sources)}</p>
          <SourceList sources={used} />
        </div>
      )}
      {others.length > 0 && (
        <details className="talk-sources">
          <summary>{t(words.otherSources)(others.length)}</summary>
          <SourceList sources={others} />
        </details>
      )}
    </>
  )
}

/** Each opens on the site, in the reader's own language. */
function SourceList({ sources }: { sources: ChatSource[] }) {
  const t = useTranslate()
  const isEnglish = useLanguage() === 'en'
  return (
    <ul>
      {sources.map(({ number, title, path }) => (
        <li key={number}>
          <span className="talk-number">[{number}]</span>{' '}
          <a href={isEnglish ? englishPath(path) : path} target="_blank" rel="noreferrer" className="link">
            {title}
            <span className="sr-only">{t(words.newTab)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
