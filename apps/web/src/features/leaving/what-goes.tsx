/** What a deletion takes, named one by one. */
export function WhatGoes() {
  return (
    <ul className="what-goes">
      <li>every entry with its ratings and tags, also those deleted in the last 30 days</li>
      <li>every Echo and its receipt</li>
      <li>uploads that wait, and photographs of pages</li>
      <li>unsaved text on this device</li>
    </ul>
  )
}
