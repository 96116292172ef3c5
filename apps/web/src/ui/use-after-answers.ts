import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterAnswers } from '#web/lib/after-answers.ts'

/** False until the requests of the view are answered and the view is painted, then true: for requests that can wait. */
export function useAfterAnswers(): boolean {
  const [isTime, setIsTime] = useState(false)
  const queryClient = useQueryClient()
  useEffect(() => afterAnswers(queryClient, () => setIsTime(true)), [queryClient])
  return isTime
}
