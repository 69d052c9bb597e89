import type { ChatSource } from '#contract/assistant/chat.ts'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { sourceKindWords } from '../../../answers/index.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { conversationWords as words } from './conversation.words.ts'

interface AnswerSourcesProps {
  turn: ConversationTurn
  /** Of the link of a source: citations lead there. */
  idOf: (number: number) => string
}

/** What the answer cites; folded away, what it was given beside. */
export function AnswerSources({ turn: { sources, cited }, idOf }: AnswerSourcesProps) {
  const t = useTranslate()
  const used = sources.filter(({ number }) => cited.includes(number))
  const others = sources.filter(({ number }) => !cited.includes(number))
  return (
    <>
      {used.length > 0 && (
        <div className="talk-sources">
          <p>{t(words.sources)}</p>
          <SourceList sources={used} idOf={idOf} />
        </div>
      )}
      {others.length > 0 && (
        <details className="talk-sources">
          <summary>{t(words.otherSources)(others.length)}</summary>
          <SourceList sources={others} idOf={idOf} />
        </details>
      )}
    </>
  )
}

function SourceList({ sources, idOf }: { sources: ChatSource[]; idOf: AnswerSourcesProps['idOf'] }) {
  const t = useTranslate()
  return (
    <ul>
      {sources.map(({ number, kind, title, path }) => (
        <li key={number}>
          <span className="talk-number">{number}</span>
          <span className="talk-kind">{t(sourceKindWords[kind])}</span>
          <SiteLink id={idOf(number)} to={path} className="link">
            <span dir="auto">{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
