import type { LetterList } from '@soundings/contract/letters'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useApi } from '#web/lib/api-context.ts'
import { paths } from '#web/lib/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Queried } from '#web/ui/queried.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { LetterEntry } from './letter-entry.ts'
import { LetterMail } from './letter-mail.tsx'
import { lettersQuery } from './letters.queries.ts'
import emptyStyles from '#web/ui/empty.module.css'
import pageStyles from '#web/ui/page.module.css'
import styles from './letters.module.css'
import textStyles from '#web/ui/text.module.css'

/** Fetched separately, so that the list shows while the sheet with its chart loads. */
const LetterSheet = lazyPart(() => import('./letter-sheet.tsx').then((module) => module.LetterSheet))

const KINDS = [
  { kind: 'week', label: 'Week' },
  { kind: 'month', label: 'Month' },
  { kind: 'year', label: 'Year' },
] as const
type Kind = (typeof KINDS)[number]['kind']

const NONE: Record<Kind, string> = {
  week: 'No weekly letters yet. They’re written after weeks with at least three entries.',
  month: 'No monthly letters yet. They’re written after months with at least eight entries.',
  year: 'No yearly letters yet. They’re written after years with at least sixty entries.',
}
const CLOSED = 'Your entries are saved just as you wrote them. There’s no letter to read today.'

/** The letters of one kind next to the open one. */
export function Letters({
  open,
  onOpenEntry,
}: {
  /** The name of the open letter, or a kind; empty for the first month. */
  open: string
  onOpenEntry: (entry: LetterEntry) => void
}) {
  const query = useQuery(lettersQuery(useApi()))
  return (
    <Queried query={query} failed="Couldn’t load your letters." alone={emptyStyles.empty}>
      {(list) =>
        list.open ? (
          <LoadedLetters list={list} open={open} onOpenEntry={onOpenEntry} />
        ) : (
          <p className={styles.closed}>{CLOSED}</p>
        )
      }
    </Queried>
  )
}

function LoadedLetters({
  list: { letters },
  open,
  onOpenEntry,
}: {
  list: LetterList
  open: string
  onOpenEntry: (entry: LetterEntry) => void
}) {
  const named = KINDS.find(({ kind }) => open.startsWith(kind))?.kind
  // A person without a whole month starts with the weeks.
  const kind =
    named ?? (['month', 'week', 'year'] as const).find((one) => letters.some((l) => l.kind === one)) ?? 'month'
  const own = letters.filter((letter) => letter.kind === kind)
  const selected = own.find(({ id }) => id === open) ?? own[0]
  return (
    <div className={styles.letters}>
      <aside className={styles.side} aria-label="Choose a letter">
        <nav className={pageStyles.segmented} aria-label="How often">
          {KINDS.map((one) => (
            <Link key={one.kind} to={letterPath(one.kind)} replace aria-current={one.kind === kind || undefined}>
              {one.label}
            </Link>
          ))}
        </nav>
        {own.length > 0 && (
          <nav className={styles.list} aria-label="Letters">
            <ol tabIndex={-1}>
              {own.map(({ id, title, included }) => (
                <li key={id}>
                  <Link
                    to={letterPath(id)}
                    replace
                    aria-current={id === selected?.id ? 'page' : undefined}
                    data-other-plan={!included || undefined}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.mail}>
          <LetterMail />
        </div>
      </aside>
      {selected ? (
        <Suspense fallback={<Spinner />}>
          <LetterSheet key={selected.id} id={selected.id} onOpenEntry={onOpenEntry} />
        </Suspense>
      ) : (
        <div className={emptyStyles.empty} role="status">
          <p className={textStyles.water}>{NONE[kind]}</p>
        </div>
      )}
    </div>
  )
}

function letterPath(open: string): string {
  return `${paths.letters}&letter=${open}`
}
