import { randomUUID } from 'node:crypto';
import type { Hochgeladen, UploadZweck, Uploadziel } from '#contract/entities/upload.ts';
import type { Ablage } from '../../ablage/ablage.ts';
import type { Database } from '../../database/open.ts';
import { Absage, nichtGefunden } from '../../http/answers.ts';
import { uploads, type Besitzer, type Uploadzeile } from '../../repositories/uploads.ts';
import { sichererName } from '../../rules/upload/dateiname.ts';
import { ohneAufnahmedaten } from '../../rules/upload/ohneAufnahmedaten.ts';
import {
  type Angekuendigt,
  ankuendigungPruefen,
  groessteDatei,
  inhaltPruefen,
} from '../../rules/upload/pruefung.ts';
import type { UploadAbgelehnt } from '#contract/entities/upload.ts';
import { zeitPlus } from '#contract/tag.ts';

export interface Uploaddienste {
  database: Database;
  clock: () => Date;
  ablage: Ablage;
}

/** How long an address takes bytes, and gives them. */
const annahmeMinuten = 15;
const ausgabeMinuten = 5;
/** How long a file waits for what it proves: as long as somebody may think a cancellation over. */
const tage = 7;

/** Announces a file of somebody's and says where its bytes go. */
export async function uploadAnlegen(
  { database, clock, ablage }: Uploaddienste,
  { portal, sub }: Besitzer,
  neue: Angekuendigt & { zweck: UploadZweck },
): Promise<Uploadziel & { id: string }> {
  const zeit = clock();
  const id = randomUUID();
  const { zweck, groesse } = neue;
  // Without parameters: it becomes a header.
  const typ = neue.typ.split(';')[0]?.trim() ?? '';
  const zeile = { id, portal, sub, zweck, typ, groesse, name: sichererName(neue.name) };
  const schluessel = eingang(id);
  await database.transaction(async (tx) => {
    await uploads(tx).sperren({ portal, sub });
    const bisherige = await uploads(tx).offene({ portal, sub }, zweck, zeit);
    const einwand = ankuendigungPruefen(zeile, bisherige);
    if (einwand) throw abgelehnt(einwand);
    await uploads(tx).anlegen({
      ...zeile,
      schluessel,
      angelegtAm: zeit,
      // Whoever sends at the last minute has it looked into, too.
      laeuftAb: zeitPlus(zeit, { hours: 1 }),
    });
  });
  const objekt = { schluessel, groesse, typ: typ === '' ? 'application/octet-stream' : typ };
  return { id, ...(await ablage.annahme(objekt, zeitPlus(zeit, { minutes: annahmeMinuten }))) };
}

/** Looks into what has arrived. What is kept was looked into byte by byte: the address cannot change it any more. */
export async function uploadPruefen(
  dienste: Uploaddienste,
  besitzer: Besitzer,
  id: string,
): Promise<Hochgeladen> {
  const { database, clock, ablage } = dienste;
  const zeile = await eigener(dienste, besitzer, id);
  if (zeile.angekommen) return gezeigt(zeile);
  const bytes = await ablage.lesen(eingang(id), groessteDatei);
  if (bytes === null) throw abgelehnt(fehlend);
  const befund = inhaltPruefen(bytes, zeile);
  if ('abgelehnt' in befund) {
    await verwerfen(dienste, besitzer, zeile);
    throw abgelehnt(befund.abgelehnt);
  }
  const { typ, name } = befund.ok;
  const schluessel = `geprueft/${randomUUID()}`;
  // What is kept says nothing of where she was when she took the photo.
  const inhalt = ohneAufnahmedaten(typ, bytes);
  await ablage.schreiben(schluessel, inhalt, typ);
  const geprueft = { typ, name, groesse: inhalt.length, schluessel };
  const laeuftAb = zeitPlus(clock(), { days: tage });
  if (!(await uploads(database).angekommen(id, { ...geprueft, laeuftAb }))) {
    // Another try was faster, or it was deleted meanwhile.
    await ablage.loeschen(schluessel);
    return gezeigt(await eigener(dienste, besitzer, id));
  }
  await ablage.eingangVerbrauchen(eingang(id));
  return gezeigt({ id, ...geprueft });
}

/** An own file with a link that downloads it. */
export async function uploadLesen(
  dienste: Uploaddienste,
  besitzer: Besitzer,
  id: string,
): Promise<Hochgeladen & { url: string }> {
  const zeile = await eigener(dienste, besitzer, id);
  if (!zeile.angekommen) throw nichtGefunden();
  const bis = zeitPlus(dienste.clock(), { minutes: ausgabeMinuten });
  return { ...gezeigt(zeile), url: await dienste.ablage.ausgabe(zeile, bis) };
}

/** Deletes an own file that proves nothing. */
export async function uploadLoeschen(
  dienste: Uploaddienste,
  besitzer: Besitzer,
  id: string,
): Promise<void> {
  await verwerfen(dienste, besitzer, await eigener(dienste, besitzer, id));
}

/** Deletes files nobody sent anything with. Whoever is about to do so just now has an hour. */
export async function uploadsVergessen(
  { database, ablage }: Pick<Uploaddienste, 'database' | 'ablage'>,
  jetzt: Date,
): Promise<void> {
  const vor = zeitPlus(jetzt, { hours: -1 });
  for (const zeile of await uploads(database).abgelaufene(vor)) {
    await loeschen({ database, ablage }, zeile);
  }
  await ablage.eingangLeeren(zeitPlus(jetzt, { hours: -2 }));
}

/** Nobody can use it from the first statement on; what a killed process leaves behind is deleted an hour later. */
async function verwerfen(
  dienste: Uploaddienste,
  besitzer: Besitzer,
  zeile: Uploadzeile,
): Promise<void> {
  const { database, clock } = dienste;
  if (!(await uploads(database).ablaufen(zeile.id, besitzer, clock()))) throw abgelehnt(verwendet);
  await loeschen(dienste, zeile);
}

/** First the bytes: without its row nobody would find them again. */
async function loeschen(
  { database, ablage }: Pick<Uploaddienste, 'database' | 'ablage'>,
  { id, schluessel }: Pick<Uploadzeile, 'id' | 'schluessel'>,
): Promise<void> {
  if (schluessel === eingang(id)) await ablage.eingangVerbrauchen(schluessel);
  else await ablage.loeschen(schluessel);
  await uploads(database).loeschen(id);
}

async function eigener(
  { database, clock }: Uploaddienste,
  besitzer: Besitzer,
  id: string,
): Promise<Uploadzeile> {
  const zeile = await uploads(database).eigener(id, besitzer, clock());
  if (!zeile) throw nichtGefunden();
  return zeile;
}

function gezeigt({ id, name, typ, groesse }: Hochgeladen): Hochgeladen {
  return { id, name, typ, groesse };
}

/** Where bytes wait to be looked into. */
function eingang(id: string): string {
  return `eingang/${id}`;
}

function abgelehnt(einwand: UploadAbgelehnt): Absage {
  return new Absage(409, einwand);
}

const fehlend: UploadAbgelehnt = {
  code: 'NICHT_ANGEKOMMEN',
  errorMessage: 'Die Datei ist nicht angekommen. Bitte laden Sie sie noch einmal hoch.',
};

const verwendet: UploadAbgelehnt = {
  code: 'VERWENDET',
  errorMessage: 'Diese Datei haben Sie schon eingereicht. Sie kann nicht mehr gelöscht werden.',
};
