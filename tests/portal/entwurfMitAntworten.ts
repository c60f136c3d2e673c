import { createActor } from 'xstate';
import * as select from '#machines/draft/selectors.ts';
import { createClient } from '#portal/client/client.ts';
import { ablageIm } from '#portal/flows/antrag/aufgehoben.ts';
import { entwurfMit } from '#portal/flows/antrag/entwurf/effekte.ts';
import { memoryStorage } from './memoryStorage.ts';

export const laeuftAb = '2027-02-18T10:00:00.000Z';

interface Gesendet {
  method: string;
  key: string | null;
  body: unknown;
}

/** A draft at a server that answers as told, one answer per request. */
export function entwurfMitAntworten(...antwortet: (Response | Error)[]) {
  const gesendet: Gesendet[] = [];
  const client = createClient({
    fetch: async (_, init) => {
      const { method = '', headers, body } = init ?? {};
      const key = new Headers(headers).get('idempotency-key');
      gesendet.push({ method, key, body: typeof body === 'string' ? JSON.parse(body) : null });
      const antwort = antwortet.shift() ?? new Error('offline');
      if (antwort instanceof Error) throw antwort;
      return antwort;
    },
    token: () => Promise.resolve(null),
    onSessionOver: () => undefined,
  });
  const speicher = memoryStorage();
  const begonnen: string[] = [];
  const oeffne = () => {
    const ablage = ablageIm(speicher, 'antrag/hausrat');
    const { chart } = entwurfMit({
      client,
      session: {
        zustand: () => ({ status: 'angemeldet', nutzer: { sub: 'makler', name: 'Ralf Kemper' } }),
      },
      now: () => new Date(laeuftAb),
      basis: '/hausrat/antrag',
      vergessen: ablage.vergessen,
      laden: (adresse) => void begonnen.push(adresse),
    });
    const { gemerkte, behalten } = ablage.kennung;
    const entwurf = createActor(chart, { input: { kennung: gemerkte() } });
    entwurf.subscribe(behalten);
    return { ablage, entwurf: entwurf.start() };
  };
  const nachDemNeuladen = () => oeffne().entwurf;
  return { ...oeffne(), speicher, gesendet, begonnen, nachDemNeuladen };
}

export type Entwurf = ReturnType<typeof entwurfMitAntworten>['entwurf'];
export const stand = (entwurf: Entwurf) => select.zustand(entwurf.getSnapshot());

export const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
export const json = (status: number, body: object) => Response.json(body, { status });
export const ok = (version: number) => json(200, { id, version, laeuftAb });
export const geaendert = () => json(409, { code: 'ENTWURF_GEAENDERT', errorMessage: 'Neuer.' });
export const abgeschlossen = () =>
  json(409, { code: 'ENTWURF_ABGESCHLOSSEN', errorMessage: 'Schon ein Vertrag.' });
