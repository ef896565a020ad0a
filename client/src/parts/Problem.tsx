/** An error message, announced at once to screen readers; nothing without a message. */
export function Problem({ text }: { text: string | null }) {
  return text ? (
    <p class="problem" role="alert">
      {text}
    </p>
  ) : null
}
