import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { NewReply } from '#contract/requests/messages.ts'
import type { ReplyKind } from '#contract/requests/reply-variables.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { UnsavedGuard } from '../form/index.ts'
import { composerWords as words } from './composer.words.ts'
import { EmailForm } from './email/EmailForm.tsx'
import { NoteForm } from './NoteForm.tsx'
import { ReceivedForm } from './ReceivedForm.tsx'

export interface EmailRecipient {
  name: string
  email: string
  /** The recipient's language, for the greeting and closing. */
  language: ReaderLanguage
  subject: string
}

export interface WrittenRecord {
  kind: ReplyKind
  id: string
}

/** Handlers for each kind of text; failures are shown in its form. */
export interface ComposerActions {
  onReply: (reply: NewReply) => Promise<unknown>
  onNote: (text: string) => Promise<unknown>
  onReceived: (received: { text: string; via: 'mail' | 'phone' | 'other' }) => Promise<unknown>
}

export interface ComposerHandle {
  /** Opens the email form and moves the focus to its text. */
  reply: () => void
}

interface ComposerProps extends ComposerActions {
  record: WrittenRecord
  recipient: EmailRecipient
  ref?: Ref<ComposerHandle> | undefined
}

const kinds = ['email', 'note', 'received'] as const
type Kind = (typeof kinds)[number]

/** Writes an email to the visitor, a note for colleagues, or what the visitor said elsewhere. */
export function Composer(props: ComposerProps) {
  return <Forms key={`${props.record.kind}.${props.record.id}`} {...props} />
}

function Forms({ record, recipient, onReply, onNote, onReceived, ref }: ComposerProps) {
  const t = useTranslate()
  const emailForm = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Kind>()
  /** Functions that remove the stored draft of each kind. */
  const [unsent, setUnsent] = useState<Partial<Record<Kind, () => void>>>({})
  const kind = chosen ?? 'email'
  const shared = (each: Kind) => ({
    // drafts of emails are stored under their former name
    draft: `${record.kind}.${record.id}.${each === 'email' ? 'letter' : each}`,
    onChanged(forget: (() => void) | undefined) {
      setUnsent((others) => ({ ...others, [each]: forget }))
      if (forget) setChosen((present) => present ?? each) // opens at restored text
    },
  })
  const forgets = Object.values(unsent).filter((forget) => forget !== undefined)
  useImperativeHandle(ref, () => ({
    reply() {
      flushSync(() => setChosen('email'))
      emailForm.current?.querySelector('textarea')?.focus()
    },
  }))
  return (
    <div className="[&_[role=tab]]:min-h-11 [&_[role=tab]]:flex-none [&_[role=tab]]:text-fine [&>[role=tablist]]:border-hairline [&>[role=tabpanel]]:pt-4">
      <Tabs
        label={t(words.label)}
        tabs={kinds.map((id) => ({ id, label: t(words[id]) }))}
        selected={kind}
        onSelect={setChosen}
      >
        {/* all stay mounted, so that typed text is kept when switching */}
        <div ref={emailForm} hidden={kind !== 'email'}>
          <EmailForm {...shared('email')} record={record} recipient={recipient} onReply={onReply} />
        </div>
        <div hidden={kind !== 'note'}>
          <NoteForm {...shared('note')} onNote={onNote} />
        </div>
        <div hidden={kind !== 'received'}>
          <ReceivedForm {...shared('received')} onReceived={onReceived} />
        </div>
      </Tabs>
      <UnsavedGuard
        isChanged={forgets.length > 0}
        onDiscard={() => {
          for (const forget of forgets) forget()
        }}
      />
    </div>
  )
}
