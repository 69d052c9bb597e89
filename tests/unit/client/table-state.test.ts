import { describe, expect, it } from 'vitest'
import type { Table } from '../../../client/src/admin/records/list/table.ts'
import { filterQuery, readState, serverSort } from '../../../client/src/admin/records/list/table-state.ts'
import { firstDay, isDay, startOfDay } from '../../../client/src/admin/ui/days.ts'

const both = (text: string) => ({ 'zh-TW': text, en: text })
const column = (id: string, sort?: string) => ({
  id,
  header: both(id),
  cell: () => null,
  text: () => '',
  ...(sort && { sort }),
})
const table: Pick<Table<never>, 'columns' | 'filters' | 'initialSort'> = {
  columns: [column('name', 'name'), column('price', 'msrp'), column('note')],
  filters: [
    {
      kind: 'choice',
      id: 'role',
      label: both('role'),
      choices: ['a', 'b'].map((value) => ({ value, label: both(value) })),
    },
    {
      kind: 'choice',
      id: 'suspect',
      label: both('suspect'),
      choices: ['true', 'false'].map((value) => ({ value, label: both(value) })),
      initial: ['false'],
    },
    { kind: 'days', label: both('days') },
    { kind: 'exact', id: 'entityId', label: both('record') },
  ],
  initialSort: '-msrp',
}
const read = (query: string) => readState(new URLSearchParams(query), table)

describe('the address of a table', () => {
  it('says nothing at first', () => {
    expect(read('')).toEqual({
      search: '',
      filters: { suspect: 'false' },
      sort: '-msrp',
      page: 1,
      pageSize: undefined,
      columns: undefined,
      view: undefined,
    })
  })

  it('keeps one name of an order, and asks for what is shown in the language', () => {
    const columns = [{ ...column('name', 'name'), sortEn: 'nameEn' }, column('price', 'msrp')]
    expect(serverSort('-name', { columns }, 'en')).toBe('-nameEn')
    expect(serverSort('name', { columns }, 'zh-TW')).toBe('name')
    expect(serverSort('-msrp', { columns }, 'en')).toBe('-msrp')
  })

  it('says what is looked at', () => {
    const query = 'search=%20leak&role=b,a&suspect=true&from=2026-02-01&to=2026-02-28&sort=name&page=3&pageSize=50'
    expect(read(`${query}&columns=note&entityId=7`)).toEqual({
      search: 'leak',
      filters: { role: 'a,b', suspect: 'true', from: '2026-02-01', to: '2026-02-28', entityId: '7' },
      sort: 'name',
      page: 3,
      pageSize: 50,
      columns: ['note'],
      view: undefined,
    })
  })

  it.each([
    'sort=note',
    'sort=--msrp',
    'page=0',
    'page=-1',
    'page=1e3',
    'pageSize=7',
    'role=x',
    'from=2026-02-30',
    'from=0d',
    'to=7d',
    'suspect=',
    'suspect=maybe',
    'colour=red',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''))
  })

  it('keeps what it knows of a list', () => {
    expect(read('role=x,b').filters.role).toBe('b')
    expect(read('columns=x,price').columns).toEqual(['price'])
  })
})

describe('days', () => {
  it('become moments in the time zone of the shop, the last day included', () => {
    const query = (state: string) =>
      Object.fromEntries(
        filterQuery(read(state), { timeZone: 'Asia/Hong_Kong', now: new Date('2026-11-21T17:00:00Z') }),
      )
    expect(query('from=2026-11-01&to=2026-11-20')).toEqual({
      suspect: 'false',
      from: '2026-10-31T16:00:00.000Z',
      to: '2026-11-20T16:00:00.000Z',
    })
    // It is the 22nd in Hong Kong already.
    expect(query('from=7d').from).toBe('2026-11-15T16:00:00.000Z')
    expect(query('from=1d').from).toBe('2026-11-21T16:00:00.000Z')
  })

  it('begin where the clock says so on the days that it is changed', () => {
    expect(startOfDay('2026-03-29', 'Europe/London')).toBe('2026-03-29T00:00:00.000Z')
    expect(startOfDay('2026-03-30', 'Europe/London')).toBe('2026-03-29T23:00:00.000Z')
    expect(startOfDay('2026-10-25', 'Europe/London')).toBe('2026-10-24T23:00:00.000Z')
    expect(startOfDay('2026-07-01', 'America/St_Johns')).toBe('2026-07-01T02:30:00.000Z')
  })

  it('are counted over the ends of months', () => {
    expect(firstDay('30d', '2026-03-01')).toBe('2026-01-31')
    expect(firstDay('2026-03-01', '2026-03-09')).toBe('2026-03-01')
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2028-02-29')).toBe(true)
  })
})
