// The server's HTTP side. Every refusal is a Problem that says what is wrong and where; it is thrown as a Refusal.

import type { Problem } from './protocol'

export class Refusal extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.detail)
  }
}

const HEADER = 'X-Seat-Keys'

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, keys: readonly string[] = []): Promise<T> {
  const headers: Record<string, string> = {}
  if (keys.length) headers[HEADER] = keys.join(' ')
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const answer = await fetch(`api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!answer.ok) {
    let problem: Problem = { type: 'problem', error: 'failed', where: path, detail: answer.statusText }
    try {
      problem = (await answer.json()) as Problem
    } catch {
      // not from our server: keep the status line
    }
    throw new Refusal(answer.status, problem)
  }
  return (await answer.json()) as T
}
