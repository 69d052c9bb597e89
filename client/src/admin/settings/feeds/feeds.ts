import { queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/endpoints/integrations/feeds.ts'
import type { Feed, FeedRun, FeedsAnswer } from '#contract/site/feeds.ts'
import { call } from '../../api/request.ts'

const runningMs = 2000

/** Reads again while something runs. */
export const feedsOptions = queryOptions({
  queryKey: ['settings', 'feeds'],
  queryFn: ({ signal }) => call(endpoints.getFeeds, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.runs.some(({ finishedAt }) => !finishedAt) ? runningMs : false),
})

/** Requires the password to be confirmed. @throws record.changed */
export function saveFeeds(feeds: Feed[], version: number): Promise<FeedsAnswer> {
  return call(endpoints.putFeeds, { body: { values: { feeds }, version } })
}

/** @throws feed.running */
export function runFeed(name: string): Promise<FeedRun> {
  return call(endpoints.runFeed, { body: { name } })
}
