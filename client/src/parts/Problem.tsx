/** What went wrong, said at once to those who listen; nothing where nothing did. */
export function Problem({ text }: { text: string | null }) {
  return text ? (
    <p class="problem" role="alert">
      {text}
    </p>
  ) : null
}
