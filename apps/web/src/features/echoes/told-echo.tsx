import type { EchoMark } from '@soundings/contract/echo-marks'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { refusalOr } from '#web/lib/api-error.ts'
import { longDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Queried } from '#web/ui/queried.tsx'
import { TOLD_SHOWN } from './constants.ts'
import { echoMarksQuery, useEchoMark } from './echo-marks.queries.ts'
import { VERDICT_LABELS } from './verdicts.ts'
import rowStyles from '#web/ui/row.module.css'
import styles from './told-echo.module.css'
import textStyles from '#web/ui/text.module.css'

/** All marks that the person has put on Echos, each with its effect and a button to undo it. */
export function ToldEcho() {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [undone, setUndone] = useState('')
  const query = useQuery(echoMarksQuery(useApi()))
  return (
    <section className={styles.told} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        What you’ve said about Echos
      </h2>
      <p className="sr" aria-live="polite">
        {undone}
      </p>
      <Queried query={query} failed="Couldn’t load what you’ve said about Echos.">
        {({ marks }) => (
          <Marks
            marks={marks}
            onUndone={(sentence) => {
              setUndone(sentence)
              // The pressed button has disappeared with its row.
              title.current?.focus()
            }}
          />
        )}
      </Queried>
    </section>
  )
}

function Marks({ marks, onUndone }: { marks: readonly EchoMark[]; onUndone: (sentence: string) => void }) {
  const [shown, setShown] = useState(TOLD_SHOWN)
  if (marks.length === 0) {
    return (
      <p className={textStyles.water}>
        Nothing yet. Each Echo has three buttons below it: “Rings true”, “Not me” and “Never again”. They change which
        Echos you get.
      </p>
    )
  }
  return (
    <>
      <ul className={styles.marks}>
        {marks.slice(0, shown).map((mark) => (
          <ToldMark key={mark.echo_id} mark={mark} onUndone={onUndone} />
        ))}
      </ul>
      {shown < marks.length && <Button onClick={() => setShown(shown + TOLD_SHOWN)}>Show older</Button>}
    </>
  )
}

function ToldMark({ mark, onUndone }: { mark: EchoMark; onUndone: (sentence: string) => void }) {
  const undo = useEchoMark(mark.echo_id)
  const label = `“${VERDICT_LABELS[mark.verdict]}”`
  const date = longDate(mark.marked_at)
  return (
    <li className={rowStyles.rowLine}>
      <div>
        <b>{VERDICT_LABELS[mark.verdict]}</b>
        <p className={textStyles.meta}>
          <time dateTime={mark.marked_at}>{date}</time>
        </p>
        {mark.text === null ? (
          <p className={textStyles.meta}>
            {mark.echo_gone
              ? 'This Echo was removed because an entry it was based on has changed.'
              : 'This Echo can’t be shown right now.'}
          </p>
        ) : (
          <blockquote dir="auto" className={textStyles.water}>
            {mark.text}
          </blockquote>
        )}
        <p className={styles.effect}>{mark.effect}</p>
        {undo.isError && <Message kind="err">{refusalOr(undo.error, 'Couldn’t undo that. Please try again.')}</Message>}
      </div>
      <div className={rowStyles.actions}>
        <Button
          aria-label={`Undo ${label} from ${date}`}
          busy={undo.isPending}
          onClick={() => undo.mutate(null, { onSuccess: () => onUndone(`Undone: ${label} from ${date}.`) })}
        >
          Undo
        </Button>
      </div>
    </li>
  )
}
