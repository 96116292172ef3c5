import { onShelf } from '../prompt.ts'

/** The writer's surroundings only: no memory, judgment or feeling. */
export const STEADY = onShelf('steady', [
  { id: 'st-01', text: 'What is the farthest sound you can hear?' },
  { id: 'st-02', text: 'Which three shades can you see from here?' },
  { id: 'st-03', text: 'How does the thing you are sitting or lying on feel?' },
  { id: 'st-04', text: 'The nearest piece of cloth is …' },
  { id: 'st-05', text: 'Where is the light coming from?' },
  { id: 'st-06', text: 'Something round within sight: …' },
  { id: 'st-07', text: 'How warm is the room?' },
  { id: 'st-08', text: 'Is there anything moving where you are?' },
  { id: 'st-09', text: 'The morning, in plain words, looks like …', time: ['morning'] },
  { id: 'st-10', text: 'What is the middle of the day doing outside?', time: ['midday'] },
  { id: 'st-11', text: 'Which lamps are on this evening?', time: ['evening'] },
  { id: 'st-12', text: 'The quietest object in the room tonight is …', time: ['night'] },
])
