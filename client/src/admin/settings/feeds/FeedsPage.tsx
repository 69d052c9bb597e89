import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Feed, FeedsAnswer } from '#contract/site/feeds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { SettingsList } from '../SettingsList.tsx'
import { type FeedAct, FeedCard } from './FeedCard.tsx'
import { FeedDialog } from './FeedDialog.tsx'
import { FeedLogDialog } from './FeedLogDialog.tsx'
import { feedsOptions, runFeed, saveFeeds } from './feeds.ts'
import { feedsWords as words } from './feeds.words.ts'

type Open = { about: 'new' } | { about: 'edit' | 'log' | 'remove'; name: string }

/** Renders /admin/settings/files. */
export default function FeedsPage() {
  const query = useQuery(feedsOptions)
  const { data } = query
  const { open, setOpen, act, refresh } = useActs(data)
  const runsOf = (name: string) => data?.runs.filter(({ feed }) => feed === name) ?? []
  return (
    <SettingsList
      tab="files"
      words={words}
      query={{ ...query, data: data && { items: data.values.feeds } }}
      onAdd={() => setOpen({ about: 'new' })}
      renderItem={(feed) => (
        <FeedCard key={feed.name} feed={feed} lastRun={runsOf(feed.name)[0]} onAct={(name) => void act(name, feed)} />
      )}
    >
      {open && data && <Opened open={open} present={data} refresh={refresh} onClose={() => setOpen(undefined)} />}
    </SettingsList>
  )
}

function useActs(present: FeedsAnswer | undefined) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const refresh = () => queries.invalidateQueries({ queryKey: feedsOptions.queryKey })

  async function carryOut(name: 'run' | 'enable' | 'disable', feed: Feed) {
    if (name === 'run') {
      await runFeed(feed.name)
      return toast(t(words.begun), 'success')
    }
    if (!present) return
    const changed = { ...feed, isEnabled: name === 'enable' }
    await saveFeeds(present.values.feeds.with(present.values.feeds.indexOf(feed), changed), present.version)
    toast(t(words.saved), 'success')
  }
  async function act(name: FeedAct, feed: Feed) {
    if (name === 'log' || name === 'edit' || name === 'remove') return setOpen({ about: name, name: feed.name })
    await carryOut(name, feed).catch((error) => toast(failureWords(error), 'failure'))
    await refresh()
  }
  return { open, setOpen, act, refresh }
}

interface OpenedProps {
  open: Open
  present: FeedsAnswer
  refresh: () => Promise<void>
  onClose: () => void
}

function Opened({ open, present, refresh, onClose }: OpenedProps) {
  const t = useTranslate()
  const toast = useToast()
  function saved(message: string) {
    toast(message, 'success')
    void refresh()
    onClose()
  }
  const dialog = { present, onSaved: () => saved(t(words.saved)), onClose }
  if (open.about === 'new') return <FeedDialog {...dialog} />
  const { feeds } = present.values
  const feed = feeds.find(({ name }) => name === open.name)
  if (!feed) return null
  if (open.about === 'edit') return <FeedDialog {...dialog} feed={feed} />
  if (open.about === 'log') {
    return <FeedLogDialog feed={feed} runs={present.runs.filter((run) => run.feed === feed.name)} onClose={onClose} />
  }
  return (
    <ConfirmDialog
      title={t(words.removeTitle)(feed.name)}
      description={t(words.removeHint)}
      action={t(words.remove)}
      isErasing
      onConfirm={() =>
        saveFeeds(
          feeds.filter((one) => one !== feed),
          present.version,
        ).then(() => saved(t(words.removed)))
      }
      onClose={onClose}
    />
  )
}
