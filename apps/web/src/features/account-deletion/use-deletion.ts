import { accountDeletion } from '@soundings/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import { announceAccount } from '#web/lib/account-watch.ts'
import { useApi } from '#web/lib/api-context.ts'
import { dropDraftsOf } from '#web/lib/drafts.ts'

/** Deletes all journal data, on the server and on this device. */
export function useDeleteData(accountId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(accountDeletion.deleteData),
    onSuccess: () => dropDraftsOf(accountId),
  })
}

/** Deletes the account, on the server and on this device, and informs the other tabs. */
export function useDeleteAccount(accountId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(accountDeletion.deleteAccount),
    onSuccess: () => {
      dropDraftsOf(accountId)
      announceAccount(null)
    },
  })
}
