import '../records/page/message.css'
import { useQueryClient } from '@tanstack/react-query'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { nameIn } from '#contract/i18n/in-language.ts'
import { type DeviceDetail, deviceColumnWords, deviceNumbers, deviceStateWords } from '#contract/sales/devices.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { deviceOptions, removeDevice, showDeviceKey } from '../api/sales/devices.ts'
import { useCan, useSession } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { customerPath, devicePath, devicesOf, devicesPath, orderPath, productPath } from '../paths/index.ts'
import { type Fact, Facts, RecordHead, RecordPage } from '../records/page/index.ts'
import { DayCell, DeviceStateBadge, LinesTable } from '../sales/index.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { dayOf } from '../ui/days.ts'
import { MenuItem, MenuLink } from '../ui/Menu.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { screenWords } from '../words/frame.words.ts'
import { eventWords, devicesWords as words } from './devices.words.ts'
import { EditDialog } from './EditDialog.tsx'

/** Renders /admin/devices/{id}. */
export default function DevicePage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={deviceOptions(id)}
      titleOf={(device) => device?.serial ?? t(screenWords.devices)}
      listPath={devicesPath}
      notFound="device.not_found"
      words={words}
      back={t(words.back)}
    >
      {(device) => <DeviceView key={device.id} device={device} />}
    </RecordPage>
  )
}

function DeviceView({ device }: { device: DeviceDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const canWrite = useCan()('sales.write')
  const [action, setAction] = useState<'edit' | 'remove'>()
  const { id, serial, state, orderId, orderReference, customerId, productId } = device
  const close = () => setAction(undefined)
  return (
    <article>
      <RecordHead
        title={[serial, nameIn(device, language)]}
        facts={<DeviceStateBadge state={state} />}
        primary={
          canWrite ? (
            <Button variant="primary" size="compact" onClick={() => setAction('edit')}>
              <Pencil aria-hidden="true" className="size-4" />
              {t(words.edit)}
            </Button>
          ) : undefined
        }
        menu={
          <>
            <MenuLink to={orderPath(orderId)}>{orderReference}</MenuLink>
            {customerId && <MenuLink to={devicesOf('customer', customerId)}>{t(words.ofCustomer)}</MenuLink>}
            {productId && <MenuLink to={devicesOf('product', productId)}>{t(words.ofProduct)}</MenuLink>}
            {canWrite && (
              <MenuItem icon={<Trash2 aria-hidden="true" />} isDangerous onSelect={() => setAction('remove')}>
                {t(words.remove)}
              </MenuItem>
            )}
          </>
        }
      />
      <div className="message-columns">
        <div className="grid content-start gap-4">
          <History device={device} />
          {device.others.length > 0 && <Others devices={device.others} />}
        </div>
        <Details device={device} />
      </div>
      {action === 'edit' && <EditDialog device={device} onClose={close} />}
      {action === 'remove' && <RemoveDialog id={id} serial={serial} onClose={close} />}
    </article>
  )
}

function RemoveDialog({ id, serial, onClose }: { id: string; serial: string; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  async function remove() {
    await removeDevice(id)
    toast(t(words.removed)(serial), 'success')
    await navigate(devicesPath, { replace: true })
    void queries.invalidateQueries({ queryKey: ['tables', 'devices'] })
  }
  return (
    <ConfirmDialog
      title={t(words.removeTitle)(serial)}
      description={t(words.removeHint)}
      action={t(words.remove)}
      isErasing
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

function Details({ device }: { device: DeviceDetail }) {
  const t = useTranslate()
  const { timezone } = useSession()
  const { customerId, customerName, orderId, orderReference, shipmentNumber, productId, sku, note } = device
  const { shippedOn, warrantyEndsOn, firmware, hasKey } = device
  const name = nameIn(device, useLanguage())
  const link = (to: string, text: string) => (
    <Link key={to} to={to} className="link">
      {text}
    </Link>
  )
  const facts: Fact[] = [
    ...deviceNumbers.map((number): Fact => {
      const text = device[number]
      const isWhole = number !== 'serial' && text !== ''
      return [deviceColumnWords[number], isWhole ? <WholeNumber key={number} text={text} /> : text]
    }),
    [deviceColumnWords.appKey, hasKey && <AppKey key="key" id={device.id} />],
    [words.product, productId ? link(productPath(productId), name) : name],
    [words.sku, sku],
    [words.customer, customerId ? link(customerPath(customerId), customerName) : customerName],
    [words.order, link(orderPath(orderId), orderReference)],
    [words.shipment, String(shipmentNumber)],
    [words.shippedOn, shippedOn && <DayCell key="shipped" day={shippedOn} />],
    [
      words.warranty,
      warrantyEndsOn && (
        <span key="warranty">
          <DayCell day={warrantyEndsOn} />
          {warrantyEndsOn < dayOf(new Date(), timezone) && ` · ${t(words.ended)}`}
        </span>
      ),
    ],
    [deviceColumnWords.firmware, firmware],
    [deviceColumnWords.note, note && <span className="whitespace-pre-line">{note}</span>],
  ]
  return (
    <section className="message-panel self-start">
      <h2>{t(words.details)}</h2>
      <Facts facts={facts} />
    </section>
  )
}

/** Keeps a number on one line, so that it is read and copied as one. */
function WholeNumber({ text }: { text: string }) {
  return <span className="whitespace-nowrap">{text}</span>
}

/** Shows the AppKey to those who may see it; it is kept in no cache. */
function AppKey({ id }: { id: string }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const canSee = useCan()('devices.keys')
  const [appKey, setAppKey] = useState<string>()
  if (!canSee) return t(words.keyHidden)
  if (appKey !== undefined) return <code className="wrap-anywhere">{appKey}</code>
  async function show() {
    try {
      setAppKey(await showDeviceKey(id))
      void queries.invalidateQueries({ queryKey: deviceOptions(id).queryKey })
    } catch (error) {
      toast(t(words.keyFailed), 'failure', failureWords(error))
    }
  }
  return (
    <>
      <Button size="compact" variant="secondary" onClick={() => void show()}>
        <KeyRound aria-hidden="true" className="size-4" />
        {t(words.showKey)}
      </Button>
      <span className="block text-fine text-ink-quiet">{t(words.keyAudited)}</span>
    </>
  )
}

function History({ device: { events } }: { device: DeviceDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.history)} heads={[words.event, words.when, words.by].map(t)}>
        {events.map(({ id, at, kind, state, by }) => (
          <tr key={id}>
            <th scope="row">
              {t(eventWords[kind])}
              {kind === 'moved' && state && ` · ${t(deviceStateWords[state])}`}
            </th>
            <td data-head={t(words.when)}>
              <time dateTime={at}>{dateTime(at)}</time>
            </td>
            <td data-head={t(words.by)}>{by}</td>
          </tr>
        ))}
      </LinesTable>
    </section>
  )
}

function Others({ devices }: { devices: DeviceDetail['others'] }) {
  const t = useTranslate()
  return (
    <section className="message-panel" aria-label={t(words.others)}>
      <h2>{t(words.others)}</h2>
      <ul className="grid gap-1">
        {devices.map(({ id, orderReference, customerName, state, shippedOn }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Link to={devicePath(id)} className="link">
              {orderReference}
            </Link>
            <span>{customerName}</span>
            {shippedOn && <DayCell day={shippedOn} />}
            <DeviceStateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
