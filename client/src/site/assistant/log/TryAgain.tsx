import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { conversation } from '../conversation.ts'
import { panelWords } from '../panel.words.ts'

export function TryAgain() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Button className="mt-3" size="compact" onClick={() => conversation.askAgain(language)}>
      {t(panelWords.tryAgain)}
    </Button>
  )
}
