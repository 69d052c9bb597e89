import { useParams } from 'react-router-dom'
import { inquiryTypeLabels } from '#contract/enquiries.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { enquiryOptions } from '../api/messages.ts'
import { MessagePage } from '../messages/MessagePage.tsx'
import { MessageView } from '../messages/MessageView.tsx'
import { messagesWords } from '../messages/messages.words.ts'
import { enquiriesWords as words } from './enquiries.words.ts'

/** /admin/enquiries/{id}. */
export default function EnquiryPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <MessagePage screen="enquiries" query={enquiryOptions(id)}>
      {(enquiry) => (
        <MessageView
          message={enquiry}
          title={t(words.about)}
          facts={[
            [words.type, enquiry.inquiryType && t(inquiryTypeLabels[enquiry.inquiryType])],
            [messagesWords.product, enquiry.product],
          ]}
        />
      )}
    </MessagePage>
  )
}
