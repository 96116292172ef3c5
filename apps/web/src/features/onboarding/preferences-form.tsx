import { DEFAULT_FREQUENCY, type Frequency, type Tone } from '@soundings/core/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { onboardingStatusQuery } from '#web/lib/onboarding-status.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useSavePreferences } from './onboarding.queries.ts'
import { PreferenceChoices } from './preference-choices.tsx'
import styles from './onboarding.module.css'

/** Changes tone and frequency later: the next Echo uses the new tone, past Echos stay as they are. */
export function PreferencesForm() {
  const { data, error, isPending, refetch } = useQuery(onboardingStatusQuery(useApi()))
  if (isPending) return <Spinner />
  if (error) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Couldn’t load your choices.')}</Message>
        <Button onClick={() => void refetch()}>Try again</Button>
      </>
    )
  }
  return <LoadedForm chosen={data.onboarding} />
}

function LoadedForm({ chosen }: { chosen: { frequency: Frequency | null; tone: Tone | null } }) {
  const [frequency, setFrequency] = useState(chosen.frequency ?? DEFAULT_FREQUENCY)
  const [tone, setTone] = useState(chosen.tone)
  const toast = useToast()
  const save = useSavePreferences()
  const unchanged = frequency === chosen.frequency && tone === chosen.tone
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (tone) save.mutate({ tone, frequency }, { onSuccess: () => toast('Saved. Your next Echo will use it.') })
      }}
    >
      <PreferenceChoices frequency={frequency} tone={tone} onFrequency={setFrequency} onTone={setTone} />
      {save.isError && <Message kind="err">{sentenceOf(save.error, 'Failed to save. Please try again.')}</Message>}
      <div>
        <Button type="submit" disabled={!tone || unchanged} busy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}
