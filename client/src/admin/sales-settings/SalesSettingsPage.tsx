import '../records/form/settings-form.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { renewalWayWords } from '#contract/billing/subscriptions.ts'
import { renewalDocuments } from '#contract/billing/terms.ts'
import { ratesNow } from '#contract/catalogue/prices.ts'
import type { SalesSettingsAnswer } from '#contract/site/settings.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea, TextField } from '../../ui/fields/TextField.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { customerStatsOptions } from '../api/sales/customers.ts'
import { salesSettingsOptions } from '../api/settings.ts'
import { useFormats } from '../i18n/formats.ts'
import { ConflictNotice, FieldGroup, PageForm, useSavedText } from '../records/form/index.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { screenWords } from '../words/frame.words.ts'
import { settingsWords } from '../words/settings.words.ts'
import { SalesSettingsScreen } from './SalesSettingsScreen.tsx'
import type { TaxValues } from './sales-settings.ts'
import { salesSettingsWords as words } from './sales-settings.words.ts'
import { TaxesField } from './TaxesField.tsx'
import { useSalesForm } from './useSalesForm.ts'

export default function SalesSettingsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(salesSettingsOptions)
  return (
    <SalesSettingsScreen title={t(screenWords.salesSettings)}>
      {data && <SalesForm settings={data} />}
      {!data && !error && <Skeleton className="h-96 w-full max-w-[44rem]" />}
      {!data && error && <LoadFailure title={t(settingsWords.failedTitle)} error={error} onRetry={refetch} />}
    </SalesSettingsScreen>
  )
}

function SalesForm({ settings }: { settings: SalesSettingsAnswer }) {
  const t = useTranslate()
  const { form, bind, labelOf } = useSalesForm(settings)
  return (
    <PageForm
      form={form}
      label={t(screenWords.salesSettings)}
      className="max-w-176 gap-6"
      conflict={
        form.conflict && (
          <ConflictNotice
            conflict={form.conflict}
            labelOf={labelOf}
            textOf={(name, values) =>
              (name === 'taxes' ? taxesText(values.taxes) : String(values[name])) || t(settingsWords.nothing)
            }
          />
        )
      }
      saved={useSavedText(settings)}
    >
      <FieldGroup title={t(words.customers)}>
        <p className="field-hint">{t(words.customersHint)}</p>
        <div className="settings-pair">
          <TextField {...bind('vipSpent')} inputMode="decimal" required />
          <TextField {...bind('vipOrders')} inputMode="numeric" required />
        </div>
        <TextField {...bind('inactiveMonths')} className="[&_.control]:max-w-32" inputMode="numeric" required />
        <VipsNow />
      </FieldGroup>
      <FieldGroup title={t(words.rates)}>
        <p className="field-hint">{t(words.ratesHint)}</p>
        <div className="settings-pair">
          <TextField {...bind('hkdToUsd')} inputMode="decimal" required />
          <TextField {...bind('hkdToRmb')} inputMode="decimal" required />
        </div>
        <DerivedRates hkdToUsd={Number(bind('hkdToUsd').value)} hkdToRmb={Number(bind('hkdToRmb').value)} />
      </FieldGroup>
      <FieldGroup title={t(words.quotes)}>
        <TextField {...bind('quoteDays')} className="[&_.control]:max-w-32" inputMode="numeric" required />
        <TextArea {...bind('quoteTerms')} rows={4} />
        <TextArea {...bind('quoteTermsEn')} rows={4} />
      </FieldGroup>
      <FieldGroup title={t(words.documents)}>
        <TextArea {...bind('paymentDetails')} rows={3} />
        <TextArea {...bind('paymentDetailsEn')} rows={3} />
        <TextField {...bind('fpsProxy')} />
        <TextField {...bind('reminderDays')} />
        <TextField {...bind('businessRegistration')} />
        <TextField {...bind('documentNumber')} />
        <TextField {...bind('documentYears')} inputMode="numeric" />
        <TextField {...bind('renewalDays')} inputMode="numeric" />
        <SelectField
          {...bind('renewalBy')}
          options={renewalDocuments.map((value) => ({ value, label: t(renewalWayWords[value]) }))}
        />
      </FieldGroup>
      <FieldGroup title={t(words.taxes)}>
        <TaxesField taxes={form.values.taxes} errorOf={form.errorOf} onChange={(taxes) => form.set('taxes', taxes)} />
      </FieldGroup>
      <FieldGroup title={t(words.claims)}>
        <TextField {...bind('savingsBasis')} />
        <TextField {...bind('savingsBasisEn')} />
      </FieldGroup>
    </PageForm>
  )
}

function taxesText(taxes: readonly TaxValues[]): string {
  return taxes
    .map(({ country, name, goods, software, services }) => `${country} ${name} ${goods}/${software}/${services}%`)
    .join(', ')
}

/** Shows the rates derived from the typed ones, as visitors see them. */
function DerivedRates(sales: Parameters<typeof ratesNow>[0]) {
  const t = useTranslate()
  if (!(sales.hkdToUsd > 0 && sales.hkdToRmb > 0)) return null
  const { USD, RMB } = ratesNow(sales)
  const rates = [
    `1 USD = ${USD?.HKD} HKD`,
    `1 RMB = ${RMB?.HKD} HKD`,
    `1 USD = ${USD?.RMB} RMB`,
    `1 RMB = ${RMB?.USD} USD`,
  ]
  return (
    <p className="field-hint">
      {t(words.derivedRates)} {rates.join(' · ')}
    </p>
  )
}

/** Shows how many customers the saved rule makes VIP. */
function VipsNow() {
  const t = useTranslate()
  const { number } = useFormats()
  const { data } = useQuery(customerStatsOptions)
  if (!data) return null
  return (
    <p className="text-fine">
      {t(words.vipsNow)(number(data.vip))}{' '}
      <Link to={`${adminScreens.customers.path}?status=vip`} className="link">
        {t(words.seeVips)}
      </Link>
    </p>
  )
}
