import { useStopLetterMail } from '#web/features/letters/letters.queries.ts'
import { MailOff } from '#web/features/mail-off/mail-off.tsx'

/** The page that the link in an email about a letter opens. */
export function Page() {
  return (
    <MailOff
      question={{
        title: 'End emails about letters?',
        text: 'Your letters stay where they are, and new ones still come.',
      }}
      ended={{
        title: 'No more emails about letters',
        text: 'Your letters stay where they are. You can turn the emails on in Settings.',
      }}
      stop={useStopLetterMail()}
    />
  )
}
