import { Link } from 'react-router-dom'
import { exportDevices, listDevices } from '#contract/endpoints/sales/devices.ts'
import { inLanguage, nameIn } from '#contract/i18n/in-language.ts'
import { type Device, deviceColumnWords, deviceStates, deviceStateWords } from '#contract/sales/devices.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useSession } from '../api/staff/session.ts'
import { devicePath, warrantiesEnding } from '../paths/index.ts'
import { choiceFilter, columnsOf, ListScreen, type Table } from '../records/list/index.ts'
import { DayCell, DeviceStateBadge, OptionalCell } from '../sales/index.ts'
import { dayOf, shiftDay } from '../ui/days.ts'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { devicesWords as words } from './devices.words.ts'

const column = columnsOf<Device>()
const number = (id: 'devEui' | 'joinEui' | 'imei' | 'iccid' | 'firmware', isOptional = false) =>
  column(id, deviceColumnWords[id], { isOptional, cell: (device) => <OptionalCell text={device[id]} /> })

const devicesTable: Table<Device> = {
  name: 'devices',
  title: screenWords.devices,
  rows: listDevices,
  exports: { csv: exportDevices },
  columns: [
    column('serial', deviceColumnWords.serial, { sort: 'serial', isFlexible: true }),
    column('name', words.product, {
      isFlexible: true,
      phone: 'line',
      cell: (device) => <NameCell device={device} />,
      text: (device, language) => nameIn(device, language),
    }),
    number('devEui'),
    column('customerName', words.customer, { phone: 'line', isFlexible: true }),
    column('orderReference', words.order, { className: 'whitespace-nowrap' }),
    column('shippedOn', words.shippedOn, {
      sort: 'shippedOn',
      className: 'whitespace-nowrap',
      cell: ({ shippedOn }) => (shippedOn ? <DayCell day={shippedOn} /> : <Dash />),
    }),
    column('warrantyEndsOn', words.warranty, {
      sort: 'warrantyEndsOn',
      className: 'whitespace-nowrap',
      cell: ({ warrantyEndsOn }) => (warrantyEndsOn ? <DayCell day={warrantyEndsOn} /> : <Dash />),
    }),
    column('state', words.state, {
      phone: 'corner',
      className: 'whitespace-nowrap',
      cell: ({ state }) => <DeviceStateBadge state={state} />,
      text: ({ state }, language) => inLanguage(deviceStateWords[state], language),
    }),
    number('joinEui', true),
    number('imei', true),
    number('iccid', true),
    number('firmware', true),
  ],
  filters: [
    choiceFilter('state', words.state, deviceStates, deviceStateWords),
    { kind: 'exact', id: 'warrantyFrom', label: words.warrantyFrom },
    { kind: 'exact', id: 'warrantyTo', label: words.warrantyTo },
    { kind: 'exact', id: 'product', label: words.ofOneProduct, isCode: true },
    { kind: 'exact', id: 'customer', label: words.ofOneCustomer, isCode: true },
    { kind: 'exact', id: 'order', label: words.ofOneOrder, isCode: true },
    { kind: 'exact', id: 'shipment', label: words.ofOneShipment, isCode: true },
  ],
  initialSort: '-createdAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ serial }) => serial,
  rowPath: ({ id }) => devicePath(id),
  isQuiet: ({ state }) => state === 'replaced' || state === 'scrapped',
}

/** As the words of the link say. */
const endingDays = 60

export default function DevicesPage() {
  const t = useTranslate()
  const { timezone } = useSession()
  const today = dayOf(new Date(), timezone)
  const ending = (
    <Link to={warrantiesEnding(today, shiftDay(today, endingDays))} className="link">
      {t(words.ending)}
    </Link>
  )
  return <ListScreen table={devicesTable} actions={ending} />
}

function NameCell({ device }: { device: Device }) {
  return nameIn(device, useLanguage())
}
