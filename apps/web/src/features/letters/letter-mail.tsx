import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { letterMailQuery, useTurnLetterMail } from './letters.queries.ts'

/** Turns the emails about new letters on or off. */
export function LetterMail() {
  const { data, error, isPending, refetch } = useQuery(letterMailQuery(useApi()))
  const turn = useTurnLetterMail()
  if (isPending) return <Spinner />
  if (!data) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load this setting.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  return (
    <>
      <SwitchRow
        label="Email me"
        about="A link when a letter is ready. Never a word of your journal."
        on={data.on}
        saving={turn.isPending ? turn.variables : null}
        onTurn={turn.mutate}
      />
      {turn.isError && <Message kind="err">{sentenceOf(turn.error, 'Couldn’t save. Please try again.')}</Message>}
    </>
  )
}
