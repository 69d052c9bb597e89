import { FilePlus2, Reply } from 'lucide-react'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { inquiryTypeLabels } from '#contract/requests/enquiries.ts'
import {
  type EnquiryDetail,
  enquiryChangeSchema,
  enquiryDetailSchema,
  enquiryStatuses,
} from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { addNote, addReceived } from '../api/activities.ts'
import { changeEnquiry, enquiryOptions, replyToEnquiry } from '../api/messages.ts'
import { useCan } from '../api/staff/session.ts'
import type { ComposerHandle } from '../records/thread/index.ts'
import {
  EnquiryStatusBadge,
  MessagePage,
  MessageView,
  messageSubject,
  ThreadPanel,
  useRecordUpdate,
  WorkPanel,
  workWords,
} from '../requests/index.ts'
import { MenuItem, MenuLine } from '../ui/Menu.tsx'
import { messagesWords } from '../words/messages.words.ts'
import { enquiryStatusWords } from '../words/status.words.ts'
import { AttachedConversation } from './AttachedConversation.tsx'
import { enquiriesWords as words } from './enquiries.words.ts'
import { useCreateQuote } from './useCreateQuote.ts'

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
  const can = useCan()
  const canAnswer = can('inbox.answer')
  const canSell = can('sales.write')
  const composer = useRef<ComposerHandle>(null)
  const { create, isCreating } = useCreateQuote(enquiry)
  const next = nextStepOf(enquiry)
  const reply = () => composer.current?.reply()
  const choices = enquiryStatuses.map((value) => ({ value, label: t(enquiryStatusWords[value]) }))
  return (
    <MessageView
      message={enquiry}
      subject={product || messageSubject(enquiry.message)}
      badges={<EnquiryStatusBadge status={status} />}
      title={t(words.about)}
      facts={[
        [words.type, inquiryType && t(inquiryTypeLabels[inquiryType])],
        [messagesWords.product, product],
      ]}
      primary={
        <>
          {next === 'reply' && canAnswer && (
            <Button size="compact" variant="primary" onClick={reply}>
              <Reply aria-hidden="true" className="size-4" />
              {t(workWords.reply)}
            </Button>
          )}
          {next === 'quote' && canSell && (
            <Button size="compact" variant="primary" disabled={isCreating} onClick={create}>
              <FilePlus2 aria-hidden="true" className="size-4" />
              {t(workWords.makeQuote)}
            </Button>
          )}
        </>
      }
      menu={
        <>
          {next !== 'reply' && canAnswer && (
            <MenuItem icon={<Reply aria-hidden="true" />} onSelect={reply}>
              {t(workWords.reply)}
            </MenuItem>
          )}
          {next !== 'quote' && canSell && (
            <MenuItem icon={<FilePlus2 aria-hidden="true" />} disabled={isCreating} onSelect={create}>
              {t(workWords.makeQuote)}
            </MenuItem>
          )}
          {(canAnswer || canSell) && <MenuLine />}
        </>
      }
      customerId={customerId}
      before={conversation && <AttachedConversation conversation={conversation} />}
      work={
        <WorkPanel
          message={enquiry}
          status={{ value: status, badge: <EnquiryStatusBadge status={status} />, choices }}
          isBusy={isBusy}
          onChange={(change) => void run(() => changeEnquiry(id, enquiryChangeSchema.parse({ ...change, version })))}
        />
      }
    >
      <ThreadPanel
        kind="enquiry"
        composer={composer}
        message={enquiry}
        thread={thread}
        onReply={async (email) => show(await replyToEnquiry(id, email))}
        onNote={async (text) => show({ ...enquiry, thread: await addNote('enquiries', id, { text }) })}
        onReceived={async (received) => show({ ...enquiry, thread: await addReceived('enquiries', id, received) })}
      />
    </MessageView>
  )
}

/** Returns what is to be done next; nothing for a closed enquiry. */
function nextStepOf({ status }: EnquiryDetail): 'reply' | 'quote' | undefined {
  if (status === 'answered') return 'quote'
  return status === 'closed' ? undefined : 'reply'
}
