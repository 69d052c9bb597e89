import { useParams } from 'react-router-dom'
import { inquiryTypeLabels } from '#contract/requests/enquiries.ts'
import {
  type EnquiryDetail,
  enquiryChangeSchema,
  enquiryDetailSchema,
  enquiryStatuses,
} from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { addNote, addReceived } from '../api/activities.ts'
import { changeEnquiry, enquiryOptions, replyToEnquiry } from '../api/messages.ts'
import {
  EnquiryStatusBadge,
  MessagePage,
  MessageView,
  ThreadPanel,
  useRecordUpdate,
  WorkPanel,
} from '../requests/index.ts'
import { messagesWords } from '../words/messages.words.ts'
import { enquiryStatusWords } from '../words/status.words.ts'
import { AttachedConversation } from './AttachedConversation.tsx'
import { CreateQuoteButton } from './CreateQuoteButton.tsx'
import { enquiriesWords as words } from './enquiries.words.ts'

export default function EnquiryPage() {
  const { id = '' } = useParams()
  return (
    <MessagePage screen="enquiries" query={enquiryOptions(id)}>
      {(enquiry) => <Enquiry key={enquiry.id} enquiry={enquiry} />}
    </MessagePage>
  )
}

function Enquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const t = useTranslate()
  const { id, version, status, inquiryType, product, thread, customerId, conversation } = enquiry
  const { queryKey } = enquiryOptions(id)
  const { run, show, isBusy } = useRecordUpdate({ queryKey, schema: enquiryDetailSchema })
  const choices = enquiryStatuses.map((value) => ({ value, label: t(enquiryStatusWords[value]) }))
  return (
    <MessageView
      message={enquiry}
      badges={<EnquiryStatusBadge status={status} />}
      title={t(words.about)}
      facts={[
        [words.type, inquiryType && t(inquiryTypeLabels[inquiryType])],
        [messagesWords.product, product],
      ]}
      customerId={customerId}
      before={conversation && <AttachedConversation conversation={conversation} />}
      work={
        <WorkPanel
          message={enquiry}
          status={{ value: status, badge: <EnquiryStatusBadge status={status} />, choices }}
          isBusy={isBusy}
          onChange={(change) => void run(() => changeEnquiry(id, enquiryChangeSchema.parse({ ...change, version })))}
        >
          <CreateQuoteButton enquiry={enquiry} />
        </WorkPanel>
      }
    >
      <ThreadPanel
        kind="enquiry"
        message={enquiry}
        thread={thread}
        onReply={async (email) => show(await replyToEnquiry(id, email))}
        onNote={async (text) => show({ ...enquiry, thread: await addNote('enquiries', id, { text }) })}
        onReceived={async (received) => show({ ...enquiry, thread: await addReceived('enquiries', id, received) })}
      />
    </MessageView>
  )
}
