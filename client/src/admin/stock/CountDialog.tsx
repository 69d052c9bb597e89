import { nameIn } from '#contract/i18n/in-language.ts'
import type { ProductStock } from '#contract/stock/locations.ts'
import { stockCountSchema } from '#contract/stock/movements.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { countStock, useStockChanged } from '../api/sales/stock.ts'
import { useFormats } from '../i18n/formats.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { LocationField, useDefaultLocations } from '../sales/index.ts'
import { stockWords as words } from './stock.words.ts'

export interface StockDialogProps {
  product: ProductStock
  onClose: () => void
}

export function CountDialog({ product, onClose }: StockDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const { number } = useFormats()
  const changed = useStockChanged()
  const { main } = useDefaultLocations()
  const form = useStaffForm({
    initial: { locationId: '', counted: '', note: '' },
    schema: stockCountSchema,
    bodyOf: ({ locationId, counted, note }) => ({
      productId: product.id,
      locationId: locationId || main,
      was: levelAt(product, locationId || main),
      counted: counted.trim() === '' ? undefined : Number(counted),
      note,
    }),
    async send(body) {
      await countStock(body)
      changed()
      toast(t(words.countSaved), 'success')
      onClose()
    },
    onFailure({ code }) {
      if (code === 'stock.changed') changed()
    },
  })
  const locationId = form.values.locationId || main
  const title = t(words.countTitle)(nameIn(product, language))
  return (
    <FormDialog form={form} onClose={onClose} title={title} description={t(words.countHint)} act={t(words.saveCount)}>
      <LocationField
        label={t(words.location)}
        hint={t(words.isThere)(number(levelAt(product, locationId)))}
        field={{ ...form.field('locationId'), value: locationId }}
      />
      <TextField label={t(words.counted)} inputMode="numeric" autoComplete="off" required {...form.field('counted')} />
      <TextField label={t(words.reasonWhy)} required {...form.field('note')} />
    </FormDialog>
  )
}

export function levelAt({ levels }: ProductStock, locationId: string): number {
  return levels.find((level) => level.locationId === locationId)?.quantity ?? 0
}
