import type { ThreadText } from '../thread.ts'

export const JOB: ThreadText = {
  id: 'job',
  tag: 'work',
  effect: -0.7,
  share: 0.35,
  slots: {
    boss: ['Dana', 'Mr. Okafor', 'Helene', 'Vikram', 'Tessa', 'Colm'],
    coworker: ['Priya', 'Jo', 'Britt', 'Soraya', 'Lene'],
    project: ['the audit', 'the migration', 'the catalog', 'the tender', 'the rollout', 'the grant report'],
    desk: ['the printer', 'the coffee machine', 'the elevator', 'the projector', 'the badge reader'],
    lunch: ['noodles', 'a falafel wrap', 'leftover curry', 'a cheese sandwich', 'lentil soup'],
  },
  moulds: `
-Three meetings before ten and I can't remember what two of them decided. {boss} wants the numbers again, in a different color this time.
[early] {boss} put me on {project}. I said yes before I had understood the question, which is how I end up with most things.
[early] First look at {project}. Four folders called "final", and one called "final use this one" that is older than the rest.
{coworker} and I ate {lunch} on the loading dock because the kitchen smelled of somebody's fish. We talked about nothing and it helped.
-Stayed until eight for {project}. The cleaners were vacuuming around my feet. One of them told me to go home and I nearly did.
{desk} is broken again and there is a small queue of people standing near it being philosophical.
+Quiet day. I got through the whole list, even the thing at the bottom that I've been moving from list to list since spring.
-{boss} rewrote my email while standing behind me. I kept typing after, just so there would be a noise.
+{coworker} told the whole meeting that the idea had been mine. I went red and looked at my notebook.
[mid] Halfway through {project}, if you believe the chart. I drew the chart so I don't.
[promise raise 1] I'm going to ask {boss} about the raise on Thursday. I've written down three sentences and practiced them in the stairwell.
+[promise raise 2] Asked {boss} about the raise. I got two of the three sentences out. The answer is probably, which is more than I had on Monday.
[question notice 1] Would anybody notice if I stopped writing the weekly summary?
[question notice 2] Skipped the weekly summary by accident. {coworker} was the only one who noticed, and only because I told her jokes in it.
The new person started. Very clean shoes. She asked where the mugs live and I realized nobody had ever shown me either.
-The client moved the date up by two weeks and everybody said "no problem" in the same flat voice.
[rhyme plant 1] Somebody left a half dead fern on the filing cabinet with a note that says "yours now". I gave it what was left of my water.
+[rhyme plant 2] The fern on the filing cabinet has a new leaf, rolled up tight like a receipt. I showed it to {coworker} as if I had made it.
Train late, so I read on the platform for forty minutes and arrived in a better mood than usual.
-Bad call with the client. I wrote "breathe" on my hand in pen and it's still there at bedtime.
[late] {project} went out at 4:10. Nobody clapped. {coworker} put a biscuit on my keyboard.
+[late] Handover done. I deleted eleven folders and felt as though I had been to the dentist and had no holes.
{boss} is away this week and the office sounds like a library with one nice librarian.
I took the long way to the office past the bakery and bought a roll for {coworker} too. She said what's the occasion and there wasn't one.
-Spreadsheet ate an hour of work. I said a word out loud that made accounting look up.
[contrast review 1] -Review season. {boss} used the word "visibility" four times. I don't know how to be more visible than sitting here.
[contrast review 2] +Review came back and it was good. {boss} had written a whole paragraph about the catalog mess and how calm I was in it. I was not calm but I'll take it.
The window by my desk has been fixed and for the first time in a year I can hear the school across the road at break.
Interviewed two people for the junior job. The second one had brought her own pencil and sharpened it before answering.
[late] Cleaned my desk drawer. Found nine pens, a fork, and a birthday card for somebody who left in March.
+Worked from the kitchen table today with the radio on low. Finished at five on the dot and closed the lid like a piano.
-Somebody replied all. Then everybody replied all. By three o'clock it was a kind of weather.
{coworker} is learning Portuguese and now answers the phone in it by mistake.
Long training about fire doors. I now notice every fire door and every one of them is propped open with a chair.
`,
}

export const STUDY: ThreadText = {
  id: 'study',
  tag: 'study',
  effect: 0.2,
  share: 0.25,
  slots: {
    course: ['statistics', 'Spanish', 'the nursing module', 'contract law', 'bookkeeping', 'music theory'],
    teacher: ['Professor Lindqvist', 'Ms. Adeyemi', 'Dr. Farrow', 'Anselm', 'Mrs. Kowal'],
    mate: ['Carla', 'Petra', 'Nadia', 'Ife'],
    room: ['the library', 'the back table at the cafe', 'the study room on the third floor', 'the kitchen'],
  },
  moulds: `
[early] Signed up for {course}. The form asked for my reasons and gave me one line, so I wrote "because".
[early] First class. {teacher} writes on the board so small that the front row leaned forward like plants.
Two hours in {room} and I understand one page really well now. There are three hundred.
{mate} lends me her notes, which have little drawings of cats next to the hard parts.
-I got a 54. I read the comments in the bathroom so nobody would see my face do whatever it did.
+Something in {course} clicked on the bus today. I nearly told the woman next to me.
[promise cards 1] I'm going to make flash cards for every chapter this weekend, all of them, with colors.
[promise cards 2] Made the flash cards at last. Forty two of them, two colors, because the green pen died on chapter three.
-Read the same paragraph four times. I moved to {room} and read it a fifth time with a different chair under me.
[question late 1] Is it too late to be learning this at my age?
[question late 2] There's a man of seventy in the learning group and he is better than all of us. So that's one answer about age.
{teacher} brought a loaf of bread to class and used it to explain something. I've forgotten what but the bread was good.
+Group work went well for once. {mate} brought grapes and nobody was in charge and it got done.
-Exam in nine days. I've started cleaning things that were already clean.
[mid] Midterm done. My hand hurts in a way it hasn't since school, along the side where the ink goes.
Wrote four hundred words and deleted three hundred. The hundred that are left look a bit scared.
[rhyme pencil 1] Bought a mechanical pencil, the expensive one, and felt like an engineer all afternoon.
[rhyme pencil 2] Lost the mechanical pencil somewhere between class and the bus. I went back and looked under every seat in the row.
The library had its lights off on one side and we all worked by the windows until nobody could see.
+{teacher} said my question was a good one and then didn't answer it, which I'm choosing to take as a compliment.
{mate} and I quizzed each other on the walk home. She wins on dates and I win on names.
-I'm behind by a chapter and a half. It's amazing how heavy half a chapter is.
[late] Last class of {course}. {teacher} shook hands with each of us at the door like a wedding.
+[late] 71! I checked that it was my name next to it. I checked again from my phone in the corridor.
Fell asleep on the textbook and have a line across my cheek where the spine was.
Dreamed in {course} last night, badly.
The vending machine in {room} gave me two waters for one. I gave the spare to {mate} and we drank to the machine.
I explained the homework to my brother over the phone and found out halfway that I actually understand it.
[contrast talk 1] -I had to present for five minutes and my voice went up like a kettle. I sat down before the end.
[contrast talk 2] +Second presentation. My knees were fine. I even made a joke about the chart and three people laughed.
`,
}

export const MONEY: ThreadText = {
  id: 'money',
  effect: -0.6,
  share: 0.18,
  slots: {
    bill: ['the heating bill', 'the car insurance', 'the rent', 'the dentist bill', 'the tax letter'],
    want: ['a coat', 'a better mattress', 'the blue bicycle', 'a proper desk lamp', 'new boots'],
    buyer: ['a student', 'a man with a trailer', 'a very polite teenager', 'a couple from the next street'],
  },
  moulds: `
-{bill} came and it's a third more than last year. I read it standing up and then again sitting down.
Did the budget with a pencil so that I could lie to it. Rubbed out the lie and did it again.
[early] I want {want}. I've put it on a list on the fridge and I'm not allowed to buy it before it has been there a month.
+[late] Bought {want}. It had been on the fridge for so long that the magnet left a ring.
Sold the old bookcase to {buyer}, who carried it down the stairs as if it were asleep.
-The card was declined for bread and a lemon. The boy at the till pretended the machine was slow. I'll remember that boy.
[promise jar 1] I'm going to put five a week in the jar and not count it until summer.
[promise jar 2] Counted the jar. It isn't summer, I know. It was heavier than I thought and I put it all back.
+Payday. I moved some of it away before I could see it properly.
Made soup from what was in the freezer, which was peas and one mysterious block. It was fine. It was mostly peas.
-Argued with the bank for an hour. The music while you wait is the same four bars and I know them now.
[rhyme receipt 1] Found a receipt in my winter pocket for a concert and two beers. I couldn't believe how cheap the beer was.
[rhyme receipt 2] Kept that old concert receipt on the mirror. Today I bought a ticket again, the cheap row, on my own.
[question enough 1] How much would be enough, actually?
[question enough 2] The old woman at the market said she has enough of everything except shelves. I thought about that all afternoon.
I cancelled two subscriptions and it took longer than it ever took to watch anything.
Walked home to save the fare and found a coin on the bridge. Net profit.
+The tax refund arrived and I paid back my sister the whole lot. She said don't be silly and took it.
-Car failed its test. The mechanic whistled before he spoke, which is never free.
Took lunch from home every day this week. The fifth one had gone a bit philosophical.
The neighbor gave us a bag of plums and wouldn't hear of money, so I fixed her letter box.
[late] {bill} is paid, all of it. I put the letter in the folder and the folder on the top shelf where I need a chair to reach it.
-Woke at four doing sums. The sums are the same at four, just louder.
I looked at flats I can't afford for an hour. One had a window seat.
`,
}
