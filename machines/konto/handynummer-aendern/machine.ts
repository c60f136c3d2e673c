import { assign, fromPromise, setup } from 'xstate';
import { darfErneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { KontoAntworten } from '../answers.ts';
import { antwortIn, formular, formularGuards, type FormularTypen, satzAus } from '../formular.ts';
import { type Auswege } from '../parts/abgelehnt.ts';
import { type LinkErgebnis, linkergebnis, linkPruefen, linkUngueltig } from '../parts/link.ts';
import { nummer, nummerAus, type NummerKontext, tan, type TanAntwort } from '../parts/nummer.ts';
import { sitzungOhneBedeutung } from '../parts/sitzung.ts';
import { antworten } from './answers.ts';

interface ResetKontext extends NummerKontext {
  einstieg: ResetEinstieg;
}

/** Where she comes in: afresh, or by the link of a mail. */
type ResetEinstieg = 'FRISCH' | 'LINK';
type Weitere = 'LINK_GEOEFFNET' | 'NEUER_LINK' | 'ERNEUT' | 'CODE_ERNEUT' | 'ANDERE_NUMMER';

const p = setup({
  types: typed<FormularTypen<ResetKontext, Weitere, { einstieg?: ResetEinstieg }>>(),
  actors: {
    resetAnfordern: fromPromise<void, KontoAntworten['anfordern']>(nichtVerdrahtet),
    linkPruefen: fromPromise<LinkErgebnis>(nichtVerdrahtet),
    nummerWaehlen: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codeSenden: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(nichtVerdrahtet),
  },
  guards: {
    ...formularGuards(antworten),
    darfErneut: darfErneut('tanPruefen'),
    istEinstieg: ({ context }, { einstieg }: { einstieg: ResetEinstieg }) =>
      context.einstieg === einstieg,
  },
  actions: {
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    linkMerken: assign((_, { ergebnis }: { ergebnis: LinkErgebnis }) =>
      ergebnis.art === 'EINRICHTEN' ? { partnerNummer: ergebnis.partnerNummer } : {},
    ),
    nummerMerken: assign({ handynummer: nummerAus }),
    sperreMerken: assign({ bankGesperrtBis: (_, { bis }: { bis: string | null }) => bis }),
  },
  delays: { CODE_WARTEZEIT: codeWartezeitMs },
});

const auswege = {
  '#linkUngueltig': ['LINK_UNGUELTIG', 'SITZUNG_ABGELAUFEN'],
} as const satisfies Auswege;

/** Another mobile number for who lost hers: a link by mail, then a code to the new one (`domain/konto.md §5`). */
export const handynummerAendern = p.createMachine({
  id: 'handynummerAendern',
  description: 'Handynummer ohne Anmeldung ändern: Link per E-Mail, Code an die neue Nummer',
  context: ({ input }) => ({
    einstieg: input.einstieg ?? 'FRISCH',
    satz: null,
    partnerNummer: '',
    handynummer: '',
    bankGesperrtBis: null,
  }),
  initial: 'einstieg',
  on: sitzungOhneBedeutung,
  states: {
    einstieg: {
      description: 'Kommt sie mit einem Link aus einer E-Mail?',
      always: [
        { guard: { type: 'istEinstieg', params: { einstieg: 'LINK' } }, target: 'linkGeoeffnet' },
        { target: 'anfordern' },
      ],
    },
    anfordern: formular({
      schritt: 'anfordern',
      titel: 'Handynummer ändern',
      description: 'Wer ist sie, und welcher Vertrag gehört ihr?',
      eingabe: 'Kundin nennt E-Mail-Adresse, Vertragsnummer und Geburtsdatum',
      laedt: 'senden',
      passiert: 'Der Link wird angefordert; die Antwort ist für alle Angaben dieselbe',
      aufruf: 'resetAnfordern',
      input: antwortIn(antworten.anfordern),
      fertig: '#linkGesendet',
      gesagt: ['ZU_OFT'],
      bleibt: 'Technisches Problem; die Angaben bleiben stehen',
    }),
    linkGesendet: {
      id: 'linkGesendet',
      description: 'Wenn die Angaben stimmen, ist ein Link unterwegs; weiter geht es dort',
      meta: { step: 'linkGesendet', title: 'E-Mail unterwegs' },
      on: { LINK_GEOEFFNET: '#linkGeoeffnet' },
    },
    linkGeoeffnet: linkPruefen({
      schritt: 'linkGeoeffnet',
      frage: 'Gilt der Link noch, und für wen?',
      fuehrt: { target: '#neueNummer', actions: { type: 'linkMerken', params: linkergebnis } },
      ungueltig: '#linkUngueltig',
    }),
    linkUngueltig: linkUngueltig({ anfang: '#anfordern' }),
    neueNummer: nummer({
      schritt: 'neueNummer',
      titel: 'Ihre neue Handynummer',
      description: 'Die neue Handynummer',
      danach: '#tanPruefen',
      auswege,
    }),
    tanPruefen: tan({ nummer: '#neueNummer', fertig: '#fertig', auswege }),
    fertig: {
      id: 'fertig',
      description: 'Die neue Nummer gilt; überall abgemeldet',
      meta: { step: 'fertig', title: 'Handynummer geändert' },
      type: 'final',
    },
  },
});
