import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dokument, partner, vertrag } from '#server/database/schema.ts';
import { consents } from '#server/reference/consents.ts';
import type { TestApi } from './api.ts';
import { antragIdVon, bereiteVor, einreichung, mit, stelle } from './antrag.ts';
import type { Musterantrag } from './antragsteile.ts';
import { reise } from './musterantraege.ts';

/** What is declared and read besides what is asked for in these cases only. */
function erklaert(...faelle: readonly string[]) {
  const gefragt = consents.filter(
    ({ bedingung, pflicht }) => pflicht && (bedingung === undefined || faelle.includes(bedingung)),
  );
  return Object.fromEntries(gefragt.map(({ id, version }) => [id, version]));
}

/** Of a trip shorter than a month nobody agrees to a begin before the end of a period that there is not. */
export const ohneWiderruf = erklaert('LASTSCHRIFT');
export const ohneMandat = erklaert('BEGINN_IN_FRIST');

/** The contract, who has it, and the words of its documents. */
export async function abgeschlossen(
  api: TestApi,
  antrag: Musterantrag,
  { felder = {}, einwilligungen }: { felder?: object; einwilligungen?: object } = {},
) {
  const antragId = await antragIdVon(bereiteVor(api, antrag, { felder: { ...felder } }));
  const body = einreichung(antrag, antragId, { ...felder });
  const abschluss = { antragId, einwilligungen };
  const antworten = einwilligungen ? { ...body.antworten, abschluss } : body.antworten;
  const antwort = await stelle(api, 'reise', { ...body, antworten });
  const { versicherungsNummer: nummer } = z.parse(
    z.object({ versicherungsNummer: z.string() }),
    antwort.body,
  );
  const [zeile] = await api.database
    .select()
    .from(vertrag)
    .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
    .where(eq(vertrag.versicherungsNummer, nummer));
  const texte = await api.database
    .select({ inhalt: dokument.inhalt, typ: dokument.typ })
    .from(dokument)
    .where(eq(dokument.versicherungsNummer, nummer));
  const papier = (gesucht: string) => {
    const eines = texte.find(({ typ }) => typ === gesucht);
    if (!eines) throw new Error(`There is no paper ${gesucht}.`);
    return JSON.stringify(eines.inhalt);
  };
  return { nummer, zeile, papier };
}

/** A trip that is near, and shorter than a month. */
const kurz = { beginn: '2026-12-05', ende: '2026-12-12' };
export const kurzeReise = {
  ...mit(mit(reise, 'einstieg', kurz), 'buchung', { buchungsdatum: '2026-11-19' }),
  beitrag: 97_10,
};

/** Worked case 37 of `domain/beispiele.md` without health cover: a year of trips. */
export const jahr: Musterantrag = {
  ...reise,
  antworten: {
    ...reise.antworten,
    einstieg: { art: 'JAHRESVERTRAG', personenkreis: 'SINGLE_PLUS_KIND', wunsch: 'GUENSTIG' },
    angebot: {
      bausteine: ['RUECKTRITT'],
      sb20: true,
      jahresreisepreis: 4_000_00,
      zahlweise: 'JAEHRLICH',
      versicherungsbeginn: '2026-11-21',
    },
    reisende: {
      reisende: [
        { vorname: 'Mira', nachname: 'Kern', geburtsdatum: '1990-06-30' },
        { vorname: 'Lou', nachname: 'Kern', geburtsdatum: '2018-01-17' },
      ],
    },
    buchung: { laengereReisen: false, keinGrundGebucht: true },
  },
  beitrag: 80_11,
};
