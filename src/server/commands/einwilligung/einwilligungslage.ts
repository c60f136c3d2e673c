import type { Einwilligungslage } from '#contract/endpoints/einwilligung.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import type { Database } from '../../database/open.ts';
import {
  alsWortlaut,
  einwilligungsteil,
  einwilligungsversion,
} from '../../documents/rechtstexte/einwilligung.ts';
import { type Absage, nichtGefunden } from '../../http/answers.ts';
import { einwilligungen, type Einwilligungszeile } from '../../repositories/einwilligungen.ts';
import type { Einwilligungsdienste } from './dienste.ts';

/** 404: unknown, expired and no token at all are answered alike. */
export function linkUngueltig(): Absage {
  return nichtGefunden('Dieser Link ist nicht mehr gültig.');
}

/** Where it stands: with its claim it ends. */
export function standVon({
  stand,
  abgeschlossenAm,
}: Pick<Einwilligungszeile, 'stand' | 'abgeschlossenAm'>): Einwilligungslage['stand'] {
  const lebt = stand === 'OFFEN' || stand === 'ERTEILT';
  return lebt && abgeschlossenAm !== null ? 'BEENDET' : stand;
}

/** What a token opens; unknown, expired and none at all are answered alike. */
export async function einwilligungZum(
  db: Database,
  token: string | null,
  jetzt: Date,
): Promise<string> {
  const id = token && (await einwilligungen(db).zumToken(token, jetzt));
  if (!id) throw linkUngueltig();
  return id;
}

/** The consent as it is read; thrown where the night took it away meanwhile. */
export async function gelesene(db: Database, id: string): Promise<Einwilligungszeile> {
  const zeile = await einwilligungen(db).lesen(id);
  if (!zeile) throw linkUngueltig();
  return zeile;
}

/** What is asked of whom, where that stands, and the wording of today. */
export async function lageVon(
  { absender, adresse, clock }: Einwilligungsdienste,
  zeile: Einwilligungszeile,
): Promise<Einwilligungslage> {
  const { id, schadenNummer, schadendatum, person, erklaerung, dokument } = zeile;
  const aussteller = { absender: absender(zeile.marke), stand: heuteInBerlin(clock()) };
  const gelesen = (teil: Parameters<typeof einwilligungsteil>[0]) =>
    alsWortlaut(einwilligungsteil(teil, aussteller));
  return {
    schadenNummer,
    schadendatum,
    person,
    stand: standVon(zeile),
    umfang: erklaerung?.umfang ?? null,
    vertretung: erklaerung?.vertretung ?? null,
    erklaertAm: zeile.erklaertAm?.toISOString() ?? null,
    widerrufenAm: zeile.widerrufenAm?.toISOString() ?? null,
    dokument: dokument && (await adresse({ id }, 'pdf')),
    text: {
      version: einwilligungsversion(aussteller),
      information: gelesen('information'),
      erklaerung: {
        EINZELFALL: gelesen('EINZELFALL'),
        GENERELL: gelesen('GENERELL'),
        ABLEHNEN: gelesen('ABLEHNEN'),
      },
    },
  };
}

/** What the token is about; uses nothing up, for programs open links of mails as well. */
export async function einwilligungLesen(
  dienste: Einwilligungsdienste,
  token: string | null,
): Promise<Einwilligungslage> {
  const { database, clock } = dienste;
  const id = await einwilligungZum(database, token, clock());
  return lageVon(dienste, await gelesene(database, id));
}
