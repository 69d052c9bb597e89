import { type Feed, type FeedsAnswer, feedKinds, feedSchema, isInward } from '#contract/site/feeds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog, UnsavedGuard, useStaffForm } from '../../records/form/index.ts'
import { saveFeeds } from './feeds.ts'
import { feedKindWords, feedsWords as words } from './feeds.words.ts'

interface FeedDialogProps {
  present: FeedsAnswer
  /** Without one, a new one is made. */
  feed?: Feed | undefined
  onSaved: () => void
  onClose: () => void
}

export function FeedDialog({ present, feed, onSaved, onClose }: FeedDialogProps) {
  const t = useTranslate()
  const { feeds } = present.values
  const at = feed ? feeds.indexOf(feed) : feeds.length
  const form = useStaffForm({
    initial: draftOf(feed),
    schema: feedSchema,
    bodyOf: (draft) => bodyOf(draft, feed?.isEnabled ?? true),
    fieldOf: (path) => (path === 'values.feeds' ? 'name' : path.replace(`values.feeds.${at}.`, '')),
    async send(body) {
      await saveFeeds(feeds.toSpliced(at, 1, body), present.version)
      onSaved()
    },
  })
  const { place, kind } = form.values
  const text = (name: 'host' | 'port' | 'user' | 'path' | 'cron' | 'name' | 'hostKey') => ({
    label: t(words[name]),
    autoComplete: 'off',
    spellCheck: false,
    ...form.field(name),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={feed ? t(words.editTitle)(feed.name) : t(words.newTitle)}
      act={feed ? t(words.save) : t(words.add)}
      size="wide"
    >
      <TextField {...text('name')} hint={t(words.nameHint)} required />
      <SelectField
        label={t(words.kind)}
        options={feedKinds.map((value) => ({ value, label: t(feedKindWords[value]) }))}
        {...form.field('kind')}
      />
      <SelectField
        label={t(words.place)}
        hint={place === 'folder' && !present.hasFolder ? t(words.noFolder) : undefined}
        options={(['sftp', 'folder'] as const).map((value) => ({ value, label: t(words[value]) }))}
        {...form.field('place')}
      />
      {place === 'sftp' && (
        <>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_6rem_1fr]">
            <TextField {...text('host')} required />
            <TextField {...text('port')} inputMode="numeric" required />
            <TextField {...text('user')} required />
          </div>
          <TextField {...text('hostKey')} hint={t(words.hostKeyHint)} required />
          <SelectField
            label={t(words.keyFile)}
            hint={t(words.keyFileHint)}
            placeholder={t(words.choose)}
            options={present.keys.map((value) => ({ value, label: value }))}
            required
            {...form.field('keyFile')}
          />
        </>
      )}
      <TextField {...text('path')} hint={isInward(kind) ? t(words.pathHint) : undefined} />
      <TextField {...text('cron')} hint={t(words.cronHint)} required />
      <UnsavedGuard isChanged={form.isChanged && !form.isSending} />
    </FormDialog>
  )
}

function draftOf(feed: Feed | undefined) {
  const sftp = feed?.place === 'sftp' ? feed : undefined
  return {
    name: feed?.name ?? '',
    kind: feed?.kind ?? 'stock_in',
    place: feed?.place ?? 'sftp',
    cron: feed?.cron ?? '30 6 * * *',
    path: feed?.path ?? '',
    host: sftp?.host ?? '',
    port: String(sftp?.port ?? 22),
    user: sftp?.user ?? '',
    hostKey: sftp?.hostKey ?? '',
    keyFile: sftp?.keyFile ?? '',
  }
}

function bodyOf({ name, kind, place, cron, path, ...server }: ReturnType<typeof draftOf>, isEnabled: boolean) {
  const ofAny = { name, kind, place, cron, path, isEnabled }
  return place === 'sftp' ? { ...ofAny, ...server, port: Number(server.port) } : ofAny
}
