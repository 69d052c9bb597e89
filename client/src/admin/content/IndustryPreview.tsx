import { useQuery } from '@tanstack/react-query'
import type { IndustryPage } from '#contract/content/industries.ts'
import { BuildingDrawing, FeatureTable, IndustrySheet } from '../../content/index.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { shownIndustriesOptions } from '../api/content.ts'

export function IndustryPreview({ industry }: { industry: IndustryPage }) {
  const localized = useLocalizedText()
  const { data } = useQuery(shownIndustriesOptions)
  return (
    <>
      <p className="grid w-24 justify-items-center text-center text-fine">
        <BuildingDrawing building={industry.building} />
        <span {...localized(industry.name)} />
      </p>
      <IndustrySheet industry={industry} />
      {data?.solutions && <FeatureTable features={data.solutions.features} industries={[industry]} />}
    </>
  )
}
