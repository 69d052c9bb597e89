import { demoKindCopy } from '#content/demo.words.ts'
import {
  type DemoKind,
  demoKinds,
  industries,
  industryLabels,
  useCaseLabels,
  useCases,
} from '#contract/requests/demo-values.ts'
import { lengths } from '#contract/requests/visitor-values.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EmailField, formWords, LongText, PhoneField, VisitorForm } from '../forms/index.ts'
import { DemoBooked } from './DemoBooked.tsx'
import { DemoSlotFields } from './DemoSlotFields.tsx'
import { demoCopy } from './demo.words.ts'
import { type DemoForm as Form, useDemoForm } from './useDemoForm.ts'

/**
 * Renders the demo form, or the confirmation once it is sent.
 * @param product shown and sent with the request; empty if the address names none
 */
export function DemoForm({ product }: { product: string }) {
  const t = useTranslate()
  const form = useDemoForm(product)
  if (form.receipt) {
    return (
      <div className="form-card">
        <DemoBooked booked={form.receipt} isJustSent={form.isJustSent} onAgain={form.startAgain} />
      </div>
    )
  }
  return (
    <div className="form-card">
      <h2 className="heading mb-4 text-title">{t(demoCopy.formTitle)}</h2>
      <VisitorForm form={form} label={t(demoCopy.formTitle)} action={t(demoCopy.send)}>
        {product && <TextField {...form.field('product')} label={t(formWords.product)} readOnly />}
        <RadioField<DemoKind>
          name="kind"
          cardsClass="md:grid-cols-3"
          label={t(demoCopy.kind)}
          value={form.kind}
          options={demoKinds.map((kind) => ({
            value: kind,
            label: t(demoKindCopy[kind].name),
            detail: `${t(demoKindCopy[kind].length)} · ${t(demoKindCopy[kind].text)}`,
          }))}
          onChange={(kind) => form.set('kind', kind)}
        />
        <PersonFields form={form} />
        <DemoSlotFields form={form} />
        <LongText
          form={form}
          name="message"
          label={t(formWords.message)}
          hint={t(demoCopy.messageHint)}
          most={lengths.message}
          rows={3}
        />
      </VisitorForm>
    </div>
  )
}

function PersonFields({ form }: { form: Form }) {
  const t = useTranslate()
  return (
    <>
      <div className="form-pair">
        <TextField {...form.field('name')} label={t(demoCopy.name)} autoComplete="name" required />
        <EmailField form={form} />
      </div>
      <div className="form-pair">
        <TextField {...form.field('company')} label={t(demoCopy.company)} autoComplete="organization" required />
        <PhoneField form={form} />
      </div>
      <div className="form-pair">
        <SelectField
          {...form.field('industry')}
          label={t(demoCopy.industry)}
          placeholder={t(formWords.choose)}
          options={industries.map((value) => ({ value, label: t(industryLabels[value]) }))}
          required
        />
        <SelectField
          {...form.field('useCase')}
          label={t(demoCopy.useCase)}
          placeholder={t(formWords.choose)}
          options={useCases.map((value) => ({ value, label: t(useCaseLabels[value]) }))}
        />
      </div>
    </>
  )
}
