/** An answer with another status than its endpoint's usual one, as of a question that was only asked on trial. */
export class Answered<Body> {
  readonly status: number
  readonly body: Body

  constructor(status: number, body: Body) {
    this.status = status
    this.body = body
  }
}
