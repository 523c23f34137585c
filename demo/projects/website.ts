import type { ProjectText } from '#demo/project.ts'

export const website: ProjectText = {
  title: 'Website and shop',
  key: 'WEB',
  description: 'whistle.example: where people fall in love with a kettle and then find the button that says buy.',
  folder: 'Marketing',
  lead: 'aiko',
  people: ['aiko', 'tomas', 'leila', 'bram', 'sam', 'maya', 'grace'],
  weeks: [-22, 0],
  columns: [
    { title: 'Backlog', type: 'backlog', color: 'gray' },
    { title: 'To do', type: 'unstarted', color: 'blue' },
    { title: 'In progress', type: 'started', color: 'gold', limit: 5 },
    { title: 'Review', type: 'started', color: 'violet' },
    { title: 'Done', type: 'completed', color: 'green' },
  ],
  labels: [
    { name: 'Shop', color: 'ember' },
    { name: 'Content', color: 'teal' },
    { name: 'Speed', color: 'gold' },
  ],
  path: [
    { column: 'In progress', days: [1, 2] },
    { column: 'Review', days: [0, 3], isReview: true },
  ],
  effort: 1.05,
  rhythm: 'sprints',
  due: 0.7,
  favoriteOf: ['aiko', 'leila'],
  views: [{ name: 'Waiting for words', view: 'board', query: 'labels=Content', shared: true }],
  outline: `
# Done
Throw away the carousel | aiko | Improvement | S
  aiko: Five slides. Nobody ever saw the fourth. I know because the link on it was broken for a year.
  😄 tomas, leila
One page per kettle, one kettle per page | aiko, tomas | Feature, Design | L
Shop: pay without an account | aiko | Feature, Shop | XL !! | #guest
  Nobody wants a relationship with a shop before the first cup.
  [ ] address once
  [ ] e-mail for the receipt
  [ ] nothing else
  leila: 31 % more people finish. I did the sum three times because I did not believe it.
  🎉 maya, bram
Shop: the button said “proceed to initiate checkout” | aiko | Bug, Shop | S
  aiko: It says “Pay” now.
Images that do not weigh more than the kettle | aiko | Speed | M !
  aiko: Home page from 6.1 MB to 380 kB. You could not see the difference and neither could I.
Sound of boiling as a ringtone | aiko | Feature | S
Fonts: two instead of seven | tomas | Speed, Design | S
Product page: the sound of it boiling | tomas, aiko | Feature | M
  maya: I listened to it for a minute. Then I made tea. It works.
Search that finds “ketle” | aiko | Feature | M
Address form for people without a street number | aiko | Bug, Shop | M !
  bram: An order came from a lighthouse. The form insisted on a house number. We sent it to 1.
  😄 grace, aiko, maya
VAT for six countries | aiko, bram | Shop | XL !! | #vat
  Germany, Austria, Netherlands, France, Denmark, Sweden. Rates, invoices, and what to do with 0.005.
  bram: Four of six agree on what a kettle is. One thinks it is a small oven.
Find a shop near me | aiko | Feature, Shop | M
Receipts as PDF | aiko | Feature, Shop | M
Returns without a phone call | aiko | Feature, Shop | L
  Print a label, or show a code at the counter. Money back when the parcel is scanned, not when we have time.
Stock: never sell what we do not have | aiko, bram | Shop, Bug | L !!! | #stock
  One number for each colour, one place where it goes down, inside the same transaction as the order.
  bram: We sold six mustard kettles this morning. We own four mustard kettles.
  aiko: Fixed. Two people get fog and a very kind letter.
Story of the company, without the word “passion” | leila | Content | M
  leila: 480 words, zero passions, one penguin.
  ❤️ tomas, maya
Photos with actual kitchens in them | leila, tomas | Content | M
Prices for companies | aiko, bram | Shop | M
Imprint, privacy, terms: readable | maya, leila | Content | M
Cookie banner: remove the reason for it | aiko | Improvement | M !
  aiko: We used two cookies. We needed none. The banner is gone and so is my blood pressure.
  👏 maya, tomas, jonah, sam
Status page for the app’s servers | aiko | Feature | M
404 page with a cold kettle | tomas | Design | S
Broken links: 61 | sam, aiko | Bug | M
  sam: 61, then 12, then 0, then 1. The one is in a poem on somebody else's site.
Pictures load when one gets to them | aiko | Speed | S
Forms that say what is wrong where it is wrong | aiko | Improvement | L
Shop in German | aiko, leila | Content, Shop | L
Shop in French | aiko, leila | Content, Shop | L
Dutch, because Bram asked | aiko, leila | Content | M
Gift wrapping as a choice, not a surprise | aiko | Shop, Feature | S
Vouchers | aiko | Shop, Feature | L
Shop: parcel lockers | aiko | Shop, Feature | M
Vouchers: not more than one at a time | aiko | Shop, Bug | S !!!
  bram: Somebody paid −4 €.
  aiko: Fixed. They kept the kettle. They earned it.
  😄 maya, sam, tomas
Reviews: real ones, also the bad ones | leila, aiko | Feature, Shop | L
  No stars bought, none deleted. Answer the bad ones first, by name.
  leila: The worst: “It is a kettle.” The best: “IT IS A KETTLE.”
Page of the recall: what, who, when | aiko, leila | Content | L !!! | week -7
  What happened. Who is concerned. What we do. What you do (nothing). When.
  maya: First sentence says what happened. No sentence says “unfortunately”.
  leila: Online. Also on the home page, above everything.
  ❤️ priya, grace, maya
Check a serial number against the list | aiko | Feature | L !!! | week -7
  One field. Answers yes or no before the finger has left the key.
  aiko: 2,113 people checked in six hours, 340 found themselves on it. The page never took longer than a blink.
Free replacement orders without paying 0.00 by card | aiko | Shop, Bug | M !!! | week -7
Feed for people who still read feeds | aiko | Feature | S
FAQ rewritten from what people really ask | leila | Content | M
  grace: I gave Leila the last 200 questions. “Does it whistle?” is 31 of them. We are called Whistle.
  😄 leila, maya, tomas
Pre-order for Kettle Two | aiko | Feature, Shop | XL !! | #preorder
  An honest date, and a sentence about what happens if we miss it.
  [ ] pay now or later
  [ ] four colours
  [ ] change of mind until it ships
  [ ] honest date
  leila: 214 on the first day. @bram please breathe.
  bram: Breathing.
Pre-order: change the colour afterwards | aiko | Feature, Shop | M | after #preorder
Page speed on a train | aiko | Speed | L
  aiko: Tested between Hamburg and Kiel. With the page I mean. The train was late.
Retail partners on a map | aiko | Feature | M
Dates in the order mail as people write them | aiko | Bug, Shop | S
Press page with pictures people may use | leila, tomas | Content | S
Newsletter form that works without JavaScript | aiko | Improvement | S
Keyboard: the whole shop without a mouse | aiko, sam | Improvement | L
Screen reader says the price before the shipping | aiko | Bug | S
Backup that somebody has restored once | aiko | Improvement | M !!
  aiko: Restored it on a Tuesday for fun. It was not fun. It works now.
Test shop that looks different from the real one | sam | Improvement | S
  sam: It has a pink bar now. Two people had bought pretend kettles with real money. Refunded.
Server moves to the new house | aiko | | XL !! | #server
  From under Bram’s old desk to a rack in the cellar of the brewery, next to the malt.
Errors reach a person, not a folder | aiko | Improvement | M
Orders as CSV for the accountant | aiko, bram | Shop | M
  bram: She says it is the nicest CSV of the year. Accountants have a list.
Manual as a page, twelve drawings | aiko, tomas | Content | M
Kettle One: what happens to it now | leila | Content | S
Compare One and Two without making One sad | tomas, leila | Content, Design | M
# Review
Shop: payment by invoice for companies | aiko, bram | Shop, Feature | L !!
  Ninety kettles for an office are rarely paid by card.
Launch page, text | leila, maya | Content | M !! | #text
  One film, one sentence, four colours, one button. Everything else may stay at home.
  maya: I read it aloud to the cat. The cat stayed.
# In progress
Launch page | aiko, tomas | Feature, Design | XL !!! | #launchpage after #text
  [ ] film
  [ ] four colours, one click
  [ ] date that counts down without shouting
  [ ] fast on a train
  tomas: The penguin outline is hidden in the steam. Nobody tell Maya.
  maya: I can read.
  😄 leila, aiko, sam, priya
Shop survives ten times the usual | aiko | Speed, Shop | L !!!
  Launch day brings, if Leila is right, eight times a good Saturday. Be ready for ten.
  aiko: At eight times it sighs. At nine it queues politely. Ten is tomorrow.
Swedish and Norwegian, for Nordhus | aiko, leila | Content | M !
Order tracking in the language of the order | aiko | Bug, Shop | M
# To do
Switch pre-orders to orders at 08:00 | aiko, bram | Shop | M !!! | after #launchpage
  At 08:00, by somebody who had breakfast. Written down step by step, with the way back.
Redirects from every old address | aiko | | S !!
Price in kroner | aiko | Shop | M !!
Film with subtitles | aiko, leila | Content | S !
Shop: two kettles, two addresses | aiko | Shop, Feature | L
Structured data so that search engines know it is a kettle | aiko | | S
Rehearsal of launch day on the test shop | sam, aiko | Shop | M !!
  The day before, same people, same times, pretend money.
Sold-out page that is not rude | aiko | Content, Shop | S !
Returns: say when the money comes | aiko | Shop | M
Load test with the payment provider awake | aiko, sam | Speed, Shop | L !!
  Last time we tested, the payment provider slept and told us so in Portuguese.
Images of the cat, in all sizes | tomas | Content | S .
Warranty page | leila, bram | Content | S
# Backlog
Shop for spare parts | | Shop, Feature | XL
Guided choice: which kettle am I? | | Feature | L
  tomas: You are fog.
Gift cards | | Shop | L
Blog with more than one article | | Content | M
Repair videos | | Content | L
Dark mode | | Design | M
Compare water by postcode | | Feature | L
Page for schools | | Content | M
Prices that do not end in 9 | | Shop | S
Italian and Spanish | | Content | L
Easter egg: type “whistle” | | Feature | S
  sam: I may have built this already.
`,
}
