import type { ThreadText } from '../thread.ts'

export const FRIEND: ThreadText = {
  id: 'friend',
  tag: 'friends',
  effect: 0.6,
  share: 0.25,
  slots: {
    friend: ['Nell', 'Amara', 'Ines', 'Wren', 'Solveig'],
    other: ['Oscar', 'Philippa', 'Dev', 'Marguerite'],
    bar: ['the Greek place', 'the pub with the stuffed pike', 'that bar under the arches', 'the pizza place'],
    thing: ['the chess set', 'a jar of pickles', 'the camping stove', 'the big thermos'],
  },
  moulds: `
+{friend} came by with {thing} and stayed until the last bus. We laughed so much about the school trip that my stomach hurts.
[early] {friend} is thinking about moving away. She said it while looking for her gloves, so I didn't have to answer.
+Dinner at {bar} with {friend} and {other}. They brought us the wrong order and we ate it out of curiosity.
-{friend} cancelled again, an hour before. I'd already put my good shoes on, so I walked round the block in them.
Long voice message from {friend}, nine minutes, most of it wind.
[promise call 1] I'm going to call {other} this week. It's been since winter and I miss that awful laugh.
+[promise call 2] Called {other} while hanging up the washing. Forty minutes, and that awful laugh came down the phone twice.
{friend} has a new job and describes her office as a tank with nice fish.
[rhyme umbrella 1] Left my yellow umbrella at {bar}. I noticed when it was already raining, obviously.
[rhyme umbrella 2] {friend} turned up with my yellow umbrella. The waiter had written my name on a bit of tape round the handle.
-I think {friend} is cross with me about the birthday. We were very cheerful at each other.
+Told {friend} I'd been hurt about the birthday, and she said me too, and then we both had cake.
[question honest 1] When did {friend} and I stop telling each other the boring parts?
[question honest 2] {friend} rang just to describe her new washing machine. The boring parts, at last.
Helped {other} carry a sofa up four floors. We had to rest on it on the second, and on the third.
+{friend} and I swam in the quarry though there's a sign. The water's cold from the knees down.
{other} showed me how to shuffle cards properly. I practiced on the bus and lost the seven of hearts.
[mid] Card night. {friend} cheats now and doesn't even hide it.
-Everyone was in couples tonight. I did the washing up for something to hold.
[late] {friend} has signed for the flat in the north. I carried boxes and made jokes and then sat in the car for a bit.
{friend} sent a picture of the new kitchen. {thing} is on the windowsill already.
[contrast party 1] -Went to {other}'s party, stood near the bookshelf for an hour and read the spines.
[contrast party 2] +{other} had people over again and I danced, in the kitchen, with a man dressed as a lamp.
The whole table argued about whether soup is a drink. {friend} walked out in protest and came back with bread.
+{friend} remembered the date. Nobody else did. She just wrote "thinking of you and of her", nothing more.
`,
}

export const ILLNESS: ThreadText = {
  id: 'illness',
  effect: -0.9,
  share: 0.15,
  slots: {
    patient: ['Uncle Stefan', 'Grandpa', 'Mr. Lindholm', 'Walter'],
    ward: ['the day clinic', 'the rehab place', 'the infirmary', 'the big hospital'],
    gift: ['grapes', 'the crossword book', 'a radio', 'his own pillow'],
  },
  moulds: `
-{patient} is back in hospital. Nobody knows anything yet, they say, in that voice.
-Sat with {patient} at {ward}. The tea comes at three whether you're asleep or not.
Brought {patient} {gift}. The nurse said it would have to be labeled, so now it has my handwriting on it.
-They've changed the tablets again. {patient} sleeps through most of it and I watch the drip count.
+{patient} told a joke today, the old one about the bishop. We all pretended we'd never heard it.
[early] The letter from the clinic came for {patient} and it lay on the table all day like something hot.
-I cried in the car park at {ward}, in the bay marked deliveries.
+{patient} walked to the window and back. Eleven steps. He had me count them out loud.
The man in the next bed at {ward} collects stamps and showed me one from a country that's gone.
[rhyme scarf 1] Started knitting a gray scarf in the waiting room, because my hands wanted to be somewhere.
[rhyme scarf 2] The gray scarf is finished. It's all waiting rooms, row by row, and {patient} wears it in bed.
[promise read 1] I'm going to read {patient} the sea stories, a chapter each visit, starting Saturday.
+[promise read 2] Read {patient} the first of the sea stories. Asleep by page four, but the man in the next bed asked me to go on.
-Bad news day. I don't want to write it down yet.
Drove home behind a tractor and was glad of it.
[late] {patient} is home. There's a rail on the stairs now and everyone admires it.
+[late] Scan is clear. We ate cake out of the box in the corridor with a plastic ruler.
-I'm tired of being the one who knows the visiting hours.
{patient} asks after everyone's shoes. It's the thing he notices from there.
`,
}

export const SLEEP: ThreadText = {
  id: 'sleep',
  tag: 'sleep',
  effect: -0.5,
  share: 0.18,
  slots: {
    noise: ['the pipes', 'the bins', 'a fox', 'the upstairs bass', 'the night bus'],
    remedy: ['the chamomile', 'a bath', 'the breathing app', 'no screens', 'warm milk'],
    book: ['the book about whales', 'an old detective story', 'the dictionary', 'a manual for the boiler'],
  },
  moulds: `
-Awake from three to five again. I know all the noises of this house now and which of them is {noise}.
Tried {remedy}. I slept, but that proves nothing.
-{noise} at half past two. After that I lay there and reviewed my whole career.
+Slept nine hours. I woke up and didn't know what day it was and it was Saturday.
Read {book} under the lamp until the letters started walking about.
[promise phone 1] From tonight I'm going to leave the phone in the kitchen and buy a real alarm clock.
+[promise phone 2] Bought the alarm clock, red, with two bells like a cartoon. The phone slept in the kitchen and so did I, almost. I mean in my bed.
[question three 1] What is it about three o'clock?
[question three 2] My grandmother got up at three o'clock to bake, she said it was the quietest oven of the day. Maybe it's just in the family.
-So tired that I put the milk in the cupboard and the cornflakes in the fridge.
+Nap on the sofa with the rain on. I'd pay money for that.
Dreamed I had to give a speech to ducks. They were attentive.
[rhyme blanket 1] Got the heavy blanket out of the trunk, the one with the burnt corner.
[rhyme blanket 2] The heavy blanket again, first cold night. I always end up with the burnt corner in my hand.
-Bad night, bad day, and I was short with the girl in the pharmacy, who had done nothing.
Went to bed at nine like a farmer.
[late] Five nights in a row now. I don't want to say it too loudly.
The moon was so bright on the floor that I got up and stood in it.
`,
}
