import type { Bilingual } from '#contract/i18n/languages.ts'
import { type CompanyList, companyLists } from '#contract/site/company.ts'
import { companyWriteSchema, type SettingsAnswer } from '#contract/site/settings.ts'
import { networks } from '#contract/site/site.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { saveCompanySettings } from '../../api/settings.ts'
import { FieldGroup } from '../../records/form/index.ts'
import { InBoth, RowList } from '../../records/rows/index.ts'
import { figureClass, SettingsForm } from '../SettingsForm.tsx'
import { useFieldTexts } from '../useFieldTexts.ts'
import { useSettingsForm } from '../useSettingsForm.ts'
import { networkNames, companyWords as words } from './company.words.ts'

const valuesOf = ({ company: { values, version } }: SettingsAnswer) => ({ ...values, version })
const bodyOf = ({ version, ...values }: ReturnType<typeof valuesOf>) => ({ values, version })

const none: Bilingual = { 'zh-TW': '', en: '' }

/** What the company says of itself on the site: social links, /about, /careers. */
export function CompanyForm({ settings }: { settings: SettingsAnswer }) {
  const t = useTranslate()
  const texts = useFieldTexts()
  const form = useSettingsForm({
    group: 'company',
    settings,
    valuesOf,
    names: companyLists,
    schema: companyWriteSchema,
    bodyOf,
    save: saveCompanySettings,
  })
  const { values, initial, set, errorOf } = form
  const { samples } = settings.company
  const list = <Name extends CompanyList>(name: Name) => ({
    ...texts(name),
    name,
    rows: values[name],
    isSample: samples.includes(name) && JSON.stringify(values[name]) === JSON.stringify(initial[name]),
    empty: t(words.empty),
    errorOf,
    onChange: (rows: (typeof values)[Name]) => set(name, rows),
  })
  return (
    <SettingsForm group="company" settings={settings} form={form}>
      {samples.length > 0 && <Notice>{t(words.sampleNotice)}</Notice>}
      <p className="text-ink-quiet">{t(words.intro)}</p>
      <FieldGroup title={t(words.onEveryPage)}>
        <RowList
          {...list('socialLinks')}
          add={t(words.addLink)}
          blank={{ network: networks[0], url: '' }}
          titleOf={({ network }) => networkNames[network]}
        >
          {({ field }) => (
            <>
              <SelectField
                {...field('network')}
                label={t(words.network)}
                options={networks.map((value) => ({ value, label: networkNames[value] }))}
              />
              <TextField {...field('url')} label={t(words.url)} type="url" placeholder="https://" />
            </>
          )}
        </RowList>
      </FieldGroup>
      <FieldGroup title={t(words.onAbout)}>
        <RowList
          {...list('milestones')}
          add={t(words.addMilestone)}
          blank={{ year: new Date().getFullYear(), title: none, text: none }}
          titleOf={({ year, title }) => `${year} ${t(title)}`.trim()}
        >
          {({ field, inLanguage }) => (
            <>
              <TextField {...field('year')} label={t(words.year)} inputMode="numeric" className={figureClass} />
              <InBoth label={t(words.milestone)} tie={inLanguage('title')} />
              <InBoth label={t(words.text)} tie={inLanguage('text')} rows={2} />
            </>
          )}
        </RowList>
        <RowList
          {...list('team')}
          add={t(words.addTeam)}
          blank={{ name: none, people: 1, text: none }}
          titleOf={({ name }) => t(name)}
        >
          {({ field, inLanguage }) => (
            <>
              <InBoth label={t(words.kindOfWork)} tie={inLanguage('name')} />
              <TextField {...field('people')} label={t(words.people)} inputMode="numeric" className={figureClass} />
              <InBoth label={t(words.text)} tie={inLanguage('text')} rows={2} />
            </>
          )}
        </RowList>
        <RowList
          {...list('certificates')}
          add={t(words.addCertificate)}
          blank={{ name: '', kind: none, text: none }}
          titleOf={({ name }) => name}
        >
          {({ field, inLanguage }) => (
            <>
              <TextField {...field('name')} label={t(words.certificate)} />
              <InBoth label={t(words.kind)} tie={inLanguage('kind')} />
              <InBoth label={t(words.text)} tie={inLanguage('text')} rows={2} />
            </>
          )}
        </RowList>
        <RowList
          {...list('offices')}
          add={t(words.addOffice)}
          blank={{ city: none, text: none }}
          titleOf={({ city }) => t(city)}
        >
          {({ inLanguage }) => (
            <>
              <InBoth label={t(words.city)} tie={inLanguage('city')} />
              <InBoth label={t(words.text)} tie={inLanguage('text')} rows={2} />
            </>
          )}
        </RowList>
      </FieldGroup>
      <FieldGroup title={t(words.onCareers)}>
        <RowList
          {...list('roles')}
          add={t(words.addRole)}
          empty={t(words.noRoles)}
          blank={{ name: none, team: none, place: none, terms: none, does: none, needs: none, firstMonths: none }}
          titleOf={({ name }) => t(name)}
        >
          {({ inLanguage }) => (
            <>
              <InBoth label={t(words.role)} tie={inLanguage('name')} />
              <InBoth label={t(words.team)} tie={inLanguage('team')} />
              <InBoth label={t(words.place)} tie={inLanguage('place')} />
              <InBoth label={t(words.terms)} tie={inLanguage('terms')} />
              <InBoth label={t(words.does)} tie={inLanguage('does')} rows={6} />
              <InBoth label={t(words.needs)} tie={inLanguage('needs')} rows={6} />
              <InBoth label={t(words.firstMonths)} tie={inLanguage('firstMonths')} rows={3} />
            </>
          )}
        </RowList>
      </FieldGroup>
    </SettingsForm>
  )
}
