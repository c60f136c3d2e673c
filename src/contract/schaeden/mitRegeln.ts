import * as z from 'zod/mini';

/** What does not hold beyond the shape of a field; fields of lists by their path, `positionen.0.kaufdatum`. */
export interface Regelfehler<Feld extends string = string> {
  readonly feld: Feld;
  readonly text: string;
}

/** What is said alike wherever a claim is asked about. */
export const regeltexte = {
  ANTWORT: 'Wählen Sie eine Antwort.',
  UNGEFRAGT: 'Hier wird keine Angabe gebraucht.',
  WAHR: 'Bestätigen Sie, dass Ihre Angaben vollständig und wahr sind.',
  ZUKUNFT: 'Wählen Sie einen Tag, der nicht in der Zukunft liegt.',
} as const;

/** A shape with rules between its fields; what is not even of its shape is said once, by its own field. */
export function mitRegeln<Form extends z.ZodMiniType>(
  form: Form,
  regel: (lesbares: z.infer<Form>) => readonly Regelfehler[],
): Form {
  return form.check(
    z.check(
      ({ value, issues }) => {
        const unlesbar = issues.map(({ path }) => (path ?? []).join('.'));
        const lesbar = Object.entries(value as object).filter(
          ([feld]) => !unlesbar.some((pfad) => pfad === feld || pfad.startsWith(`${feld}.`)),
        );
        for (const { feld, text } of regel(Object.fromEntries(lesbar) as z.infer<Form>)) {
          if (unlesbar.includes(feld)) continue;
          issues.push({ code: 'custom', message: text, input: value, path: feld.split('.') });
        }
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );
}
