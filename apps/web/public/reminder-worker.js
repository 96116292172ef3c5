// Shows reminders that the server sends to this browser. It controls no page and handles no request.
self.addEventListener('push', (event) => {
  // The message has no content. The text is REMINDER_SENTENCE from packages/core/src/reminders.
  const words = { body: 'The page is open, if you want it.', icon: '/icon-192.png', tag: 'reminder', lang: 'en' }
  event.waitUntil(self.registration.showNotification('Soundings', words))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openJournal())
})

/** An open page is shown as it is, because someone may be writing there. */
async function openJournal() {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return page ? page.focus() : self.clients.openWindow('/journal')
}
