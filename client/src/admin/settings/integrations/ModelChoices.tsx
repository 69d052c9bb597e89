import { chatModels } from '#contract/assistant/chat.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { chatModelWords, settingsWords } from '../../words/settings.words.ts'

/** Suggests models for the field above; gateways offer many more. */
export function ModelChoices({ value, onChange }: { value: string; onChange: (model: string) => void }) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand above them as a heading
    <div role="group" aria-label={t(settingsWords.modelChoices)} className="-mt-2 flex flex-wrap gap-1.5">
      {chatModels.map((model, index) => {
        const label = chatModelWords[index]
        return (
          <Button
            key={model}
            size="compact"
            variant="quiet"
            aria-pressed={value === model}
            onClick={() => onChange(model)}
            className="wrap-anywhere"
          >
            {label && <span>{t(label)}</span>}
            <code className="text-ink-quiet">{model}</code>
          </Button>
        )
      })}
    </div>
  )
}
