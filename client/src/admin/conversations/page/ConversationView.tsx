import type { ConversationDetail } from '#contract/assistant/conversations.ts'
import { ConversationSide } from './ConversationSide.tsx'
import { Transcript } from './Transcript.tsx'

export function ConversationView({ conversation }: { conversation: ConversationDetail }) {
  return (
    <article>
      <header className="message-head">
        <h1 className="heading text-title line-clamp-2" dir="auto">
          {conversation.opening}
        </h1>
      </header>
      <div className="message-columns">
        <Transcript conversation={conversation} />
        <ConversationSide conversation={conversation} />
      </div>
    </article>
  )
}
