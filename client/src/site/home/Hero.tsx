import { useQuery } from '@tanstack/react-query'
import { hero } from '#content/hero.words.ts'
import { HeroView } from '../../content/index.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { homeOptions } from './home.ts'

/** The hero that staff have published, else the page's own. Its place waits until it is known which: nothing changes under the reader. */
export function Hero() {
  const { data, isPending } = useQuery(homeOptions)
  return isPending ? <Skeleton className="h-64 w-full" /> : <HeroView hero={data?.hero ?? hero} />
}
