import { describe, it } from 'vitest'
import { industries } from '#contract/content/choices.ts'
import { testNow } from '#tests/support/clock.ts'
import { pathIn } from '../../client/src/paths.ts'
import { testSite } from '../ui/site.ts'
import { addressOf, routes, settled } from '../walk/pages.ts'
import { hold, isWanted, take, takenLanguages } from './take.ts'

const { app, visit } = testSite({ DEMO: '1' }, { now: () => testNow })

describe.each(takenLanguages)('the site in %s', (language) => {
  it.each(
    [...routes, ...industries.map((industry) => `/solutions/${industry}`)].filter((route) => isWanted(`site${route}`)),
  )('%s', async (route) => {
    const page = await visit(pathIn(await addressOf(route, app()), language), {
      before: (opening) => hold(opening, testNow),
      expectedErrors: /./,
    })
    await settled(page)
    await take(page, `site${route}.${language}`)
  })
})
