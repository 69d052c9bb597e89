import type { About, Careers, Social } from '#contract/content/company.ts'
import { CareersParts, CareersWeek, ValueList } from '../../content/index.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { Hero } from '../../ui/Hero.tsx'

export function AboutPreview({ about }: { about: About }) {
  const localized = useLocalizedText()
  return (
    <>
      <Hero title={<span {...localized(about.title)} />} lead={<span {...localized(about.lead)} />} />
      {about.values.length > 0 && <ValueList about={about} />}
    </>
  )
}

export function CareersPreview({ careers }: { careers: Careers }) {
  const localized = useLocalizedText()
  return (
    <>
      <Hero title={<span {...localized(careers.title)} />} lead={<span {...localized(careers.lead)} />} />
      {careers.week.length > 0 && <CareersWeek careers={careers} />}
      <CareersParts careers={careers} />
    </>
  )
}

export function SocialPreview({ social: { name, url } }: { social: Social }) {
  const localized = useLocalizedText()
  return (
    <a className="link touchable" href={url} target="_blank" rel="noreferrer">
      <span {...localized(name)} />
    </a>
  )
}
