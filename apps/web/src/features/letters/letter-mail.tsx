import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { letterMailQuery, useTurnLetterMail } from './letters.queries.ts'
import rowStyles from '#web/ui/row.module.css'
import textStyles from '#web/ui/text.module.css'

const LABEL = 'Tell me by email'

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
      <div className={rowStyles.rowLine}>
        <div>
          <b>{LABEL}</b>
          <span className={textStyles.meta}>A link when a letter is ready. Never a word of your journal.</span>
        </div>
        <div className={rowStyles.actions}>
          <Switch
            label={LABEL}
            on={turn.isPending ? turn.variables : data.on}
            busy={turn.isPending}
            onTurn={turn.mutate}
          />
        </div>
      </div>
      {turn.isError && <Message kind="err">{sentenceOf(turn.error, 'Couldn’t save. Please try again.')}</Message>}
    </>
  )
}
