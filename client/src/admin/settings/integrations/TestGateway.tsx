import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { testGateway } from '../../api/settings.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { settingsWords } from '../../words/settings.words.ts'
import { useFailureWords } from '../../words/useFailureWords.ts'

/** A word from the model by what is saved, or what a visitor would be told instead (spec §8, "Chat"). */
export function TestGateway({ isChanged }: { isChanged: boolean }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const { mutate, isPending, data, error, reset } = useMutation({ mutationFn: testGateway, networkMode: 'always' })
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
          {t(isPending ? settingsWords.testingGateway : settingsWords.testGateway)}
        </Button>
        <p className="field-hint">{t(isChanged ? settingsWords.saveGatewayFirst : settingsWords.testGatewayHint)}</p>
      </div>
      <div role="status">
        {data && (
          <p className="flex gap-2">
            <CircleCheck className="w-4.5 flex-none text-signal" aria-hidden="true" />
            {t(settingsWords.gatewayAnswered)(data.model, (data.firstTextMs / 1000).toFixed(1))}
          </p>
        )}
      </div>
      {error && <AlertLine>{failureWords(error)}</AlertLine>}
    </div>
  )
}
