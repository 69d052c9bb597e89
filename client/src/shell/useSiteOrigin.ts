import { useSite } from '../api/site.ts'
import { useOrigin } from '../ui/browser/useOrigin.ts'

/** The origin that search engines and shared links are given: the configured one, else the one the reader is on. */
export function useSiteOrigin(): string {
  const here = useOrigin()
  return useSite()?.origin ?? here
}
