import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { ConversationDetail } from '#contract/assistant/conversations.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { conversationOptions } from '../../api/conversations.ts'
import { enquiryOptions } from '../../api/messages.ts'

interface ConversationOrigin {
  isPending: boolean
  /** The address names a conversation that does not exist or cannot be read. */
  isMissing: boolean
  conversation: ConversationDetail | undefined
  /** The last enquiry that the conversation is attached to, which names the sender. */
  enquiry: EnquiryDetail | undefined
}

/** Loads the conversation that `from=chat:ID` in the address names. */
export function useConversationOrigin(): ConversationOrigin {
  const given = useSearchParams()[0].get('from')
  const { data: id } = z.safeParse(z.uuid(), given?.replace(/^chat:/, ''))
  const talk = useQuery({ ...conversationOptions(id ?? ''), enabled: id !== undefined })
  const enquiryId = talk.data?.enquiries.at(-1)?.id
  const enquiry = useQuery({ ...enquiryOptions(enquiryId ?? ''), enabled: enquiryId !== undefined })
  return {
    isPending: (id !== undefined && talk.isPending) || (enquiryId !== undefined && enquiry.isPending),
    isMissing: (given !== null && id === undefined) || talk.isError,
    conversation: talk.data,
    enquiry: enquiry.data,
  }
}
