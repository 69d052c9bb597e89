import { useEffect, useState } from 'react'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { tabStorage } from '../../../storage/tab-storage.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { UnsavedGuard } from '../form/index.ts'
import { composerWords as words } from './composer.words.ts'
import { EmailForm } from './EmailForm.tsx'
import { NoteForm } from './NoteForm.tsx'
import { ReceivedForm } from './ReceivedForm.tsx'
import { readDraft } from './useTextDraft.ts'

export interface EmailRecipient {
  name: string
  email: string
  /** The recipient's language, for the greeting and closing. */
  language: ReaderLanguage
  subject: string
}

/** Handlers for each kind of text; failures are shown in its form. */
export interface ComposerActions {
  onReply: (email: { subject: string; text: string }) => Promise<unknown>
  onNote: (text: string) => Promise<unknown>
  onReceived: (received: { text: string; via: 'mail' | 'phone' | 'other' }) => Promise<unknown>
}

interface ComposerProps extends ComposerActions {
  /** Key of the stored drafts: the record's kind and id, such as `enquiry.{id}`. */
  draft: string
  recipient: EmailRecipient
}

const kinds = ['letter', 'note', 'received'] as const
type Kind = (typeof kinds)[number]

/** Writes an email to the visitor, a note for colleagues, or what the visitor said elsewhere. */
export function Composer({ draft, recipient, onReply, onNote, onReceived }: ComposerProps) {
  const t = useTranslate()
  const [kind, setKind] = useState<Kind>('letter')
  const [changed, setChanged] = useState<ReadonlySet<Kind>>(new Set())
  const draftOf = (each: Kind) => `staffDraft.${draft}.${each}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears does it open at what was kept
  useEffect(() => {
    const kindWithDraft = kinds.find((each) => readDraft(draftOf(each)))
    if (kindWithDraft) setKind(kindWithDraft)
  }, [draft])

  const onChanged = (each: Kind) => (isChanged: boolean) =>
    setChanged((previous) => new Set(kinds.filter((other) => (other === each ? isChanged : previous.has(other)))))
  const shared = (each: Kind) => ({ draft: draftOf(each), onChanged: onChanged(each) })
  return (
    <div className="[&_[role=tab]]:min-h-11 [&_[role=tab]]:flex-none [&_[role=tab]]:text-fine [&>[role=tablist]]:border-hairline [&>[role=tabpanel]]:pt-4">
      <Tabs
        label={t(words.label)}
        tabs={kinds.map((id) => ({ id, label: t(words[id]) }))}
        selected={kind}
        onSelect={setKind}
      >
        {/* all stay mounted, so that typed text is kept when switching */}
        <div hidden={kind !== 'letter'}>
          <EmailForm {...shared('letter')} recipient={recipient} onReply={onReply} />
        </div>
        <div hidden={kind !== 'note'}>
          <NoteForm {...shared('note')} onNote={onNote} />
        </div>
        <div hidden={kind !== 'received'}>
          <ReceivedForm {...shared('received')} onReceived={onReceived} />
        </div>
      </Tabs>
      <UnsavedGuard
        isChanged={changed.size > 0}
        onDiscard={() => {
          for (const each of kinds) tabStorage.write(draftOf(each), null)
        }}
      />
    </div>
  )
}

export interface TextDraftProps {
  draft: string
  /** Called when unsent text appears or is gone. */
  onChanged: (isChanged: boolean) => void
}
