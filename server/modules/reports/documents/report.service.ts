import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import type {
  Analytics,
  AnalyticsRange,
  CustomerAnalytics,
  ProductPerformance,
  RevenueTrends,
  SalesDistribution,
} from '#contract/staff/figures.ts'
import type { Funnel } from '#contract/staff/funnel.ts'
import type { MarginAnalytics } from '#contract/staff/margins.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { loadFonts } from '#server/platform/documents/document-fonts.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import type { AnalyticsTabs } from '../analytics-tabs.service.ts'
import type { Figures } from '../figures.service.ts'
import type { Margins } from '../margins/margins.service.ts'
import { setReport } from './pdf.ts'
import { type ReportRow, reportRows } from './rows.ts'

export interface Report {
  cards: Analytics
  revenue: RevenueTrends
  products: ProductPerformance
  customers: CustomerAnalytics
  distribution: SalesDistribution
  /** Undefined for those who may not see costs. */
  margins: MarginAnalytics | undefined
  funnel: Funnel
}

export interface ReportRequest {
  range: AnalyticsRange
  language: ReaderLanguage
  withMargins: boolean
}

export interface ReportServices {
  database: Database
  audit: Audit
  figures: Figures
  analyticsTabs: AnalyticsTabs
  margins: Pick<Margins, 'analytics'>
  site: () => Site
  now: () => Date
}

/** Exports the figures of a range as CSV or PDF and records it in the audit log. */
export function createReports({ figures, analyticsTabs: tabs, site, now, ...services }: ReportServices) {
  async function gather({ range, withMargins }: ReportRequest): Promise<Report> {
    const [cards, revenue, products, customers, distribution, margins, funnel] = await Promise.all([
      figures.analytics(range),
      tabs.revenue(range),
      tabs.products(range),
      tabs.customers(range),
      tabs.distribution(range),
      withMargins ? services.margins.analytics(range) : undefined,
      tabs.funnel(range),
    ])
    return { cards, revenue, products, customers, distribution, margins, funnel }
  }

  async function* rowsOf(asked: ReportRequest): AsyncGenerator<ReportRow> {
    yield* reportRows(await gather(asked), asked.language)
  }

  return {
    rows: (actor: Actor, asked: ReportRequest) =>
      recordedExport(services, actor, 'figures', noted(asked.range, 'csv'), rowsOf(asked)),

    async pdf(actor: Actor, asked: ReportRequest): Promise<Buffer> {
      const { range, language } = asked
      const [report, fonts] = await Promise.all([gather(asked), loadFonts(language)])
      const bytes = await setReport({ report, language, site: site(), madeAt: now() }, fonts)
      await services.database.prisma.$transaction((tx) =>
        services.audit.record(tx, actor, {
          action: 'figures.exported',
          entity: 'figures',
          after: { rows: [...reportRows(report, language)].length, ...noted(range, 'pdf') },
        }),
      )
      return bytes
    },
  }
}

export type Reports = ReturnType<typeof createReports>

function noted(range: AnalyticsRange, format: string): { search?: string; range: AnalyticsRange; format: string } {
  return { range, format }
}
