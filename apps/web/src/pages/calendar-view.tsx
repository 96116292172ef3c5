import type { Entry } from '@soundings/contract/entries'
import { Suspense, useEffect, useState } from 'react'
import { Calendar } from '#web/features/calendar/calendar.tsx'
import { entryLink } from '#web/features/entries/entry-link.ts'
import { useOpenedEntry } from '#web/features/entries/use-opened-entry.ts'
import { OnThisDay } from '#web/features/on-this-day/on-this-day.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useToday } from '#web/ui/use-today.ts'

const OpenedEntry = lazyPart(() =>
  import('#web/features/entries/opened-entry.tsx').then((module) => module.OpenedEntry),
)

/** The calendar, with the card of a past day and, above it, an opened entry. */
export function CalendarView({ accountId, timeZone }: { accountId: string; timeZone: string }) {
  const { entryId, open, close } = useOpenedEntry()
  const [opened, setOpened] = useState<Entry | null>(null)
  // Fetched before it is needed; a part that is missing then says so when it is shown.
  useEffect(() => whenIdle(() => void OpenedEntry.load().catch(() => {})), [])
  return (
    <>
      <Calendar
        today={useToday(timeZone)}
        aside={<OnThisDay linkTo={entryLink} />}
        onRead={(entry) => {
          setOpened(entry)
          open(entry.id)
        }}
      />
      {entryId !== null && (
        <Suspense fallback={null}>
          <OpenedEntry
            key={entryId}
            accountId={accountId}
            id={entryId}
            listed={opened?.id === entryId ? opened : null}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
