import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { nameIn } from '#contract/i18n/in-language.ts'
import { locationChangeSchema, type StockLocation } from '#contract/stock/locations.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { addLocation, changeLocation, stockLocationsOptions, useStockChanged } from '../api/sales/stock.ts'
import { useCan } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { Switch } from '../ui/fields/Switch.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { StockTabs } from './StockTabs.tsx'
import { stockWords as words } from './stock.words.ts'

/** Renders /admin/stock/locations. */
export default function LocationsPage() {
  const t = useTranslate()
  const canWrite = useCan()('stock.write')
  const { data, error, refetch } = useQuery(stockLocationsOptions)
  const [edited, setEdited] = useState<StockLocation | 'new'>()
  return (
    <>
      <PageHead title={t(words.locations)} isListed={false} />
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{t(words.locations)}</h1>
        {canWrite && (
          <Button variant="primary" size="compact" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-4" />
            {t(words.addLocation)}
          </Button>
        )}
      </header>
      <div className="-mt-2 mb-4">
        <StockTabs />
      </div>
      {!data && error && <LoadFailure title={t(words.locationsFailed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && (
        <ul className="grid gap-3 md:grid-cols-2">
          {data.items.map((location) => (
            <LocationCard
              key={location.id}
              location={location}
              onEdit={canWrite ? () => setEdited(location) : undefined}
            />
          ))}
        </ul>
      )}
      {edited && (
        <LocationDialog location={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

function LocationCard({ location, onEdit }: { location: StockLocation; onEdit: (() => void) | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const { address, isDefault, isArchived, pieces } = location
  const name = nameIn(location, language)
  return (
    <li className="grid content-start gap-1 rounded-panel border border-hairline bg-raised px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        {isDefault && <Badge tone="signal">{t(words.isDefault)}</Badge>}
        {isArchived && <Badge tone="quiet">{t(words.isArchived)}</Badge>}
      </div>
      {address && <p className="whitespace-pre-line wrap-anywhere">{address}</p>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-ink-quiet">{t(words.piecesThere)(number(pieces))}</span>
        {onEdit && (
          <Button size="compact" variant="quiet" onClick={onEdit} aria-label={t(words.editLocation)(name)}>
            {t(words.edit)}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Adds a location, or edits one. */
function LocationDialog({ location, onClose }: { location: StockLocation | undefined; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useStockChanged()
  const { version = 1, name = '', nameEn = '', address = '', isDefault = false, isArchived = false } = location ?? {}
  const form = useStaffForm({
    initial: { name, nameEn, address, isDefault, isArchived },
    schema: locationChangeSchema,
    bodyOf: (values) => ({ ...values, version }),
    async send(body) {
      const texts = { name: body.name, nameEn: body.nameEn, address: body.address }
      await (location ? changeLocation(location.id, body) : addLocation(texts))
      changed()
      toast(t(words.locationSaved)(body.name), 'success')
      onClose()
    },
    onFailure({ code }) {
      if (code === 'record.changed') changed()
    },
  })
  const title = location ? t(words.editLocation)(location.name) : t(words.addLocation)
  const archiveError = form.errorOf('isArchived') ?? form.errorOf('isDefault')
  return (
    <FormDialog form={form} onClose={onClose} title={title} act={t(words.save)}>
      <TextField label={t(words.name)} required {...form.field('name')} />
      <TextField label={t(words.nameEn)} {...form.field('nameEn')} />
      <TextArea label={t(words.address)} rows={2} {...form.field('address')} />
      {location && (
        <>
          <Switch
            label={t(words.isDefault)}
            hint={t(words.isDefaultHint)}
            isOn={form.values.isDefault}
            onChange={(isOn) => form.set('isDefault', isOn)}
          />
          <Switch
            label={t(words.isArchived)}
            hint={t(words.isArchivedHint)}
            isOn={form.values.isArchived}
            onChange={(isOn) => form.set('isArchived', isOn)}
          />
          {archiveError && <FieldError id={undefined}>{archiveError}</FieldError>}
        </>
      )}
    </FormDialog>
  )
}
