// People who bought a kettle and wrote to us about it.
import type { Chance } from './chance.ts'
import type { TaskText } from './outline.ts'

const names = [
  'Margit Ahlers',
  'Oluwaseun Bello',
  'Deirdre Quinn',
  'Pavel Novák',
  'Rosalind Achterberg',
  'Hiro Sato',
  'Camille Dubreuil',
  'Anselm Vogt',
  'Fatou Diallo',
  'Wendell Pryce',
  'Sólveig Jónsdóttir',
  'Matteo Bruni',
  'Beatriz Nogueira',
  'Norman Threlkeld',
  'Yasmin El-Sayed',
  'Gunnar Åkesson',
]
export const models = ['Kettle One', 'Kettle One Travel', 'Kettle Two (pre-order)', 'I only use the app']

/** What they typed into the form. */
export function visitorFor({ title, description, priority }: TaskText, dice: Chance) {
  const name = dice.pick(names)
  const mailbox = name
    .normalize('NFKD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(/ /g, '.')
  return {
    subject: title,
    story: description || 'It says so in the subject, really. Please help.',
    model: dice.pick(models),
    name,
    email: `${mailbox}@mail.example`,
    ...(priority === 1 && { urgent: true }),
  }
}
