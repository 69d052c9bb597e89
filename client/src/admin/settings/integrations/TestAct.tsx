import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'

interface TestActProps<Answer> {
  test: () => Promise<Answer>
  words: { act: Bilingual; acting: Bilingual; hint: Bilingual; saveFirst: Bilingual }
  /** Disables the test while there are unsaved changes, because it uses the saved settings. */
  isChanged: boolean
  succeeded: (answer: Answer) => string
  failed: (error: Error) => ReactNode
}

export function TestAct<Answer>({ test, words, isChanged, succeeded, failed }: TestActProps<Answer>) {
  const t = useTranslate()
  const { mutate, isPending, data, error, reset } = useMutation({ mutationFn: test, networkMode: 'always' })
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
          {t(isPending ? words.acting : words.act)}
        </Button>
        <p className="field-hint">{t(isChanged ? words.saveFirst : words.hint)}</p>
      </div>
      <div role="status">
        {data && (
          <p className="flex gap-2">
            <CircleCheck className="w-4.5 flex-none text-signal" aria-hidden="true" />
            {succeeded(data)}
          </p>
        )}
      </div>
      {error && failed(error)}
    </div>
  )
}
