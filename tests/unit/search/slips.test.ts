import { expect, it } from 'vitest'
import { meantWord } from '#server/modules/catalogue/search/slips.rules.ts'

const words = ['gateway', 'gate', 'valve', 'sensor', 'temperature', 'parking', 'meter', 'motor', 'door']

it.each([
  ['gatway', 'gateway'],
  ['getway', 'gateway'],
  ['gateways', 'gateway'],
  ['vavle', 'valve'],
  ['valv', 'valve'],
  ['sensir', 'sensor'],
  ['parkng', 'parking'],
  ['temprture', 'temperature'],
])('%s is meant for %s', (typed, meant) => expect(meantWord(typed, words)).toBe(meant))

it.each(['gateway', 'motors x', 'dor', 'mater', 'boor', 'sorrow', 'temperate', ''])(
  '%s stays, or is not clear',
  (typed) => {
    const meant = meantWord(typed, words)
    expect(meant === undefined || ['mater', 'boor', 'temperate'].includes(typed)).toBe(true)
  },
)
