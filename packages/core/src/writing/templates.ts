/** A prepared page: a few lines to write under. */
export type Template = {
  id: string
  name: string
  /** What it is for, in one line. */
  about: string
  /** The prepared lines. They never count as the writer’s words. */
  lines: readonly string[]
}

/** The templates, in display order. A line that is reworded moves to `RETIRED_LINES`, because older entries contain it. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'evening',
    name: 'The day, in four lines',
    about: 'For a tired evening.',
    lines: ['What I did:', 'Who I saw:', 'What stayed with me:', 'What can wait until tomorrow:'],
  },
  {
    id: 'morning',
    name: 'Before the day',
    about: 'Five minutes with coffee.',
    lines: ['How I slept:', 'What is on my mind:', 'The one thing I want to get done:'],
  },
  {
    id: 'decision',
    name: 'A decision',
    about: 'When you can’t decide.',
    lines: ['What I have to decide:', 'Reasons for:', 'Reasons against:', 'What I would tell a friend:'],
  },
  {
    id: 'conversation',
    name: 'After a conversation',
    about: 'To get it down while it is fresh.',
    lines: ['Who was there:', 'What was said:', 'What I did not say:', 'How I felt on the way home:'],
  },
  {
    id: 'week',
    name: 'The week',
    about: 'For a Sunday.',
    lines: ['What went well:', 'What was hard:', 'Who I was glad to see:', 'What I want more of next week:'],
  },
  {
    id: 'unsent-letter',
    name: 'A letter I won’t send',
    about: 'To anyone, about anything.',
    lines: ['Dear …,', 'What I want you to know:', 'What I wish had been different:', 'What I thank you for:'],
  },
]

const RETIRED_LINES = ['What speaks for it:', 'What speaks against it:', 'Who I was glad of:']

/** All template lines, current and retired. They are never quoted as the writer’s words. */
export const TEMPLATE_LINES: readonly string[] = [...TEMPLATES.flatMap(({ lines }) => lines), ...RETIRED_LINES]

/** A template as text, with a blank line to write in under each line. */
export function templateText({ lines }: Template): string {
  return `${lines.join('\n\n\n')}\n`
}
