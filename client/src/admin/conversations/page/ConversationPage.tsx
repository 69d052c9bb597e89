import '../../records/page/message.css'
import { useParams } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { conversationOptions } from '../../api/conversations.ts'
import { conversationsPath } from '../../paths/index.ts'
import { RecordPage } from '../../records/page/index.ts'
import { ConversationView } from './ConversationView.tsx'
import { conversationWords as words } from './conversation.words.ts'

export default function ConversationPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={conversationOptions(id)}
      titleOf={(conversation) => conversation?.opening ?? t(words.title)}
      listPath={conversationsPath}
      notFound="conversation.not_found"
      words={words}
      back={t(words.back)}
    >
      {(conversation) => <ConversationView key={conversation.id} conversation={conversation} />}
    </RecordPage>
  )
}
