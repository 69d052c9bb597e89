import { type CreatedApiKey, type KeyScope, keyRates, newApiKeySchema } from '#contract/staff/keys.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { createApiKey } from '../../api/keys.ts'
import { FormDialog, UnsavedGuard, useStaffForm } from '../../records/form/index.ts'
import { keysWords as words } from './keys.words.ts'
import { ScopesField } from './ScopesField.tsx'

const dayMs = 86_400_000
const lifetimes = [30, 90, 365]
const noEnd = 'none'

const initial = { name: '', lasts: '365', rate: String(keyRates.usual), scopes: [] as KeyScope[] }

/** Renders the form of a new key. @param onMade shows the key, this once */
export function NewKeyDialog({ onMade, onClose }: { onMade: (made: CreatedApiKey) => void; onClose: () => void }) {
  const t = useTranslate()
  const form = useStaffForm({
    initial,
    schema: newApiKeySchema,
    bodyOf: ({ name, lasts, rate, scopes }) => ({
      name,
      scopes,
      rate: rate.trim() === '' ? undefined : Number(rate),
      expiresAt: lasts === noEnd ? null : new Date(Date.now() + Number(lasts) * dayMs).toISOString(),
    }),
    fieldOf: (path) => (path === 'expiresAt' ? 'lasts' : path),
    async send(body) {
      onMade(await createApiKey(body))
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.newTitle)}
      description={t(words.newHint)}
      act={t(words.add)}
      size="wide"
    >
      <TextField label={t(words.name)} hint={t(words.nameHint)} autoComplete="off" required {...form.field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t(words.lasts)}
          options={[
            ...lifetimes.map((days) => ({ value: String(days), label: t(words.days)(days) })),
            { value: noEnd, label: t(words.noEnd) },
          ]}
          {...form.field('lasts')}
        />
        <TextField label={t(words.rate)} inputMode="numeric" autoComplete="off" required {...form.field('rate')} />
      </div>
      <ScopesField
        chosen={form.values.scopes}
        error={form.errorOf('scopes')}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
      <UnsavedGuard isChanged={form.isChanged && !form.isSending} />
    </FormDialog>
  )
}
