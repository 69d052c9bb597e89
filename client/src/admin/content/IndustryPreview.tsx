import { useQuery } from '@tanstack/react-query'
import type { IndustryPage } from '#contract/content/industries.ts'
import { BuildingDrawing, FeatureTable, IndustrySheet } from '../../content/index.ts'
import { useWritten } from '../../i18n/useWritten.ts'
import { shownIndustriesOptions } from '../api/content.ts'

export function IndustryPreview({ industry }: { industry: IndustryPage }) {
  const written = useWritten()
  const { data } = useQuery(shownIndustriesOptions)
  return (
    <>
      <p className="grid w-24 justify-items-center text-center text-fine">
        <BuildingDrawing building={industry.building} />
        <span {...written(industry.name)} />
      </p>
      <IndustrySheet industry={industry} />
      {data?.solutions && <FeatureTable features={data.solutions.features} industries={[industry]} />}
    </>
  )
}
