import type { About, Careers, Social } from '#contract/content/company.ts'
import { CareersParts, CareersWeek, ValueList } from '../../content/index.ts'
import { useWritten } from '../../i18n/useWritten.ts'
import { Opening } from '../../ui/Opening.tsx'

export function AboutPreview({ about }: { about: About }) {
  const written = useWritten()
  return (
    <>
      <Opening title={<span {...written(about.title)} />} lead={<span {...written(about.lead)} />} />
      {about.values.length > 0 && <ValueList about={about} />}
    </>
  )
}

export function CareersPreview({ careers }: { careers: Careers }) {
  const written = useWritten()
  return (
    <>
      <Opening title={<span {...written(careers.title)} />} lead={<span {...written(careers.lead)} />} />
      {careers.week.length > 0 && <CareersWeek careers={careers} />}
      <CareersParts careers={careers} />
    </>
  )
}

export function SocialPreview({ social: { name, url } }: { social: Social }) {
  const written = useWritten()
  return (
    <a className="link touchable" href={url} target="_blank" rel="noreferrer">
      <span {...written(name)} />
    </a>
  )
}
