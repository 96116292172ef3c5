import type { Letter, LetterBody } from '@soundings/contract/letters'
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { YearStrip } from '#web/chart/year-strip.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { counted } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { Finding } from './finding.tsx'
import { letterQuery } from './letters.queries.ts'
import type { LetterEntry } from './letter-entry.ts'
import actionStyles from '#web/ui/actions.module.css'
import channelStyles from '#web/ui/channel.module.css'
import { classes } from '#web/lib/classes.ts'
import emptyStyles from '#web/ui/empty.module.css'
import neatlineStyles from '#web/ui/neatline.module.css'
import printStyles from './letter-print.module.css'
import styles from './letter-sheet.module.css'
import textStyles from '#web/ui/text.module.css'

const ROW = { year: 13, other: 9 }
const SUNDAY = 0
const QUARTERS = ['', 'January to March', 'April to June', 'July to September', 'October to December']
const number = new Intl.NumberFormat('en-US')

/** One letter on its own sheet, which prints as a page of a book. */
export function LetterSheet({ id, onOpenEntry }: { id: string; onOpenEntry: (entry: LetterEntry) => void }) {
  const { data, error, isPending, refetch } = useQuery(letterQuery(useApi(), id))
  if (isPending) return <Spinner label="Reading…" />
  if (!data) {
    return (
      <div className={emptyStyles.empty} role="alert">
        <p className={textStyles.water}>{sentenceOf(error, 'Couldn’t load this letter.')}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  if (!data.body) {
    return (
      <div className={emptyStyles.empty} role="status">
        <p className={textStyles.water}>{data.message}</p>
      </div>
    )
  }
  return <WrittenLetter letter={data} body={data.body} onOpenEntry={onOpenEntry} />
}

function WrittenLetter({
  letter: { kind, title },
  body,
  onOpenEntry,
}: {
  letter: Letter
  body: LetterBody
  onOpenEntry: (entry: LetterEntry) => void
}) {
  const [counts, ...findings] = body.sentences
  const isYear = kind === 'year'
  const quarters = [...new Set(findings.map(({ quarter }) => quarter))]
  return (
    <article
      className={classes(neatlineStyles.neatline, styles.letter, printStyles.printed)}
      data-letter=""
      aria-label={title}
    >
      <div className={styles.inner}>
        <div>
          <p className={styles.date}>{title}</p>
          <h2 className={classes(textStyles.echoText, styles.head)}>{counts?.statement}</h2>
          <p className={styles.meta}>
            {counted(body.entries, 'entry', 'entries')} on {counted(body.days, 'day', 'days')},{' '}
            {number.format(body.words)} words.
          </p>
          <LetterChart chart={body.chart} isYear={isYear} title={title} />
        </div>
        {quarters.map((quarter) => (
          <section key={quarter} aria-label={quarter === 0 ? 'Findings' : QUARTERS[quarter]}>
            {quarter > 0 && <h3 className={styles.quarter}>{QUARTERS[quarter]}</h3>}
            {quarter === 0 && isYear && quarters.length > 1 && <h3 className={styles.quarter}>The whole year</h3>}
            <ol className={styles.findings}>
              {findings
                .filter((finding) => finding.quarter === quarter)
                .map((finding) => (
                  <Finding
                    key={`${finding.part} ${finding.statement} ${finding.lines[0]?.text ?? ''}`}
                    finding={finding}
                    onOpenEntry={onOpenEntry}
                  />
                ))}
            </ol>
          </section>
        ))}
        {body.changes.length > 0 && <Changes body={body} kind={kind} title={title} />}
        <LetterFoot text={body.text} />
      </div>
    </article>
  )
}

function LetterChart({ chart, isYear, title }: { chart: LetterBody['chart']; isYear: boolean; title: string }) {
  const { year, days, from, to } = chart
  const rated = useMemo(() => new Map(days.map(({ date, mood }) => [date, { value: mood, words: 0 }])), [days])
  const strip = useMemo(() => ({ hasMonths: isYear, period: { from, to } }), [isYear, from, to])
  if (days.length === 0) return null
  return (
    <div className={classes(styles.chart, channelStyles.mood)}>
      <YearStrip
        year={year}
        firstWeekday={SUNDAY}
        days={rated}
        today={afterYear(year)}
        row={isYear ? ROW.year : ROW.other}
        strip={strip}
      />
      <p className={textStyles.meta}>
        {isYear ? 'Mood, every day of the year, Sunday at the top.' : `Mood in ${year}, with ${title} marked.`}
      </p>
    </div>
  )
}

/** A day after the year, so that the whole year is drawn and no day of it is marked as today. */
function afterYear(year: number): string {
  return `${year + 1}-01-01`
}

function Changes({
  body: { before, changes },
  kind,
  title,
}: {
  body: LetterBody
  kind: Letter['kind']
  title: string
}) {
  // The names of the two periods, such as “September” and “October”, or “2025” and “2026”.
  const [then, now] = kind === 'week' ? ['Week before', 'This week'] : [before, title.split(' ')[0]]
  return (
    <section className={styles.changes} aria-labelledby="letter-changes">
      <h3 id="letter-changes">What changed since {before}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Count</span>
            </th>
            <th scope="col">{then}</th>
            <th scope="col">{now}</th>
            <th scope="col">In words</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.name}>
              <th scope="row">{change.name}</th>
              <td>{number.format(change.before)}</td>
              <td>{number.format(change.now)}</td>
              <td>{change.words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LetterFoot({ text }: { text: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast('The letter is copied.'),
      () => toast('Couldn’t copy the letter.'),
    )
  return (
    <div className={styles.foot}>
      <p className={textStyles.water}>Counted from your own entries. You can check every line.</p>
      <div className={classes(actionStyles.actions, printStyles.actions)}>
        <Button onClick={() => window.print()}>
          <PrinterIcon className={textStyles.icon} aria-hidden="true" />
          Print
        </Button>
        <Button look="ghost" onClick={() => void copy()}>
          <LinkSimpleIcon className={textStyles.icon} aria-hidden="true" />
          Copy text
        </Button>
      </div>
    </div>
  )
}
