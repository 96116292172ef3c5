/** Written by people, the same for everybody, never about a text: where somebody can be reached. */
export function SupportCard() {
  return (
    <aside className="support" aria-label="Support">
      <p>If you would like to talk to somebody, someone is there now, day and night:</p>
      <ul>
        <li>
          United States and Canada: call or text <a href="tel:988">988</a>
        </li>
        <li>
          United Kingdom and Ireland: Samaritans, <a href="tel:116123">116 123</a>
        </li>
        <li>
          Australia: Lifeline, <a href="tel:131114">13 11 14</a>
        </li>
        <li>
          European Union: <a href="tel:112">112</a> in an emergency; elsewhere{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>
        </li>
      </ul>
    </aside>
  )
}
