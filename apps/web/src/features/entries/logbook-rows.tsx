import type { Entry } from '@soundings/contract/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { WindowVirtualizer, type CacheSnapshot, type WindowVirtualizerHandle } from 'virtua'
import { useApi } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { hashOf, type EntryFilter } from '#web/lib/logbook-place.ts'
import { entryPagesQuery } from './entries.queries.ts'
import { EntryRow } from './entry-row.tsx'
import type { Mark } from './marked-text.tsx'
import emptyStyles from '#web/ui/empty.module.css'
import styles from './entry-logbook.module.css'
import textStyles from '#web/ui/text.module.css'

/** The number of rows left below the window at which the next page is fetched. */
const FETCH_AHEAD = 15

/**
 * The height in pixels of a row that was not measured yet: the height of a short entry. Without this value, virtua
 * assumes 40 and doesn’t render a first row that is partly above the window until the list is scrolled.
 */
const ROW_HEIGHT = 140

/** Row heights at each history entry, by its key: with them, Back returns to the same row. */
const heights = new Map<string, { rows: number; cache: CacheSnapshot }>()

/** The entries that match the filter, or the reason why there are none. */
export function LogbookRows({
  filter,
  step,
  marksOf,
  onOpen,
}: {
  filter: EntryFilter
  /** The history entry at which the list is shown. */
  step: string
  /** The positions of the search matches in a text. */
  marksOf: (content: string) => readonly Mark[]
  onOpen: (entry: Entry) => void
}) {
  const list = useInfiniteQuery(entryPagesQuery(useApi(), filter))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  // A failed load shows as an empty list (docs/messages.md#journal-and-insights), with a retry button.
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const rows = useRef<WindowVirtualizerHandle>(null)
  const left = heights.get(step)
  const remember = () => {
    if (rows.current) heights.set(step, { rows: entries.length, cache: rows.current.cache })
  }
  const fetchWhenNear = () => {
    if (!rows.current || !hasNextPage || isFetchingNextPage) return
    const { scrollOffset, viewportSize } = rows.current
    const lastShown = rows.current.findItemIndex(scrollOffset + viewportSize)
    if (lastShown >= entries.length - FETCH_AHEAD) void fetchNextPage()
  }

  if (list.isPending) return <Spinner />
  if (list.isError && entries.length === 0) {
    return (
      <div className={emptyStyles.empty} role="alert">
        <p className={textStyles.water}>Couldn’t load your entries.</p>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </div>
    )
  }
  if (entries.length === 0) {
    const filtered = hashOf(filter) !== ''
    return (
      <div className={emptyStyles.empty} role="status" ref={bringIntoWindow}>
        <p className={textStyles.water}>
          {filtered
            ? 'No entries match your search criteria.'
            : 'No entries yet. Create your first journal entry above!'}
        </p>
      </div>
    )
  }
  return (
    <section className={styles.entries} aria-label="Your entries" aria-busy={isFetchingNextPage} ref={bringIntoWindow}>
      <WindowVirtualizer
        ref={rows}
        data={entries}
        itemSize={ROW_HEIGHT}
        bufferSize={600}
        onScroll={fetchWhenNear}
        onScrollEnd={remember}
        {...(left?.rows === entries.length ? { cache: left.cache } : {})}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} marks={marksOf(entry.content)} onOpen={onOpen} />}
      </WindowVirtualizer>
      {isFetchingNextPage && <Spinner />}
    </section>
  )
}

/**
 * Scrolls up to results above the window. On a wide screen, the filters next to them can reach further down than a few
 * results.
 */
function bringIntoWindow(results: HTMLElement | null): void {
  if (results && results.getBoundingClientRect().bottom < 0) results.scrollIntoView({ block: 'nearest' })
}
