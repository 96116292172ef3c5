import { useMutation } from '@tanstack/react-query'
import { announceAccount } from '#web/lib/account-watch.ts'
import { useApi } from '#web/lib/api-context.ts'
import { dropDraftsOf } from '#web/lib/drafts.ts'

/** Deletes everything that was written, sent or heard, also on this device. */
export function useDeleteData(accountId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.delete('/api/privacy/delete-data'),
    onSuccess: () => dropDraftsOf(accountId),
  })
}

/** Deletes the account; nothing of it stays on this device, and its other tabs notice. */
export function useDeleteAccount(accountId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.delete('/api/privacy/delete-account'),
    onSuccess: () => {
      dropDraftsOf(accountId)
      announceAccount(null)
    },
  })
}
