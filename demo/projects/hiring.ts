import type { ProjectText } from '#demo/project.ts'

export const hiring: ProjectText = {
  title: 'Hiring',
  key: 'HIRE',
  description: 'Kind people who finish things. One card per person, and everybody gets an answer.',
  folder: 'People and house',
  lead: 'bram',
  people: ['bram', 'maya', 'priya', 'jonah', 'grace'],
  weeks: [-20, 0],
  columns: [
    { title: 'Applied', type: 'unstarted', color: 'blue' },
    { title: 'First talk', type: 'started', color: 'gold' },
    { title: 'A day with us', type: 'started', color: 'amber' },
    { title: 'Offer', type: 'started', color: 'violet' },
    { title: 'Joined', type: 'completed', color: 'green' },
    { title: 'Said no, or we did', type: 'canceled', color: 'gray' },
  ],
  labels: [
    { name: 'Quality', color: 'blue' },
    { name: 'Mobile', color: 'green' },
    { name: 'Care', color: 'gold' },
    { name: 'Referred', color: 'pink' },
  ],
  path: [
    { column: 'First talk', days: [2, 4] },
    { column: 'A day with us', days: [3, 6] },
    { column: 'Offer', days: [2, 4] },
  ],
  effort: 0.5,
  rhythm: 'any-time',
  due: 0.3,
  outline: `
# Joined
Sam W. | bram, priya | Quality, Referred | L !! | week -14
  [ ] letter read by two people
  [ ] first talk
  [ ] a day with us
  [ ] two people who worked with them
  [ ] offer
  Broke our demo kettle in the first interview, on purpose, and told us how.
  priya: I have rarely been this happy about a broken kettle.
  bram: Starts on the first. Likes the desk by the window.
  🎉 maya, jonah, grace
Write the advertisement for “Quality” without the word “ninja” | bram | Quality | S
Agree on what we ask everybody | bram, maya | | M
  maya: My favourite: “Tell us about something you finished.”
First-week plan for whoever comes | bram | | M
Salary table everybody may see | maya, bram | | L !
  maya: It is on the wall next to the fridge. Nobody died.
  👏 grace, priya, jonah, aiko
# Offer
Noor A. | bram, jonah | Mobile | L !!
  Ten years of Android, four of them for a hearing aid company. Asked better questions than we did.
  jonah: Please.
  bram: Offer is out since Thursday. Fingers crossed, toes crossed.
  🤞 maya, grace, sam
# A day with us
Élodie M. | grace, bram | Care | M !
  Six years at the help desk of a ferry company. Has been shouted at in four languages and still likes people.
  grace: She answered three of my hardest tickets in an hour, one of them by telephone, in Dutch. She does not speak Dutch.
  bram: I would like to hear that recording.
Ravi P. | jonah | Mobile | M
  Wrote the app for a hospital bed. Quiet, exact, asked for the test plan before the tour.
# First talk
Tilda K. | bram | Quality | S
  Watchmaker’s daughter. Counts things for fun.
Owen B. | jonah | Mobile, Referred | S
  Android, a little Kotlin poetry, and a reference from somebody who never gives any.
  jonah: A friend of mine, so somebody else should talk to him. @bram?
Marguerite L. | grace | Care | S
# Applied
Ferdinand Z. | bram | Mobile | S
Hanna V. | grace | Care | S
Kwame D. | bram | Mobile | S
  Sent a drawing of a kettle with comments. The comments are right.
Lotte S. | grace | Care | S
Ask Noor’s former boss | bram | Mobile | S !
Contract draft for Noor | bram, maya | Mobile | M !!
# Said no, or we did
Casper T. | bram | Quality | S
  bram: Lovely person, wants to manage ten people. We are ten people.
Beate R. | priya | Quality | S
Joris H. | jonah | Mobile | S
  jonah: Took an offer in Lisbon. I would too.
Amara N. | grace | Care | S
Piet O. | jonah | Mobile | S
Svenja F. | priya | Quality | S
Duarte C. | bram | Quality | S
Mila J. | grace | Care | S
Aaron G. | jonah | Mobile | S
  bram: He answered our no with a thank-you. Keep the card, call him next year.
Zuzana B. | bram | Care | S
Leon W. | jonah | Mobile | S
Irma E. | grace | Care | S
`,
}
