import { useStopLetterMail } from '#web/features/letters/letters.queries.ts'
import { MailOff } from '#web/features/mail-off/mail-off.tsx'

/** The page that the link in an email about a letter opens. */
export function Page() {
  return (
    <MailOff
      question={{
        title: 'Turn off emails about letters?',
        text: 'You’ll still get new letters in Soundings.',
      }}
      ended={{
        title: 'Emails about letters are off',
        text: 'You’ll still get new letters in Soundings. You can turn the emails on again in Settings.',
      }}
      stop={useStopLetterMail()}
    />
  )
}
