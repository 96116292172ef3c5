import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterAnswers } from '#web/lib/after-answers.ts'

/** False until the view has what it asked for and is painted, then true: for requests that the view need not wait for. */
export function useAfterAnswers(): boolean {
  const [isTime, setIsTime] = useState(false)
  const queryClient = useQueryClient()
  useEffect(() => afterAnswers(queryClient, () => setIsTime(true)), [queryClient])
  return isTime
}
