import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { contentPath } from '../../paths/index.ts'
import { AreaTabs } from '../../records/page/index.ts'
import { groupWords, contentWords as words } from '../content.words.ts'
import { type KindGroup, kindGroups, kindsOf } from '../kinds.tsx'

/** Leads to all content, and to each part of the site. @param current undefined for all content */
export function ContentTabs({ current }: { current: KindGroup | undefined }) {
  const t = useTranslate()
  const groups = kindGroups.map((group) => ({
    to: contentPath(kindsOf(group)[0] ?? 'hero'),
    label: t(groupWords[group]),
    isCurrent: group === current,
  }))
  const all = { to: adminScreens.content.path, label: t(words.all), isCurrent: current === undefined }
  return <AreaTabs label={t(words.groups)} tabs={[all, ...groups]} />
}
