import { randomUUID } from 'node:crypto';
import type {
  beratungBeginnen as endpoint,
  Beratungsstand,
  kundeninformationenUebergeben,
} from '#contract/endpoints/beratung.ts';
import { antragszielDer, bietetAn } from '#contract/produkte/produkte.ts';
import { zeitPlus } from '#contract/tag.ts';
import { bestandVon, fuehrtAgentur, type Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { nichtGefunden, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { type Beratungszeile, beratungen } from '../../repositories/beratungen.ts';
import { kundenbestand } from '../../repositories/kundenbestand.ts';
import { partner } from '../../repositories/partner.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import { antragsablehnung } from '../../rules/antrag/ablehnungen.ts';
import { letztes } from '../../rules/beratung/ereignis.ts';
import { darfVerwalten } from '../entwurfSpeichern.ts';

export interface Beratungsdienste {
  database: Database;
  clock: () => Date;
}

/** Begins the advice of a customer, or takes up the one that is open: chosen again she is asked nothing twice. */
export function beratungBeginnen(
  { database, clock }: Beratungsdienste,
  { principal: wer, body }: SignedCall<typeof endpoint, unknown>,
): Promise<Beratungsstand> {
  darfVerwalten(wer);
  const { produkt, marke } = body;
  if (!bietetAn(marke, antragszielDer(produkt).schluessel)) {
    throw ungueltig([{ feld: 'produkt', text: antragsablehnung.nichtVerfuegbar.errorMessage }]);
  }
  const zeit = clock();
  const { sub, name } = wer;
  const vermittlerNummer = wer.vermittlerNummer ?? '';
  return database.transaction(async (tx) => {
    const alle = beratungen(tx);
    const { partnerNummer, kunde } = await kundeVon(tx, wer, body.kunde);
    // Begun twice at once it is one.
    await wiederholungen(tx).sperren({ sub, schluessel: 'beratung' });
    const offene = { vermittlerNummer, sub, produkt, partnerNummer, kunde };
    const begonnene = await alle.offene(offene);
    if (begonnene) return standVon(tx, begonnene, zeit);
    const neue = await alle.anlegen({
      ...offene,
      id: randomUUID(),
      marke,
      berater: name,
      begonnenAm: zeit,
      geaendertAm: zeit,
    });
    await alle.vermerken(neue.id, { art: 'BEGONNEN' }, { sub, name, zeit });
    return standVon(tx, neue, zeit);
  });
}

/** Notes that she has the first information; a second time changes nothing. */
export function erstinformationUebergeben(
  { database, clock }: Beratungsdienste,
  { principal: wer, body }: SignedCall<typeof kundeninformationenUebergeben, unknown>,
): Promise<{ uebergebenAm: string }> {
  darfVerwalten(wer);
  const zeit = clock();
  return database.transaction(async (tx) => {
    const zeile = await eigeneBeratung(tx, wer, body.beratungId);
    if (zeile.produkt !== body.produkt) throw beratungWeg();
    const bisher = await beratungen(tx).uebergebenAm(zeile, vorEinemJahr(zeit));
    if (bisher) return { uebergebenAm: bisher.toISOString() };
    const { sub, name } = wer;
    await beratungen(tx).vermerken(zeile.id, { art: 'ERSTINFORMATION' }, { sub, name, zeit });
    return { uebergebenAm: zeit.toISOString() };
  });
}

/** An advice that is not sent yet, for whoever gives it and whoever runs his agency; to all others it is not there. */
export async function eigeneBeratung(
  tx: Database,
  wer: Principal,
  id: string,
): Promise<Beratungszeile> {
  const zeile = await beratungen(tx).sperren(id);
  const gehoert =
    zeile !== null &&
    zeile.vermittlerNummer === wer.vermittlerNummer &&
    (zeile.sub === wer.sub || fuehrtAgentur(wer));
  if (!gehoert || zeile.status === 'GESENDET') throw beratungWeg();
  return zeile;
}

async function standVon(tx: Database, zeile: Beratungszeile, zeit: Date): Promise<Beratungsstand> {
  const { id, beratungsNummer, status, kunde } = zeile;
  const uebergeben = await beratungen(tx).uebergebenAm(zeile, vorEinemJahr(zeit));
  const bedarf = letztes(await beratungen(tx).vermerke(id), 'BEDARF')?.inhalt;
  return {
    id,
    beratungsNummer,
    status,
    kunde,
    uebergebenAm: uebergeben?.toISOString() ?? null,
    bedarf: bedarf?.bedarf ?? null,
    einstieg: bedarf?.einstieg ?? null,
  };
}

async function kundeVon(
  tx: Database,
  wer: Principal,
  kunde: SignedCall<typeof endpoint, unknown>['body']['kunde'],
): Promise<{ partnerNummer: string | null; kunde: string }> {
  if (kunde.art === 'NEU') return { partnerNummer: null, kunde: kunde.name };
  const { partnerNummer } = kunde;
  const bestand = bestandVon(wer);
  const sichtbar = bestand !== null && (await kundenbestand(tx, bestand).hat(partnerNummer));
  const nehmer = sichtbar ? await partner(tx).nehmer(partnerNummer) : null;
  if (!nehmer) throw nichtGefunden();
  return { partnerNummer, kunde: nehmer.name };
}

/** Once per customer and year (`domain/antrag.md §8.2`). */
export function vorEinemJahr(zeit: Date): Date {
  return zeitPlus(zeit, { years: -1 });
}

function beratungWeg() {
  return nichtGefunden('Diese Beratung gibt es nicht, oder sie ist schon abgeschlossen.');
}
