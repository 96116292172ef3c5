import type { Entry } from '@soundings/contract/entries'
import { isInvisible } from '@soundings/core/entries'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { draftsOf, dropDraft, releaseDraft, type Draft } from '#web/lib/drafts.ts'
import { paths } from '#web/lib/paths.ts'
import { keys } from '#web/lib/query-keys.ts'
import { entryOf, isLost } from '#web/lib/save-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/lib/classes.ts'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { CopyText } from './copy-text.tsx'
import { entryQuery, useChangeEntry, useSaveLostEntry } from './entries.queries.ts'
import { entryLink } from './entry-link.ts'
import { changeToHere, changeToJoined, changeToThere, twoTexts, type Choice } from './two-versions-texts.ts'
import { TwoVersionsDifferences } from './two-versions-differences.tsx'
import actionStyles from '#web/ui/actions.module.css'
import emptyStyles from '#web/ui/empty.module.css'
import fieldStyles from '#web/ui/fields.module.css'
import modalStyles from '#web/ui/modal.module.css'
import { TwoVersionsHead } from './two-versions-head.tsx'
import styles from './two-versions.module.css'

const NOTHING_CHOSEN: Choice = { passages: new Map(), others: new Map() }

/** Compares the text of an entry on this device with the one saved elsewhere, to choose one or merge them. */
export function TwoVersions({ accountId, entryId }: { accountId: string; entryId: string }) {
  // The text stays on the device until a choice is saved.
  const [draft] = useState(() => draftsOf(accountId).find(({ target }) => target?.entryId === entryId) ?? null)
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    ...entryQuery(useApi(), entryId),
    enabled: draft !== null,
  })
  if (!draft) return <OneVersion />
  if (error && !entry) {
    return <WithoutEntry draft={draft} error={error} onRetry={isLost(error) ? null : () => void refetch()} />
  }
  if (!entry) {
    return (
      <>
        <TwoVersionsHead of="two" />
        <Spinner />
      </>
    )
  }
  if (entry.damaged) return <WithoutEntry draft={draft} error={null} onRetry={null} />
  return <Choosing draft={draft} entry={entry} />
}

function OneVersion() {
  const navigate = useNavigate()
  return (
    <>
      <TwoVersionsHead of="one" />
      <div className={emptyStyles.empty} role="status">
        <p>There’s nothing to compare. This device has no other version of this entry.</p>
        <Button onClick={() => void navigate(paths.entries)}>Show all entries</Button>
      </div>
    </>
  )
}

/** The text from this device can be read, copied and saved as a new entry. */
function WithoutEntry({ draft, error, onRetry }: { draft: Draft; error: Error | null; onRetry: (() => void) | null }) {
  const happened = error
    ? sentenceOf(error, 'Couldn’t load the other version.')
    : 'The stored text of this entry was damaged and can’t be changed.'
  const anew = useSaveLostEntry()
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const saveAsNew = () =>
    anew.mutate(draft, {
      onSuccess: (saved) => {
        client.setQueryData(keys.entry(saved.id), saved)
        dropDraft(draft)
        releaseDraft(draft.id)
        void navigate(entryLink(saved.id).to, { replace: true })
        toast('Saved as a new entry.')
      },
    })
  return (
    <>
      <TwoVersionsHead of={onRetry ? 'two' : 'lost'} />
      <div className={modalStyles.stack}>
        <Message kind="err">{happened} Your text is safe on this device:</Message>
        <blockquote dir="auto" className={styles.alone}>
          {draft.text}
        </blockquote>
        {anew.isError && <Message kind="err">{sentenceOf(anew.error, 'Couldn’t save your entry.')}</Message>}
        <div className={actionStyles.actions}>
          {onRetry ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <Button look="primary" disabled={isInvisible(draft.text)} busy={anew.isPending} onClick={saveAsNew}>
              Save as a new entry
            </Button>
          )}
          <CopyText label="Copy your text" text={draft.text} />
        </div>
      </div>
    </>
  )
}

function Choosing({ draft, entry }: { draft: Draft; entry: Entry }) {
  const texts = useMemo(() => twoTexts(draft, entry), [draft, entry])
  // If the entry changes again, the choice starts over, because the differences are in other places.
  const [chosen, setChosen] = useState({ at: entry.updated_at, choice: NOTHING_CHOSEN })
  const choice = chosen.at === entry.updated_at ? chosen.choice : NOTHING_CHOSEN
  const setChoice = (next: Choice) => setChosen({ at: entry.updated_at, choice: next })
  const change = useChangeEntry()
  const navigate = useNavigate()
  const client = useQueryClient()
  const toast = useToast()
  const save = (changed: Parameters<typeof change.mutate>[0]['change'], told: string) =>
    change.mutate(
      { id: entry.id, change: changed },
      {
        onSuccess: (saved) => {
          // The entry opens in its current state, not as a list cached it.
          client.removeQueries({ queryKey: keys.entries, type: 'inactive' })
          client.setQueryData(keys.entry(entry.id), saved)
          dropDraft(draft)
          releaseDraft(draft.id)
          void navigate(entryLink(entry.id).to, { replace: true })
          toast(told)
        },
        onError: (error) => {
          const newer = entryOf(error)
          if (newer) client.setQueryData(keys.entry(entry.id), newer)
        },
      },
    )
  const busy = change.isPending
  const wasChangedAgain = entryOf(change.error) !== null
  return (
    <>
      <TwoVersionsHead of="two" />
      <TwoVersionsDifferences
        draft={draft}
        entry={entry}
        texts={texts}
        choice={choice}
        onKeep={(place, kept) => setChoice({ ...choice, passages: new Map([...choice.passages, [place, kept]]) })}
        onChoose={(name, side) => setChoice({ ...choice, others: new Map([...choice.others, [name, side]]) })}
      />
      <div className={styles.foot}>
        {change.isError && (
          <Message kind="err">
            {wasChangedAgain
              ? 'This entry was edited somewhere else again. These are both versions as they are now.'
              : sentenceOf(change.error, 'Couldn’t save your choice.')}{' '}
            Your text is safe on this device.
          </Message>
        )}
        <div className={classes(actionStyles.actions, styles.actions)}>
          <Button
            look="primary"
            size="large"
            busy={busy}
            onClick={() =>
              save(changeToJoined(draft, entry, texts, choice), 'Merged. Both versions are under Earlier versions.')
            }
          >
            Merge the checked parts
          </Button>
          <Button
            size="large"
            busy={busy}
            onClick={() => save(changeToHere(draft, entry), 'Saved. The other version is under Earlier versions.')}
          >
            Use this browser’s version
          </Button>
          <Button
            size="large"
            busy={busy}
            onClick={() =>
              save(changeToThere(draft, entry), 'Saved. This browser’s version is under Earlier versions.')
            }
          >
            Use the other version
          </Button>
        </div>
        <p className={fieldStyles.hint}>Whatever you choose, what you don’t use is kept under Earlier versions.</p>
      </div>
    </>
  )
}
