import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const Part = lazyPart(() => import('./reminder-settings.tsx').then((module) => module.ReminderSettings))

/** The settings of reminders, fetched after the first view of the page. */
export function ReminderSettingsPart() {
  return (
    <Suspense fallback={<Spinner />}>
      <Part />
    </Suspense>
  )
}
