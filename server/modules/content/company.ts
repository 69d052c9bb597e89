import { type Company, companySchema } from '#contract/content/company.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import type { Site } from '#contract/site/site.ts'
import { withExistingPage } from './industries.ts'
import type { PublishedContent } from './published-content.ts'

type Shown = Pick<PublishedContent, 'current'>

export function companyOf(shown: Shown): Company {
  const [about] = shown.current('about')
  const marked = (kind: ContentKind) => shown.current(kind).map(({ isSample, data }) => ({ ...data, isSample }))
  return companySchema.parse({
    about: about
      ? { ...about.data, values: about.data.values.map((one) => ({ ...one, link: withExistingPage(shown, one.link) })) }
      : null,
    careers: shown.current('careers')[0]?.data ?? null,
    milestones: marked('milestones'),
    team: marked('team'),
    certificates: marked('certificates'),
    offices: marked('offices'),
    roles: shown.current('roles').map(({ key, isSample, data }) => ({ ...data, key, isSample })),
  })
}

export function socialLinksOf(shown: Shown): Site['socialLinks'] {
  return shown.current('social').map(({ data }) => data)
}
