import { MailOff } from '#web/features/mail-off/mail-off.tsx'
import { useStopReminderMail } from '#web/features/reminders/reminders.queries.ts'

/** The page that the link in a reminder opens. */
export function Page() {
  return (
    <MailOff
      question={{
        title: 'Turn off email reminders?',
        text: 'Your journal stays as it is. Reminders on your devices continue.',
      }}
      ended={{ title: 'Email reminders are off', text: 'You can turn them on again in Settings.' }}
      stop={useStopReminderMail()}
    />
  )
}
