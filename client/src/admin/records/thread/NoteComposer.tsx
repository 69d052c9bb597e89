import { useState } from 'react'
import { tabStorage } from '../../../storage/tab-storage.ts'
import { UnsavedGuard } from '../form/index.ts'
import { NoteForm } from './NoteForm.tsx'

interface NoteComposerProps {
  /** Key of the stored draft: the record's kind and id, such as `customer.{id}`. */
  draft: string
  onNote: (text: string) => Promise<unknown>
}

/** Writes notes, for records without emails. */
export function NoteComposer({ draft, onNote }: NoteComposerProps) {
  const [isChanged, setChanged] = useState(false)
  const key = `staffDraft.${draft}.note`
  return (
    <div>
      <NoteForm draft={key} onChanged={setChanged} onNote={onNote} />
      <UnsavedGuard isChanged={isChanged} onDiscard={() => tabStorage.write(key, null)} />
    </div>
  )
}
