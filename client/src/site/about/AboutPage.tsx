import { languageTags } from '#contract/i18n/language-values.ts'
import type { Company } from '#contract/site/company.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { WithCompany } from '../company/index.ts'
import { OrganizationData } from '../seo/index.ts'
import { aboutCopy, sampleNames, sectionPoints, values } from './about.words.ts'
import { BuildingSection } from './BuildingSection.tsx'
import { entryClass, Offices } from './Offices.tsx'
import { Timeline } from './Timeline.tsx'

/** Who is behind the catalogue (spec §2, '/about'): values; team, timeline, certifications and offices as staff have entered them. */
export default function AboutPage() {
  const t = useTranslate()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(aboutCopy.title)} description={t(aboutCopy.description)} />
      <OrganizationData />
      <div className="grid gap-y-8 gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:items-center">
        <Opening kicker={t(aboutCopy.title)} title={t(aboutCopy.heading)} lead={t(aboutCopy.lead)}>
          <p className="flex flex-wrap gap-3 mt-6">
            <LocalLink to={paths.products} className={buttonClass('primary')}>
              {t(aboutCopy.seeProducts)}
            </LocalLink>
            <LocalLink to={paths.contact} className={buttonClass()}>
              {t(aboutCopy.contact)}
            </LocalLink>
          </p>
        </Opening>
        <Building />
      </div>
      <Values />
      <WithCompany failed={t(aboutCopy.failed)}>
        {({ milestones, team, certificates, offices, samples }) => (
          <>
            {milestones.length > 0 && <Timeline milestones={milestones} />}
            {team.length > 0 && <Team team={team} />}
            <div className="grid gap-16 mt-16 lg:grid-cols-2">
              {certificates.length > 0 && <Certificates certificates={certificates} />}
              <Offices others={offices} />
            </div>
            <SampleNote samples={samples} />
          </>
        )}
      </WithCompany>
    </div>
  )
}

/** Which lists of the page are invented; nothing where none is. */
function SampleNote({ samples }: { samples: Company['samples'] }) {
  const t = useTranslate()
  const names = Object.entries(sampleNames).flatMap(([list, name]) =>
    samples.some((sample) => sample === list) ? t(name) : [],
  )
  const language = useLanguage()
  if (names.length === 0) return null
  const listed = new Intl.ListFormat(languageTags[language]).format(names)
  return <p className="mt-10 text-fine text-ink-quiet">{t(aboutCopy.sample)(listed)}</p>
}

function Building() {
  const t = useTranslate()
  return (
    <section
      aria-label={t(aboutCopy.sectionLabel)}
      className="grid gap-y-4 gap-x-8 p-4 border border-hairline rounded-panel bg-raised sm:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] sm:p-6"
    >
      <BuildingSection />
      <ol className="[counter-reset:point] self-center">
        {sectionPoints.map(({ name, text, search }) => (
          <li key={search} className="border-hairline not-first:border-t [counter-increment:point]">
            <LocalLink
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-center min-h-14 py-1 text-fine/normal hover:text-signal before:content-[counter(point)] before:row-[1/3] before:self-start before:text-signal before:font-semibold"
              to={`${paths.products}?${new URLSearchParams({ search })}`}
            >
              <strong>{t(name)}</strong>
              <span className="col-2 text-ink-quiet">{t(text)}</span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Values() {
  const t = useTranslate()
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(aboutCopy.values)}</h2>
      <ol className="[counter-reset:value] mt-3 border-t border-ink">
        {values.map(({ name, text, link }) => (
          <li
            key={name.en}
            className="grid gap-y-2 gap-x-8 py-5 border-b border-hairline [counter-increment:value] md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_minmax(0,3fr)] lg:items-baseline"
          >
            <h3 className="grid grid-cols-[1.5rem_minmax(0,1fr)] text-body font-semibold before:content-[counter(value)/''] before:text-signal before:font-normal">
              {t(name)}
            </h3>
            <div className="lg:contents">
              <p className="max-w-[42em]">{t(text)}</p>
              <LocalLink to={link.to} className="link touchable lg:min-h-0 lg:justify-self-end">
                {t(link.label)}
              </LocalLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Of a team of more, ticks could not be told apart. */
const ticksMost = 60
/** A tick's width with the gap after it, and the gap. */
const tickRem = 1.25
const gapRem = 0.25

function Team({ team }: { team: Company['team'] }) {
  const t = useTranslate()
  const people = team.reduce((sum, each) => sum + each.people, 0)
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(aboutCopy.team)(people, team.length)}</h2>
      <p className="text-fine text-ink-quiet">{t(aboutCopy.teamHint)}</p>
      <dl className="grid mt-3 border-t border-ink gap-x-16 sm:grid-cols-2 lg:grid-cols-3">
        {team.map(({ name, people, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
          <div key={index} className="py-4 border-b border-hairline">
            <dt className="flex justify-between font-semibold">
              {t(name)} <span>{people}</span>
            </dt>
            <dd className="text-ink-quiet">
              {people <= ticksMost && (
                <div className="my-1.5">
                  <Ticks count={people} filled={people} width={`${people * tickRem - gapRem}rem`} />
                </div>
              )}
              {t(text)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Certificates({ certificates }: { certificates: Company['certificates'] }) {
  const t = useTranslate()
  return (
    <section>
      <h2 className="heading text-title">{t(aboutCopy.certifications)}</h2>
      <dl className="mt-3 border-t border-ink">
        {certificates.map(({ name, kind, text }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
            key={index}
            className={entryClass}
          >
            <dt className="font-semibold">
              {name}
              <span className="block text-ink-quiet text-fine font-normal">{t(kind)}</span>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
