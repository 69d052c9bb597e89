import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StaffFailure } from '../../api/request.ts'
import { sendTestMail } from '../../api/settings.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { settingsWords } from '../../words/settings.words.ts'
import { useFailureWords } from '../../words/useFailureWords.ts'

/** A mail to oneself by what is saved, and what became of it. */
export function TestMail({ isChanged }: { isChanged: boolean }) {
  const t = useTranslate()
  const { mutate, isPending, data, error, reset } = useMutation({ mutationFn: sendTestMail, networkMode: 'always' })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="compact"
          disabled={isChanged || isPending}
          onClick={() => {
            reset()
            mutate()
          }}
        >
          {t(isPending ? settingsWords.testing : settingsWords.testMail)}
        </Button>
        <p className="field-hint">{t(isChanged ? settingsWords.saveFirst : settingsWords.testHint)}</p>
      </div>
      <div role="status">
        {data && (
          <p className="flex gap-2">
            <CircleCheck className="w-4.5 flex-none text-signal" aria-hidden="true" />
            {t(settingsWords.testSent)(data.to)}
          </p>
        )}
      </div>
      {error && <TestFailure error={error} />}
    </div>
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
