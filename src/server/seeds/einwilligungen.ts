import { randomUUID } from 'node:crypto';
import { tagePlus, zeitAm } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type {
  einwilligungslink,
  gesundheitseinwilligung,
} from '../database/einwilligungsschema.ts';
import { einwilligungsHash } from '../repositories/einwilligungen.ts';
import { schadensakten } from './schaeden.ts';

/** A consent of the demo data, asked for once its claim was reported; days count from today, past ones are negative. */
interface Einwilligungsvorgabe {
  /** Of the contract whose claim it is about. */
  versicherungsNummer: string;
  person: string;
  geburtsdatum: string;
  plz: string;
  email: string;
  angefragt: number;
  /** Missing while it is open. */
  erklaert?: number;
}

/** Open at S-6, given at S-8, expired (`domain/daten.md §9.4`); the token of each has its name. */
const vorgaben = {
  offen: {
    versicherungsNummer: 'BH250000601',
    person: 'Jonas Wolf',
    geburtsdatum: '1994-03-12',
    plz: '48155',
    email: 'jonas.wolf@example.org',
    angefragt: -3,
  },
  erteilt: {
    versicherungsNummer: 'RR260001003',
    person: 'Mira Sommer',
    geburtsdatum: '1988-07-30',
    plz: '20095',
    email: 'mira.sommer@example.org',
    angefragt: -1,
    erklaert: -1,
  },
  abgelaufen: {
    // Older than the request: a tile fell off a roof.
    versicherungsNummer: 'IM230000702',
    person: 'Karl Nowak',
    geburtsdatum: '1971-11-02',
    plz: '48143',
    email: 'karl.nowak@example.org',
    angefragt: -32,
  },
} as const satisfies Record<string, Einwilligungsvorgabe>;

/** The demo's links to consents by what they show; no others are known. */
export const demoEinwilligungen = (Object.keys(vorgaben) as (keyof typeof vorgaben)[]).map(
  (name) => ({ name, token: `demo-${name}`.padEnd(43, '0') }),
);

/** Consents as they stand on that day, each with its link. */
export function einwilligungen(heute: string) {
  const akten = schadensakten(heute).map((akte) => akte.schaden);
  return demoEinwilligungen.map(({ name, token }) => {
    const { versicherungsNummer, angefragt, ...rest }: Einwilligungsvorgabe = vorgaben[name];
    const akte = akten.find((eine) => eine.versicherungsNummer === versicherungsNummer);
    if (!akte) throw new Error(`The demo has no claim of ${versicherungsNummer}.`);
    const zeile = zeileVon(rest, akte.schadenNummer, { angefragt, heute });
    if (zeile.angefragtAm < akte.gemeldetAm || akte.abgeschlossenAm !== null) {
      throw new Error(`Nobody asks about ${akte.schadenNummer} then.`);
    }
    const { id: einwilligungId, laeuftAb } = zeile;
    const tokenHash = einwilligungsHash(token);
    const link = { tokenHash, einwilligungId, dauerhaft: true, laeuftAb };
    return { zeile, link } satisfies {
      zeile: typeof gesundheitseinwilligung.$inferInsert;
      link: typeof einwilligungslink.$inferInsert;
    };
  });
}

function zeileVon(
  { erklaert, ...wer }: Omit<Einwilligungsvorgabe, 'versicherungsNummer' | 'angefragt'>,
  schadenNummer: string,
  { angefragt, heute }: { angefragt: number; heute: string },
) {
  return {
    ...wer,
    id: randomUUID(),
    schadenNummer,
    marke: 'andsafe' as const,
    angefragtAm: zeitAm(tagePlus(heute, angefragt), '10:00'),
    laeuftAb: zeitAm(tagePlus(heute, angefragt + fristen.einwilligungTage), '10:00'),
    ...(erklaert !== undefined && erklaertes(wer.person, tagePlus(heute, erklaert))),
  };
}

/** What was given; its paper was made before the portal kept any. */
function erklaertes(name: string, tag: string) {
  return {
    stand: 'ERTEILT' as const,
    erklaertAm: zeitAm(tag, '18:20'),
    erklaerung: {
      version: '2026-11',
      umfang: 'EINZELFALL' as const,
      stellen: [
        {
          art: 'ARZT' as const,
          name: 'Praxis am Markt',
          ort: 'Hamburg',
          behandlungszeitraum: 'Seit der Reise',
        },
      ],
      vertretung: 'SELBST' as const,
      entbunden: true as const,
      name,
    },
  };
}
