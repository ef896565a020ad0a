/** Copy a text. False if it was not copied: a page without encryption has no clipboard, and it may be forbidden. */
export const copyText = async (text: string): Promise<boolean> =>
  Boolean(
    await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ),
  )
