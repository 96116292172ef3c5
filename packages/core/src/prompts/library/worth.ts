import { onShelf } from '../prompt.ts'

/** Self-worth, approached indirectly. */
export const WORTH = onShelf('worth', [
  { id: 'wo-01', text: 'When were you last at ease without having earned it first?' },
  { id: 'wo-02', text: 'What makes a day good when nothing gets done?' },
  { id: 'wo-03', text: 'Who likes you for no particular reason, and how can you tell?' },
  { id: 'wo-04', text: 'The praise I believed was …' },
  { id: 'wo-05', text: 'Which of your qualities would a dog notice first?' },
  { id: 'wo-06', text: 'How do you introduce yourself when work is left out?' },
  { id: 'wo-07', text: 'Something I made that I kept: …' },
  { id: 'wo-08', text: 'Where did the idea come from that worth is a matter of results?' },
  { id: 'wo-09', text: 'What would you still enjoy being good at if nobody clapped?' },
  { id: 'wo-10', text: 'The last time someone saved me a seat, it was …' },
  { id: 'wo-11', text: 'Which skill of yours do you discount because it comes easily?' },
  { id: 'wo-12', text: 'Which mistake did people forgive you for right away?' },
  { id: 'wo-13', text: 'How much of today’s work could anyone else see?', time: ['evening'] },
  { id: 'wo-14', text: 'Before anything is done today, what already counts?', time: ['morning'] },
  { id: 'wo-15', text: 'At midday, who is keeping the tally?', time: ['midday'] },
  { id: 'wo-16', text: 'If today were marked by a kind teacher, what would the margin say?', time: ['evening'] },
  { id: 'wo-17', text: 'Late at night, what would you like to be given credit for?', time: ['night'] },
  { id: 'wo-18', text: 'Is there a task this morning that is there for its own sake?', time: ['morning'] },
])
