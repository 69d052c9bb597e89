import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { settingsWords } from '../words/settings.words.ts'
import { EntryList } from './EntryList.tsx'

interface AllowListProps {
  label: string
  hint: string | undefined
  ranges: readonly string[]
  /** The reader's own address. */
  yourAddress: string
  errorOf: (path: string) => string | undefined
  onChange: (ranges: string[]) => void
}

/** Edits the addresses that staff may sign in from; an empty list allows all. */
export function AllowList({ ranges, yourAddress, onChange, ...field }: AllowListProps) {
  const t = useTranslate()
  return (
    <EntryList
      {...field}
      name="ipWhitelist"
      entries={ranges}
      placeholder="203.0.113.0/24"
      words={{ none: settingsWords.anywhere, add: settingsWords.addRange, entryOf: settingsWords.rangeOf }}
      onChange={onChange}
    >
      <span className="text-fine text-ink-quiet">{t(settingsWords.yourAddress)(yourAddress)}</span>
      {!ranges.includes(yourAddress) && (
        <Button size="compact" variant="quiet" onClick={() => onChange([...ranges, yourAddress])}>
          {t(settingsWords.addYours)}
        </Button>
      )}
    </EntryList>
  )
}
