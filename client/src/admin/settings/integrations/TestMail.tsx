import { useTranslate } from '../../../i18n/language.tsx'
import { StaffFailure } from '../../api/request.ts'
import { sendTestMail } from '../../api/settings.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { settingsWords } from '../../words/settings.words.ts'
import { TestAct } from './TestAct.tsx'

const words = {
  act: settingsWords.testMail,
  acting: settingsWords.testing,
  hint: settingsWords.testHint,
  saveFirst: settingsWords.saveFirst,
}

export function TestMail({ isChanged }: { isChanged: boolean }) {
  const t = useTranslate()
  return (
    <TestAct
      test={sendTestMail}
      words={words}
      isChanged={isChanged}
      succeeded={({ to }) => t(settingsWords.testSent)(to)}
      failed={(error) => <TestFailure error={error} />}
    />
  )
}

function TestFailure({ error }: { error: Error }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const reply = error instanceof StaffFailure && error.code === 'mail.failed' ? error.detail : undefined
  return (
    <AlertLine>
      {failureWords(error)}
      {reply && (
        <span className="mt-1 block text-fine wrap-anywhere">
          {t(settingsWords.serverReply)} <q lang="en">{reply}</q>
        </span>
      )}
    </AlertLine>
  )
}
