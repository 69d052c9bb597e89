import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { uiWords } from '../../ui/ui.words.ts'

export function EditHead({ title, onLeave }: { title: string; onLeave: () => void }) {
  const t = useTranslate()
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="heading text-title">{title}</h1>
      <Button size="compact" onClick={onLeave}>
        {t(uiWords.cancel)}
      </Button>
    </header>
  )
}
