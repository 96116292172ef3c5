import { onShelf } from '../prompt.ts'

/** Fear, with a size, a place and a voice. */
export const FEAR = onShelf('fear', [
  { id: 'fe-01', text: 'If fear could write one line here, what would it be?' },
  { id: 'fe-02', text: 'If a fear of yours were furniture, how much of the room would it take up?' },
  { id: 'fe-03', text: 'Which fear of yours is older than the thing it is about?' },
  { id: 'fe-04', text: 'What is the fear looking after?' },
  { id: 'fe-05', text: 'When did something you were afraid of turn out differently?' },
  { id: 'fe-06', text: 'Where in the body does fear knock first?' },
  { id: 'fe-07', text: 'The sentence that usually comes after “what if” is …' },
  { id: 'fe-08', text: 'Whose company makes a fear smaller without a word being said?' },
  { id: 'fe-09', text: 'Something I was afraid of and did, well or badly: …' },
  { id: 'fe-10', text: 'Which part of the worry is known, and which part is a guess?' },
  { id: 'fe-11', text: 'Who taught you the word “careful”, and in what tone?' },
  { id: 'fe-12', text: 'A fear I outgrew without noticing: …' },
  { id: 'fe-13', text: 'What were your hands doing the last time a fear passed?' },
  { id: 'fe-14', text: 'On waking, does worry arrive before you or after you?', time: ['morning'] },
  { id: 'fe-15', text: 'By now, where has the morning’s worry got to?', time: ['midday', 'evening'] },
  { id: 'fe-16', text: 'Which of today’s fears came to nothing?', time: ['evening'] },
  { id: 'fe-17', text: 'What’s within arm’s reach right now?', time: ['night'] },
  {
    id: 'fe-18',
    text: 'Something last night’s worry said that sounds different by daylight: …',
    time: ['morning', 'midday'],
  },
])
