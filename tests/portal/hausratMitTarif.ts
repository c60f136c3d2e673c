import * as z from 'zod/mini';
import { createActor, fromPromise } from 'xstate';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import type { Tarifantwort } from '#contract/endpoints/tarifieren/antwort.ts';
import type {
  AntragEingang,
  Antragsstand,
  BasisAntworten,
  Bonitaet,
  VorbereiteterAntrag,
} from '#machines/antrag/context.ts';
import { hausrat } from '#machines/antrag/hausrat/machine.ts';
import { eingabeVon } from '#machines/antrag/regel.ts';
import type {
  Abschlussauftrag,
  Antragsanfang,
  Bonitaetsauftrag,
} from '#machines/antrag/auftraege.ts';
import { hausratSeite } from '#portal/flows/antrag/hausrat/seite.ts';
import type { AntragProduktSeite } from '#portal/flows/antrag/produkt.ts';
import { hausratTarif } from '#server/rules/tarif/produkte/hausrat.ts';
import { antworten as alle } from '#tests/models/antrag/hausrat/cases.ts';

export const heute = '2026-11-20';
const seite: AntragProduktSeite = hausratSeite;

/** One answer per step on her path: nobody is asked about a price that is the one she saw. */
export const { beitragPruefen: _keiner, anschluss: _kein, ...antworten } = alle;

/** What the price says; `tarif` is what the server would. */
type Preis = (body: z.infer<typeof hausratTarifieren.body>, tarif: Tarifantwort) => Tarifantwort;

/** An application for home contents that is priced as the server prices it, with what was answered before. */
export function antrag(
  gegeben: BasisAntworten = antworten,
  preis: Preis = (_body, tarif) => tarif,
  eingang: Omit<AntragEingang, 'umfeld' | 'antworten' | 'bestaetigt'> = {},
) {
  const calls = { tarifieren: 0, nachrechnen: 0, bonitaetPruefen: 0, unterlagenVorbereiten: 0 };
  const preisruf = (aufruf: 'tarifieren' | 'nachrechnen') =>
    fromPromise<Tarifantwort, Antragsstand>(async ({ input }) => {
      calls[aufruf] += 1;
      const body = z.parse(hausratTarifieren.body, eingabeVon(seite.regel, aufruf, input));
      const antwort = hausratTarif.tarifiere(body, heute);
      if (antwort.ergebnis === 'UNGUELTIG') throw new Error('The tariff refuses the answers.');
      return preis(body, antwort);
    });
  const chart = hausrat.provide({
    actors: {
      umfeldLaden: fromPromise<Antragsanfang>(async () => ({
        umfeld: { heute, marke: 'andsafe', vermittler: null, mitCode: false, mitRechnung: true },
        antworten: gegeben,
        entwurf: null,
      })),
      tarifieren: preisruf('tarifieren'),
      nachrechnen: preisruf('nachrechnen'),
      bonitaetPruefen: fromPromise<Bonitaet, Bonitaetsauftrag>(async () => {
        calls.bonitaetPruefen += 1;
        return 'POSITIV';
      }),
      unterlagenVorbereiten: fromPromise<VorbereiteterAntrag, Abschlussauftrag>(async () => {
        calls.unterlagenVorbereiten += 1;
        return {
          antragId:
            calls.unterlagenVorbereiten === 1 ? antworten.abschluss.antragId : crypto.randomUUID(),
          dokumente: [],
          zugestellt: { an: 'a…@example.org', um: '2026-11-20T09:05:00.000Z' },
          erklaerungen: [],
        };
      }),
    },
  });
  return { actor: createActor(chart, { input: { ...eingang } }).start(), calls };
}
