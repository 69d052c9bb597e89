import type { MissedSearch, Synonym, SynonymWrite } from '#contract/catalogue/searches.ts'
import * as endpoints from '#contract/endpoints/catalogue/searches.ts'
import { call } from './request.ts'

export async function changeMissedSearch(id: string, state: MissedSearch['state']): Promise<void> {
  await call(endpoints.changeMissedSearch, { params: { id }, body: { state } })
}

export function addSynonym(body: SynonymWrite): Promise<Synonym> {
  return call(endpoints.addSynonym, { body })
}

export async function deleteSynonym(id: string): Promise<void> {
  await call(endpoints.deleteSynonym, { params: { id } })
}
