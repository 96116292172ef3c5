import type { EchoReceipt } from '@soundings/contract/echoes'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { classes } from '#web/lib/classes.ts'
import { echoReceiptQuery } from './echoes.queries.ts'
import modalStyles from '#web/ui/modal.module.css'
import styles from './echo-say.module.css'

type Choice = Pick<EchoReceipt['never_choices'][number], 'scope' | 'value'>

/** Asks what should never come again; only things shown in this Echo can be chosen. */
export function NeverAgain({
  echoId,
  onChoose,
  onCancel,
}: {
  echoId: string
  onChoose: (choice: Choice) => void
  onCancel: () => void
}) {
  const { data, error, isPending, refetch } = useQuery(echoReceiptQuery(useApi(), echoId))
  return (
    <Modal title="What do you never want to see again?" onClose={onCancel}>
      <div className={classes(modalStyles.body, styles.choices)}>
        {isPending ? (
          <Spinner />
        ) : error ? (
          <>
            <Message kind="err">{sentenceOf(error, 'Couldn’t load the choices.')}</Message>
            <Button onClick={() => void refetch()}>Try again</Button>
          </>
        ) : (
          data.never_choices.map(({ scope, value, label }) => (
            <Button key={`${scope} ${value}`} block onClick={() => onChoose({ scope, value })}>
              {label}
            </Button>
          ))
        )}
        <p>You can undo it at any time.</p>
      </div>
    </Modal>
  )
}
