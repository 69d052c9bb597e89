import { readFile } from 'node:fs/promises'
import pg from 'pg'
import packageJson from 'pg-boss/package.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textFacets } from '#contract/catalogue/products.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { connect } from '#server/platform/database/database.ts'
import { migrationNames } from '#server/platform/database/migrations.ts'
import { startProcess } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { openSchemaEngine } from '../../../../scripts/schema-engine.ts'

const created: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const drop of created) await drop()
})

/** The address of a new database with nothing in it. */
async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase('template0')
  created.push(drop)
  return url
}

async function lines(url: string, sql: string): Promise<string[]> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ line: string }>(sql)
    return rows.map(({ line }) => line)
  } finally {
    await client.end()
  }
}

/** A process that migrates, as a deployment runs one. */
async function migrateInProcess(url: string): Promise<void> {
  const migration = startProcess('server/migrate.ts', { DATABASE_URL: url })
  expect([await migration.ended, migration.output()]).toEqual([0, ''])
}

const applied = 'SELECT migration_name AS line FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1'
const jobQueue = "SELECT count(*) || ' of ' || max(version) AS line FROM pgboss.version"
const products = 'SELECT slug AS line FROM "Product" ORDER BY 1'

describe('migrating', () => {
  it('brings an empty database to the newest migration; a second time changes nothing', async () => {
    const url = await emptyDatabase()
    await migrateInProcess(url)
    expect(await lines(url, applied)).toEqual(await migrationNames())
    const before = await lines(url, products)
    await migrateInProcess(url)
    expect(await lines(url, applied)).toEqual(await migrationNames())
    expect(await lines(url, products)).toEqual(before)
  })

  it('instances that start together take turns: each migration and each sample is there once', async () => {
    const url = await emptyDatabase()
    await Promise.all([migrateInProcess(url), migrateInProcess(url)])
    expect(await lines(url, applied)).toEqual(await migrationNames())
    expect(await lines(url, products)).toHaveLength(sampleRecords.length)
    expect(await lines(url, jobQueue)).toEqual([`1 of ${packageJson.pgboss.schema}`])
  })
})

const columns = `
  SELECT concat_ws(' ', table_name, column_name, udt_name, is_nullable, numeric_precision, numeric_scale,
    datetime_precision, CASE WHEN column_name NOT IN ('searchText', 'sortNameEn', 'terms', 'termsEn', 'firstYearHkd', 'batteryYears', 'rangeKm', 'yearlyHkd') THEN column_default END) AS line
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' ORDER BY 1`
const indexes = `
  SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`
const constraints = `
  SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conrelid::regclass::text <> '_prisma_migrations'
    AND contype <> 'n' ORDER BY 1`
const enums = `
  SELECT enumtypid::regtype || ' ' || string_agg(enumlabel, ', ' ORDER BY enumsortorder) AS line
  FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid WHERE typnamespace = 'public'::regnamespace
  GROUP BY enumtypid ORDER BY 1`

/** What the migrations add by hand, because Prisma cannot say it; `searchText`, `firstYearHkd` and their like are generated besides. */
const indexesByHand = [
  'RetentionRun_held',
  'Enquiry_created_sort_idx',
  'Enquiry_name_sort_idx',
  'Enquiry_company_sort_idx',
  'DemoRequest_created_sort_idx',
  'DemoRequest_name_sort_idx',
  'DemoRequest_company_sort_idx',
  'DemoRequest_date_sort_idx',
  'DemoRequest_date_desc_sort_idx',
  'Quote_created_sort_idx',
  'Quote_name_sort_idx',
  'Quote_company_sort_idx',
  'Quote_total_sort_idx',
  'Product_staff_idx',
  'Product_sku_code_idx',
  'Product_model_code_idx',
  'Product_staff_price_idx',
  'Product_staff_price_desc_idx',
  'Product_staff_stock_idx',
  'Product_staff_updated_idx',
  'Contact_email_key',
  'DemoRequest_address_idx',
  'Enquiry_address_idx',
  'Notification_mail_idx',
  'Notification_to_mail_idx',
  'Quote_address_idx',
  'Customer_name_sort_idx',
  'DemoRequest_due_idx',
  'DemoRequest_due_sort_idx',
  'Enquiry_due_idx',
  'Enquiry_due_sort_idx',
  'Order_customer_sort_idx',
  'OrderLine_waiting_idx',
  'Order_open_idx',
  'Order_status_sort_idx',
  'Order_total_sort_idx',
  'Order_placed_idx',
  'Quote_due_idx',
  'Quote_due_sort_idx',
  'User_name_sort_idx',
  'User_role_sort_idx',
  'User_status_sort_idx',
  'Product_staff_name_idx',
  'DemoRequest_slot_key',
  'Notification_unread_idx',
  'Passage_terms_idx',
  'Product_model_lookup_idx',
  'Product_sku_lookup_idx',
  'Product_words_idx',
  'Product_called_idx',
  'Product_battery_desc_sort_idx',
  'Product_created_sort_idx',
  'Product_facets_idx',
  'Product_nameEn_sort_idx',
  'Product_name_sort_idx',
  'Product_pending_idx',
  'Product_push_failed_idx',
  'Product_push_started_idx',
  'Product_price_desc_sort_idx',
  'Product_price_sort_idx',
  'Product_range_desc_sort_idx',
  'Product_stock_sort_idx',
  'Product_titleTerms_idx',
  'WebhookDelivery_pending_idx',
  'StockLocation_isDefault_key',
  'BankRow_open_idx',
  'Device_numbers_idx',
  'Device_serial_id_idx',
  'Device_serial_natural_idx',
  'Device_shippedOn_desc_idx',
  'Device_warrantyEndsOn_desc_idx',
  'IssuedDocument_customerName_sort_idx',
  'IssuedDocument_dueOn_sort_idx',
  'IssuedDocument_issuedOn_sort_idx',
  'IssuedDocument_open_idx',
  'IssuedDocument_totalHkd_sort_idx',
  'Payment_open_idx',
  'StockMovement_reference_idx',
  'Device_devEui_key',
  'Device_iccid_key',
  'Device_imei_key',
  'Device_serial_key',
  'Question_terms_idx',
  'Question_termsEn_idx',
  'ChatTurn_correction_idx',
  'SyncRun_running_key',
]
const constraintsByHand = [
  'Activity_actorKind_check',
  'AgentCall_channel_check',
  'AgentCall_outcome_check',
  'Allocation_amount_check',
  'Allocation_from_check',
  'Allocation_to_check',
  'ApiKey_rate_check',
  'WebhookDelivery_state_check',
  'BankRow_amount_check',
  'Customer_depositPercent_check',
  'Device_serial_check',
  'Device_shippedOn_check',
  'IssuedDocument_settled_check',
  'Payment_allocated_check',
  'ReturnLine_quantity_check',
  'Subscription_periods_check',
  'Subscription_quantity_check',
  'Subscription_renewal_check',
  'Subscription_state_check',
  'AuditEntry_actorKind_check',
  'ChatTurn_mode_check',
  'ChatTurn_rating_check',
  'ChatTurn_state_check',
  'Conversation_handedOverTo_check',
  'Conversation_language_check',
  'Customer_language_check',
  'Customer_statusSet_check',
  'DemoRequest_language_check',
  'DemoRequest_slot_check',
  'DemoRequest_slot_held_check',
  'Enquiry_language_check',
  'MissedSearch_language_check',
  'MissedSearch_state_check',
  'NotionWebhook_one_check',
  'OneTimeLink_user_check',
  'OrderLine_amounts_check',
  'OrderLine_connectivity_check',
  'Order_language_check',
  'Passage_kind_check',
  'Passage_language_check',
  'ProductImportRow_kind_check',
  'ProductImport_status_check',
  'ProductOperation_kind_check',
  'ProductSales_grain_check',
  'Product_connectivityType_check',
  'Product_reserved_check',
  'Product_stockQuantity_check',
  'Product_term_check',
  'QuestionGap_language_check',
  'QuestionGap_state_check',
  'ReceiptLine_quantity_check',
  'ShipmentLine_quantity_check',
  'Shipment_times_check',
  'StockLocation_default_check',
  'StockMovement_quantity_check',
  'StockMovement_sums',
  'QuoteLine_amounts_check',
  'QuoteLine_renewal_check',
  'QuoteLine_connectivity_check',
  'QuoteRequestLine_quantity_check',
  'Quote_language_check',
  'Quote_link_check',
  'Quote_source_check',
  'SavedView_role_check',
  'SyncConflict_choice_check',
  'SyncConflict_settled_check',
  'SyncDue_one_check',
  'User_email_check',
  'User_language_check',
]

describe('the migrations and schema.prisma describe one database', () => {
  let migrated: string
  let described: string

  beforeAll(async () => {
    const copy = await createTestDatabase()
    migrated = copy.url
    described = await emptyDatabase()
    const schema = await readFile(new URL('../../../../prisma/schema.prisma', import.meta.url), 'utf8')
    await createFromSchema(described, schema)
    return copy.drop
  })

  it.each([
    ['columns', columns],
    ['enums', enums],
  ])('%s are the same', async (_what, sql) => {
    const fromSchema = await lines(described, sql)
    expect(fromSchema.length).toBeGreaterThan(0)
    expect(await lines(migrated, sql)).toEqual(fromSchema)
  })

  it.each([
    ['indexes', indexes, indexesByHand],
    ['constraints', constraints, constraintsByHand],
  ])('%s are the same, but for those made by hand', async (_what, sql, byHand) => {
    const [fromMigrations, fromSchema] = [await lines(migrated, sql), await lines(described, sql)]
    const isByHand = (line: string) => byHand.some((name) => line.includes(name))
    expect(fromSchema.length).toBeGreaterThan(0)
    expect(fromMigrations.filter((line) => !isByHand(line))).toEqual(fromSchema)
    expect(fromMigrations.filter(isByHand)).toHaveLength(byHand.length)
  })

  it.each(textFacets)('each order of the catalogue, and the facets, have %s in their index', async (facet) => {
    const sql = `SELECT indexdef AS line FROM pg_indexes
      WHERE tablename = 'Product' AND (indexname ~ '^Product_[a-zA-Z_]+_sort_idx$' OR indexname = 'Product_facets_idx')`
    const found = await lines(migrated, sql)
    expect(found).toHaveLength(9)
    expect(found.filter((line) => !line.includes(facet))).toEqual([])
  })

  it('the searched text is made by the database', async () => {
    const sql = `SELECT is_generated AS line FROM information_schema.columns
      WHERE table_name = 'Product' AND column_name = 'searchText'`
    expect(await lines(migrated, sql)).toEqual(['ALWAYS'])
  })
})

/** Creates what schema.prisma says, on a database that needs its extension first. */
async function createFromSchema(url: string, schema: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  try {
    const engine = await openSchemaEngine(pool, schema)
    const { stdout } = await engine.diff({
      from: { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    await pool.query(`CREATE EXTENSION pg_trgm; ${stdout}`)
  } finally {
    await pool.end()
  }
}
