import { DEFAULT_FREQUENCY, type Frequency, type Tone } from '@soundings/core/preferences'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/lib/api-context.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { onboardingStatusQuery, useSavePreferences } from './onboarding.queries.ts'
import { PreferenceChoices } from './preference-choices.tsx'

/** Changing tone and frequency later: the next Echo speaks in the new tone, those told stay as they are. */
export function PreferencesForm() {
  const { data, error, isPending, refetch } = useQuery(onboardingStatusQuery(useApi()))
  if (isPending) return <Spinner />
  if (error) {
    return (
      <>
        <Message kind="err">{sentenceOf(error, 'Your choices could not be loaded.')}</Message>
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
      className="ob-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (tone) save.mutate({ tone, frequency }, { onSuccess: () => toast('Saved. Your next Echo follows it.') })
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
