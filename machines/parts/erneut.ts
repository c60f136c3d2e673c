import { or, stateIn } from 'xstate';

interface Erneut<Frist, Bereit> {
  /** Name of the delay. */
  readonly frist: Frist;
  /** Where it begins; nothing was sent yet where that is `bereit`. */
  readonly zuerst?: 'wartet' | 'bereit';
  /** What else is said of the state in which it may be sent again. */
  readonly bereit: Bereit;
}

/** What was sent may be sent again only after a while. */
export function erneut<const Frist extends string, const Bereit extends object>({
  frist,
  zuerst = 'wartet',
  bereit,
}: Erneut<Frist, Bereit>) {
  return {
    description: 'Ob schon noch einmal gesendet werden darf',
    initial: zuerst,
    states: {
      wartet: {
        description: 'Gerade gesendet; noch einmal geht erst nach einer Wartezeit',
        // A key that is a type of its own is lost to the compiler.
        after: { [frist]: 'bereit' } as Record<Frist, 'bereit'>,
      },
      bereit: {
        description: 'Die Wartezeit ist vorbei',
        tags: 'darfErneut',
        ...bereit,
      },
    },
  } as const;
}

interface CodeErneut extends Pick<Erneut<string, object>, 'zuerst'> {
  /** Id of the step. */
  readonly schritt: string;
  /** The call that sends another code; its answer begins the wait anew. None where it begins the step anew. */
  readonly aufruf?: string;
}

/** The wait for another code, beside the form for it: a wrong code neither ends it nor begins it anew. */
export const codeErneut = ({ schritt, aufruf, ...rest }: CodeErneut) =>
  erneut({
    ...rest,
    frist: 'CODE_WARTEZEIT',
    bereit: {
      id: idVon(schritt),
      on: aufruf === undefined ? {} : ({ [`xstate.done.actor.${aufruf}`]: 'wartet' } as const),
    },
  });

/** Guard of the event that asks for another code: in one of these steps the wait is over. */
export const darfErneut = (...schritte: readonly string[]) =>
  or(schritte.map((schritt) => stateIn(`#${idVon(schritt)}`)));

function idVon(schritt: string): string {
  return `${schritt}DarfErneut`;
}
