import { describe, expect, it } from 'vitest'
import type { RecordValue } from '#contract/catalogue/product-edits.ts'
import type { ImportDecimals } from '#contract/catalogue/product-imports.ts'
import { recordFields } from '#contract/fields/product.ts'
import { columnsOf } from '#server/modules/catalogue/imports/import-columns.ts'
import { compareRow } from '#server/modules/catalogue/imports/import-compare.rules.ts'
import { ImportFaultError } from '#server/modules/catalogue/imports/import-faults.ts'
import { type Candidate, draftsOf } from '#server/modules/catalogue/imports/import-match.rules.ts'
import { decimalsOf, planOf } from '#server/modules/catalogue/imports/import-preview.ts'
import { readFile } from '#server/modules/catalogue/imports/reading/import-read.ts'
import { inBig5, inGb18030, xlsx, xlsxRow } from '#tests/api/product-imports/files.ts'
import { guessed } from '#tests/api/product-imports/importing.ts'

/**
 * What small files become in an import whose columns are mapped as they are guessed: each product as "row SKU field=value …", each
 * refusal as "row column: reason", notes with their figures, and a file that is refused whole with its reason.
 */
async function outcome(file: string | Uint8Array, decimals: ImportDecimals, known: Candidate[]): Promise<string[]> {
  const table = await readFile(Buffer.from(file)).catch((error: unknown) => {
    if (error instanceof ImportFaultError) return error.code
    throw error
  })
  if (typeof table === 'string') return [`file: ${table}`]
  const drafts = draftsOf(table.rows, guessed(columnsOf(table)), decimalsOf(table, decimals))
  const { matched, notes } = planOf(table, drafts, known)
  const rows = matched.map((row) => compareRow(row, undefined))
  return [
    ...(table.encodings.length > 0 ? [`asked: ${table.encodings.join(' ')}`] : []),
    ...rows.flatMap(({ row, errors, changes }) => {
      if (errors.length > 0)
        return errors.map(({ field, code, figure }) => {
          return `${row} ${field ?? '*'}: ${code}${field === 'images' ? ` ${figure}` : ''}`
        })
      const said = recordFields.flatMap((field) => (changes[field] ? [`${field}=${textOf(changes[field].to)}`] : []))
      return [[row, ...said].join(' ')]
    }),
    ...notes.map(({ code, figure }) => `note ${code}: ${figure}`),
  ]
}

function textOf(value: RecordValue): string {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? item : item.url)).join() : String(value)
}

const lines = (...rows: string[]) => `${rows.join('\r\n')}\r\n`
const head = 'SKU,Name,MSRP,Stock'
/** One product of a file of the four usual columns. */
const one = (msrp: string, stock = '') => lines(head, `Z1,x,${msrp},${stock}`)
const styled = (codes: string[], cells: string, heads = xlsxRow('SKU', 'Name', 'MSRP', 'Stock')) =>
  xlsx(`${heads}<row r="2">${cells}</row>`, [
    {
      name: 'xl/styles.xml',
      text: `<styleSheet><numFmts>${codes.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${codes.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    },
  ])
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
const named = `${text('A2', 'Z1')}${text('B2', 'x')}`
const priced = (code: string, amount = '1180') => styled([code], `${named}<c r="C2" s="1"><v>${amount}</v></c>`)

type Line = [
  what: string,
  file: string | Uint8Array,
  expected: string[],
  decimals?: ImportDecimals,
  known?: Candidate[],
]
const sheet = (rows: string, merged: string) =>
  xlsx(rows, [], {
    text: `<worksheet><sheetData>${rows}</sheetData><mergeCells>${merged
      .split(' ')
      .map((area) => `<mergeCell ref="${area}"/>`)
      .join('')}</mergeCells></worksheet>`,
  })

describe('lines and cells', () => {
  it.each<Line>([
    [
      'line ends that differ are line ends',
      'SKU,Name,MSRP,Description\r\nM1,甲,10,first\nM2,乙,20,second\nM3,丙,30,third\n',
      [
        '2 name=甲 description=first sku=M1 msrp=10',
        '3 name=乙 description=second sku=M2 msrp=20',
        '4 name=丙 description=third sku=M3 msrp=30',
      ],
    ],
    ['a carriage return alone ends a line', 'SKU,Name\rM1,甲\rM2,乙\r', ['2 name=甲 sku=M1', '3 name=乙 sku=M2']],
    [
      'the heading’s line end is no rule for the others',
      'SKU,Name\nM1,甲\r\nM2,乙\r',
      ['2 name=甲 sku=M1', '3 name=乙 sku=M2'],
    ],
    [
      'a line end in quotation marks is text',
      'SKU,Name,Description\nM1,甲,"a\r\nb"\n',
      ['2 name=甲 description=a\nb sku=M1'],
    ],
    [
      'a cell too many',
      lines(head, 'Z1,x,1,180,50', 'Z2,y,1,2'),
      ['2 *: more_cells', '3 name=y sku=Z2 availability=2 msrp=1'],
    ],
    ['a cell too many that is blank is none', lines(head, 'Z1,x,1,2,,'), ['2 name=x sku=Z1 availability=2 msrp=1']],
    ['a cell in a column without a heading', lines('SKU,Name,,', 'Z1,x,,note'), ['2 name=x sku=Z1']],
    [
      'a cell too many before a blank one',
      lines(head, 'Z1,x,1,180,', 'Z2,y,1,2'),
      ['2 *: more_cells', '3 name=y sku=Z2 availability=2 msrp=1'],
    ],
    ['fewer cells leave the others as they are', lines(head, 'Z1,x'), ['2 name=x sku=Z1']],
    [
      'a last row that ends early without a line break',
      `${head}\r\nZ1,x,1,2\r\nZ2,y`,
      ['2 name=x sku=Z1 availability=2 msrp=1', '3 *: cut_short'],
    ],
    [
      'a last number without a line break',
      `${head}\r\nZ1,x,1,2`,
      ['2 name=x sku=Z1 availability=2 msrp=1', 'note unfinished: 2'],
    ],
    [
      'a row that says nothing in the columns',
      lines('SKU,Name,Shelf', 'Z1,x,A', ',,B'),
      ['2 name=x sku=Z1', 'note empty_rows: 1'],
    ],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('stock and other whole numbers', () => {
  const stock = (text: string) => one('1', `"${text}"`)
  const refused = ['2 availability: unsure_decimals']
  it.each<Line>([
    ['12,00', stock('12,00'), refused],
    ['5,5', stock('5,5'), refused],
    ['1.234', stock('1.234'), refused],
    ['12.5', stock('12.5'), ['2 availability: not_whole']],
    ['0,500', stock('0,500'), refused],
    ['In Stock: 1.234', stock('In Stock: 1.234'), refused],
    ['1,234', stock('1,234'), ['2 name=x sku=Z1 availability=1,234 msrp=1']],
    ['12.00', stock('12.00'), ['2 name=x sku=Z1 availability=12.00 msrp=1']],
    ['36', stock('36'), ['2 name=x sku=Z1 availability=36 msrp=1']],
    ['a minimum order of 2,4', lines('SKU,Name,MOQ', 'Z1,x,"2,4"'), ['2 minimumOrder: unsure_decimals']],
    ['a minimum order of 2.5', lines('SKU,Name,MOQ', 'Z1,x,2.5'), ['2 minimumOrder: no_pieces']],
    ['a warranty of 2,4', lines('SKU,Name,Warranty', 'Z1,x,"2,4"'), ['2 warrantyMonths: unsure_decimals']],
    [
      'a warranty of 1.5 years',
      lines('SKU,Name,Warranty', 'Z1,x,1.5 years'),
      ['2 name=x sku=Z1 warrantyMonths=1.5 years'],
    ],
    ['a lead time of 1.500 days', lines('SKU,Name,Lead Time', 'Z1,x,1.500 days'), ['2 leadTimeDays: unsure_decimals']],
    [
      'a volume price of 1,1',
      lines('SKU,Name,MSRP,Volume Prices', 'Z1,x,20,"10: 1,1"'),
      ['2 volumePrices: no_volume_price'],
    ],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('prices', () => {
  const price = (text: string) => one(`"${text}"`)
  const refused = ['2 msrp: unsure_decimals']
  const taken = (msrp: string) => [`2 name=x sku=Z1 msrp=${msrp}`]
  it.each<Line>([
    ['0,500', price('0,500'), refused],
    ['0,085', price('0,085'), refused],
    ['12,50', price('12,50'), refused],
    ['1.234', price('1.234'), refused],
    ['1.180,00', price('1.180,00'), refused],
    ['1,180.00', price('1,180.00'), taken('1,180.00')],
    ['0.50', price('0.50'), taken('0.50')],
    ['HK$399/month', price('HK$399/month'), taken('HK$399/month')],
    ['US$100', price('US$100'), ['2 msrp: other_currency']],
    ['€ 100', price('€ 100'), ['2 msrp: other_currency']],
    ['one thousand', price('cheap'), ['2 msrp: no_price']],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('decimal commas', () => {
  const semicolons = (...prices: string[]) =>
    lines('SKU;Name;MSRP', ...prices.map((price, index) => `Z${index};n${index};${price}`))
  const quoted = (...prices: string[]) =>
    lines('SKU,Name,MSRP', ...prices.map((price, index) => `Z${index},n${index},"${price}"`))
  const rows = (...prices: string[]) =>
    prices.map((price, index) => `${index + 2} name=n${index} sku=Z${index} msrp=${price}`)
  it.each<Line>([
    [
      'are those of a semicolon file by all of its values',
      semicolons('12,50', '1.180,00', '7'),
      rows('12.50', '1180.00', '7'),
    ],
    ['make its points those of thousands', semicolons('12,50', '2.400'), rows('12.50', '2400')],
    ['with a currency and a period', semicolons('HK$ 1.180,50', '399,90/month'), rows('HK$ 1180.50', '399.90/month')],
    [
      'stand against a point: what may be either is refused',
      semicolons('12,50', '12.50', '1.234'),
      ['2 msrp: unsure_decimals', '3 name=n1 sku=Z1 msrp=12.50', '4 msrp: unsure_decimals'],
    ],
    [
      'or thousands, in a file of semicolons',
      semicolons('1,180', '2,400'),
      ['2 msrp: unsure_decimals', '3 msrp: unsure_decimals'],
    ],
    ['or thousands, as staff say', semicolons('1,180', '2,400'), rows('1,180', '2,400'), { 2: 'point' }],
    [
      'in a file of commas, where nobody has said so',
      quoted('12,50', '7,90'),
      ['2 msrp: unsure_decimals', '3 msrp: unsure_decimals'],
    ],
    ['in a file of commas, as staff say', quoted('12,50', '1.234'), rows('12.50', '1234'), { 2: 'comma' }],
    ['that staff say of a column of points', quoted('12.50'), ['2 msrp: unsure_decimals'], { 2: 'comma' }],
    [
      'of a stock',
      lines('SKU;Name;Stock', 'Z0;n0;12,0', 'Z1;n1;5,5'),
      ['2 name=n0 sku=Z0 availability=12.0', '3 availability: not_whole'],
    ],
    ['of a percentage', lines('SKU;Name;Margin', 'Z0;n0;12,5%'), ['2 name=n0 sku=Z0 margin=12.5%']],
    ['are none in texts', lines('SKU;Name;Description', 'Z0;n0;12,5'), ['2 name=n0 description=12,5 sku=Z0']],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('cells of a workbook', () => {
  const number = (value: string, more = '') => styled([], `${named}<c r="C2"${more}><v>${value}</v></c>`)
  const refused = ['2 msrp: other_currency']
  const taken = (msrp: string) => [`2 name=x sku=Z1 msrp=${msrp}`]
  it.each<Line>([
    ['US dollars', priced('[$US$-409]#,##0.00'), refused],
    ['dollars of the United States', priced('[$$-409]#,##0.00'), refused],
    ['euros', priced('[$€-2]\\ #,##0.00'), refused],
    ['yen or yuan', priced('&quot;¥&quot;#,##0'), refused],
    ['a currency code', priced('#,##0.00\\ [$USD]'), refused],
    ['Hong Kong dollars', priced('[$HK$-C04]#,##0.00'), taken('HK$1180')],
    ['dollars of Hong Kong', priced('[$$-C04]#,##0.00'), taken('HK$1180')],
    ['plain dollars', priced('&quot;$&quot;#,##0.00'), taken('$1180')],
    ['Hong Kong dollars with three decimals', priced('[$HK$-C04]#,##0.00', '3.067'), taken('HK$3.07')],
    ['a price that begins with 0', number('0.5'), taken('0.5')],
    ['a number with three decimals', number('3.067'), taken('3.07')],
    ['a text with three decimals', styled([], `${named}${text('C2', '3.067')}`), ['2 msrp: unsure_decimals']],
    ['a formula without a value', styled([], `${named}<c r="C2"><f>1+1</f></c>`), ['2 msrp: formula_empty']],
    ['a formula with a blank value', styled([], `${named}<c r="C2"><f>1+1</f><v></v></c>`), ['2 msrp: formula_empty']],
    ['a formula of an empty text', styled([], `${named}<c r="C2" t="str"><f>""</f><v></v></c>`), ['2 name=x sku=Z1']],
    ['a formula that failed', styled([], `${named}<c r="C2" t="e"><v>#REF!</v></c>`), ['2 msrp: formula_failed']],
    ['leading zeros', styled(['00000'], `<c r="A2" s="1"><v>123</v></c>${text('B2', 'x')}`), ['2 name=x sku=00123']],
    [
      'leading zeros in groups',
      styled(['000\\-000'], `<c r="A2" s="1"><v>12345</v></c>${text('B2', 'x')}`),
      ['2 name=x sku=012-345'],
    ],
    ['16 digits', styled([], `<c r="A2"><v>1234567890123450</v></c>${text('B2', 'x')}`), ['2 sku: too_many_digits']],
    [
      '13 digits',
      styled([], `<c r="A2"><v>1.234567890123E+12</v></c>${text('B2', 'x')}`),
      ['2 name=x sku=1234567890123'],
    ],
    ['a value right of the headings', styled([], `${named}${text('F2', 'note')}`), ['2 name=x sku=Z1']],
    [
      'merged cells fill the rows that they span',
      sheet(
        `${xlsxRow('SKU', 'Name', 'Category')}<row r="2">${named}${text('C2', 'Hardware')}</row><row r="3">${text('A3', 'Z2')}${text('B3', 'y')}</row>`,
        'C2:C3',
      ),
      ['2 name=x sku=Z1 category=Hardware', '3 name=y sku=Z2 category=Hardware'],
    ],
    [
      'merged cells make no row of a blank one',
      sheet(`${xlsxRow('SKU', 'Name', 'Category')}<row r="2">${named}${text('C2', 'Hardware')}</row>`, 'C2:C9'),
      ['2 name=x sku=Z1 category=Hardware'],
    ],
    [
      'a title that is merged over the headings',
      sheet(
        `<row r="1">${text('A1', '2026 價目表')}</row><row r="2">${text('A2', 'SKU')}${text('B2', 'Name')}</row><row r="3">${text('A3', 'Z1')}${text('B3', 'x')}</row>`,
        'A1:B1',
      ),
      ['3 name=x sku=Z1', 'note title_rows: 2'],
    ],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('names and codes', () => {
  const known: Candidate[] = [{ id: 'p', sku: 'Z\u200B1', name: 'x\u202C', isRetired: false }]
  it.each<Line>([
    ['a SKU that a spreadsheet has damaged', lines(head, '1.23457E+12,x,1,2'), ['2 sku: damaged_number']],
    ['a code that looks a little like it', lines(head, '1E5,x,1,2'), ['2 name=x sku=1E5 availability=2 msrp=1']],
    ['the guard of a text', lines(head, '="00123",x,1,2'), ['2 name=x sku=00123 availability=2 msrp=1']],
    [
      'marks that nobody sees',
      lines(head, '\u200BZ\u200D2\uFEFF,\u202Ax\u202C y,1,2'),
      ['2 name=x y sku=Z2 availability=2 msrp=1'],
    ],
    [
      'two SKUs that differ by such a mark',
      lines(head, 'Z2,x,1,2', 'Z\u200B2,y,1,2'),
      ['2 *: also_in_row', '3 *: also_in_row'],
    ],
  ])('%s', async (_what, file, expected, decimals = {}) => {
    expect(await outcome(file, decimals, [])).toEqual(expected)
  })

  it('a product is found whatever marks its SKU or the file’s holds', async () => {
    const table = await readFile(Buffer.from(lines(head, 'z1,other,1,2')))
    const { matched } = planOf(table, draftsOf(table.rows, guessed(columnsOf(table))), known)
    expect(matched.map(({ productId }) => productId)).toEqual(['p'])
  })
})

describe('titles and headings', () => {
  it.each<Line>([
    [
      'a title above the headings',
      lines('2026 Price list', '', head, 'Z1,x,1,2'),
      ['4 name=x sku=Z1 availability=2 msrp=1', 'note title_rows: 3'],
    ],
    [
      'a title in a file of semicolons',
      lines('Price list, 2026', 'SKU;Name;MSRP', 'Z1;x;1'),
      ['3 name=x sku=Z1 msrp=1', 'note title_rows: 2'],
    ],
    [
      'a title with a date beside it',
      lines('價目表,2026-11-01,,', head, 'Z1,x,1,2'),
      ['3 name=x sku=Z1 availability=2 msrp=1', 'note title_rows: 2'],
    ],
    ['a file of one column', lines('Name', 'x'), ['2 name=x']],
    [
      'plain Chinese headings',
      lines('产品编号,产品名称,价格,库存,说明', 'Z1,甲,10,3,好'),
      ['2 name=甲 description=好 sku=Z1 availability=3 msrp=10'],
    ],
    [
      'Shopify: variants and pictures are said as such, once',
      lines(
        'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
        'a,Meter,<p>One</p><ul><li>x</li><li>y</li></ul>,V,M-1,3,10,https://a/1.jpg,active',
        'a,,,,M-2,4,11,,',
        'a,,,,M-3,5,12,,',
        'a,,,,,,,https://a/2.jpg,',
        'b,Valve,Plain,V,V-1,0,20,,draft',
      ),
      [
        '2 name=Meter description=One\n• x\n• y sku=M-1 availability=3 msrp=10 images=https://a/1.jpg',
        '6 name=Valve description=Plain sku=V-1 availability=0 msrp=20',
        'note html_cells: 1',
        'note variant_rows: 2',
        'note picture_rows: 1',
      ],
    ],
    [
      'Shopify of today',
      lines('Title,URL handle,Description,Status,SKU,Price,Inventory quantity', 'Meter,m,d,Active,M-1,10,3'),
      ['2 name=Meter description=d sku=M-1 availability=3 msrp=10'],
    ],
    [
      'WooCommerce',
      lines(
        'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories',
        '7,simple,W-1,Meter,1,1,3,10,Things > Meters',
      ),
      ['2 name=Meter sku=W-1 availability=3 listed=1 msrp=10'],
    ],
    [
      'Magento',
      lines(
        'sku,product_type,categories,name,description,price,qty,is_in_stock',
        'G-1,simple,Default/Gear,Meter,d,10,3,1',
      ),
      ['2 name=Meter description=d sku=G-1 availability=3 msrp=10'],
    ],
    [
      'Odoo',
      lines('External ID,Name,Internal Reference,Sales Price,Quantity On Hand', 'x.1,Meter,O-1,10,3'),
      ['2 name=Meter sku=O-1 availability=3 msrp=10'],
    ],
    [
      'a status of drafts is no availability',
      lines('SKU,Name,Status', 'Z1,x,active', 'Z2,y,draft'),
      ['2 name=x sku=Z1', '3 name=y sku=Z2'],
    ],
    ['a status in words is one', lines('SKU,Name,Status', 'Z1,x,In Stock'), ['2 name=x sku=Z1 availability=In Stock']],
    [
      'markup becomes text',
      lines('SKU,Name,Description', 'Z1,x,"<div>A &amp; B<br/>C</div><script>no()</script>"'),
      ['2 name=x description=A & B\nC sku=Z1', 'note html_cells: 1'],
    ],
    [
      'less than is no markup',
      lines('SKU,Name,Description', 'Z1,x,a <5 % b> c'),
      ['2 name=x description=a <5 % b> c sku=Z1'],
    ],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('pictures', () => {
  const row = (heading: string, cell: string) => lines(`SKU,Name,${heading}`, `Z1,x,"${cell}"`)
  const both = ['2 name=x sku=Z1 images=https://a/1.jpg,https://a/2.jpg']
  it.each<Line>([
    ['WooCommerce', row('Images', 'https://a/1.jpg, https://a/2.jpg'), both],
    ['one a line', row('圖片', 'https://a/1.jpg\nhttps://a/2.jpg'), both],
    ['bars', row('Image URL', 'https://a/1.jpg|https://a/2.jpg'), both],
    ['Chinese commas', row('图片链接', 'https://a/1.jpg，https://a/2.jpg；'), both],
    ['one address twice', row('Images', 'https://a/1.jpg https://a/2.jpg https://a/1.jpg'), both],
    [
      'an address with commas and bars in it',
      row('Image Src', 'https://a/w_400,h_300/1.jpg?sizes=1|2;3'),
      ['2 name=x sku=Z1 images=https://a/w_400,h_300/1.jpg?sizes=1|2;3'],
    ],
    ['http', row('Images', 'https://a/1.jpg, http://a/2.jpg'), ['2 images: no_picture_address http://a/2.jpg']],
    ['a file name among addresses', row('Images', 'https://a/1.jpg 2.jpg'), ['2 images: no_picture_address 2.jpg']],
    [
      'an address with a space in it',
      row('Images', 'https://a/front view.jpg'),
      ['2 images: no_picture_address view.jpg'],
    ],
    ['a column of file names is left out', row('Images', '/m/b/mb01.jpg'), ['2 name=x sku=Z1']],
    ['"-" of a new product', row('Images', '-'), ['2 name=x sku=Z1']],
    [
      'more than a product can have',
      row('Images', Array.from({ length: 51 }, (_, index) => `https://a/${index}.jpg`).join(' ')),
      ['2 images: too_many 50'],
    ],
    ['an address that is too long', row('Images', `https://a/${'x'.repeat(2000)}.jpg`), ['2 images: too_long 2000']],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})

describe('Chinese encodings', () => {
  const simplified = '产品名称,SKU\n智能水浸传感器,WL-1\n门窗开关传感器,DC-1\n'
  const traditional = '產品名稱,SKU\n智能漏水感測器,WL-1\n門窗開關感測器,DC-1\n'
  it.each<Line>([
    ['GB18030', inGb18030(simplified), ['2 name=智能水浸传感器 sku=WL-1', '3 name=门窗开关传感器 sku=DC-1']],
    ['Big5', inBig5(traditional), ['2 name=智能漏水感測器 sku=WL-1', '3 name=門窗開關感測器 sku=DC-1']],
    [
      'either of them',
      inGb18030('Name\n传感\n'),
      ['asked: big5 gb18030', `2 name=${new TextDecoder('big5').decode(inGb18030('传感'))}`],
    ],
    [
      'Latin letters of Windows are neither',
      Uint8Array.from(Buffer.from('Name,SKU\nM\xfcller Gr\xf6\xdfe,A\n', 'latin1')),
      ['file: unknown_encoding'],
    ],
  ])('%s', async (_what, file, expected, decimals = {}, known = []) => {
    expect(await outcome(file, decimals, known)).toEqual(expected)
  })
})
