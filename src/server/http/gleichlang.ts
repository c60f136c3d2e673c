/** Longer than the work takes, so that an answer's time does not tell what was found (`reference/trust.md §3`, no. 5). */
const mindestensMs = 120;

/** The work's answer, not before that time is over; a fault comes at once, it tells of the house only. */
export async function gleichlang<T>(arbeit: Promise<T>): Promise<T> {
  const [antwort] = await Promise.all([
    arbeit,
    new Promise((resolve) => {
      setTimeout(resolve, mindestensMs);
    }),
  ]);
  return antwort;
}
