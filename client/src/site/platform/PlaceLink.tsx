import type { ComponentProps } from 'react'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { paths } from '../../paths.ts'
import { type Place, queryOf } from './place.rules.ts'

/** Links to a view of the platform. */
export function PlaceLink({ place, ...rest }: { place: Place } & Omit<ComponentProps<typeof LocalLink>, 'to'>) {
  return <LocalLink to={paths.liveDemo + queryOf(place)} {...rest} />
}
