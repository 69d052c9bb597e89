import { useQuery } from '@tanstack/react-query'
import { hero } from '#content/hero.words.ts'
import { HeroView } from '../../content/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { homeOptions } from './home.ts'

/**
 * Renders the published hero, or the built-in one. Shows a skeleton while loading, so that the text does not change
 * after it appears.
 */
export function Hero() {
  const { data, isPending } = useQuery(homeOptions)
  return isPending ? <Skeleton className="h-64 w-full" /> : <HeroView hero={data?.hero ?? hero} />
}
