import * as z from 'zod/mini';
import { emailCode } from '#contract/fields/emailCode.ts';
import { codeErneut } from './erneut.ts';

/** The code of the mail. */
export const codeantwort = z.strictObject({ code: emailCode });

interface Mailcode<Meta, Fertig, Adressschritt, Kontext, Ziel, ZuViele> {
  readonly meta: Meta;
  /** Where the proof leads. */
  readonly fertig: Fertig;
  /** Where another address is given. */
  readonly adressschritt: Adressschritt;
  /** Where it goes: the address she gave, or what we find hers by. */
  readonly an: (context: Kontext) => Ziel;
  /** What can be done after too many codes; at least she can say another address. */
  readonly zuVieleCodes: ZuViele;
}

/** An hour later another code is sent. */
export const spaeterNochEinmal = {
  description: 'An diese Adresse gingen schon viele Codes; später noch einmal',
  tags: 'fehler',
  on: { ERNEUT: { target: 'sendet', actions: 'satzVergessen' } },
} as const;

/** A code shows that the mailbox is hers; the code itself is never kept (`domain/schaden.md §9`). */
export function mailcode<
  const Meta extends object,
  const Fertig extends string,
  const Adressschritt extends string,
  Kontext,
  Ziel extends object,
  const ZuViele extends object,
>({
  meta,
  fertig,
  adressschritt,
  an,
  zuVieleCodes,
}: Mailcode<Meta, Fertig, Adressschritt, Kontext, Ziel, ZuViele>) {
  const adresse = ({ context }: { context: Kontext }) => an(context);
  return {
    id: 'code',
    description: 'Die E-Mail-Adresse wird mit einem Code bestätigt',
    meta,
    type: 'parallel',
    on: { ADRESSE_AENDERN: { target: adressschritt, actions: 'vonVorn' } },
    states: {
      formular: {
        description: 'Der Code aus der E-Mail',
        initial: 'sendet',
        states: {
          sendet: sendet(adresse),
          sendetErneut: sendetErneut(adresse),
          eingabe,
          prueft: prueft(fertig, adresse),
          zuVieleCodes,
          nichtGesendet: {
            description: 'Der Code ging nicht hinaus; noch einmal versuchen schadet nicht',
            tags: 'fehler',
            on: { ERNEUT: 'sendet' },
          },
        },
      },
      erneut: codeErneut({ schritt: 'code', aufruf: 'codeSenden' }),
    },
  } as const;
}

/** What the call for a code is made with. */
type Adresse<Kontext, Ziel> = (args: { context: Kontext }) => Ziel;

const fehlschlag = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Guard params that ask for one kind of failure. */
const fehlerWie =
  <const Art extends string>(art: Art) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, art });

const sendet = <Kontext, Ziel>(input: Adresse<Kontext, Ziel>) =>
  ({
    description: 'Der Code wird als E-Mail verschickt',
    tags: 'laedt',
    invoke: {
      id: 'codeSenden',
      src: 'codeSenden',
      input,
      onDone: 'eingabe',
      onError: [
        {
          guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
          target: 'zuVieleCodes',
          actions: { type: 'satzMerken', params: fehlschlag },
        },
        { target: 'nichtGesendet', actions: 'satzVergessen' },
      ],
    },
  }) as const;

/** The code in her mailbox counts until the next one is there. */
const sendetErneut = <Kontext, Ziel>(input: Adresse<Kontext, Ziel>) => {
  const { tags, invoke } = sendet(input);
  return {
    description: 'Ein neuer Code wird verschickt; bis er da ist, gilt der letzte',
    tags,
    invoke: {
      ...invoke,
      onError: [
        {
          guard: { type: 'istFehler', params: fehlerWie('ZU_OFT') },
          target: 'eingabe.zuOft',
          actions: { type: 'satzMerken', params: fehlschlag },
        },
        { target: 'eingabe.nichtErneut' },
      ],
    },
  } as const;
};

const eingabe = {
  description: 'Der Code aus der E-Mail wird eingegeben',
  initial: 'offen',
  states: {
    offen: { description: 'Noch kein Code wurde abgelehnt' },
    falsch: { description: 'Der Code stimmt nicht' },
    verbraucht: { description: 'Der Code gilt nicht mehr; ein neuer hilft' },
    technisch: { description: 'Der Code wurde nicht geprüft; noch einmal senden hilft' },
    zuOft: { description: 'Es gingen schon viele Codes hinaus; der letzte gilt noch' },
    nichtErneut: { description: 'Ein neuer Code ging nicht hinaus; der letzte gilt noch' },
  },
  on: {
    WEITER: { guard: 'istCode', target: 'prueft', actions: 'satzVergessen' },
    CODE_ERNEUT: { guard: 'darfErneut', target: 'sendetErneut', actions: 'satzVergessen' },
  },
} as const;

const prueft = <const Fertig extends string, Kontext, Ziel extends object>(
  fertig: Fertig,
  adresse: Adresse<Kontext, Ziel>,
) =>
  ({
    description: 'Der Code wird geprüft',
    tags: 'laedt',
    invoke: {
      id: 'codePruefen',
      src: 'codePruefen',
      input: ({ context, event }: { context: Kontext; event: unknown }) => ({
        ...adresse({ context }),
        code: codeAus(event),
      }),
      onDone: {
        target: fertig,
        actions: {
          type: 'nachweisMerken',
          params: ({ event }: { event: { output: string } }) => ({ nachweis: event.output }),
        },
      },
      onError: [
        {
          guard: { type: 'istFehler', params: fehlerWie('CODE_FALSCH') },
          target: 'eingabe.falsch',
          actions: { type: 'satzMerken', params: fehlschlag },
        },
        {
          guard: { type: 'istFehler', params: fehlerWie('CODE_VERBRAUCHT') },
          target: 'eingabe.verbraucht',
          actions: { type: 'satzMerken', params: fehlschlag },
        },
        { target: 'eingabe.technisch' },
      ],
    },
  }) as const;

function codeAus(event: unknown): string {
  return z.safeParse(z.object({ antwort: codeantwort }), event).data?.antwort.code ?? '';
}
