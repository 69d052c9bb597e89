import { describe, expect, it } from 'vitest'
import { recordFields } from '#contract/fields/product.ts'
import { acceptedColumns, canHold, looseName } from '#server/modules/catalogue/products/accepted-columns.ts'
import { currencyOfColumn } from '#server/modules/sync/mapping/number-formats.ts'
import { type ProposedColumn, proposalsFor } from '#server/modules/sync/mapping/studio/proposal.rules.ts'
import { lookOf } from '#server/modules/sync/mapping/studio/studio-columns.ts'
import { synonyms } from '#server/modules/sync/mapping/studio/synonyms.ts'
import type { NotionColumn } from '#server/modules/sync/notion/schemas.ts'

const nothing = { fields: new Set<string>(), columnIds: new Set<string>() }

function column(name: string, type = 'rich_text', values: string[] = [], numberFormat?: string): ProposedColumn {
  const found: NotionColumn = { id: name, name, type, ...(numberFormat && { numberFormat }) }
  const holds = recordFields.filter((field) => canHold(field, type))
  return {
    id: name,
    name,
    type,
    looks: lookOf(found, values) ?? null,
    holds,
    currency: currencyOfColumn(found),
    samples: values,
  }
}

/** Each column with the field that it is proposed for, and why. */
function proposed(...columns: ProposedColumn[]) {
  return Object.fromEntries(
    [...proposalsFor(columns, nothing)].map(([field, { columnId, reason }]) => [columnId, `${field} ${reason}`]),
  )
}

describe('Other names that companies give their columns', () => {
  it('none is an accepted name of another field, or there twice', () => {
    const accepted = Object.entries(acceptedColumns).flatMap(([field, { names }]) =>
      names.map((name) => [looseName(name), field] as const),
    )
    const byName = new Map(accepted)
    const all = Object.entries(synonyms).flatMap(([field, names]) => names.map((name) => [looseName(name), field]))
    expect(all.filter(([name = '', field]) => byName.has(name) && byName.get(name) !== field)).toEqual([])
    const names = all.map(([name]) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('Whether products are listed', () => {
  it.each([
    ['Status', 'select', ['Draft', 'Active', 'Archived'], 'listed listing'],
    ['狀態', 'select', ['停售', '已上架', '草稿'], 'listed listing'],
    ['Active', 'checkbox', [], 'listed synonym'],
    ['Status', 'select', ['In stock', 'Sold out'], 'availability name'],
  ])('"%s" of type %s with %j: %s', (name, type, values, expected) => {
    expect(proposed(column(name, type, values))).toEqual({ [name]: expected })
  })
})

describe('A column is proposed by its name', () => {
  it.each([
    ['Code', 'rich_text', 'sku synonym'],
    ['List price HK$', 'number', 'msrp name'],
    ['List Price (HKD)', 'number', 'msrp name'],
    ['單價', 'number', 'msrp synonym'],
    ['單價（人民幣）', 'number', 'msrp synonym'],
    ['Qty', 'number', 'availability synonym'],
    ['數量 Qty', 'number', 'availability synonym'],
    ['Pic', 'files', 'images synonym'],
    ['Kind', 'select', 'category synonym'],
    ['貨品編號', 'rich_text', 'sku synonym'],
    ['Dealer price', 'number', 'resellerCost synonym'],
    ['來貨價', 'number', 'hkdCost synonym'],
    ['Our recommended retail price', 'number', 'msrp part-of-name'],
    ['產品規格表', 'rich_text', 'specifications part-of-name'],
    ['Catagory', 'select', 'category spelling'],
    ['Desciption', 'rich_text', 'description spelling'],
  ])('"%s" of type %s: %s', (name, type, expected) => {
    expect(proposed(column(name, type))).toEqual({ [name]: expected })
  })

  it.each([
    ['Code', 'people'],
    ['Price', 'checkbox'],
    ['Owner', 'rich_text'],
    ['備註', 'rich_text'],
  ])('"%s" of type %s is proposed for nothing', (name, type) => {
    expect(proposed(column(name, type))).toEqual({})
  })

  it('each column once, the surest first', () => {
    expect(
      proposed(
        column('Price', 'number'),
        column('Partner Price', 'number'),
        column('Cost', 'number'),
        column('Cost US$', 'number'),
      ),
    ).toEqual({
      Price: 'msrp name',
      'Partner Price': 'resellerCost name',
      Cost: 'hkdCost name',
      'Cost US$': 'usdCost name',
    })
  })

  it('neither a field that is fed nor a column that feeds', () => {
    const columns = [column('Price', 'number'), column('Code')]
    const taken = { fields: new Set(['msrp']), columnIds: new Set(['Code']) }
    expect([...proposalsFor(columns, taken)]).toEqual([])
  })

  it('with what it counts in', () => {
    const rule = (name: string, type = 'number') => proposalsFor([column(name, type)], nothing).get('msrp')?.rule
    expect(rule('List price HK$')).toBeNull()
    expect(rule('Unit price (USD)')).toEqual({ kind: 'figure', currency: 'USD', factor: 1 })
    expect(rule('單價（人民幣）')).toEqual({ kind: 'figure', currency: 'RMB', factor: 1 })
    expect(rule("Price HK$ '000")).toEqual({ kind: 'figure', currency: 'HKD', factor: 1000 })
    expect(rule('售價（千元）')).toEqual({ kind: 'figure', currency: 'HKD', factor: 1000 })
  })
})

describe('A column is proposed by what stands in it', () => {
  it.each([
    ['A', 'rich_text', ['HK$1,180', 'HK$99', 'US$20'], undefined, 'msrp prices'],
    ['A', 'number', ['1180', '99.5'], 'hong_kong_dollar', 'msrp prices'],
    ['A', 'number', ['0', '12', '360'], undefined, 'availability stock'],
    ['A', 'select', ['In stock', 'Sold out', '有貨'], undefined, 'availability availability'],
    ['A', 'select', ['Sensor', '軟件', 'LPWAN'], undefined, 'category categories'],
    ['A', 'rich_text', ['HI-001', 'HI-002', 'GW-20A'], undefined, 'sku skus'],
    ['A', 'rich_text', ['IP67', 'ip 65', 'IPX4'], undefined, 'ipRating ip-codes'],
    ['A', 'files', [], undefined, 'images pictures'],
    ['A', 'url', ['https://x.example/a.png', 'https://x.example/b.jpg?w=1'], undefined, 'images pictures'],
  ])('"%s" of type %s with %j (%s): %s', (name, type, values, format, expected) => {
    expect(proposed(column(name, type, values, format))).toEqual({ [name]: expected })
  })

  it.each([
    ['dates', 'date', ['2026-01-31', '2026-02-01']],
    ['dates in words', 'rich_text', ['2026/1/31', '2026年2月1日']],
    ['the same code in each row', 'rich_text', ['HI-001', 'HI-001']],
    ['plain words', 'rich_text', ['Aluminium', 'Steel']],
    ['nothing at all', 'rich_text', []],
  ])('%s are proposed for nothing', (_what, type, values) => {
    expect(proposed(column('A', type, values))).toEqual({})
  })

  it.each<[string, string, string[], string | undefined]>([
    ['Useful_life', 'number', ['5', '8'], undefined],
    ['Asset Tag', 'rich_text', ['AT-01', 'AT-02'], undefined],
    ['Serial No.', 'rich_text', ['SN-01', 'SN-02'], undefined],
    ['特價', 'number', ['99', '180'], undefined],
    ['特價', 'checkbox', ['Yes'], undefined],
    ['Discount price', 'number', ['99'], undefined],
  ])('%s of type %s with %j is proposed for %s', (name, type, values, expected) => {
    expect(proposed(column(name, type, values))).toEqual(expected === undefined ? {} : { [name]: expected })
  })

  it('a quantity goes before a status that a formula makes of it, and not before one in words', () => {
    const quantity = column('Qty', 'number', ['5', '0'])
    expect(proposed(column('Stock Status', 'formula', ['In stock', 'Out of stock']), quantity)).toEqual({
      Qty: 'availability synonym',
    })
    expect(proposed(column('Stock Status', 'select', ['In stock', 'Out of stock']), quantity)).toMatchObject({
      'Stock Status': 'availability name',
    })
  })

  it.each<[string, string, string[], number | null]>([
    ['Lead time (weeks)', 'number', ['2', '3'], 7],
    ['交期（週）', 'number', ['2'], 7],
    ['交期（月）', 'number', ['2'], 30],
    ['Lead time (weeks)', 'rich_text', ['2 weeks'], null],
    ['Lead time', 'number', ['14'], null],
    ['Warranty (years)', 'number', ['2'], 12],
    ['保養（年）', 'number', ['2'], 12],
    ['Margin formula', 'formula', ['0.2', '0.35'], 100],
    ['Margin formula', 'formula', ['20', '35'], null],
  ])('%s of type %s with %j is counted × %s', (name, type, values, factor) => {
    const [proposal] = [...proposalsFor([column(name, type, values)], nothing).values()]
    expect(proposal?.rule).toEqual(factor === null ? null : { kind: 'figure', currency: null, factor })
  })

  it('and a name does not count that the values contradict', () => {
    expect(proposed(column('Type', 'rich_text', ['2026-01-31', '2026-02-01']))).toEqual({})
    expect(proposed(column('Item code', 'url', ['https://x.example/a.png']))).toEqual({
      'Item code': 'images pictures',
    })
  })
})
