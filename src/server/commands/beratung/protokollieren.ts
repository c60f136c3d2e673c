import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type {
  beratungProtokollieren as protokollEndpoint,
  beratungVergleichen as vergleichEndpoint,
} from '#contract/endpoints/beratung.ts';
import type { Beratungsprotokoll, Beratungsvergleich } from '#contract/entities/beratung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { Wunsch } from '#contract/begriffe/wunsch.ts';
import { antragszielDer } from '#contract/produkte/produkte.ts';
import { heuteInBerlin, zeitPlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { entwurfsregel } from '#machines/antrag/entwurf.ts';
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
import { entwuerfe } from '../../repositories/entwuerfe.ts';
import { vermittler } from '../../repositories/vermittler.ts';
import { antragsarten } from '../../rules/antrag/produkte.ts';
import type { Angebotswahl } from '../../rules/beratung/angebote.ts';
import { type Einstiegsantwort, letztes } from '../../rules/beratung/ereignis.ts';
import { protokollAus } from '../../rules/beratung/protokoll.ts';
import { laeuftAb } from '../../rules/entwurf.ts';
import { darfVerwalten } from '../entwurfSpeichern.ts';
import { type Beratungsdienste, eigeneBeratung } from './beginnen.ts';

export interface Protokolldienste extends Beratungsdienste {
  absender: (marke: MarkenSchluessel) => Absender;
}

/** Keeps need and risk, and prices an offer for each wish; said again in the same words nothing more is noted. */
export function beratungVergleichen(
  { database, clock }: Beratungsdienste,
  { principal: wer, params: { id }, body }: SignedCall<typeof vergleichEndpoint, unknown>,
): Promise<Beratungsvergleich> {
  darfVerwalten(wer);
  const zeit = clock();
  return database.transaction(async (tx) => {
    const zeile = await eigeneBeratung(tx, wer, id);
    const { vergleich } = angeboteFuer(zeile, body.einstieg, zeit);
    const alle = beratungen(tx);
    const vermerke = await alle.vermerke(id);
    const { sub, name } = wer;
    const bedarf = { art: 'BEDARF', ...body } as const;
    if (!isDeepStrictEqual(letztes(vermerke, 'BEDARF')?.inhalt, bedarf)) {
      await alle.vermerken(id, bedarf, { sub, name, zeit });
    }
    const verglichen = { art: 'VERGLEICH', vergleich } as const;
    if (!isDeepStrictEqual(letztes(vermerke, 'VERGLEICH')?.inhalt, verglichen)) {
      await alle.vermerken(id, verglichen, { sub, name, zeit });
    }
    return vergleich;
  });
}

/** Keeps what was recommended and decided, makes the record of all that was said, and the draft the customer goes on with. */
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
    const bedarf = letztes(vermerke, 'BEDARF');
    if (!bedarf) throw ungueltig([{ feld: '', text: 'Halten Sie erst den Bedarf fest.' }]);
    const { sub, name } = wer;
    const empfehlung = { art: 'EMPFEHLUNG', ...body } as const;
    if (!isDeepStrictEqual(letztes(vermerke, 'EMPFEHLUNG')?.inhalt, empfehlung)) {
      await alle.vermerken(id, empfehlung, { sub, name, zeit });
    }
    const { einstieg } = bedarf.inhalt;
    const { wahlen } = angeboteFuer(zeile, einstieg, zeit);
    const entwurfId = await entwurfSchreiben(tx, {
      zeile,
      wer,
      einstieg,
      wahl: wahlZu(wahlen, body.empfehlung.gewaehlt),
      zeit,
    });
    const protokoll = await protokollSchreiben(tx, dienste, { zeile, wer, zeit });
    await alle.aendern(id, { status: 'PROTOKOLL', entwurfId });
    return protokoll;
  });
}

function angeboteFuer(
  { produkt, marke }: Pick<Beratungszeile, 'produkt' | 'marke'>,
  einstieg: Einstiegsantwort,
  zeit: Date,
): { vergleich: Beratungsvergleich; wahlen: readonly Angebotswahl[] } {
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

function wahlZu(wahlen: readonly Angebotswahl[], gewaehlt: Wunsch): Angebotswahl {
  const wahl = wahlen.find(({ wunsch }) => wunsch === gewaehlt);
  if (!wahl) throw new Error('A wish without an offer');
  return wahl;
}

interface Schreibauftrag {
  zeile: Beratungszeile;
  wer: Principal;
  zeit: Date;
}

/** What she decided on, as an application of its own: it begins with the offer and asks her everything else. */
async function entwurfSchreiben(
  tx: Database,
  auftrag: Schreibauftrag & { einstieg: Einstiegsantwort; wahl: Angebotswahl },
): Promise<string> {
  const { zeile, wer, zeit, einstieg, wahl } = auftrag;
  const { produkt, marke, vermittlerNummer, kunde } = zeile;
  const { variante, angebot, wunsch } = wahl;
  const inhalt = {
    antworten: JSON.stringify({ einstieg: { ...einstieg, wunsch }, angebot }),
    schritt: 'angebot',
    schema: entwurfsregel(`antrag/${antragszielDer(produkt).weg}`, {}).schema,
    variante,
    kundenname: kunde,
    plz: z.safeParse(mitPlz, einstieg).data?.plz ?? null,
    geaendertAm: zeit,
    laeuftAb: laeuftAb(zeit),
  };
  const vorhandener = zeile.entwurfId && (await entwuerfe(tx).sperren(zeile.entwurfId, zeit));
  if (vorhandener && vorhandener.status === 'OFFEN') {
    await entwuerfe(tx).aendern(vorhandener.id, { ...inhalt, version: vorhandener.version + 1 });
    return vorhandener.id;
  }
  const id = randomUUID();
  await entwuerfe(tx).anlegen({
    ...inhalt,
    id,
    schluessel: id,
    anfrageHash: '',
    produkt,
    marke,
    vermittlerNummer,
    portal: 'vermittler',
    sub: wer.sub,
    agentur: vermittlerNummer,
  });
  return id;
}

const mitPlz = z.object({ plz: z.string() });

/** The record as it is read on the page, kept as a document; a later one takes the place of the one before. */
async function protokollSchreiben(
  tx: Database,
  { absender: absenderDer }: Pick<Protokolldienste, 'absender'>,
  { zeile, wer: { sub, name }, zeit }: Schreibauftrag,
): Promise<Beratungsprotokoll> {
  const { id, beratungsNummer, berater, kunde, marke } = zeile;
  const info = await vermittler(tx).mitNummer(zeile.vermittlerNummer);
  const vermerke = await beratungen(tx).vermerke(id);
  const abschnitte = protokollAus({ kunde, berater, vermittler: info }, vermerke);
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
