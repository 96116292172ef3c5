export { USUAL_CHOICES, type WritingChoices } from './choices.ts'
export { DAY_START_MAX, OWN_PROMPT_LENGTH_MAX, OWN_PROMPTS_MAX, WORD_GOAL_MAX, WORD_GOAL_MIN } from './constants.ts'
export { journalDay, type LocalDay } from './journal-day.ts'
export { TEMPLATE_LINES, TEMPLATES, templateText } from './templates.ts'
