// What people said to each other when it was not about a task. A heading is when they sat down: workdays ago and the hour, or
// minutes before now. `unread`: the other has not looked yet.
import type { PersonKey } from './people.ts'

export interface TalkText {
  between: [PersonKey, PersonKey]
  lines: string
}

export const talks: TalkText[] = [
  {
    between: ['maya', 'priya'],
    lines: `
# 41 9.2
priya: Morning. Do you have five minutes before the others are in?
maya: Always. Kitchen or here?
priya: Here. I want it in writing so I cannot pretend later that I did not say it.
priya: I think the relay batch is bad. Not one kettle. The batch.
maya: How sure?
priya: Eleven of fifty sure.
maya: Then we stop everything. I will tell the others at ten. Thank you for saying it on a Monday and not on a Friday.
👍 priya
# 36 18.4
maya: Go home.
priya: One more relay.
maya: Priya.
priya: Going home.
# 22 11.3
priya: Steam box result after a week: 0 of 60. Zero!
maya: I am going to print that and eat it.
# 9 15.1
maya: Nordhus asks if we can do 3,000 instead of 2,400.
priya: The line can. Bram's nerves cannot.
maya: I will ask Bram's nerves.
# 3 10.5
priya: The fridge thing: only with one compressor. I can hear it coming now. I have become a person who hears compressors.
maya: Is it a launch thing or an after-launch thing?
priya: Launch. Two days. Maybe three, but say two to Jonah or he will say four to me.
# now 95 unread
priya: Found it. It is the capacitor next to the antenna. I love it and I hate it.
priya: Fix is four lines and one sticker on the line in Porto. Can you ask Bram for a sticker person?
priya: Also: the handle on the wrong side is yours if you want it. It boils fastest, nobody knows why.
`,
  },
  {
    between: ['maya', 'bram'],
    lines: `
# 70 9.6
bram: The lift man comes on Thursday. He asked how heavy a harmonium is. I said: emotionally or physically?
maya: 😄
# 30 14.2
bram: Porto can start on the 2nd if the tooling is paid on the 20th. It is the 19th.
maya: Paid it while you typed.
bram: You are frightening.
# 12 16.0
maya: 3,000 for Nordhus. Yes or no, honestly.
bram: Yes if the train runs. No if I have to think about it again tonight.
maya: So yes, and you go home.
# 2 9.4
bram: 412 packed. Somebody in Porto drew a penguin on box 400. I have not told them about the penguin. How do they know?
maya: Everybody knows. It is in the steam.
# now 180 unread
bram: 590. We are ahead of the plan by an afternoon. I do not know what to do with my hands.
bram: Also the forwarder wants a decision about the 9th by tomorrow noon.
`,
  },
  {
    between: ['maya', 'leila'],
    lines: `
# 38 20.3
leila: Version 4 of the letter. I took out every adverb.
maya: It reads like a person now. Send it. And then please sleep.
leila: Sleep is an adverb in this company.
# 14 10.1
leila: The cat has 40,000 views. We have 9,000 on the kettle.
maya: Put the cat next to the kettle.
leila: Already done. Science.
# 4 13.7
maya: Can the press kit say “about ten people” instead of “team of experts”?
leila: It can say “ten people and a harmonium”.
maya: Perfect.
# now 55 unread
leila: The radio people want you on launch day at 7:15. Live. I said yes and then remembered to ask you.
`,
  },
  {
    between: ['maya', 'tomas'],
    lines: `
# 25 11.0
tomas: Shelf card, three versions. I like two, you will like three, Ingrid will like one.
maya: Three.
tomas: See.
# 6 17.2
tomas: Finished early today. If somebody drowns in work, I can swim.
maya: Aiko. She will say she is fine. She is not fine.
tomas: On it. I can take all the image things off her.
❤️ maya
# 1 9.9
tomas: She gave me the launch film sizes and the cat. It is a start.
`,
  },
  {
    between: ['jonah', 'priya'],
    lines: `
# 18 15.5
jonah: Your kettle just told my phone it is at −4 °C.
priya: It was in the freezer. Test 31.
jonah: Why is there a test 31.
priya: Because of test 30.
# 3 16.2
jonah: Is it fridge yet?
priya: Not fridge.
# 1 11.4
jonah: Fridge?
priya: You may ask twice a day, at ten and at four.
jonah: It is four somewhere.
`,
  },
  {
    between: ['grace', 'sam'],
    lines: `
# 33 9.3
grace: Welcome to the morning shift. 41 new, 38 of them about the list. I take the sad ones, you take the screws.
sam: I take the screws.
# 15 14.8
sam: The watchmaker wrote again. He has improved step 9, too.
grace: Hire him.
sam: He is 84.
grace: So?
# 5 10.0
grace: Brother Anselm called. Thirty kettles, all silent. Jonah built it in an hour. I may cry.
# now 130
sam: Test plan for launch day is up. I put you down for “everything that nobody thought of”.
grace: My department.
`,
  },
  {
    between: ['aiko', 'jonah'],
    lines: `
# 28 18.9
aiko: Are you still here?
jonah: No.
aiko: I can see your lamp.
jonah: Four hours, aiko. Four hours and the page was up. I keep reloading it to look at the graph.
aiko: Me too.
# 7 17.8
jonah: You have eleven things due next week. I counted because the report is red.
aiko: It is a warm red.
jonah: I can take the log thing and the watch can wait.
aiko: Take the log thing. Thank you. Do not tell Maya about the red.
jonah: Maya reads the report every Monday.
aiko: Oh.
`,
  },
  {
    between: ['maya', 'ingrid'],
    lines: `
# 20 10.4
ingrid: Good morning Maya. Our buyer for Denmark would like to see the fog. Is there one that may travel?
maya: Good morning! There is one, it leaves today, and it likes trains.
ingrid: Wonderful.
# 8 9.5
ingrid: Copenhagen says: when.
maya: Is that a question?
ingrid: In Copenhagen it is a compliment.
# 1 14.6
ingrid: One practical thing: ramp 4 is closed on Fridays. I know your driver. Please remind him.
maya: He has it on a sticker.
`,
  },
  {
    between: ['aiko', 'maya'],
    lines: `
# 5 9.1
maya: I looked at the heat map. You are the darkest square I have ever seen.
aiko: It is only until launch.
maya: What can go?
aiko: Kroner could go to Tomás if somebody teaches him decimals.
maya: I will teach him decimals.
# now 240
aiko: At nine times the load the shop queues politely now. Ten tomorrow. And I took Friday afternoon off, before you ask.
maya: I was about to ask.
`,
  },
]
