import * as z from 'zod/mini';
import type { entwurf } from '#contract/entities/entwurf.ts';
import { preiszusage } from '#contract/fields/preiszusage.ts';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import type { Client } from '../../../client/client.ts';
import { gemerkt } from '../../../speicher.ts';
import type { Geoeffnet } from './geoeffnet.ts';
import type { Entwurfsinhalt } from './inhalt.ts';
import type { uebertragung, Wohin } from './uebertragung.ts';

/** The draft of an application at the server, as this tab knows it. */
export interface Ablagestand {
  /** Null where none was saved or opened here. */
  readonly kennung: Kennung | null;
  readonly lage: 'RUHT' | 'SPEICHERT' | 'GESPEICHERT' | 'GESCHEITERT' | 'GEAENDERT';
  /** What was opened here, until the tab is loaded anew. */
  readonly geoeffnet: Geoeffnet | null;
}

export type Speicherergebnis = 'GESPEICHERT' | 'GEAENDERT' | 'WEG' | 'ZU_VIELE' | 'TECHNISCH';

export type GespeicherterAntrag = z.infer<typeof entwurf>;
export type Entwurfsablage = ReturnType<typeof entwurfsablage>;

interface Teile {
  /** Says who is signed in. */
  client: Client;
  speicher: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Key in the tab's storage. */
  schluessel: string;
  now: () => Date;
}

/** Keeps an application at the server: one draft per tab, saved in turn, never over a newer version. */
export function entwurfsablage({ client, speicher, schluessel, now }: Teile) {
  const zuschauer = new Set<() => void>();
  let stand: Ablagestand = {
    kennung: gemerkt(speicher, schluessel, kennungForm),
    lage: 'RUHT',
    geoeffnet: null,
  };
  let geladen: Promise<ReturnType<typeof uebertragung>> | null = null;
  let zuletzt = '';

  function setze(neu: Partial<Ablagestand>): void {
    stand = { ...stand, ...neu };
    for (const melde of zuschauer) melde();
  }

  function merke(kennung: Kennung | null, rest: Partial<Ablagestand>): void {
    if (kennung) speicher.setItem(schluessel, JSON.stringify(kennung));
    else speicher.removeItem(schluessel);
    setze({ ...rest, kennung });
  }

  /** Fetched once; what was not reachable is fetched again the next time. */
  function rufe() {
    geladen ??= ladeUebertragung().then((teil) => teil.uebertragung(client));
    geladen.catch(() => (geladen = null));
    return geladen;
  }

  async function speichern(inhalt: Entwurfsinhalt, wohin: Wohin): Promise<Speicherergebnis> {
    const { kennung } = stand;
    setze({ lage: 'SPEICHERT' });
    const antwort = await rufe()
      .then(({ aendern, anlegen }) =>
        kennung ? aendern(inhalt, kennung, wohin.plz) : anlegen(inhalt, wohin),
      )
      .catch(() => null);
    if (antwort?.ok === true && !antwort.canceled) {
      zuletzt = JSON.stringify(inhalt.antworten);
      const { id, version, laeuftAb } = antwort.data;
      const plz = kennung?.plz ?? wohin.plz;
      const zusage = mitZusage(inhalt.zusage ?? kennung?.zusage);
      merke(
        { id, version, laeuftAb, plz, gespeichertUm: now().toISOString(), ...zusage },
        { lage: 'GESPEICHERT' },
      );
      return 'GESPEICHERT';
    }
    const ergebnis = antwort ? ergebnisAus(antwort) : 'TECHNISCH';
    if (ergebnis === 'GEAENDERT') setze({ lage: 'GEAENDERT' });
    // Deleted or over: the next save begins another one.
    else if (ergebnis === 'WEG') merke(null, { lage: 'GESCHEITERT' });
    else setze({ lage: 'GESCHEITERT' });
    return ergebnis;
  }

  const lesen = async (id: string, plz: string | null) => (await rufe()).lesen(id, plz);

  return {
    stand: () => stand,
    abonnieren: (melde: () => void) => {
      zuschauer.add(melde);
      return () => void zuschauer.delete(melde);
    },
    lesen,
    /** Goes on with a draft that was read. */
    uebernehmen: (
      { id, version, laeuftAb, geaendertAm, zusage }: GespeicherterAntrag,
      plz: string | null,
      geoeffnet: Geoeffnet,
    ) => {
      zuletzt = JSON.stringify(geoeffnet.antworten);
      merke(
        { id, version, laeuftAb, plz, gespeichertUm: geaendertAm, ...mitZusage(zusage) },
        { lage: 'RUHT', geoeffnet },
      );
    },
    /** The step it was left at is shown. */
    angekommen: () => {
      if (stand.geoeffnet) setze({ geoeffnet: { ...stand.geoeffnet, ziel: null } });
    },
    istGespeichert: ({ antworten }: Entwurfsinhalt) => JSON.stringify(antworten) === zuletzt,
    speichern,
    /** The newest version at the server; null where it cannot be read. */
    neueste: async (): Promise<GespeicherterAntrag | null> => {
      if (!stand.kennung) return null;
      const antwort = await lesen(stand.kennung.id, stand.kennung.plz).catch(() => null);
      return antwort?.ok === true && !antwort.canceled ? antwort.data : null;
    },
    /** Takes this version for the one that is saved over. */
    fassungIst: ({ version }: GespeicherterAntrag) => {
      if (stand.kennung) merke({ ...stand.kennung, version }, {});
    },
    /** The choice between two versions is put off. */
    spaeter: () => setze({ lage: 'GESCHEITERT' }),
    loeschen: async (): Promise<boolean> => {
      if (!stand.kennung) return true;
      const { kennung } = stand;
      const antwort = await rufe()
        .then(({ loeschen }) => loeschen(kennung))
        .catch(() => null);
      const weg = antwort?.ok === true || antwort?.errorStatus === 404;
      if (weg) merke(null, { lage: 'RUHT' });
      return weg;
    },
    /** Nothing is left to save: the application is concluded. */
    vergessen: () => merke(null, { lage: 'RUHT', geoeffnet: null }),
  };
}

/** Which draft it is, what opens it, and when it was saved last. */
const kennungForm = z.object({
  id: z.uuidv4(),
  version: z.int(),
  plz: z.nullable(z.string()),
  laeuftAb: z.iso.datetime(),
  gespeichertUm: z.iso.datetime(),
  /** Keeps the price that was saved. */
  zusage: z.optional(preiszusage),
});
type Kennung = z.infer<typeof kennungForm>;

function mitZusage(zusage: string | undefined): Pick<Kennung, 'zusage'> {
  return zusage === undefined ? {} : { zusage };
}

function ergebnisAus({ errorStatus, data }: ServiceResponse<unknown>): Speicherergebnis {
  if (errorStatus === 404) return 'WEG';
  if (errorStatus === 429) return 'ZU_VIELE';
  return z.safeParse(geaendert, data).success ? 'GEAENDERT' : 'TECHNISCH';
}

const geaendert = z.object({ code: z.literal('ENTWURF_GEAENDERT') });

export const ladeUebertragung = () => import('./uebertragung.ts');
