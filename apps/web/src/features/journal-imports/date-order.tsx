import type { FoundJournal } from '@soundings/contract/journal-imports'
import { useReread } from './journal-imports.queries.ts'
import { readingOf } from './reading.ts'
import { TwoWays } from './two-ways.tsx'

/** Asks which number of 09/03/2021 is the day, if the file doesn't show it. The files are then read again. */
export function DateOrder({
  id,
  found,
  order: { order, certain },
}: {
  id: string
  found: FoundJournal
  order: NonNullable<FoundJournal['date_order']>
}) {
  const reread = useReread(id)
  if (certain) return null
  return (
    <TwoWays
      title="How are the dates written?"
      name="date-order"
      value={order}
      onChoose={(next) => reread.mutate(readingOf(found, { dateOrder: next }))}
      ways={[
        { value: 'day-first', label: '09/03/2021 is March 9', note: 'The day comes first.' },
        { value: 'month-first', label: '09/03/2021 is September 3', note: 'The month comes first.' },
      ]}
    />
  )
}
