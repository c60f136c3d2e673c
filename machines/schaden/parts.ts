import type { Meldungsergebnis } from '#contract/endpoints/schaden.ts';
import { sitzungEndetUnterwegs } from '#machines/parts/unterbrochen.ts';
import { fehlschlag } from './failure.ts';
import { frageschritt } from './frageschritt.ts';
import { auftragVon, type Meldungskontext } from './setup.ts';

/** What a product's chart is called; no literals, so that the charts of all products are of one type. */
export function meldungskopf(
  id: string,
  description: string,
): { readonly id: string; readonly description: string } {
  return { id, description };
}

/** What happened, when and where, and photos: the questions of every report, in their order. */
export function meldungsfragen<const Weiter extends string>({
  weiter,
}: {
  readonly weiter: Weiter;
}) {
  return {
    schadenart: frageschritt({
      schritt: 'schadenart',
      titel: 'Was ist passiert?',
      description: 'Kundin wählt, was passiert ist, auch wenn ihr Vertrag es nicht enthält',
      weiter: 'ereignis',
    }),
    ereignis: frageschritt({
      schritt: 'ereignis',
      titel: 'Wann und wo',
      description: 'Kundin liest, worauf es bei ihren Antworten ankommt, und sagt, was war',
      weiter: 'fotos',
    }),
    fotos: frageschritt({
      schritt: 'fotos',
      titel: 'Fotos',
      description: 'Kundin zeigt den Schaden, wenn sie Bilder hat',
      weiter,
    }),
  } as const;
}

const pruefenMeta = { step: 'pruefen', title: 'Stimmt alles?' } as const;

/** Everything at a glance, sent once, and the number; where photos are taken again, and answers given again. */
export function meldungsende<const Fotos extends string, const Angaben extends string>({
  fotos,
  angaben,
}: {
  readonly fotos: Fotos;
  readonly angaben: Angaben;
}) {
  const MELDEN = { guard: 'istBestaetigt', target: 'melden', actions: 'schlussMerken' } as const;
  return {
    pruefen: {
      id: 'pruefen',
      description: 'Alles auf einen Blick, und wie wir sie erreichen',
      meta: pruefenMeta,
      route: {
        guard: { type: 'istErreichbar', params: { schritt: 'pruefen' } },
        description: 'Vor zum Prüfen',
      },
      on: { MELDEN },
    },
    melden: {
      id: 'melden',
      description: 'Der Schaden wird gemeldet',
      tags: 'laedt',
      meta: pruefenMeta,
      // No step is shown while it is under way: whoever jumps away would not see her number.
      on: {
        ...sitzungEndetUnterwegs('pruefen'),
        'xstate.route': { description: 'Kein Schritt, bevor die Antwort da ist' },
      },
      invoke: {
        id: 'melden',
        src: 'melden',
        input: ({ context }: { context: Meldungskontext }) => auftragVon(context),
        onDone: {
          target: 'gemeldet',
          actions: {
            type: 'ergebnisMerken',
            params: ({ event }: { event: { output: Meldungsergebnis } }) => ({
              ergebnis: event.output,
            }),
          },
        },
        onError: [
          {
            guard: { type: 'istAbgelehnt', params: abgelehntMit('MOEGLICHE_DOPPELMELDUNG') },
            target: 'moeglichDoppelt',
            actions: { type: 'ablehnungMerken', params: fehlschlag },
          },
          {
            guard: { type: 'istAbgelehnt', params: abgelehntMit('NACHWEIS') },
            target: fotos,
            actions: [{ type: 'ablehnungMerken', params: fehlschlag }, { type: 'fotosVergessen' }],
            description: 'Die Fotos gelten nicht mehr und müssen noch einmal hochgeladen werden',
          },
          {
            guard: { type: 'istAbgelehnt', params: abgelehntMit('ANGABEN') },
            target: angaben,
            actions: { type: 'ablehnungMerken', params: fehlschlag },
            description: 'Die Angaben genügen nicht mehr, zum Beispiel seit Mitternacht',
          },
          {
            guard: { type: 'istFehler', params: sitzungAbgelaufen },
            target: 'pruefen',
            actions: 'anmeldungVerlangen',
          },
          { target: 'fehlerBeimMelden' },
        ],
      },
    },
    moeglichDoppelt: {
      description: 'Zu diesem Tag und dieser Art liegt schon eine Meldung vor; sie entscheidet',
      tags: 'fehler',
      meta: pruefenMeta,
      on: {
        TROTZDEM_MELDEN: {
          target: 'melden',
          actions: 'trotzdemMerken',
          description: 'Es ist ein anderer Schaden',
        },
      },
    },
    fehlerBeimMelden: {
      description: 'Technisches Problem; noch einmal senden schadet nicht',
      tags: 'fehler',
      meta: pruefenMeta,
      on: { ERNEUT: 'melden' },
    },
    gemeldet: {
      id: 'gemeldet',
      description: 'Der Schaden ist gemeldet: Nummer, bis wann wir uns melden, was noch fehlt',
      meta: { step: 'gemeldet', title: 'Schaden gemeldet' },
      type: 'final',
    },
  } as const;
}

const abgelehntMit =
  <const Code extends string>(code: Code) =>
  ({ event }: { event: { error: unknown } }) => ({ error: event.error, code });

const sitzungAbgelaufen = ({ event }: { event: { error: unknown } }) =>
  ({ error: event.error, art: 'SITZUNG_ABGELAUFEN' }) as const;
