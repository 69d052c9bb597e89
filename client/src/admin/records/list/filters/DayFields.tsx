import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useSession } from '../../../api/staff/session.ts'
import { dayOf, firstDay } from '../../../ui/days.ts'
import { tableWords } from '../table.words.ts'
import type { TableControl } from '../useTableState.ts'

const spans = [1, 7, 30, 90]

/** Chooses two days, or the last N days, which stay relative in saved views. */
export function DayFields({ control }: { control: TableControl }) {
  const t = useTranslate()
  const { timezone } = useSession()
  const { from = '', to = '' } = control.state.filters
  const today = dayOf(new Date(), timezone)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-1.5">
        {spans.map((days) => (
          <Button
            key={days}
            size="compact"
            aria-pressed={from === `${days}d` && !to}
            className="aria-pressed:bg-signal-soft"
            onClick={() => control.change({ from: `${days}d`, to: '' })}
          >
            {t(tableWords.lastDays)(days)}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          type="date"
          label={t(tableWords.from)}
          value={from && firstDay(from, today)}
          max={to || undefined}
          onChange={(event) => control.change({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={t(tableWords.to)}
          value={to}
          min={from && firstDay(from, today)}
          onChange={(event) => control.change({ to: event.target.value })}
        />
      </div>
      <Button
        size="compact"
        variant="quiet"
        disabled={!from && !to}
        onClick={() => control.change({ from: '', to: '' })}
      >
        {t(tableWords.anyDate)}
      </Button>
    </div>
  )
}
