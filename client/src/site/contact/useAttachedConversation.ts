import { useQuery } from '@tanstack/react-query'
import type { Exchange } from '#contract/assistant/transcripts.ts'
import { conversationOptions } from '../../api/conversations.ts'
import { isUuid } from '../../forms/form-draft.ts'
import { useSearchParams } from '../../router/index.ts'

/** A conversation with the assistant that goes along with an enquiry. */
export interface AttachedConversation {
  id: string
  turns: Exchange[]
  /** From now on it does not go along. */
  remove: () => void
}

/**
 * The conversation that the address names, once it is known that it is the visitor's own; undefined where it is not, where nothing was
 * said in it, and where that could not be asked: nothing goes along unseen.
 */
export function useAttachedConversation(): AttachedConversation | undefined {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get('conversation')
  const id = isUuid(named) ? named : undefined
  const { data } = useQuery({ ...conversationOptions(id ?? ''), enabled: id !== undefined })
  if (!id || !data || data.turns.length === 0) return undefined
  function remove() {
    const others = new URLSearchParams(parameters)
    others.delete('conversation')
    setParameters(others, { replace: true })
  }
  return { id, turns: data.turns, remove }
}
