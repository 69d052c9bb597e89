import type { Milestone } from '#contract/content/company.ts'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'

export function MilestoneEntry({ milestone: { year, title, text } }: { milestone: Milestone }) {
  const localized = useLocalizedText()
  return (
    <li className="relative list-none border-l-ink before:absolute before:left-0 before:border-signal max-md:border-l max-md:pb-6 max-md:pl-8 max-md:before:top-3 max-md:before:w-5 max-md:before:border-t-3 md:pt-7 md:pr-5 md:before:top-0 md:before:h-5 md:before:border-l-3">
      <Year />
      <time className="text-title font-semibold leading-[1.2]" dateTime={String(year)}>
        {year}
      </time>
      <h3 className="mt-1 font-semibold" {...localized(title)} />
      <p className="whitespace-pre-line text-ink-quiet text-fine" {...localized(text)} />
    </li>
  )
}

const months = Array.from({ length: 12 }, (_, month) => `M${month * 10} 0v${month === 0 ? 20 : 6}`).join('')

function Year() {
  return (
    <svg
      className="absolute top-0 left-0 h-5 w-full stroke-edge max-md:hidden"
      viewBox="0 0 120 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={months} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
