import { useParams } from 'react-router-dom'
import { industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { type DemoRequestDetail, demoChangeSchema, demoRequestDetailSchema } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { addNote, addReceived } from '../api/activities.ts'
import { changeDemoRequest, demoRequestOptions, replyToDemoRequest } from '../api/messages.ts'
import {
  DemoStatusBadge,
  MessagePage,
  MessageView,
  ThreadPanel,
  useRecordUpdate,
  WorkPanel,
} from '../requests/index.ts'
import { demoKindWords, messagesWords } from '../words/messages.words.ts'
import { Appointment } from './Appointment.tsx'
import { demoRequestsWords as words } from './demo-requests.words.ts'
import { HongKongTime } from './demo-requests-table.tsx'

export default function DemoRequestPage() {
  const { id = '' } = useParams()
  return (
    <MessagePage screen="demoRequests" query={demoRequestOptions(id)}>
      {(request) => <DemoRequest key={request.id} request={request} />}
    </MessagePage>
  )
}

function DemoRequest({ request }: { request: DemoRequestDetail }) {
  const t = useTranslate()
  const { id, version, status, thread } = request
  const { queryKey } = demoRequestOptions(id)
  const { run, show, isBusy } = useRecordUpdate({ queryKey, schema: demoRequestDetailSchema })
  const change = (given: object) => void run(() => changeDemoRequest(id, demoChangeSchema.parse({ ...given, version })))
  const badge = <DemoStatusBadge status={status} />
  return (
    <MessageView
      message={request}
      badges={badge}
      title={t(words.about)}
      facts={[
        [words.kind, t(demoKindWords[request.kind])],
        [words.preferred, <HongKongTime key="wish" date={request.preferredDate} time={request.preferredTime} />],
        [words.industry, t(industryLabels[request.industry])],
        [words.useCase, request.useCase && t(useCaseLabels[request.useCase])],
        [messagesWords.product, request.product],
      ]}
      customerId={request.customerId}
      work={
        <>
          <Appointment request={request} isBusy={isBusy} onChange={change} />
          <WorkPanel
            message={request}
            status={{ value: status, badge, choices: [] }}
            isBusy={isBusy}
            onChange={change}
          />
        </>
      }
    >
      <ThreadPanel
        kind="demo-request"
        message={request}
        thread={thread}
        onReply={async (email) => show(await replyToDemoRequest(id, email))}
        onNote={async (text) => show({ ...request, thread: await addNote('demo-requests', id, { text }) })}
        onReceived={async (received) => show({ ...request, thread: await addReceived('demo-requests', id, received) })}
      />
    </MessageView>
  )
}
