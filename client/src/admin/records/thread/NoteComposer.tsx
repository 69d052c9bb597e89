import { useState } from 'react'
import { UnsavedGuard } from '../form/index.ts'
import { NoteForm } from './NoteForm.tsx'

interface NoteComposerProps {
  /** Kind and id of the record, `customer.{id}`. */
  draft: string
  onNote: (text: string) => Promise<unknown>
}

/** Writes notes, for records without emails. */
export function NoteComposer(props: NoteComposerProps) {
  return <Note key={props.draft} {...props} />
}

function Note({ draft, onNote }: NoteComposerProps) {
  const [unsent, setUnsent] = useState<{ forget: () => void }>()
  return (
    <div>
      <NoteForm draft={`${draft}.note`} onChanged={(forget) => setUnsent(forget && { forget })} onNote={onNote} />
      <UnsavedGuard isChanged={unsent !== undefined} onDiscard={() => unsent?.forget()} />
    </div>
  )
}
