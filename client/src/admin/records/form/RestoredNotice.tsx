import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { uiWords } from '../../ui/ui.words.ts'

interface RestoredNoticeProps {
  /** When the restored text was typed. */
  at: string
  onDiscard: () => void
}

/** Says that the form holds unsaved text of an earlier visit. */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const t = useTranslate()
  const { date, time, dateTime } = useFormats()
  const isToday = date(at) === date(new Date())
  return (
    <Notice>
      <p>{t(uiWords.restored)(isToday ? time(at) : dateTime(at))}</p>
      <Button size="compact" onClick={onDiscard}>
        {t(uiWords.discardRestored)}
      </Button>
    </Notice>
  )
}
