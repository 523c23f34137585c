// A program that uses Hearth with an API key.
import { Person } from './person.ts'

export class KeyInUse extends Person {
  readonly key: string

  constructor(url: string, key: string) {
    super(url, { access_token: key, refresh_token: '', user: {} as never }, '')
    this.key = key
  }
}
