import type { WritingChoices } from '@soundings/contract/writing'
import { DAY_START_MAX, WORD_GOAL_MAX, WORD_GOAL_MIN } from '@soundings/core/writing'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { clockOf } from '#web/lib/format.ts'
import { writingChoicesQuery } from '#web/lib/writing-choices.ts'
import { classes } from '#web/lib/classes.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useChangeWriting } from './writing.queries.ts'
import fieldStyles from '#web/ui/fields.module.css'
import rowStyles from '#web/ui/row.module.css'
import styles from './writing-settings.module.css'
import textStyles from '#web/ui/text.module.css'

/** How the person likes to write: streaks, a word goal, the start of a day, own prompts. */
export function WritingSettings({ prompts }: { prompts: ReactNode }) {
  const { data, error, isPending, refetch } = useQuery(writingChoicesQuery(useApi()))
  if (isPending) return <Spinner />
  if (!data) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load these settings.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  return <Loaded choices={data} prompts={prompts} />
}

function Loaded({ choices, prompts }: { choices: WritingChoices; prompts: ReactNode }) {
  // Each setting has its own mutation: a second choice must not hide that the first one failed.
  const streaks = useChangeWriting()
  const dayStart = useChangeWriting()
  const shown = streaks.isPending ? streaks.variables.streaks_shown : undefined
  return (
    <>
      {!choices.readable && (
        <Message kind="warn">
          These settings were damaged on the server’s disk. The defaults apply until you choose again.
        </Message>
      )}
      <SwitchRow
        label="Keep streaks out of sight"
        about="No day counts and no streak star. What you’ve written doesn’t change."
        on={!choices.streaks_shown}
        saving={shown === undefined ? null : !shown}
        onTurn={(on) => streaks.mutate({ streaks_shown: !on })}
      />
      <SaveProblem error={streaks.error} />
      <DayStart
        hour={dayStart.isPending ? (dayStart.variables.day_start ?? choices.day_start) : choices.day_start}
        onChoose={(hour) => dayStart.mutate({ day_start: hour })}
      />
      <SaveProblem error={dayStart.error} />
      <WordGoal goal={choices.word_goal} />
      <div className={styles.prompts}>
        <b>Your prompts</b>
        <span className={textStyles.meta}>
          Questions you’d like to be asked. They appear on the prompt card along with the others.
        </span>
        {prompts}
      </div>
    </>
  )
}

function SaveProblem({ error }: { error: Error | null }) {
  return error && <Message kind="err">{sentenceOf(error, 'Couldn’t save. Please try again.')}</Message>
}

function DayStart({ hour, onChoose }: { hour: number; onChoose: (hour: number) => void }) {
  const id = useId()
  return (
    <div className={rowStyles.rowLine}>
      <div>
        <b>
          <label htmlFor={id}>Your day starts at</label>
        </b>
        <span className={textStyles.meta} id={`${id}-about`}>
          For streaks only. Entries you write before this time count toward the previous day.
        </span>
      </div>
      <div className={rowStyles.actions}>
        <select
          id={id}
          className={fieldStyles.input}
          aria-describedby={`${id}-about`}
          value={hour}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {Array.from({ length: DAY_START_MAX + 1 }, (_, each) => (
            <option key={each} value={each}>
              {each === 0 ? 'Midnight' : clockOf(`0${each}:00`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

/** The message that the server has for a number out of range. */
const NOT_A_NUMBER = `Enter a whole number from ${WORD_GOAL_MIN} to ${WORD_GOAL_MAX.toLocaleString('en')}.`

function WordGoal({ goal }: { goal: number | null }) {
  const id = useId()
  const [typed, setTyped] = useState(goal === null ? '' : String(goal))
  // The browser calls “200e” an empty value, which would end the goal.
  const [isNumber, setIsNumber] = useState(true)
  const [refused, setRefused] = useState(false)
  const change = useChangeWriting()
  const toast = useToast()
  const wanted = typed.trim() === '' ? null : Number(typed)
  return (
    <>
      <form
        className={rowStyles.rowLine}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setRefused(!isNumber)
          if (!isNumber) return change.reset()
          change.mutate({ word_goal: wanted }, { onSuccess: () => toast(wanted === null ? 'No word goal.' : 'Saved.') })
        }}
      >
        <div>
          <b>
            <label htmlFor={id}>Word goal</label>
          </b>
          <span className={textStyles.meta} id={`${id}-about`}>
            Shown below the text while you write. Leave this empty for no goal.
          </span>
        </div>
        <div className={rowStyles.actions}>
          <input
            id={id}
            className={classes(fieldStyles.input, styles.goal)}
            type="number"
            inputMode="numeric"
            min={WORD_GOAL_MIN}
            max={WORD_GOAL_MAX}
            value={typed}
            aria-describedby={`${id}-about`}
            onChange={(event) => {
              setTyped(event.target.value)
              setIsNumber(!event.target.validity.badInput)
            }}
          />
          <Button type="submit" disabled={isNumber && wanted === goal} busy={change.isPending}>
            Save
          </Button>
        </div>
      </form>
      {refused && <Message kind="err">{NOT_A_NUMBER}</Message>}
      <SaveProblem error={change.error} />
    </>
  )
}
