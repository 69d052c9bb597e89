import type { Company } from '#contract/content/company.ts'
import { ApplyLink, RoleEntry, roleWords } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Ticks } from '../../ui/figures/Ticks.tsx'
import { Link } from '../../ui/Link.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { WithCompany } from '../company/index.ts'
import { applySteps, careersCopy, principles, week } from './careers.words.ts'

/** How the company works, its open roles as staff have entered them, and how to apply for one. */
export default function CareersPage() {
  const t = useTranslate()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(careersCopy.title)} description={t(careersCopy.description)} />
      <div className="grid grid-cols-1 gap-y-10 gap-x-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <Opening kicker={t(careersCopy.title)} title={t(careersCopy.heading)} lead={t(careersCopy.lead)}>
          <p className="flex flex-wrap gap-3 mt-6">
            <Link to={{ hash: '#roles' }} className={buttonClass('primary')}>
              {t(careersCopy.seeRoles)}
            </Link>
          </p>
        </Opening>
        <Week />
      </div>
      <Roles />
      <div className="grid gap-16 mt-16 lg:grid-cols-2">
        <Principles />
        <Steps />
      </div>
    </div>
  )
}

function Week() {
  const t = useTranslate()
  return (
    <section className="p-5 border border-hairline rounded-panel bg-raised">
      <h2 className="font-semibold">{t(careersCopy.week)}</h2>
      <p className="text-fine text-ink-quiet">{t(careersCopy.weekHint)}</p>
      <dl className="mt-2">
        {week.map(({ name, hours, tone }) => (
          <div key={name.en} className="py-2 border-t border-hairline">
            <dt className="text-fine">{t(name)}</dt>
            <dd className="grid grid-cols-[minmax(0,1fr)_4rem] items-center gap-4 text-fine text-right">
              <Ticks count={14} filled={hours} tone={tone} />
              {t(careersCopy.hours)(hours)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Roles() {
  const t = useTranslate()
  return (
    <section id="roles" className="mt-16">
      <h2 tabIndex={-1} className="heading text-title focus:not-focus-visible:outline-none">
        {t(careersCopy.roles)}
      </h2>
      <WithCompany failed={t(careersCopy.failed)}>{({ roles }) => <OpenRoles roles={roles} />}</WithCompany>
    </section>
  )
}

function OpenRoles({ roles }: Pick<Company, 'roles'>) {
  const t = useTranslate()
  useHashTarget()
  const hasAny = roles.length > 0
  return (
    <>
      {hasAny && <p className="text-fine text-ink-quiet">{t(careersCopy.rolesHint)}</p>}
      {hasAny && (
        <div className="mt-3 border-t border-ink">
          {roles.map((role) => (
            <RoleEntry key={role.key} id={`role-${role.key}`} role={role} />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-8 mt-5">
        <p>
          <strong>{t(hasAny ? careersCopy.otherRole : careersCopy.noRoles)}</strong> {t(careersCopy.otherText)}
        </p>
        <ApplyLink subject={t(careersCopy.openSubject)} label={t(roleWords.apply)} />
      </div>
      {roles.some(({ isSample }) => isSample) && (
        <p className="mt-4 text-fine text-ink-quiet">{t(careersCopy.sample)}</p>
      )}
    </>
  )
}

const entryClass =
  'border-b border-hairline py-3.5 [counter-increment:step] lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-6'

function Principles() {
  const t = useTranslate()
  return (
    <section>
      <h2 className="heading text-title">{t(careersCopy.how)}</h2>
      <dl className="mt-3 border-t border-ink">
        {principles.map(({ name, text }) => (
          <div key={name.en} className={entryClass}>
            <dt className="font-semibold">{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Steps() {
  const t = useTranslate()
  return (
    <section>
      <h2 className="heading text-title">{t(careersCopy.steps)}</h2>
      <ol className="[counter-reset:step] mt-3 border-t border-ink">
        {applySteps.map(({ name, text }) => (
          <li key={name.en} className={entryClass}>
            <h3 className="font-semibold before:content-[counter(step)/''] before:mr-3 before:text-signal before:font-normal">
              {t(name)}
            </h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-fine text-ink-quiet">{t(careersCopy.privacy)}</p>
      <LocalLink to={`${paths.privacy}#retention`} className="link touchable">
        {t(careersCopy.privacyLink)}
      </LocalLink>
    </section>
  )
}
