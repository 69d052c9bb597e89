import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Exchange } from '#contract/assistant/transcripts.ts'
import { getOwnConversation } from '#contract/endpoints/conversations.ts'
import { call } from '../../api/request.ts'
import { isUuid } from '../../forms/form-draft.ts'

/** GET /chat/conversations/{id}: of the visitor's own; asked for once. */
function conversationOptions(id: string) {
  return queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => call(getOwnConversation, { params: { id }, signal }),
    retry: false,
  })
}

export interface AttachedConversation {
  id: string
  turns: Exchange[]
  /** Detaches it from the enquiry. */
  remove: () => void
}

/**
 * Returns the conversation that the address names, once the server confirms that it belongs to the visitor. Undefined
 * otherwise, if it is empty, or if the request fails, so that nothing is attached unseen.
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
