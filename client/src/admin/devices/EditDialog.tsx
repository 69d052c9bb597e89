import { useQueryClient } from '@tanstack/react-query'
import {
  type DeviceDetail,
  deviceChangeSchema,
  deviceColumnWords,
  deviceStates,
  deviceStateWords,
} from '#contract/sales/devices.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { changeDevice, deviceOptions } from '../api/sales/devices.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { devicesWords as words } from './devices.words.ts'

/** Renders the form of state, firmware and note; the state of a packed device changes with its shipment. */
export function EditDialog({ device, onClose }: { device: DeviceDetail; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { id, version, state, firmware, note } = device
  const isPacked = state === 'packed'
  const form = useStaffForm({
    initial: { state, firmware, note },
    schema: deviceChangeSchema,
    bodyOf: ({ state: to, ...texts }) => ({ version, ...texts, ...(to !== state && { state: to }) }),
    async send(body) {
      queries.setQueryData(deviceOptions(id).queryKey, await changeDevice(id, body))
      void queries.invalidateQueries({ queryKey: ['tables', 'devices'] })
      toast(t(words.saved), 'success')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words.editTitle)}
      description={t(words.editHint)}
      act={t(words.save)}
    >
      {!isPacked && (
        <SelectField
          label={t(words.state)}
          options={deviceStates
            .filter((one) => one !== 'packed')
            .map((value) => ({ value, label: t(deviceStateWords[value]) }))}
          {...form.field('state')}
        />
      )}
      <TextField label={t(deviceColumnWords.firmware)} autoComplete="off" {...form.field('firmware')} />
      <TextArea label={t(deviceColumnWords.note)} rows={2} {...form.field('note')} />
    </FormDialog>
  )
}
