import { useQuery } from '@tanstack/react-query'
import type { Solutions } from '#contract/content/solutions.ts'
import { BenefitsOfAll, FeatureTable, Phases, SolutionsHero } from '../../content/index.ts'
import { shownIndustriesOptions } from '../api/content.ts'

export function SolutionsPreview({ solutions: { title, lead, benefits, features, phases } }: { solutions: Solutions }) {
  const { data } = useQuery(shownIndustriesOptions)
  return (
    <>
      <SolutionsHero title={title} lead={lead} />
      <BenefitsOfAll benefits={benefits} />
      <FeatureTable features={features} industries={data?.items ?? []} />
      <Phases phases={phases} />
    </>
  )
}
