import { fehlerWie } from '../failure.ts';

/** What a link leads to. The secrets that come with it stay with the effects. */
export type LinkErgebnis =
  | { art: 'EINRICHTEN'; partnerNummer: string }
  | { art: 'BESTEHT' }
  | { art: 'EMAIL_BESTAETIGT' }
  | { art: 'EMAIL_GEAENDERT'; email: string };

interface Link<Schritt, Fuehrt> {
  schritt: Schritt;
  /** What is asked of it, for analysts. */
  frage: string;
  /** Where it leads. */
  fuehrt: Fuehrt;
  /** Where one leads that counts no longer. */
  ungueltig: string;
}

/** The link of a mail is looked at before anything is asked. */
export const linkPruefen = <const Schritt extends string, const Fuehrt>({
  schritt,
  frage,
  fuehrt,
  ungueltig,
}: Link<Schritt, Fuehrt>) =>
  ({
    id: schritt,
    description: 'Der Link aus der E-Mail wird geprüft',
    meta: { step: schritt, title: 'Link prüfen' },
    initial: 'pruefen',
    states: {
      pruefen: {
        description: frage,
        tags: 'laedt',
        invoke: {
          id: 'linkPruefen',
          src: 'linkPruefen',
          onDone: fuehrt,
          onError: [
            {
              guard: { type: 'istFehler', params: fehlerWie('LINK_UNGUELTIG') },
              target: ungueltig,
            },
            { target: 'fehler' },
          ],
        },
      },
      fehler: {
        description: 'Technisches Problem; noch einmal prüfen schadet nicht',
        tags: 'fehler',
        on: { ERNEUT: 'pruefen' },
      },
    },
  }) as const;

/** A link that no longer counts; another one is asked for where the flow begins (`domain/konto.md §1`). */
export const linkUngueltig = ({ anfang }: { anfang: string }) =>
  ({
    id: 'linkUngueltig',
    description: 'Der Link ist verbraucht oder abgelaufen',
    meta: { step: 'linkUngueltig', title: 'Link nicht mehr gültig' },
    on: { NEUER_LINK: anfang },
  }) as const;

/** What it leads to, as params of a guard or action. */
export const linkergebnis = ({ event }: { event: { output: LinkErgebnis } }) => ({
  ergebnis: event.output,
});

/** The same for a guard that asks for one end. */
export const fuehrtZu =
  (art: LinkErgebnis['art']) =>
  ({ event }: { event: { output: LinkErgebnis } }) => ({ ergebnis: event.output, art });
