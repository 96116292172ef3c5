import type { Entry } from '@soundings/contract/entries'
import { useState } from 'react'
import { Calendar } from '#web/features/calendar/calendar.tsx'
import { entryLink } from '#web/features/entries/entry-link.ts'
import { OpenedEntry } from '#web/features/entries/opened-entry.tsx'
import { useOpenedEntry } from '#web/features/entries/use-opened-entry.ts'
import { OnThisDay } from '#web/features/on-this-day/on-this-day.tsx'
import { useToday } from '#web/ui/use-today.ts'

/** The calendar, with the day that today points back to, and a chosen entry above it. */
export function CalendarView({ accountId, timeZone }: { accountId: string; timeZone: string }) {
  const { entryId, open, close } = useOpenedEntry()
  const [opened, setOpened] = useState<Entry | null>(null)
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
        <OpenedEntry
          key={entryId}
          accountId={accountId}
          id={entryId}
          listed={opened?.id === entryId ? opened : null}
          onClose={close}
        />
      )}
    </>
  )
}
