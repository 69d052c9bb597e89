import { languageTags } from '#contract/i18n/languages.ts'
import './about.css'
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
import { Offices } from './Offices.tsx'
import { Timeline } from './Timeline.tsx'

/** Who is behind the catalogue (spec §2, '/about'): values; team, timeline, certifications and offices as staff have entered them. */
export default function AboutPage() {
  const t = useTranslate()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(aboutCopy.title)} description={t(aboutCopy.description)} />
      <OrganizationData />
      <div className="about-opening">
        <Opening kicker={t(aboutCopy.title)} title={t(aboutCopy.heading)} lead={t(aboutCopy.lead)}>
          <p className="opening-steps">
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
            <div className="about-last">
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
    <section aria-label={t(aboutCopy.sectionLabel)} className="about-building">
      <BuildingSection />
      <ol className="about-points">
        {sectionPoints.map(({ name, text, search }) => (
          <li key={search}>
            <LocalLink to={`${paths.products}?${new URLSearchParams({ search })}`}>
              <strong>{t(name)}</strong>
              <span>{t(text)}</span>
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
    <section className="about-part">
      <h2 className="heading text-title">{t(aboutCopy.values)}</h2>
      <ol className="about-values">
        {values.map(({ name, text, link }) => (
          <li key={name.en}>
            <h3>{t(name)}</h3>
            <div>
              <p>{t(text)}</p>
              <LocalLink to={link.to} className="about-link link">
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
    <section className="about-part">
      <h2 className="heading text-title">{t(aboutCopy.team)(people, team.length)}</h2>
      <p className="text-fine text-ink-quiet">{t(aboutCopy.teamHint)}</p>
      <dl className="about-team">
        {team.map(({ name, people, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
          <div key={index}>
            <dt>
              {t(name)} <span>{people}</span>
            </dt>
            <dd>
              {people <= ticksMost && (
                <div className="about-people" style={{ width: `${people * tickRem - gapRem}rem` }}>
                  <Ticks count={people} filled={people} />
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
      <dl className="about-certificates">
        {certificates.map(({ name, kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
          <div key={index}>
            <dt>
              {name}
              <span>{t(kind)}</span>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
