import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { ConversationDetail } from '#contract/assistant/conversations.ts'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { conversationOptions } from '../../api/conversations.ts'
import { enquiryOptions } from '../../api/messages.ts'

interface ConversationOrigin {
  /** It is still being read. */
  isPending: boolean
  /** The address names one that is not there, or cannot be read. */
  isMissing: boolean
  conversation: ConversationDetail | undefined
  /** That it is attached to, the last one: it says who asked. */
  enquiry: EnquiryDetail | undefined
}

/** What a quotation comes from where its address says `from=chat:` and the id of a conversation. */
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
