import type { ConversationDetail } from '#contract/conversations.ts'

/** What was asked and answered. */
export function ConversationView({ conversation }: { conversation: ConversationDetail }) {
  return (
    <article>
      <header className="message-head">
        <h1 className="heading text-title" dir="auto">
          {conversation.opening}
        </h1>
      </header>
      <ol className="grid gap-4">
        {conversation.turns.map(({ id, question, answer }) => (
          <li key={id} className="message-panel">
            <p className="message-text font-semibold">{question}</p>
            <p className="message-text">{answer}</p>
          </li>
        ))}
      </ol>
    </article>
  )
}
