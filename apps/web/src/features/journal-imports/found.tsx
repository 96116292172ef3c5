import type { FoundJournal, JournalChoices, JournalImport } from '@soundings/contract/journal-imports'
import { counted, fileSize } from '#web/lib/format.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import type { ImportDecisions } from '#web/lib/import-decisions.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { choicesOf, haveMood, moodKey, ratingOf, willComeIn } from './choices.ts'
import { DateOrder } from './date-order.tsx'
import { Figures } from './figures.tsx'
import { FolderTags } from './folder-tags.tsx'
import { FoundDocuments, RefusedDocuments } from './found-documents.tsx'
import { foundFigures } from './found-figures.ts'
import { useBringIn, useCancelImport } from './journal-imports.queries.ts'
import { MoodTable } from './mood-table.tsx'
import { ProblemList } from './problem-list.tsx'
import { sourcesText } from './source-names.ts'
import { StaysBehind } from './stays-behind.tsx'
import { StepsHead } from './steps-head.tsx'
import { TableColumns } from './table-columns.tsx'
import { TwoWays } from './two-ways.tsx'
import styles from './journal-imports.module.css'

type FoundImport = JournalImport & { state: 'found' }

/** The contents of an upload, and all decisions about it. Nothing is added until the button is pressed. */
export function Found({
  imported,
  decisions,
  reviewedAt,
  onDecide,
}: {
  imported: FoundImport
  decisions: ImportDecisions
  reviewedAt: string
  onDecide: (decisions: ImportDecisions) => void
}) {
  const { found, archive } = imported
  if (found) {
    return (
      <FoundEntries
        imported={imported}
        found={found}
        decisions={decisions}
        reviewedAt={reviewedAt}
        onDecide={onDecide}
      />
    )
  }
  return (
    <>
      <StepsHead step={2} title="What was found" sub={subOf('A Soundings archive', imported)} />
      {archive && (
        <Figures
          figures={[
            { value: archive.entries.toLocaleString('en-US'), name: archive.entries === 1 ? 'entry' : 'entries' },
            { value: archive.echoes.toLocaleString('en-US'), name: archive.echoes === 1 ? 'Echo' : 'Echos' },
            {
              value: archive.photographs.toLocaleString('en-US'),
              name: archive.photographs === 1 ? 'photo' : 'photos',
            },
          ]}
        />
      )}
      <p className={styles.meta}>
        The whole archive is added to this account. Nothing you have is overwritten, and what’s already in your journal
        is skipped. You can’t undo this: to remove the archive again, you’d have to delete its entries yourself.
      </p>
      <Foot imported={imported} choices={NO_CHOICES} label="Restore the archive" />
    </>
  )
}

const NO_CHOICES: JournalChoices = { moods: [], folder_tags: [], beside: false, undated: true }

function FoundEntries({
  imported,
  found,
  decisions,
  reviewedAt,
  onDecide,
}: {
  imported: FoundImport
  found: FoundJournal
  decisions: ImportDecisions
  reviewedAt: string
  onDecide: (decisions: ImportDecisions) => void
}) {
  const choices = choicesOf(found, decisions)
  const decide = (change: Partial<ImportDecisions>) => onDecide({ ...decisions, ...change })
  const coming = willComeIn(found, decisions)
  const sources = sourcesText(found.sources.map(({ source }) => source))
  return (
    <>
      <StepsHead step={2} title="What was found" sub={subOf(sources, imported)} />
      {found.entries > 0 && <Figures figures={foundFigures(found, haveMood(found, decisions))} />}
      <FoundDocuments documents={imported.documents} reviewedAt={reviewedAt} />
      <RefusedDocuments documents={found.refused_documents} />
      {found.date_order && <DateOrder id={imported.id} found={found} order={found.date_order} />}
      {found.tables.map((table) => (
        <TableColumns key={table.path} id={imported.id} found={found} table={table} />
      ))}
      <MoodTable
        moods={found.moods}
        ratingOf={(mood) => ratingOf(mood, decisions)}
        onRate={(mood, rating) => decide({ ratings: new Map(decisions.ratings).set(moodKey(mood), rating) })}
      />
      <FolderTags
        folders={found.folders}
        chosen={choices.folder_tags}
        onChoose={(name, isTag) => decide({ folders: new Map(decisions.folders).set(name, isTag) })}
      />
      {found.already.before > 0 && (
        <Message kind="note">
          {counted(found.already.before, 'entry was', 'entries were')} already imported, or{' '}
          {found.already.before === 1 ? 'is' : 'are'} in the file twice, and will be skipped.
        </Message>
      )}
      {found.already.same_words > 0 && (
        <TwoWays
          title="Already in your journal"
          name="beside"
          value={decisions.beside}
          onChoose={(beside) => decide({ beside })}
          ways={[
            {
              value: false,
              label: `Skip the ${found.already.same_words.toLocaleString('en-US')} that ${found.already.same_words === 1 ? 'is' : 'are'} already in your journal`,
              note: 'Same date and text as another entry in your journal or these files.',
              isRecommended: true,
            },
            { value: true, label: 'Import duplicates, too', note: 'You can delete them later.' },
          ]}
        />
      )}
      {found.undated > 0 && (
        <TwoWays
          title={`${counted(found.undated, 'entry has', 'entries have')} no date`}
          name="undated"
          value={decisions.undated}
          onChoose={(undated) => decide({ undated })}
          ways={[
            {
              value: true,
              label: found.undated === 1 ? 'Import it without a date' : 'Import them without a date',
              note: 'You can add a date later in My Entries.',
              isRecommended: true,
            },
            { value: false, label: found.undated === 1 ? 'Skip it' : 'Skip them' },
          ]}
        />
      )}
      <StaysBehind left={found.left_behind} />
      <ProblemList
        noticed={found}
        title={
          found.problem_count === 1 ? '1 needs a look' : `${found.problem_count.toLocaleString('en-US')} need a look`
        }
      />
      <Foot
        imported={imported}
        choices={choices}
        label={
          coming === 0 ? 'Continue' : `Import ${coming.toLocaleString('en-US')} ${coming === 1 ? 'entry' : 'entries'}`
        }
      />
    </>
  )
}

function Foot({ imported, choices, label }: { imported: FoundImport; choices: JournalChoices; label: string }) {
  const bring = useBringIn(imported.id)
  const cancel = useCancelImport(imported.id)
  return (
    <>
      {bring.error && (
        <Message kind="err">{refusalOr(bring.error, 'Couldn’t start the import. Please try again.')}</Message>
      )}
      <div className={styles.foot}>
        <Button look="ghost" size="large" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel
        </Button>
        <Button look="primary" size="large" busy={bring.isPending} onClick={() => bring.mutate(choices)}>
          {label}
        </Button>
      </div>
    </>
  )
}

/** The subtitle, such as "Daylio and Day One: mara-export.zip, 418 MB." */
function subOf(what: string, { files, file_count: count, bytes }: FoundImport): string {
  const names = count === 1 ? (files[0] ?? '') : `${count} files`
  return `${what === '' ? '' : `${what}: `}${names}, ${fileSize(bytes)}.`
}
