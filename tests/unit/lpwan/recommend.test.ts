import { describe, expect, it } from 'vitest'
import {
  type Deployment,
  gatewayMessagesPerDay,
  hexagonShare,
  initialDeployment,
  type TechnologyId,
  technologies,
} from '#contract/catalogue/lpwan.ts'
import { messageLimits, recommend, weights } from '#contract/catalogue/lpwan-choice.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { assumptions } from '../../../client/src/site/lpwan/chooser/costs/assumptions.words.ts'
import { deploymentParameters, readDeployment } from '../../../client/src/site/lpwan/chooser/deployment.ts'

const plan = initialDeployment
const ranking = (change: Partial<Deployment>) =>
  recommend({ ...plan, ...change }).fitting.map(({ technology }) => technology.id)
const exclusions = (change: Partial<Deployment>) =>
  recommend({ ...plan, ...change }).excluded.map(({ technology, exclusion }) => [technology.id, exclusion])

describe('points, worked by hand: 200 devices, 2 km² indoors, 24 messages a day, Hong Kong, 5 years', () => {
  // Middle costs: Sigfox (3,200 + 12,000) / 2 = 7,600; LoRaWAN 8,375; NB-IoT 70,350; LTE-M 103,775.
  it.each<[TechnologyId, number, number, number, number, number]>([
    ['lora', 27.2, 22, 19, 25, 93.2], // 30 × 7,600 / 8,375 = 27.22; 20 × (1 − 24 / 500) = 19.04
    ['nb-iot', 3.2, 25, 19.7, 25, 72.9], // 3.24; 20 × (1 − 24 / 1,440) = 19.67
    ['sigfox', 30, 10, 16.6, 10, 66.6], // 20 × (1 − 24 / 140) = 16.57
    ['lte-m', 2.2, 20, 19.9, 10, 52.1], // 2.20; 20 × (1 − 24 / 8,640) = 19.94
  ])('%s: cost %d, coverage %d, data %d, network %d: %d', (id, cost, coverage, data, network, total) => {
    const score = recommend(plan).fitting.find(({ technology }) => technology.id === id)
    expect(score?.points).toEqual({ cost, coverage, data, network })
    expect(score?.total).toBe(total)
  })
})

describe('recommends', () => {
  it.each<[string, Partial<Deployment>, TechnologyId]>([
    ['a network of one’s own in a building', {}, 'lora'],
    [
      'the cheapest for a few messages in the open',
      { depth: 'outdoor', messagesPerDay: 12, squareKilometres: 1000 },
      'sigfox',
    ],
    ['a network of one’s own for more messages in the open', { depth: 'outdoor', messagesPerDay: 96 }, 'lora'],
    [
      'a licensed network for few devices in many basements',
      { depth: 'deep', devices: 20, squareKilometres: 20 },
      'nb-iot',
    ],
    ['a licensed network for basements all over a district', { depth: 'deep', squareKilometres: 200 }, 'nb-iot'],
    ['NB-IoT for a message every two minutes', { messagesPerDay: 720 }, 'nb-iot'],
    ['LTE-M for a message every ten seconds', { messagesPerDay: 8640 }, 'lte-m'],
    ['LTE-M where it is open and NB-IoT is not', { messagesPerDay: 720, country: 'JP' }, 'lte-m'],
  ])('%s', (_why, change, id) => {
    expect(ranking(change)[0]).toBe(id)
  })
})

describe('hard limits come first', () => {
  it.each<[string, Partial<Deployment>, string[][]]>([
    ['140 messages a day fit Sigfox', { messagesPerDay: 140 }, []],
    ['141 do not', { messagesPerDay: 141 }, [['sigfox', 'data']]],
    ['500 fit LoRaWAN', { messagesPerDay: 500 }, [['sigfox', 'data']]],
    [
      '501 do not',
      { messagesPerDay: 501 },
      [
        ['lora', 'data'],
        ['sigfox', 'data'],
      ],
    ],
    [
      '1,441 do not fit NB-IoT',
      { messagesPerDay: 1441 },
      [
        ['lora', 'data'],
        ['nb-iot', 'data'],
        ['sigfox', 'data'],
      ],
    ],
    ['no Sigfox in a basement', { depth: 'deep' }, [['sigfox', 'coverage']]],
    [
      'no Sigfox and LTE-M in Vietnam',
      { country: 'VN' },
      [
        ['sigfox', 'network'],
        ['lte-m', 'network'],
      ],
    ],
  ])('%s', (_what, change, excluded) => {
    expect(exclusions(change)).toEqual(excluded)
  })

  it('leave nothing where nothing fits', () => {
    const { fitting, excluded } = recommend({ ...plan, country: 'CN', messagesPerDay: 2000 })
    expect(fitting).toEqual([])
    expect(excluded).toHaveLength(4)
  })
})

describe('the address', () => {
  it('holds the whole deployment', () => {
    const elsewhere: Deployment = {
      devices: 40,
      squareKilometres: 0.5,
      messagesPerDay: 96,
      depth: 'deep',
      country: 'SG',
      years: 10,
    }
    const entries = Object.entries(deploymentParameters(elsewhere)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    expect(readDeployment(new URLSearchParams(entries))).toEqual(elsewhere)
  })

  it('leaves out what is as at first', () => {
    expect(Object.values(deploymentParameters(initialDeployment)).filter(Boolean)).toEqual([])
  })

  it.each<[string, Partial<Deployment>]>([
    ['', {}],
    ['devices=0&years=99&messages=-5&area=1e9', { devices: 1, years: 20, messagesPerDay: 1, squareKilometres: 10_000 }],
    ['devices=2.4&area=0.25', { devices: 2, squareKilometres: 0.25 }],
    ['devices=many&area=&depth=sea&country=XX', {}],
    ['devices=Infinity', { devices: 100_000 }],
  ])('"%s" is read with bounds', (query, change) => {
    expect(readDeployment(new URLSearchParams(query))).toEqual({ ...initialDeployment, ...change })
  })
})

describe('the assumptions on the page', () => {
  const figures = [...Object.values(messageLimits), ...Object.values(weights), hexagonShare, gatewayMessagesPerDay]
  const ranges = Object.values(technologies.lora.rangeKilometres)

  it.each(writtenLanguages)('are those of the calculation: %s', (language) => {
    const text = assumptions.map((assumption) => assumption[language]).join(' ')
    const missing = [...figures, ...ranges].filter(
      (figure) => !new RegExp(`(?<![\\d,.])${figure.toLocaleString('en-HK')}(?![\\d,.]\\d)`).test(text),
    )
    expect(missing).toEqual([])
  })
})
