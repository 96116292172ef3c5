import { passkeys } from '@soundings/contract/endpoints'
import type { PasskeyCreation, PasskeyRequest } from '@soundings/contract/passkeys'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#web/lib/api-client.ts'
import { useApi } from '#web/lib/api-context.ts'
import { keys, stale } from '#web/lib/query-keys.ts'
import { webAuthn } from '#web/lib/web-authn.ts'
import { useReloadStatus } from './auth.queries.ts'

/** The person’s passkeys, oldest first. */
export function passkeysQuery(api: ApiClient) {
  return queryOptions({
    queryKey: keys.passkeys,
    queryFn: ({ signal }) => api.call(passkeys.list, { signal }),
  })
}

/** Makes a passkey on this device and stores its public half. */
export function useAddPasskey() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const options: PasskeyCreation = await api.call(passkeys.prepare)
      const { startRegistration } = await webAuthn()
      const { id, rawId, response } = await startRegistration({ optionsJSON: options })
      const { clientDataJSON, attestationObject, transports = [] } = response
      const credential = {
        id,
        rawId,
        type: 'public-key' as const,
        response: { clientDataJSON, attestationObject, transports },
      }
      return api.call(passkeys.add, { body: { name, credential } })
    },
    onSuccess: () => stale.passkeysChanged(client),
  })
}

export function useRenamePasskey() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.call(passkeys.rename, { params: { id }, body: { name } }),
    onSuccess: () => stale.passkeysChanged(client),
  })
}

export function useRemovePasskey() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(passkeys.remove, { params: { id } }),
    onSuccess: () => stale.passkeysChanged(client),
  })
}

/** The mutation key of a sign-in started by the button rather than by the email field. */
export const ASKED_BY_BUTTON = ['passkey-button']

/** @param autofill offers the passkey in the email field instead of a dialog */
export function useSignInWithPasskey(autofill = false) {
  const api = useApi()
  const client = useQueryClient()
  const reload = useReloadStatus()
  const isPressed = () => client.isMutating({ mutationKey: ASKED_BY_BUTTON }) > 0
  return useMutation({
    ...(autofill ? {} : { mutationKey: ASKED_BY_BUTTON }),
    mutationFn: async () => {
      const options = await api.call(passkeys.prepareSignIn)
      const credential = await signed(options, autofill ? { isPressed } : null)
      return api.call(passkeys.signIn, { body: { credential } })
    },
    onSuccess: reload,
  })
}

/** Proves to the server that the person at the locked page has one of the account’s passkeys. */
export function useUnlock() {
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      const credential = await signed(await api.call(passkeys.prepareUnlock))
      return api.call(passkeys.unlock, { body: { credential } })
    },
  })
}

/**
 * @param offered for an offer in the email field: tells whether the button was pressed while the offer was being
 * prepared
 * @throws AbortError if the button was pressed, because the offer would replace the browser's dialog
 */
async function signed(optionsJSON: PasskeyRequest, offered: { isPressed: () => boolean } | null = null) {
  const { startAuthentication } = await webAuthn()
  if (offered?.isPressed()) throw new DOMException('The button was pressed.', 'AbortError')
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: offered !== null })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  }
}
