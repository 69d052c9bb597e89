import { useState } from 'react'
import { brakePercentMost, brakeProductsMost } from '#contract/sync/brake.ts'
import type { SyncStatus } from '#contract/sync/sync.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { syncWords, useAutoSync } from '../../sync/index.ts'
import { Switch } from '../../ui/fields/Switch.tsx'
import { fieldsWords } from '../../words/setting-fields.words.ts'
import { notionWords as words } from '../notion.words.ts'

type Brake = Pick<SyncStatus, 'brake' | 'brakePercent' | 'brakeProducts' | 'isConfigured'>

/** Configures when runs wait for approval of a mass change; saved when a field loses focus. */
export function BrakeFields({ brake, brakePercent, brakeProducts, isConfigured }: Brake) {
  const t = useTranslate()
  const { set, isSaving, pending } = useAutoSync()
  const isOn = isConfigured && (pending?.brake ?? brake)
  return (
    <div>
      <Switch
        label={t(fieldsWords.brake.label)}
        hint={`${isConfigured ? '' : t(syncWords.connectFirst)} ${t(words.brakeHint)}`.trim()}
        isOn={isOn}
        disabled={isSaving || !isConfigured}
        onChange={(on) => set({ brake: on })}
      />
      {isOn && (
        <div className="grid gap-3 sm:grid-cols-2 min-[75rem]:grid-cols-1">
          <BoundField
            key={`percent ${brakePercent}`}
            label={t(fieldsWords.brakePercent.label)}
            value={brakePercent}
            most={brakePercentMost}
            onSet={(value) => set({ brakePercent: value })}
          />
          <BoundField
            key={`products ${brakeProducts}`}
            label={t(fieldsWords.brakeProducts.label)}
            value={brakeProducts}
            most={brakeProductsMost}
            onSet={(value) => set({ brakeProducts: value })}
          />
        </div>
      )}
    </div>
  )
}

interface BoundFieldProps {
  label: string
  value: number
  most: number
  onSet: (value: number) => void
}

function BoundField({ label, value, most, onSet }: BoundFieldProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const [draft, setDraft] = useState(String(value))
  const typed = /^\d+$/.test(draft.trim()) ? Number(draft) : 0
  const isValid = typed >= 1 && typed <= most
  function commit() {
    if (isValid && typed !== value) onSet(typed)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={draft}
      error={isValid ? undefined : t(words.wholeNumber)(number(most))}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) commit()
      }}
    />
  )
}
