import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { industryLabels, useCaseLabels } from '#contract/requests/demo-requests.ts'
import { type DemoRequestDetail, demoChangeSchema, demoRequestDetailSchema } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { addNote, addReceived } from '../api/activities.ts'
import { changeDemoRequest, demoRequestOptions, replyToDemoRequest } from '../api/messages.ts'
import type { ComposerHandle } from '../records/thread/index.ts'
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
import { useDemoActions } from './useDemoActions.tsx'

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
  const { id, version, status, thread, useCase, product } = request
  const { queryKey } = demoRequestOptions(id)
  const { run, show, isBusy } = useRecordUpdate({ queryKey, schema: demoRequestDetailSchema })
  const composer = useRef<ComposerHandle>(null)
  const change = (given: object) => void run(() => changeDemoRequest(id, demoChangeSchema.parse({ ...given, version })))
  const actions = useDemoActions(request, { isBusy, onChange: change, onReply: () => composer.current?.reply() })
  const badge = <DemoStatusBadge status={status} />
  const use = useCase && t(useCaseLabels[useCase])
  const subject = product || (useCase === 'other' ? '' : use)
  return (
    <MessageView
      message={request}
      subject={subject || t(demoKindWords[request.kind])}
      badges={badge}
      primary={actions.primary}
      menu={actions.menu}
      title={t(words.about)}
      facts={[
        [words.kind, t(demoKindWords[request.kind])],
        [words.preferred, <HongKongTime key="wish" date={request.preferredDate} time={request.preferredTime} />],
        [words.industry, t(industryLabels[request.industry])],
        [words.useCase, use],
        [messagesWords.product, product],
      ]}
      customerId={request.customerId}
      work={
        <>
          <Appointment request={request} />
          <WorkPanel
            message={request}
            status={{ value: status, badge, choices: [] }}
            isBusy={isBusy}
            onChange={change}
          />
        </>
      }
    >
      {actions.dialog}
      <ThreadPanel
        kind="demo-request"
        composer={composer}
        message={request}
        thread={thread}
        onReply={async (email) => show(await replyToDemoRequest(id, email))}
        onNote={async (text) => show({ ...request, thread: await addNote('demo-requests', id, { text }) })}
        onReceived={async (received) => show({ ...request, thread: await addReceived('demo-requests', id, received) })}
      />
    </MessageView>
  )
}
