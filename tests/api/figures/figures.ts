import { buildApp } from '#server/app.ts'
import { createAnalyticsTabs } from '#server/modules/reports/analytics-tabs.service.ts'
import { createReports } from '#server/modules/reports/documents/report.service.ts'
import { createFigures } from '#server/modules/reports/figures.service.ts'
import { createMargins } from '#server/modules/reports/margins/margins.service.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

export interface FiguresApp extends TestApp {
  viewer: StaffMember
  /** Sets what the figures take for now, ISO 8601. */
  setNow: (at: string) => void
  /** Sets the shop's time zone. */
  setTimezone: (timezone: string) => Promise<void>
}

/** The real app, with a clock of its own for figures. */
export async function startFiguresApp(now: string): Promise<FiguresApp> {
  const plain = await startTestApp()
  const { services } = plain
  let at = now
  const clocked = { ...services, now: () => new Date(at) }
  const [figures, analyticsTabs] = [createFigures(clocked), createAnalyticsTabs(clocked)]
  const margins = createMargins(clocked)
  const app = await buildApp({
    ...services,
    figures,
    analyticsTabs,
    margins,
    reports: createReports({ ...clocked, figures, analyticsTabs, margins }),
    readiness: { stopping: false, trouble: async () => undefined },
    client: undefined,
    publicUrl: undefined,
    trustProxy: [],
    logger: undefined,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const { general } = services.settings.current()
  return {
    ...plain,
    app,
    url,
    viewer: await createStaff(plain, 'viewer'),
    setNow: (moment) => {
      at = moment
    },
    async setTimezone(timezone) {
      const data = { values: { ...general, timezone } }
      const where = { name: 'general' }
      await services.database.prisma.settingGroup.upsert({ where, create: { ...where, ...data }, update: data })
      await services.settings.refresh()
    },
    async close() {
      await app.close()
      await plain.close()
    },
  }
}
