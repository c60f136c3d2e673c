import * as z from 'zod/mini';
import { codeErneut } from '#machines/parts/erneut.ts';
import { codeantwort } from './answers.ts';
import { fehlerWie, fehlschlag } from './failure.ts';
import type { GeschaedigtenKontext } from './setup.ts';

/** A code shows that the mailbox is hers; the code itself is never kept (`domain/schaden.md §9`). */
export const code = <const Meta extends object, const Fertig extends string>({
  meta,
  fertig,
  geschaedigte,
}: {
  readonly meta: Meta;
  /** Where the proof leads. */
  readonly fertig: Fertig;
  /** Where another address is given. */
  readonly geschaedigte: string;
}) =>
  ({
    id: 'code',
    description: 'Wer geschädigt wurde, bestätigt die E-Mail-Adresse mit einem Code',
    meta,
    type: 'parallel',
    on: { ADRESSE_AENDERN: { target: geschaedigte, actions: 'vonVorn' } },
    states: {
      formular: {
        description: 'Der Code aus der E-Mail',
        initial: 'sendet',
        states: {
          sendet,
          sendetErneut,
          eingabe,
          prueft: prueft(fertig),
          zuVieleCodes: {
            description: 'An diese Adresse gingen schon viele Codes; später noch einmal',
            tags: 'fehler',
            on: { ERNEUT: { target: 'sendet', actions: 'satzVergessen' } },
          },
          nichtGesendet: {
            description: 'Der Code ging nicht hinaus; noch einmal versuchen schadet nicht',
            tags: 'fehler',
            on: { ERNEUT: 'sendet' },
          },
        },
      },
      erneut: codeErneut({ schritt: 'code', aufruf: 'codeSenden' }),
    },
  }) as const;

const sendet = {
  description: 'Der Code wird als E-Mail verschickt',
  tags: 'laedt',
  invoke: {
    id: 'codeSenden',
    src: 'codeSenden',
    input: adresse,
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
} as const;

/** The code in her mailbox counts until the next one is there. */
const sendetErneut = {
  ...sendet,
  description: 'Ein neuer Code wird verschickt; bis er da ist, gilt der letzte',
  invoke: {
    ...sendet.invoke,
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

const prueft = <const Fertig extends string>(fertig: Fertig) =>
  ({
    description: 'Der Code wird geprüft',
    tags: 'laedt',
    invoke: {
      id: 'codePruefen',
      src: 'codePruefen',
      input: adresseUndCode,
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

function adresse({ context }: { context: GeschaedigtenKontext }) {
  return { email: context.antworten.geschaedigte?.email ?? '' };
}

function adresseUndCode({ context, event }: { context: GeschaedigtenKontext; event: unknown }) {
  const gegeben = z.safeParse(z.object({ antwort: codeantwort }), event).data;
  return { ...adresse({ context }), code: gegeben?.antwort.code ?? '' };
}
