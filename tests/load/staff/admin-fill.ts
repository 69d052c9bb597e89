import { connect } from '#server/platform/database/database.ts'

/** SQL that picks one of these by the row's number, some more often than others. */
function pick(values: string[], step: number): string {
  const list = values.map((value) => `'${value}'`).join(', ')
  return `(ARRAY[${list}])[1 + (n * ${step} + n / 7) % ${values.length}]`
}

const family = pick(['陳', '李', '黃', '張', '梁', '林', '王', '吳', '何', '鄭', '葉', '馮'], 7)
const given = pick(
  ['志強', '家明', '美玲', '偉文', '嘉欣', '俊傑', '詠詩', '國棟', '淑芬', '子軒', '曉彤', '永康', '大文'],
  11,
)
const places = [
  '葵涌',
  '觀塘',
  '沙田',
  '荃灣',
  '中環',
  '灣仔',
  '旺角',
  '元朗',
  '屯門',
  '將軍澳',
  '北角',
  '大埔',
  '青衣',
  '長沙灣',
  '九龍灣',
]
const company = `${pick(places, 5)} || ${pick(['物業', '物流', '酒店', '商場', '工程', '數據中心', '醫院', '學校', '停車場', '製衣'], 3)} || ${pick(['有限公司', '集團', '管理處', '(香港)有限公司', ' Holdings'], 13)} || n % 3000`
const message = `${pick(['我們想了解漏水監測。', '請為停車場報價。', '有沒有智能電錶？', 'We run a warehouse and need gateways.', '想安排示範，看看空氣質素感測器。', '冷凍倉需要溫度記錄。', '請寄產品目錄。', '電梯機房濕度過高，怎樣監察？'], 3)} || ' ' || ${pick(places, 7)} || ' ' || ${pick(['大廈共 40 層。', '月底前需要。', 'Please call in the afternoon.', '預算約三十萬。', '請先電郵。', '已有 LoRaWAN 網關。', '要能接到現有的 BMS。'], 17)} || ' ' || md5(n::text)`
const language = "CASE WHEN n % 3 = 0 THEN 'en' ELSE 'zh-TW' END"
const when = "timestamptz '2026-11-20' - n * interval '4 minutes'"

/** Columns that every message has, with their values. */
const sender: [string, string][] = [
  ['id', 'gen_random_uuid()'],
  ['submissionId', 'gen_random_uuid()'],
  ['language', language],
  ['email', "'buyer' || lpad(n::text, 6, '0') || '@buyer.example'"],
  ['company', company],
  ['phone', "'+852 2' || lpad((n % 10000000)::text, 7, '0')"],
  ['message', message],
  ['suspect', 'n % 20 = 0'],
  ['createdAt', when],
]

function insert(table: string, columns: [string, string][], count: number): string {
  const names = columns.map(([name]) => `"${name}"`).join(', ')
  return `INSERT INTO "${table}" (${names}) SELECT ${columns.map(([, value]) => value).join(', ')} FROM generate_series(1, ${count}) AS n`
}

/** Fills what staff read with rows that differ as real ones do, and makes a Super Admin. */
export async function fillAdmin(
  url: string,
  count: number,
  admin: { email: string; passwordHash: string },
): Promise<void> {
  const reference = (prefix: string): [string, string] => ['reference', `'${prefix}-' || lpad(n::text, 8, '0')`]
  const statements = [
    insert(
      'Enquiry',
      [
        ...sender,
        reference('ENQ'),
        ['product', `''`],
        ['firstName', given],
        ['lastName', family],
        ['inquiryType', pick(['product', 'quote', 'demo', 'support', 'other'], 3)],
      ],
      count,
    ),
    insert(
      'DemoRequest',
      [
        ...sender,
        reference('DEMO'),
        ['kind', "'live'"],
        ['product', `''`],
        ['name', `${family} || ${given}`],
        ['industry', pick(['commercial', 'government', 'residential', 'logistics', 'retail', 'other'], 5)],
        ['preferredDate', "CASE WHEN n % 2 = 0 THEN date '2026-01-01' + n % 300 END"],
      ],
      count,
    ),
    insert(
      'Quote',
      [
        ...sender,
        reference('RFQ'),
        ['name', `${family} || ${given}`],
        ['currency', "'HKD'"],
        ['status', `${pick(['requested', 'priced', 'sent', 'accepted', 'declined'], 3)}::"QuoteStatus"`],
        ['linesCount', '1 + n % 9'],
        ['listTotal', '(n * 7919) % 900000'],
      ],
      count,
    ),
    insert(
      'User',
      [
        ['id', 'gen_random_uuid()'],
        ['name', `${family} || ${given}`],
        ['email', "'user' || lpad(n::text, 6, '0') || '@staff.example'"],
        ['role', `${pick(['viewer', 'viewer', 'editor', 'manager'], 3)}::"StaffRole"`],
        ['status', `${pick(['active', 'active', 'active', 'inactive', 'suspended'], 7)}::"StaffStatus"`],
        ['passwordHash', "'none'"],
        ['lastLoginAt', `CASE WHEN n % 5 > 0 THEN ${when} END`],
        ['createdAt', when],
      ],
      count,
    ),
    insert(
      'AuditEntry',
      [
        ['seq', 'n'],
        ['at', `timestamptz '2025-01-01' + n * interval '9 minutes'`],
        ['actorKind', pick(['staff', 'staff', 'staff', 'program', 'job'], 3)],
        ['actorId', '(n % 40)::text'],
        ['actorName', `${family} || ${given}`],
        ['address', "'203.0.113.' || n % 250"],
        ['action', pick(['user.updated', 'product.updated', 'settings.updated', 'user.created', 'quotes.exported'], 7)],
        ['entity', pick(['user', 'product', 'settings', 'user', 'quotes'], 7)],
        ['entityId', 'n::text'],
        ['entityName', company],
        ['previousHash', "'-'"],
        ['hash', "'-'"],
      ],
      count,
    ),
    `UPDATE "AuditHead" SET "seq" = ${count}`,
    `INSERT INTO "User" ("id", "name", "email", "role", "passwordHash", "passwordChangedAt") VALUES (gen_random_uuid(), 'Bench', $1, 'super_admin', $2, now())`,
  ]
  const client = await connect(url)
  try {
    for (const statement of statements)
      await client.query(statement, statement.includes('$1') ? [admin.email, admin.passwordHash] : [])
  } finally {
    await client.end()
  }
}
