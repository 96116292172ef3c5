import type { EarlierVersion } from '@soundings/contract/earlier-versions'
import type { Entry } from '@soundings/contract/entries'
import { METRICS } from '@soundings/core/entries'
import { compareTexts } from '@soundings/core/versions'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { counted, longCalendarDate } from '#web/lib/format.ts'
import { METRIC_NAMES } from '#web/lib/metric-names.ts'
import { entryOf } from '#web/lib/save-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CopyText } from './copy-text.tsx'
import { earlierVersionQuery, earlierVersionsQuery, useBringBack } from './earlier-versions.queries.ts'
import { earlierVersionSummary } from './earlier-version-summary.ts'
import { EarlierVersionText } from './earlier-version-text.tsx'
import actionStyles from '#web/ui/actions.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'
import textStyles from '#web/ui/text.module.css'
import styles from './earlier-versions.module.css'

type Props = {
  entry: Entry
  onClose: () => void
  /** Called when a version was restored. */
  onBroughtBack: (entry: Entry) => void
  /** Called when the entry was changed elsewhere in the meantime. */
  onNewer: (entry: Entry) => void
}

/** Earlier versions of an entry next to its current text. Each can be restored. */
export function EarlierVersions(props: Props) {
  const { entry, onClose } = props
  const { data: versions, error, refetch } = useQuery(earlierVersionsQuery(useApi(), entry.id))
  const [chosen, setChosen] = useState<string | null>(null)
  // The latest version, unless another one is chosen; the entry's own id means the current text.
  const selected = chosen ?? versions?.[0]?.id ?? entry.id
  return (
    <Modal title="Earlier versions" className={styles.dialog} onClose={onClose}>
      <div className={modalStyles.body}>
        <p className={textStyles.meta}>
          {entry.undated ? 'Undated entry' : longCalendarDate(entry.local_date)}. Kept for a year.
        </p>
        {error ? (
          <div className={modalStyles.stack}>
            <Message kind="err">{sentenceOf(error, 'Couldn’t load the earlier versions.')}</Message>
            <div className={actionStyles.actions}>
              <Button onClick={() => void refetch()}>Try again</Button>
            </div>
          </div>
        ) : versions ? (
          <div className={styles.versions}>
            <ol aria-label="Versions, the latest first">
              <Row
                label={timeOf(entry.updated_at)}
                figures={`Current entry. ${wordsOf(entry)}`}
                isSelected={selected === entry.id}
                onSelect={() => setChosen(entry.id)}
              />
              {versions.map((version) => (
                <Row
                  key={version.id}
                  label={timeOf(version.saved_at)}
                  figures={`${originOf(version)}${wordsOf(version)}`}
                  isSelected={selected === version.id}
                  onSelect={() => setChosen(version.id)}
                />
              ))}
            </ol>
            {selected === entry.id ? (
              <EntryNow entry={entry} alone={versions.length === 0} />
            ) : (
              <Version key={selected} id={selected} {...props} />
            )}
          </div>
        ) : (
          <Spinner />
        )}
      </div>
    </Modal>
  )
}

function Row({
  label,
  figures,
  isSelected,
  onSelect,
}: {
  label: string
  figures: string
  isSelected: boolean
  onSelect: () => void
}) {
  return (
    <li>
      <button type="button" aria-pressed={isSelected} onClick={onSelect}>
        <b>{label}</b>
        <span>{figures}</span>
      </button>
    </li>
  )
}

function EntryNow({ entry, alone }: { entry: Entry; alone: boolean }) {
  return (
    <section>
      <div role="status">
        <h3>{timeOf(entry.updated_at)}</h3>
        <p className={textStyles.meta}>
          {alone
            ? 'This entry has no earlier versions. When you change it, they appear here.'
            : 'This is the current entry.'}
        </p>
      </div>
      <div className={styles.reading}>
        <p>{entry.content}</p>
      </div>
    </section>
  )
}

function Version({ id, entry, onBroughtBack, onNewer }: Props & { id: string }) {
  const { data: version, error, refetch } = useQuery(earlierVersionQuery(useApi(), id))
  if (error) {
    const isGone = error instanceof ApiError && error.status < 500
    return (
      <section className={modalStyles.stack}>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load this version.')}</Message>
        {!isGone && (
          <div className={actionStyles.actions}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
        )}
      </section>
    )
  }
  if (!version) return <Spinner />
  return <VersionBeside version={version} entry={entry} onBroughtBack={onBroughtBack} onNewer={onNewer} />
}

function VersionBeside({
  version,
  entry,
  onBroughtBack,
  onNewer,
}: Omit<Props, 'onClose'> & { version: EarlierVersion }) {
  const passages = useMemo(
    () => compareTexts(version.content, entry.damaged ? version.content : entry.content),
    [version, entry],
  )
  const bringBack = useBringBack()
  const hint = useId()
  const onBringBack = () =>
    bringBack.mutate(
      { id: version.id, seenUpdatedAt: entry.updated_at },
      {
        onSuccess: onBroughtBack,
        onError: (error) => {
          const newer = entryOf(error)
          if (newer) onNewer(newer)
        },
      },
    )
  return (
    <section>
      <div role="status">
        <h3>{timeOf(version.saved_at)}</h3>
        {!entry.damaged && (
          <p className={textStyles.meta}>{againstNow(earlierVersionSummary(passages), version, entry)}</p>
        )}
      </div>
      <div className={styles.reading}>
        <EarlierVersionText passages={passages} />
      </div>
      {bringBack.isError && (
        <Message kind="err">{sentenceOf(bringBack.error, 'Couldn’t restore this version.')}</Message>
      )}
      <div className={actionStyles.actions}>
        {!entry.damaged && (
          <Button look="primary" busy={bringBack.isPending} aria-describedby={hint} onClick={onBringBack}>
            Restore this version
          </Button>
        )}
        <CopyText label="Copy this text" text={version.content} />
      </div>
      <p className={classes(fieldStyles.hint, styles.hint)} id={hint}>
        {entry.damaged
          ? 'The entry is damaged and can’t be changed. Copy this text into a new entry.'
          : 'The current entry is kept as an earlier version, so nothing is lost.'}
      </p>
    </section>
  )
}

/** The differences, in one sentence each for the text, the ratings and the tags. */
function againstNow(summary: string, version: EarlierVersion, entry: Entry): string {
  const ratings = METRICS.filter((metric) => version[metric] !== entry[metric]).map(
    (metric) =>
      `${METRIC_NAMES[metric]} was ${version[metric] ?? 'not rated'} and is now ${entry[metric] ?? 'not rated'}.`,
  )
  const isTagged = version.tags.join() !== entry.tags.join()
  const tags = isTagged ? [`Tags in this version: ${version.tags.length > 0 ? version.tags.join(', ') : 'none'}.`] : []
  return [`Compared with the current entry: ${summary === '' ? 'the same text' : summary}.`, ...ratings, ...tags].join(
    ' ',
  )
}

function originOf({ first, aside }: { first: boolean; aside: boolean }): string {
  if (aside) return 'Not chosen when two versions conflicted. '
  return first ? 'First saved. ' : ''
}

function wordsOf({ word_count: words }: { word_count: number }): string {
  return `${counted(words, 'word', 'words')}.`
}

const TIME = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const THIS_YEAR = new Intl.DateTimeFormat('en-US', TIME)
const ANY_YEAR = new Intl.DateTimeFormat('en-US', { ...TIME, year: 'numeric' })

/** A time such as “November 22, 6:31 AM”, with the year if it isn’t the current one. */
function timeOf(iso: string): string {
  const time = new Date(iso)
  const format = time.getFullYear() === new Date().getFullYear() ? THIS_YEAR : ANY_YEAR
  return format.format(time).replace(' at ', ', ').replace('\u202f', ' ')
}
