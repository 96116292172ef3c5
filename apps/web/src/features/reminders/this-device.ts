import type { ReminderDevice } from '@soundings/contract/reminders'
import { forgetReminderDevice, REMINDER_SCOPE } from '#web/lib/reminder-device.ts'

/** The reason why this browser gets no reminders, in words for the person. */
export class DeviceError extends Error {
  override name = 'DeviceError'
}

const UNSUPPORTED =
  'This browser can’t receive reminders. On an iPhone or iPad, add Soundings to the Home Screen and open it there.'
const DENIED =
  'This browser blocks notifications from Soundings. Allow them in its settings for this site, then try again.'
const UNREACHED = 'This browser couldn’t reach its notification service. Email works everywhere.'

/** The longest time to wait for the browser’s notification service. */
const PATIENCE_MS = 20_000

/** True if the browser has the needed features, which exist only on secure pages. */
export function canBeReminded(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/**
 * Asks for permission and subscribes this browser.
 * @throws DeviceError with what to do
 */
export async function subscribeHere(pushKey: string): Promise<ReminderDevice> {
  if (!canBeReminded()) throw new DeviceError(UNSUPPORTED)
  if ((await Notification.requestPermission()) !== 'granted') throw new DeviceError(DENIED)
  try {
    return await withinPatience(subscribed(pushKey))
  } catch {
    // Without a subscription, the worker has nothing to do.
    await forgetReminderDevice().catch(() => {})
    throw new DeviceError(UNREACHED)
  }
}

async function subscribed(pushKey: string): Promise<ReminderDevice> {
  const { pushManager } = await startedWorker()
  // An earlier subscription may belong to another account or to another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh, auth } }
}

/** Registers the worker, and waits until it can receive. */
async function startedWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/reminder-worker.js', { scope: REMINDER_SCOPE })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorkerRegistration>()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve(registration)
    if (worker.state === 'redundant') reject(new Error('The worker was not installed.'))
  })
  return promise
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
}

async function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The notification service did not answer.')), PATIENCE_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
