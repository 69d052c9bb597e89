import { describe, expect, it } from 'vitest'
import {
  closureOf,
  isHongKongHoliday,
  isOpenToStaff,
  opening,
} from '#server/modules/requests/demo-requests/demo-slots.rules.ts'
import { holidayTable } from '#server/modules/requests/demo-requests/hong-kong-holidays-table.ts'
import { holidaysOf } from '../../../scripts/holidays.ts'

/** Hong Kong's wall clock. */
function hongKong(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}:00+08:00`)
}

function times(date: string, now: string): string[] {
  return opening(date, hongKong(now), isHongKongHoliday).slots.map(({ time }) => time)
}

const all = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']

describe('starts of demos on a working day in Hong Kong', () => {
  it.each([
    // Friday 20 November 2026 is a working day, the 23rd the Monday after
    ['a day far enough ahead', '2026-11-23', '2026-11-20 10:00', all],
    ['24 hours before the first', '2026-11-24', '2026-11-23 09:00', all],
    ['a minute later', '2026-11-24', '2026-11-23 09:01', all.slice(1)],
    ['at noon the day before', '2026-11-24', '2026-11-23 12:00', all.slice(3)],
    ['24 hours before the last', '2026-11-24', '2026-11-23 16:00', ['16:00']],
    ['after all of them, the day before', '2026-11-24', '2026-11-23 16:01', []],
    ['the same day', '2026-11-24', '2026-11-24 00:00', []],
    ['the last day within reach', '2027-02-22', '2026-11-24 10:00', all],
    ['a day beyond', '2027-02-23', '2026-11-24 10:00', []],
    ['a Saturday', '2026-11-28', '2026-11-20 10:00', []],
    ['a Sunday', '2026-11-29', '2026-11-20 10:00', []],
    ['a general holiday', '2026-12-25', '2026-11-20 10:00', []],
  ])('%s: %s asked at %s', (_case, date, now, expected) => {
    expect(times(date, now)).toEqual(expected)
  })

  it('each start names its moment in UTC', () => {
    expect(opening('2026-11-24', hongKong('2026-11-20 10:00'), isHongKongHoliday).slots).toContainEqual({
      time: '09:00',
      startsAt: '2026-11-24T01:00:00.000Z',
    })
  })
})

describe('why a day is closed', () => {
  it.each([
    ['2026-11-20', '2026-11-20 23:59', undefined],
    ['2026-11-20', '2026-11-21 00:00', 'past'],
    ['0001-01-01', '2026-11-20 10:00', 'past'],
    ['9999-12-31', '2026-11-20 10:00', 'too-far'],
    ['2027-02-18', '2026-11-20 00:00', undefined],
    ['2027-02-19', '2026-11-20 23:59', 'too-far'],
    ['2027-02-19', '2026-11-21 00:00', undefined],
    ['2026-11-21', '2026-11-20 10:00', 'weekend'],
    ['2026-11-22', '2026-11-20 10:00', 'weekend'],
    ['2027-01-01', '2026-11-20 10:00', 'holiday'],
    ['2026-12-24', '2026-11-20 10:00', undefined],
    ['2026-12-26', '2026-11-20 10:00', 'weekend'],
    ['2026-12-28', '2026-11-20 10:00', undefined],
  ])('%s asked at %s: %s', (date, now, closure) => {
    expect(closureOf(date, hongKong(now), isHongKongHoliday)).toBe(closure)
  })

  it('today is the day in Hong Kong, whatever the day in UTC', () => {
    expect(closureOf('2026-11-23', new Date('2026-11-23T15:59:59Z'), isHongKongHoliday)).toBeUndefined()
    expect(closureOf('2026-11-23', new Date('2026-11-23T16:00:00Z'), isHongKongHoliday)).toBe('past')
  })
})

describe('general holidays of Hong Kong, as gazetted', () => {
  it.each([
    [2026, '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26'],
    [2027, '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27'],
  ])('%i', (year, gazetted) => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    )
    const found = days
      .filter((day) => day.startsWith(String(year)) && isHongKongHoliday(day))
      .map((day) => day.slice(5))
    expect(found).toEqual(gazetted.split(' '))
  })
})

describe('a slot that staff may agree on, without a day’s notice', () => {
  it.each([
    ['a minute before it starts', '2026-11-24', '2026-11-24 09:59', true],
    ['as it starts', '2026-11-24', '2026-11-24 10:00', false],
    ['a minute after', '2026-11-24', '2026-11-24 10:01', false],
    ['days ahead', '2026-11-24', '2026-11-20 10:00', true],
    ['on a Saturday', '2026-11-28', '2026-11-20 10:00', false],
    ['yesterday', '2026-11-23', '2026-11-24 08:00', false],
    ['beyond reach', '2027-02-23', '2026-11-24 10:00', false],
  ])('%s: %s at %s, %s', (_when, date, now, isOpen) => {
    expect(isOpenToStaff(date, '10:00', hongKong(now), isHongKongHoliday)).toBe(isOpen)
  })
})

it('the table of holidays is what date-holidays says, for years to come: else `node scripts/holidays.ts`', () => {
  const years = Object.keys(holidayTable).map(Number)
  expect(Object.fromEntries(years.map((year) => [year, holidaysOf(year)]))).toEqual(holidayTable)
  const thisYear = new Date().getFullYear()
  expect(years).toEqual(expect.arrayContaining([thisYear, thisYear + 5]))
})
