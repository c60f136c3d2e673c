import { assign, fromPromise, setup } from 'xstate';
import { darfErneut, erneut } from '#machines/parts/erneut.ts';
import { codeWartezeitMs, linkWartezeitMs } from '#machines/parts/wartezeit.ts';
import { nichtVerdrahtet, typed } from '#machines/typed.ts';
import type { KontoAntworten } from '../answers.ts';
import {
  antwortIn,
  formular,
  formularGuards,
  type FormularTypen,
  satzAus,
  type MitAntwort,
} from '../formular.ts';
import { abgelehnt, type Auswege, scheitert } from '../parts/abgelehnt.ts';
import {
  fuehrtZu,
  type LinkErgebnis,
  linkergebnis,
  linkPruefen,
  linkUngueltig,
} from '../parts/link.ts';
import { nummer, nummerAus, type NummerKontext, tan, type TanAntwort } from '../parts/nummer.ts';
import { type Eroeffnet, rechtPruefen, rechtUngueltig } from '../parts/recht.ts';
import { sitzungOhneBedeutung } from '../parts/sitzung.ts';
import { antworten } from './answers.ts';

/** Where she comes in: afresh, by the link of a mail, by the right of her conclusion, or where a reload left her. */
type RegistrierEinstieg = 'FRISCH' | 'LINK' | 'RECHT' | 'NUMMER';

export interface RegistrierEingang {
  einstieg?: RegistrierEinstieg;
  partnerNummer?: string;
}

interface RegistrierKontext extends NummerKontext {
  einstieg: RegistrierEinstieg;
  /** What she knows of her contract; null until she said it. */
  vertrag: KontoAntworten['vertragsnummer'] | null;
  /** Null where the server names none. */
  maskierteEmail: string | null;
  /** Her e-mail address, where a link changed it; empty before. */
  email: string;
}

/** What the service needs to put another e-mail address to a contract. */
export type ServiceNachricht = KontoAntworten['vertragsnummer'] &
  KontoAntworten['abweichendeEmail'];

type Weitere =
  | 'LINK_ANFORDERN'
  | 'LINK_GEOEFFNET'
  | 'ABWEICHENDE_EMAIL'
  | 'NEUER_LINK'
  | 'ZURUECK'
  | 'ERNEUT'
  | 'CODE_ERNEUT'
  | 'ANDERE_NUMMER';

const p = setup({
  types: typed<FormularTypen<RegistrierKontext, Weitere, RegistrierEingang>>(),
  actors: {
    emailSuchen: fromPromise<string | null, KontoAntworten['vertragsnummer']>(nichtVerdrahtet),
    linkSenden: fromPromise<void, KontoAntworten['vertragsnummer']>(nichtVerdrahtet),
    serviceSchreiben: fromPromise<void, ServiceNachricht>(nichtVerdrahtet),
    linkPruefen: fromPromise<LinkErgebnis>(nichtVerdrahtet),
    rechtEinloesen: fromPromise<Eroeffnet>(nichtVerdrahtet),
    passwortSetzen: fromPromise<void, KontoAntworten['passwortFestlegen']>(nichtVerdrahtet),
    nummerWaehlen: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codeSenden: fromPromise<void, { handynummer: string }>(nichtVerdrahtet),
    codePruefen: fromPromise<{ bankGesperrtBis: string | null }, TanAntwort>(nichtVerdrahtet),
  },
  guards: {
    ...formularGuards(antworten),
    darfErneut: darfErneut('tanPruefen'),
    istEinstieg: ({ context }, { einstieg }: { einstieg: RegistrierEinstieg }) =>
      context.einstieg === einstieg,
    fuehrtZu: (_, { ergebnis, art }: { ergebnis: LinkErgebnis; art: LinkErgebnis['art'] }) =>
      ergebnis.art === art,
  },
  actions: {
    satzMerken: assign({ satz: (_, { error }: { error: unknown }) => satzAus(error) }),
    vertragMerken: assign({ vertrag: antwortIn(antworten.vertragsnummer) }),
    emailMerken: assign({ maskierteEmail: (_, { email }: { email: string | null }) => email }),
    linkMerken: assign((_, { ergebnis }: { ergebnis: LinkErgebnis }) =>
      ergebnis.art === 'EINRICHTEN'
        ? // Whatever brought her before: who opens a link has proven her address.
          { partnerNummer: ergebnis.partnerNummer, einstieg: 'LINK' as const }
        : ergebnis.art === 'EMAIL_GEAENDERT'
          ? { email: ergebnis.email }
          : {},
    ),
    eroeffnetMerken: assign((_, { eroeffnet }: { eroeffnet: Eroeffnet }) => eroeffnet),
    nummerMerken: assign({ handynummer: nummerAus }),
    sperreMerken: assign({ bankGesperrtBis: (_, { bis }: { bis: string | null }) => bis }),
  },
  delays: { CODE_WARTEZEIT: codeWartezeitMs, LINK_WARTEZEIT: linkWartezeitMs },
});

/** Where the number is confirmed, the session that the link opened acts, and no link any more. */
const auswege = { '#sitzungZuEnde': ['SITZUNG_ABGELAUFEN'] } as const satisfies Auswege;

/** An account of her own: contract, link by mail or the right of her conclusion, password, confirmed number (`domain/konto.md §2`). */
export const registrierung = p.createMachine({
  id: 'registrierung',
  description: 'Zugang einrichten: Vertrag, Link per E-Mail oder Abschluss, Passwort, Handynummer',
  context: ({ input: { einstieg = 'FRISCH', partnerNummer = '' } }) => ({
    einstieg,
    satz: null,
    vertrag: null,
    maskierteEmail: null,
    email: '',
    partnerNummer,
    handynummer: '',
    bankGesperrtBis: null,
  }),
  initial: 'einstieg',
  on: sitzungOhneBedeutung,
  states: {
    einstieg: {
      description:
        'Kommt sie mit einem Link oder vom Abschluss, oder fehlt nur noch die Handynummer?',
      always: [
        { guard: { type: 'istEinstieg', params: { einstieg: 'LINK' } }, target: 'linkPruefen' },
        { guard: { type: 'istEinstieg', params: { einstieg: 'RECHT' } }, target: 'rechtPruefen' },
        { guard: { type: 'istEinstieg', params: { einstieg: 'NUMMER' } }, target: 'handynummer' },
        { target: 'vertragsnummer' },
      ],
    },
    // What she finds on her papers; the next page is the same whether both fit or not.
    vertragsnummer: formular({
      schritt: 'vertragsnummer',
      titel: 'Zugang einrichten',
      description: 'Welcher Vertrag gehört ihr?',
      eingabe: 'Kundin gibt Vertragsnummer und Postleitzahl ein',
      merkt: ['vertragMerken'],
      laedt: 'suchen',
      passiert: 'Gibt es zu beidem eine E-Mail-Adresse?',
      aufruf: 'emailSuchen',
      input: antwortIn(antworten.vertragsnummer),
      fertig: {
        target: '#emailBestaetigen',
        actions: {
          type: 'emailMerken',
          params: ({ event }: { event: { output: string | null } }) => ({ email: event.output }),
        },
      },
      gesagt: ['ZU_OFT'],
      bleibt: 'Technisches Problem; die Angaben bleiben stehen',
    }),
    // The link goes to the address of the contract and to no other.
    emailBestaetigen: {
      id: 'emailBestaetigen',
      description: 'Der Link geht an die E-Mail-Adresse des Vertrags',
      meta: { step: 'emailBestaetigen', title: 'E-Mail-Adresse bestätigen' },
      initial: 'eingabe',
      on: {
        ABWEICHENDE_EMAIL: '#abweichendeEmail',
        ZURUECK: '#vertragsnummer',
      },
      states: {
        eingabe: {
          description: 'Kundin sieht die verdeckte E-Mail-Adresse, wenn es eine gibt',
          on: { LINK_ANFORDERN: 'senden' },
        },
        senden: {
          description: 'Der Link wird verschickt; die Antwort ist für alle Angaben dieselbe',
          tags: 'laedt',
          invoke: {
            id: 'linkSenden',
            src: 'linkSenden',
            input: ({ context }) => context.vertrag ?? { contractId: '', plz: '' },
            onDone: 'gesendet',
            onError: scheitert({ gesagt: ['ZU_OFT'] }),
          },
        },
        gesendet: {
          ...erneut({
            frist: 'LINK_WARTEZEIT',
            bereit: { on: { LINK_ANFORDERN: '#emailBestaetigen.senden' } },
          }),
          description: 'Wenn die Angaben stimmen, ist eine E-Mail unterwegs',
          on: { LINK_GEOEFFNET: '#linkPruefen' },
        },
        abgelehnt: abgelehnt(['ZU_OFT'], { LINK_ANFORDERN: 'senden' }),
        fehler: {
          description: 'Technisches Problem; noch einmal senden schadet nicht',
          tags: 'fehler',
          on: { LINK_ANFORDERN: 'senden' },
        },
      },
    },
    // Another address than that of the contract: a person looks at it before a link goes there.
    abweichendeEmail: {
      ...formular({
        schritt: 'abweichendeEmail',
        titel: 'Andere E-Mail-Adresse',
        description: 'Eine andere E-Mail-Adresse prüft der Service',
        eingabe: 'Kundin nennt Namen, Geburtsdatum, E-Mail-Adresse und Telefonnummer',
        laedt: 'senden',
        passiert: 'Die Angaben gehen an den Service',
        aufruf: 'serviceSchreiben',
        input: ({ context, event }: { context: RegistrierKontext; event: MitAntwort }) => ({
          ...(context.vertrag ?? { contractId: '', plz: '' }),
          ...antwortIn(antworten.abweichendeEmail)({ event }),
        }),
        fertig: '#abweichendeEmailGesendet',
        gesagt: ['ZU_OFT'],
        bleibt: 'Technisches Problem; die Angaben bleiben stehen',
      }),
      on: { ZURUECK: '#emailBestaetigen' },
    },
    // The link of a mail: it opens an account, or confirms another e-mail address.
    linkPruefen: linkPruefen({
      schritt: 'linkPruefen',
      frage: 'Wohin führt der Link?',
      fuehrt: [
        { guard: { type: 'fuehrtZu', params: fuehrtZu('BESTEHT') }, target: '#kontoBesteht' },
        {
          guard: { type: 'fuehrtZu', params: fuehrtZu('EMAIL_BESTAETIGT') },
          target: '#emailBestaetigt',
        },
        {
          guard: { type: 'fuehrtZu', params: fuehrtZu('EMAIL_GEAENDERT') },
          target: '#emailGeaendert',
          actions: { type: 'linkMerken', params: linkergebnis },
        },
        { target: '#passwortFestlegen', actions: { type: 'linkMerken', params: linkergebnis } },
      ],
      ungueltig: '#linkUngueltig',
    }),
    linkUngueltig: linkUngueltig({ anfang: '#vertragsnummer' }),
    // Whoever has just concluded needs no link: her address is known, and stays unproven (`domain/verkauf.md §6`).
    rechtPruefen: rechtPruefen({ eroeffnet: '#passwortFestlegen', ungueltig: '#rechtUngueltig' }),
    rechtUngueltig: rechtUngueltig({ anfang: '#vertragsnummer' }),
    // A password of her own; the one that came with the link is never shown.
    passwortFestlegen: formular({
      schritt: 'passwortFestlegen',
      titel: 'Passwort festlegen',
      description: 'Kundin legt ihr Passwort fest',
      eingabe: 'Kundin wählt ein Passwort',
      laedt: 'setzen',
      passiert: 'Das Passwort wird gespeichert',
      aufruf: 'passwortSetzen',
      input: antwortIn(antworten.passwortFestlegen),
      fertig: '#handynummer',
      gesagt: ['PASSWORT_ZU_EINFACH'],
      auswege: {
        '#linkUngueltig': ['LINK_UNGUELTIG'],
        '#rechtUngueltig': ['RECHT_UNGUELTIG'],
      },
      bleibt: 'Technisches Problem; das Passwort bleibt stehen',
    }),
    handynummer: nummer({
      schritt: 'handynummer',
      titel: 'Ihre Handynummer',
      description: 'An diese Nummer gehen künftig die Codes',
      danach: '#tanPruefen',
      auswege,
    }),
    tanPruefen: tan({ nummer: '#handynummer', fertig: '#fertig', auswege }),
    sitzungZuEnde: {
      id: 'sitzungZuEnde',
      description:
        'Die Sitzung, die der Link eröffnet hat, ist abgelaufen; ein neuer eröffnet eine',
      meta: { step: 'sitzungZuEnde', title: 'Sitzung abgelaufen' },
      on: { NEUER_LINK: '#vertragsnummer' },
    },
    fertig: {
      id: 'fertig',
      description: 'Das Konto ist eingerichtet',
      meta: { step: 'fertig', title: 'Konto eingerichtet' },
      type: 'final',
    },
    kontoBesteht: {
      id: 'kontoBesteht',
      description: 'Für sie besteht bereits ein Konto',
      meta: { step: 'kontoBesteht', title: 'Konto besteht schon' },
      type: 'final',
    },
    emailGeaendert: {
      id: 'emailGeaendert',
      description: 'Die neue E-Mail-Adresse gilt',
      meta: { step: 'emailGeaendert', title: 'E-Mail-Adresse geändert' },
      type: 'final',
    },
    emailBestaetigt: {
      id: 'emailBestaetigt',
      description: 'Sie liest, was an die Adresse ihres Kontos geht; es darf ab jetzt alles',
      meta: { step: 'emailBestaetigt', title: 'E-Mail-Adresse bestätigt' },
      type: 'final',
    },
    abweichendeEmailGesendet: {
      id: 'abweichendeEmailGesendet',
      description: 'Der Service prüft die Angaben und meldet sich',
      meta: { step: 'abweichendeEmailGesendet', title: 'Angaben gesendet' },
      type: 'final',
    },
  },
});
