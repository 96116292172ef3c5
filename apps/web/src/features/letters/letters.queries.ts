import { letters } from '@soundings/contract/endpoints'
import type { MailLink } from '@soundings/contract/mail-link'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys } from '#web/lib/query-keys.ts'

/** The letters that are available now. */
export function lettersQuery(api: ApiClient) {
  return queryOptions({ queryKey: keys.letterList, queryFn: ({ signal }) => api.call(letters.list, { signal }) })
}

/** One letter. The server writes it at the first request. */
export function letterQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: keys.letter(id),
    queryFn: ({ signal }) => api.call(letters.read, { params: { id }, signal }),
  })
}

export function letterMailQuery(api: ApiClient) {
  return queryOptions({ queryKey: keys.letterMail, queryFn: ({ signal }) => api.call(letters.mail, { signal }) })
}

export function useTurnLetterMail() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (on: boolean) => api.call(letters.changeMail, { body: { on } }),
    onSuccess: (settings) => client.setQueryData(keys.letterMail, settings),
  })
}

/** Turns off the emails by the link in one of them. */
export function useStopLetterMail() {
  const api = useApi()
  return useMutation({ mutationFn: (link: MailLink) => api.call(letters.stopMail, { body: link }) })
}
