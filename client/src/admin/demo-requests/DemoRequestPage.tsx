import { useParams } from 'react-router-dom'
import { industryLabels, useCaseLabels } from '#contract/demo-requests.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { demoRequestOptions } from '../api/messages.ts'
import { MessagePage } from '../messages/MessagePage.tsx'
import { MessageView } from '../messages/MessageView.tsx'
import { demoKindWords, messagesWords } from '../messages/messages.words.ts'
import { demoRequestsWords as words } from './demo-requests.words.ts'
import { PreferredTime } from './PreferredTime.tsx'

/** /admin/demo-requests/{id}. */
export default function DemoRequestPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <MessagePage screen="demoRequests" query={demoRequestOptions(id)}>
      {(request) => (
        <MessageView
          message={request}
          title={t(words.about)}
          facts={[
            [words.kind, t(demoKindWords[request.kind])],
            [words.preferred, <PreferredTime key="time" request={request} />],
            [words.slot, request.preferredTime && t(request.holdsSlot ? words.held : words.notHeld)],
            [words.industry, t(industryLabels[request.industry])],
            [words.useCase, request.useCase && t(useCaseLabels[request.useCase])],
            [messagesWords.product, request.product],
          ]}
        />
      )}
    </MessagePage>
  )
}
