import { hash } from '@node-rs/argon2'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { person, query } from './measure.ts'

/** Signs that name series of products, so that most pairs of them are rare, as what people search for is. */
const signs = '雲海山川星辰曙光遠航晴嵐松濤翠谷金橋銀河玉泉朝霞長風萬里千帆百川青峰碧波紫荊白鷺明珠旭日恒信'

/** Fills the catalogue with copies of the samples that differ in name, code, price and age, then does what autovacuum does after a load. */
export async function fillProducts(url: string, count: number): Promise<void> {
  const database = openDatabase(url, () => undefined)
  await seedSamples(database, new Date()).finally(database.close)
  const columns = await query<{ name: string }>(
    url,
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_name = 'Product' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  )
  const names = columns.map(({ name }) => name)
  const sign = (step: string) => `substr('${signs}', 1 + (n ${step}) % ${signs.length}, 1)`
  await query(
    url,
    `INSERT INTO "Product" (${names.join(', ')})
     SELECT ${names.map((name) => `(copy).${name}`).join(', ')} FROM (
       SELECT jsonb_populate_record(p, fields || jsonb_build_object(
         'id', gen_random_uuid(), 'slug', p."slug" || '-' || n, 'notionPageId', NULL,
         'createdAt', p."createdAt" - n * interval '1 minute', 'record', p."record" || fields)) AS copy
       FROM generate_series(1, ${count}) AS n
       JOIN (SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS whole FROM "Product") AS numbered ON place = n % whole
       JOIN "Product" AS p ON p."id" = numbered."id"
       CROSS JOIN LATERAL jsonb_build_object(
         'sku', 'HI-' || lpad(n::text, 6, '0'),
         'name', ${sign('* 31')} || ${sign(`/ ${signs.length} * 17`)} || '系列' || p."name" || ' ' || n,
         'nameEn', p."nameEn" || ' ' || n, 'msrp', (200 + (n * 7919) % 60000)::text) AS fields
     ) AS copies`,
  )
  await query(url, 'VACUUM ANALYZE')
}

const family = oneOf(['陳', '李', '黃', '張', '梁', '林', '王', '吳', '何', '鄭', '葉', '馮'], 7)
const given = oneOf(
  ['志強', '家明', '美玲', '偉文', '嘉欣', '俊傑', '詠詩', '國棟', '淑芬', '子軒', '曉彤', '永康', '大文'],
  11,
)
const company = `${oneOf(['葵涌', '觀塘', '沙田', '荃灣', '中環', '灣仔', '旺角', '元朗'], 5)} || ${oneOf(['物業', '物流', '酒店', '商場', '工程'], 3)} || n % 3000`
const message = `${oneOf(['想了解漏水監測。', '請為停車場報價。', '有沒有智能電錶？', 'We need gateways.', '冷凍倉需要溫度記錄。'], 3)} || md5(n::text)`
const when = "timestamptz '2026-11-20' - n * interval '4 minutes'"

/** What every message has. */
const sender = {
  id: 'gen_random_uuid()',
  submissionId: 'gen_random_uuid()',
  language: "CASE WHEN n % 3 = 0 THEN 'en' ELSE 'zh-TW' END",
  email: "'buyer' || lpad(n::text, 6, '0') || '@buyer.example'",
  company,
  phone: "'+852 2' || lpad((n % 10000000)::text, 7, '0')",
  message,
  suspect: 'n % 20 = 0',
  createdAt: when,
}

/** Fills what staff read with rows that differ as real ones do. */
export async function fillMessages(url: string, count: number): Promise<void> {
  const insert = (table: string, values: Record<string, string>) =>
    query(
      url,
      `INSERT INTO "${table}" (${Object.keys(values)
        .map((name) => `"${name}"`)
        .join(', ')})
       SELECT ${Object.values(values).join(', ')} FROM generate_series(1, ${count}) AS n`,
    )
  await insert('Enquiry', {
    ...sender,
    reference: "'ENQ-' || lpad(n::text, 8, '0')",
    product: "''",
    firstName: given,
    lastName: family,
    inquiryType: oneOf(['product', 'quote', 'demo', 'support', 'other'], 3),
  })
  await insert('Quote', {
    ...sender,
    reference: "'RFQ-' || lpad(n::text, 8, '0')",
    name: `${family} || ${given}`,
    currency: "'HKD'",
    status: `${oneOf(['requested', 'priced', 'sent', 'accepted', 'declined'], 3)}::"QuoteStatus"`,
    linesCount: '1 + n % 9',
    listTotal: '(n * 7919) % 900000',
  })
  await insert('User', {
    id: 'gen_random_uuid()',
    name: `${family} || ${given}`,
    email: "'user' || lpad(n::text, 6, '0') || '@staff.example'",
    role: `${oneOf(['viewer', 'editor', 'manager'], 3)}::"StaffRole"`,
    passwordHash: "'none'",
    createdAt: when,
  })
  await insert('AuditEntry', {
    seq: 'n',
    at: "timestamptz '2025-01-01' + n * interval '9 minutes'",
    actorKind: oneOf(['staff', 'program', 'job'], 3),
    actorId: '(n % 40)::text',
    actorName: `${family} || ${given}`,
    address: "'203.0.113.' || n % 250",
    action: oneOf(['user.updated', 'product.updated', 'settings.updated', 'user.created'], 7),
    entity: oneOf(['user', 'product', 'settings', 'user'], 7),
    entityId: 'n::text',
    entityName: company,
    previousHash: "'-'",
    hash: "'-'",
  })
  await query(url, `UPDATE "AuditHead" SET "seq" = ${count}`)
  await query(url, 'VACUUM ANALYZE')
}

export async function addAdmin(url: string): Promise<void> {
  await query(
    url,
    `INSERT INTO "User" ("id", "name", "email", "role", "passwordHash", "passwordChangedAt")
     VALUES (gen_random_uuid(), 'Bench', $1, 'super_admin', $2, now())`,
    [person.email, await hash(person.password)],
  )
}

/** SQL that picks one of these by the row's number. */
export function oneOf(values: string[], step: number): string {
  return `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])[1 + (n * ${step} + n / 7) % ${values.length}]`
}
