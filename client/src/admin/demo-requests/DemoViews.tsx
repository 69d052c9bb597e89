import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { AreaTabs } from '../records/page/index.ts'
import { appointmentWords as words } from './appointments.words.ts'

const { path } = adminScreens.demoRequests

export function DemoViews({ current }: { current: 'list' | 'calendar' }) {
  const t = useTranslate()
  return (
    <AreaTabs
      label={t(words.views)}
      tabs={[
        { to: path, label: t(words.list), isCurrent: current === 'list' },
        { to: `${path}/calendar`, label: t(words.calendar), isCurrent: current === 'calendar' },
      ]}
    />
  )
}
