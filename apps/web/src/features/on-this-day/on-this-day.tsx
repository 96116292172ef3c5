import type { OnThisDayAnswer, OnThisDayCard } from '@soundings/contract/on-this-day'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useToast } from '#web/ui/toast.tsx'
import { DayCard, type EntryLink } from './day-card.tsx'
import { onThisDayQuery, useAnswerCard, useBringBack } from './on-this-day.queries.ts'
import styles from './on-this-day.module.css'
import { useSteadyCard } from './use-steady-card.ts'

/**
 * The card of a past day, if there is one. It is announced politely, never takes the focus, and never shifts the text
 * while the person writes.
 */
export function OnThisDay({ isWriting = false, linkTo }: { isWriting?: boolean; linkTo: (id: string) => EntryLink }) {
  const { data } = useQuery(onThisDayQuery(useApi()))
  const [shown, remove] = useSteadyCard(data, isWriting)
  const place = useRef<HTMLDivElement>(null)
  const answer = useAnswerCard()
  const bringBack = useBringBack()
  const toast = useToast()

  const undo = (date: string) =>
    bringBack.mutate(date, {
      onSuccess: () => toast('This day can appear again.'),
      onError: (error) => toast(sentenceOf(error, 'Couldn’t unhide this day.')),
    })
  const onAnswer = (card: OnThisDayCard, given: OnThisDayAnswer['answer']) =>
    answer.mutate(
      { date: card.date, answer: given },
      {
        onSuccess: ({ retired }) => {
          // The pressed button disappears with its card.
          place.current?.focus({ preventScroll: true })
          remove()
          if (retired) toast('You won’t see this day again.', { label: 'Undo', run: () => undo(card.date) })
          else toast('Hidden until tomorrow.')
        },
        onError: (error) => toast(sentenceOf(error, 'Couldn’t hide this day. Please try again.')),
      },
    )

  return (
    <div className={styles.place} aria-live="polite" tabIndex={-1} ref={place}>
      {shown && (
        <DayCard
          card={shown}
          link={linkTo(shown.entry_id)}
          busy={answer.isPending}
          onAnswer={(given) => onAnswer(shown, given)}
        />
      )}
    </div>
  )
}
