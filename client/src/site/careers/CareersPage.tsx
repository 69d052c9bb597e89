import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Company } from '#contract/content/company.ts'
import { companyOptions } from '../../api/content.ts'
import { ApplyLink, CareersParts, CareersWeek, RoleEntry, roleWords } from '../../content/index.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Hero } from '../../ui/Hero.tsx'
import { WithCompany } from '../company/index.ts'
import { careersCopy } from './careers.words.ts'

export default function CareersPage() {
  const t = useTranslate()
  const localized = useLocalizedText()
  const careers = useQuery(companyOptions).data?.careers
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(careersCopy.title)} description={t(careersCopy.description)} />
      <div className="grid grid-cols-1 gap-y-10 gap-x-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <Hero
          {...(careers
            ? {
                kicker: t(careersCopy.title),
                title: <span {...localized(careers.title)} />,
                lead: <span {...localized(careers.lead)} />,
              }
            : { title: t(careersCopy.title), lead: t(careersCopy.description) })}
        >
          <p className="flex flex-wrap gap-3 mt-6">
            <Link to={{ hash: '#roles' }} className={buttonClass('primary')}>
              {t(careersCopy.seeRoles)}
            </Link>
          </p>
        </Hero>
        {careers && careers.week.length > 0 && <CareersWeek careers={careers} />}
      </div>
      <Roles />
      {careers && (
        <CareersParts careers={careers}>
          <p className="mt-4 text-fine text-ink-quiet">{t(careersCopy.privacy)}</p>
          <LocalLink to={`${paths.privacy}#retention`} className="link touchable">
            {t(careersCopy.privacyLink)}
          </LocalLink>
        </CareersParts>
      )}
    </div>
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
