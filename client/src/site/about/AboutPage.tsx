import './about.css'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { Ticks } from '../../ui/Ticks.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { OrganizationData } from '../seo/OrganizationData.tsx'
import { aboutCopy, certifications, sectionPoints, teams, values } from './about.copy.ts'
import { BuildingSection } from './BuildingSection.tsx'
import { Offices } from './Offices.tsx'
import { Timeline } from './Timeline.tsx'

/** Who is behind the catalogue (spec §2, '/about'): values, team, timeline, certifications, offices. */
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
      <Timeline />
      <Team />
      <div className="about-last">
        <Certifications />
        <Offices />
      </div>
      <p className="mt-10 text-fine text-ink-quiet">{t(aboutCopy.sample)}</p>
    </div>
  )
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

function Team() {
  const t = useTranslate()
  return (
    <section className="about-part">
      <h2 className="heading text-title">{t(aboutCopy.team)}</h2>
      <p className="text-fine text-ink-quiet">{t(aboutCopy.teamHint)}</p>
      <dl className="about-team">
        {teams.map(({ name, people, text }) => (
          <div key={name.en}>
            <dt>
              {t(name)} <span>{people}</span>
            </dt>
            <dd>
              <div className={`about-people about-people-${people}`}>
                <Ticks count={people} filled={people} />
              </div>
              {t(text)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Certifications() {
  const t = useTranslate()
  return (
    <section>
      <h2 className="heading text-title">{t(aboutCopy.certifications)}</h2>
      <dl className="about-certificates">
        {certifications.map(({ name, kind, text }) => (
          <div key={name}>
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
