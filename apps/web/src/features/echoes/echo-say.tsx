import type { MarkedEcho, MarkEcho } from '@soundings/contract/echo-marks'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { echoMarksQuery, useEchoMark } from './echo-marks.queries.ts'
import { NeverAgain } from './never-again.tsx'
import { VERDICT_LABELS } from './verdicts.ts'
import styles from './echo-say.module.css'

const FAILED = 'Couldn’t save that. Please try again.'
const TAKEN_BACK = 'Removed. It no longer affects which Echos you get.'

type Stop = MarkedEcho['asks_to_stop']

/** Three answers to an Echo. Pressing a selected one again removes it; its effect is also given in words. */
export function EchoSay({ echoId }: { echoId: string }) {
  const labelId = useId()
  const { data, isPending, isError, refetch } = useQuery(echoMarksQuery(useApi()))
  const mark = useEchoMark(echoId)
  const [asking, setAsking] = useState(false)
  const [stop, setStop] = useState<Stop>(null)
  const [told, setTold] = useState('')
  const notMe = useRef<HTMLButtonElement>(null)
  const never = useRef<HTMLButtonElement>(null)
  const verdict = data?.marks.find(({ echo_id }) => echo_id === echoId)?.verdict

  const say = (body: MarkEcho | null) => {
    setAsking(false)
    setStop(null)
    setTold('')
    mark.mutate(body, {
      onSuccess: (marked) => {
        setTold(marked ? marked.mark.effect : TAKEN_BACK)
        setStop(marked?.asks_to_stop ?? null)
      },
    })
  }
  const busyOn = mark.isPending ? (mark.variables?.verdict ?? verdict) : null
  const toggle = (value: 'true' | 'not_me') => say(verdict === value ? null : { verdict: value })

  if (isError) {
    return (
      <div className={styles.row}>
        <span>Couldn’t load what you’ve said about this Echo.</span>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  }
  return (
    <div className={styles.answers}>
      <div className={styles.row} role="group" aria-labelledby={labelId}>
        <span id={labelId}>What do you think of this Echo?</span>
        <Button
          aria-pressed={verdict === 'true'}
          disabled={isPending}
          busy={busyOn === 'true'}
          onClick={() => toggle('true')}
        >
          {VERDICT_LABELS.true}
        </Button>
        <Button
          ref={notMe}
          aria-pressed={verdict === 'not_me'}
          disabled={isPending}
          busy={busyOn === 'not_me'}
          onClick={() => toggle('not_me')}
        >
          {VERDICT_LABELS.not_me}
        </Button>
        <Button
          ref={never}
          aria-pressed={verdict === 'never'}
          aria-haspopup={verdict === 'never' ? undefined : 'dialog'}
          disabled={isPending}
          busy={busyOn === 'never'}
          onClick={() => (verdict === 'never' ? say(null) : setAsking(true))}
        >
          {VERDICT_LABELS.never}
        </Button>
      </div>
      {asking && (
        <NeverAgain
          echoId={echoId}
          onChoose={(choice) => say({ verdict: 'never', ...choice })}
          onCancel={() => setAsking(false)}
        />
      )}
      <p className={styles.told} aria-live="polite">
        {told}
        {stop && ` You’ve said “Not me” to three Echos of this kind. Stop “${stop.kind}”?`}
      </p>
      {stop && (
        <div className={styles.row}>
          <Button
            onClick={() => {
              // The pressed button disappears with its question.
              never.current?.focus()
              say({ verdict: 'never', scope: 'rule', value: stop.value })
            }}
          >
            Stop this kind
          </Button>
          <Button
            look="ghost"
            onClick={() => {
              notMe.current?.focus()
              setStop(null)
            }}
          >
            Keep it
          </Button>
        </div>
      )}
      {mark.isError && <Message kind="err">{refusalOr(mark.error, FAILED)}</Message>}
    </div>
  )
}
