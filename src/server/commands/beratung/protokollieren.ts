import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  beratungProtokollieren as protokollEndpoint,
  beratungVergleichen as vergleichEndpoint,
  Verglichen,
} from '#contract/endpoints/beratung.ts';
import type { Beratungsprotokoll } from '#contract/entities/beratung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { heuteInBerlin, zeitPlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import { dokumentlinks } from '../../documents/ablegen.ts';
import type { Absender } from '../../documents/daten.ts';
import { vermittlerprotokoll } from '../../documents/inhalt/vermittlerprotokoll.ts';
import { inSchreibweise } from '../../documents/schreibweise.ts';
import { Absage, ungueltig } from '../../http/answers.ts';
import type { SignedCall } from '../../http/registerEndpoint.ts';
import { type Beratungszeile, beratungen } from '../../repositories/beratungen.ts';
import { dokumente } from '../../repositories/dokumente.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { antragsarten } from '../../rules/antrag/produkte.ts';
import type { Beratungsangebote } from '../../rules/beratung/angebote.ts';
import { type Einstiegsantwort, letztes } from '../../rules/beratung/ereignis.ts';
import { protokollAus } from '../../rules/beratung/protokoll.ts';
import { darfVerwalten } from '../entwurfSpeichern.ts';
import { type Beratungsdienste, eigeneBeratung, vorEinemJahr } from './beginnen.ts';

export interface Protokolldienste extends Beratungsdienste {
  absender: (marke: MarkenSchluessel) => Absender;
}

/** Keeps need and risk, and prices an offer for each wish; said again in the same words nothing more is noted. */
export function beratungVergleichen(
  { database, clock }: Beratungsdienste,
  { principal: wer, params: { id }, body }: SignedCall<typeof vergleichEndpoint, unknown>,
): Promise<Verglichen> {
  darfVerwalten(wer);
  const zeit = clock();
  return database.transaction(async (tx) => {
    const zeile = await eigeneBeratung(tx, wer, id);
    const alle = beratungen(tx);
    if (!(await alle.uebergebenAm(zeile, vorEinemJahr(zeit)))) throw erstinformationFehlt();
    const { vergleich, einstieg } = angeboteFuer(zeile, body.einstieg, zeit);
    const vermerke = await alle.vermerke(id);
    const bedarf = { art: 'BEDARF', bedarf: body.bedarf, einstieg } as const;
    const verglichen = { art: 'VERGLEICH', vergleich } as const;
    const bisher = letztes(vermerke, 'VERGLEICH');
    const istNeuerBedarf = !isDeepStrictEqual(letztes(vermerke, 'BEDARF')?.inhalt, bedarf);
    if (bisher && !istNeuerBedarf && isDeepStrictEqual(bisher.inhalt, verglichen)) {
      return { ...vergleich, stelle: bisher.stelle };
    }
    const von = { sub: wer.sub, name: wer.name, zeit };
    if (istNeuerBedarf) await alle.vermerken(id, bedarf, von);
    const stelle = await alle.vermerken(id, verglichen, von);
    // What was recommended before was recommended for something else.
    await alle.aendern(id, { status: 'OFFEN' });
    return { ...vergleich, stelle };
  });
}

/** Keeps what was recommended and decided, and makes the record of all that was said. */
export function beratungProtokollieren(
  dienste: Protokolldienste,
  { principal: wer, params: { id }, body }: SignedCall<typeof protokollEndpoint, unknown>,
): Promise<Beratungsprotokoll> {
  darfVerwalten(wer);
  const zeit = dienste.clock();
  return dienste.database.transaction(async (tx) => {
    const zeile = await eigeneBeratung(tx, wer, id);
    const alle = beratungen(tx);
    const vermerke = await alle.vermerke(id);
    const { vergleich, ...gesagt } = body;
    if (letztes(vermerke, 'VERGLEICH')?.stelle !== vergleich) throw veraltet();
    const { sub, name } = wer;
    const empfehlung = { art: 'EMPFEHLUNG', ...gesagt } as const;
    if (!isDeepStrictEqual(letztes(vermerke, 'EMPFEHLUNG')?.inhalt, empfehlung)) {
      await alle.vermerken(id, empfehlung, { sub, name, zeit });
    }
    const protokoll = await protokollSchreiben(tx, dienste, { zeile, wer, zeit });
    await alle.aendern(id, { status: 'PROTOKOLL' });
    return protokoll;
  });
}

/** What is offered for these first answers, by the rule and the tariff of the product. */
export function angeboteFuer(
  { produkt, marke }: Pick<Beratungszeile, 'produkt' | 'marke'>,
  einstieg: Einstiegsantwort,
  zeit: Date,
): Extract<Beratungsangebote, { ok: unknown }>['ok'] {
  const angebote = antragsarten[produkt].angebote(einstieg, {
    heute: heuteInBerlin(zeit),
    marke,
    vermittler: null,
    durchVermittler: true,
    mitCode: false,
    mitRechnung: false,
  });
  if ('ungueltig' in angebote) throw ungueltig(angebote.ungueltig);
  if ('nichtAngeboten' in angebote) {
    throw new Absage(409, { code: 'NICHT_ANGEBOTEN', errorMessage: angebote.nichtAngeboten });
  }
  return angebote.ok;
}

interface Schreibauftrag {
  zeile: Beratungszeile;
  wer: Principal;
  zeit: Date;
}

/** The record as it is read on the page, kept as a document; a later one takes the place of the one before. */
async function protokollSchreiben(
  tx: Database,
  { absender: absenderDer }: Pick<Protokolldienste, 'absender'>,
  { zeile, wer: { sub, name }, zeit }: Schreibauftrag,
): Promise<Beratungsprotokoll> {
  const { id, beratungsNummer, berater, kunde, marke } = zeile;
  const info = await vermittler(tx).mitNummer(zeile.vermittlerNummer);
  const vermerke = await beratungen(tx).vermerke(id);
  const uebergebenAm = await beratungen(tx).uebergebenAm(zeile, vorEinemJahr(zeile.begonnenAm));
  if (!uebergebenAm) throw erstinformationFehlt();
  const beteiligte = { kunde, berater, uebergebenAm, vermittler: info };
  const abschnitte = protokollAus(beteiligte, vermerke);
  if (!abschnitte) throw ungueltig([{ feld: '', text: 'Halten Sie erst den Bedarf fest.' }]);
  const absender = absenderDer(marke);
  const heute = heuteInBerlin(zeit);
  const inhalt = inSchreibweise(absender)(
    vermittlerprotokoll({ beratungsNummer, kunde, heute, abschnitte, absender }),
  );
  const dokumentId = randomUUID();
  await dokumente(tx).ersetzen(id, [inhalt.typ]);
  await dokumente(tx).anlegen([
    {
      id: dokumentId,
      antragId: id,
      stelle: 0,
      typ: inhalt.typ,
      version: inhalt.version,
      titel: inhalt.titel,
      inhalt: JSON.stringify(inhalt),
      versicherungsNummer: null,
      erstelltAm: zeit,
      laeuftAb: zeitPlus(zeit, { years: fristen.beratungJahre }),
    },
  ]);
  await beratungen(tx).vermerken(id, { art: 'PROTOKOLL', dokumentId }, { sub, name, zeit });
  const [link] = await dokumentlinks(tx, { antragId: id, jetzt: zeit });
  return { abschnitte, url: link?.url ?? '' };
}

function erstinformationFehlt(): Absage {
  const errorMessage =
    'Halten Sie erst fest, dass der Kunde Ihre Erstinformation hat. Dann können Sie beraten.';
  return new Absage(409, { code: 'ERSTINFORMATION_FEHLT', errorMessage });
}

function veraltet(): Absage {
  const errorMessage =
    'An dieser Beratung wurde inzwischen an anderer Stelle weitergearbeitet. Vergleichen Sie die Angebote noch einmal.';
  return new Absage(409, { code: 'VERALTET', errorMessage });
}
