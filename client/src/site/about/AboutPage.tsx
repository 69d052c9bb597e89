import { useQuery } from '@tanstack/react-query'
import type { Company } from '#contract/content/company.ts'
import { companyOptions } from '../../api/content.ts'
import { CertificateEntry, Renderings, ScenePicture, TeamEntry, ValueList } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { WithCompany } from '../company/index.ts'
import { OrganizationData } from '../seo/index.ts'
import { aboutCopy, sampleNames, sectionPoints } from './about.words.ts'
import { BuildingSection } from './BuildingSection.tsx'
import { Offices } from './Offices.tsx'
import { Timeline } from './Timeline.tsx'

/** Renders /about. Team, milestones, certificates and offices are entered by staff. */
export default function AboutPage() {
  const t = useTranslate()
  const localized = useLocalizedText()
  const about = useQuery(companyOptions).data?.about
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(aboutCopy.title)} description={t(aboutCopy.description)} />
      <OrganizationData />
      <div className="grid gap-y-8 gap-x-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:items-center">
        <Hero
          {...(about
            ? {
                kicker: t(aboutCopy.title),
                title: <span {...localized(about.title)} />,
                lead: <span {...localized(about.lead)} />,
              }
            : { title: t(aboutCopy.title), lead: t(aboutCopy.description) })}
        >
          <p className="flex flex-wrap gap-3 mt-6">
            <LocalLink to={paths.products} className={buttonClass('primary')}>
              {t(aboutCopy.seeProducts)}
            </LocalLink>
            <LocalLink to={paths.contact} className={buttonClass()}>
              {t(aboutCopy.contact)}
            </LocalLink>
          </p>
        </Hero>
        <Building />
      </div>
      <WithCompany failed={t(aboutCopy.failed)}>
        {(company) => (
          <>
            {company.about && company.about.values.length > 0 && <ValueList about={company.about} />}
            {company.milestones.length > 0 && <Timeline milestones={company.milestones} />}
            {company.team.length > 0 && <Team team={company.team} />}
            <div className="grid gap-16 mt-16 lg:grid-cols-2">
              {company.certificates.length > 0 && <Certificates certificates={company.certificates} />}
              <Offices others={company.offices} />
            </div>
            <SampleNote company={company} />
          </>
        )}
      </WithCompany>
    </div>
  )
}

/** Names the sections that hold sample data; renders nothing if none does. */
function SampleNote({ company }: { company: Company }) {
  const t = useTranslate()
  const parts = (['milestones', 'team', 'certificates', 'offices'] as const).filter((kind) =>
    company[kind].some(({ isSample }) => isSample),
  )
  if (parts.length === 0) return null
  return (
    <p className="mt-10 text-fine text-ink-quiet">{t(aboutCopy.sample)(parts.map((kind) => t(sampleNames[kind])))}</p>
  )
}

function Building() {
  const t = useTranslate()
  return (
    <section
      aria-label={t(aboutCopy.sectionLabel)}
      className="grid gap-y-4 gap-x-8 p-4 border border-hairline rounded-panel bg-raised sm:grid-cols-2 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] sm:p-6"
    >
      <BuildingSection />
      <ol className="[counter-reset:point] self-center">
        {sectionPoints.map(({ name, text, search, scene }) => (
          <li key={search} className="border-hairline not-first:border-t [counter-increment:point]">
            <LocalLink
              className="grid min-h-14 grid-cols-[1rem_minmax(0,1fr)_4.5rem] items-center gap-x-3 py-1.5 text-fine/normal before:self-start before:font-semibold before:text-signal before:content-[counter(point)] hover:text-signal"
              to={`${paths.products}?${new URLSearchParams({ search })}`}
            >
              <span>
                <strong className="block">{t(name)}</strong>
                <span className="text-ink-quiet">{t(text)}</span>
              </span>
              <span className="plate block">
                <ScenePicture scene={scene} sizes="4.5rem" isDecorative />
              </span>
            </LocalLink>
          </li>
        ))}
      </ol>
      <Renderings className="sm:col-span-full" />
    </section>
  )
}

function Team({ team }: { team: Company['team'] }) {
  const t = useTranslate()
  const people = team.reduce((sum, each) => sum + each.people, 0)
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(aboutCopy.team)(people, team.length)}</h2>
      <p className="text-fine text-ink-quiet">{t(aboutCopy.teamHint)}</p>
      <dl className="grid mt-3 border-t border-ink gap-x-16 sm:grid-cols-2 lg:grid-cols-3">
        {team.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
          <TeamEntry key={index} team={one} />
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
        {certificates.map((certificate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes places
          <CertificateEntry key={index} certificate={certificate} />
        ))}
      </dl>
    </section>
  )
}
