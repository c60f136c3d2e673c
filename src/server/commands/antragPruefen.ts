import type { AntragAbgelehnt, Antragsangaben } from '#contract/endpoints/antrag/angaben.ts';
import type { Vermittlerinfo } from '#contract/endpoints/vermittler.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { AntragProdukt, Gemeint } from '#contract/endpoints/antrag/aufrufe.ts';
import type { Antragsumfeld } from '#machines/antrag/context.ts';
import type { Principal } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import type { Absender } from '../documents/daten.ts';
import type { Flags } from '../features/flags.ts';
import { Absage, nichtErlaubt, nichtGefunden, ungueltig } from '../http/answers.ts';
import { type Konto, kontenVon } from '../repositories/konten.ts';
import { kontodaten } from '../repositories/kontodaten.ts';
import { nummerncodes } from '../repositories/nummerncodes.ts';
import { partner } from '../repositories/partner.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { antragsablehnung, nichtAbschliessbar } from '../rules/antrag/ablehnungen.ts';
import { gemeinteArt } from '../rules/antrag/produkte.ts';
import type { Eingang, GepruefterAntrag } from '../rules/antrag/pruefung.ts';
import { fremderNehmer, type Kunde } from '../rules/antrag/selbst.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { mitBekanntemKonto } from './bekanntesKonto.ts';
import { emailUnbewiesen } from '../rules/konto.ts';
import { nummerncode } from '../rules/nummerncode.ts';
import { nachweisHash } from './nummerBestaetigen.ts';

export interface Antragsdienste {
  database: Database;
  clock: () => Date;
  flags: Flags;
  /** Who insures under a brand. */
  absender: (marke: MarkenSchluessel) => Absender;
  /** Where links in mails lead, without a slash at the end; null writes none. */
  portalUrl: string | null;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
  /** The same, and waits a moment for mails that are on their way. */
  zugestellt: () => Promise<void>;
  /** New customers may open an account at once: there are accounts, and mails that prove their addresses. */
  mitZugangsrecht: boolean;
}

/** An application as it arrived, and who sent it. */
export interface Antragsauftrag {
  produkt: AntragProdukt;
  wer: Principal | null;
  body: Antragsangaben & Gemeint;
}

/** What stands around an application at this moment. */
export interface Pruefungslage {
  umfeld: Antragsumfeld;
  vermittler: Vermittlerinfo | null;
  /** Customer who is signed in. */
  kunde: Kunde | null;
  /** Proof of the confirmed number that has not been used yet, as it is stored. */
  nachweis: { hash: string; handynummer: string } | null;
  zeit: Date;
  /** Accounts her running contracts are debited from, where a customer is signed in. */
  konten: readonly Konto[];
}

/** Reads brand, broker, flags and proof of the phone; throws when the broker is unknown or may not apply. */
export async function lageVon(
  { database, clock, flags }: Pick<Antragsdienste, 'database' | 'clock' | 'flags'>,
  { wer, body }: Antragsauftrag,
): Promise<Pruefungslage> {
  if (wer?.rolle === 'untervermittler' && !wer.rechte.includes('antragStellen')) {
    throw nichtErlaubt();
  }
  if (wer?.portal === 'benutzer' && !(await kontodaten(database).istEmailBewiesen(wer.sub))) {
    throw antragAbgelehnt(nichtAbschliessbar(emailUnbewiesen, null));
  }
  const zeit = clock();
  const schalter = await flags();
  const nummer = wer?.vermittlerNummer ?? body.vermittlerNummer;
  const verkauf = nummer === null ? null : await vermittler(database).mitNummer(nummer);
  if (nummer !== null && !verkauf) throw nichtGefunden('Diesen Vermittler kennen wir nicht.');
  return {
    umfeld: {
      heute: heuteInBerlin(zeit),
      marke: body.marke,
      vermittler: verkauf && { vermittlerNummer: verkauf.vermittlerNummer, name: verkauf.name },
      // A broker sits with the customer; her phone is not asked.
      mitCode: schalter['antrag-tan'] === true && wer?.portal !== 'vermittler',
      mitRechnung: schalter['antrag-rechnung'] === true,
      mitReisekranken: schalter['reisekrankenversicherung'] === true,
    },
    vermittler: verkauf,
    kunde: wer?.partnerNummer ? await partner(database).kunde(wer.partnerNummer) : null,
    nachweis: await offenerNachweis(database, body.nachweis, zeit),
    zeit,
    konten: wer?.partnerNummer ? await kontenVon(database, wer.partnerNummer) : [],
  };
}

/** The application as the chart leads it to its end; throws what stands against it. */
export function geprueft(
  { produkt, body }: Antragsauftrag,
  { umfeld, kunde, nachweis, konten }: Pruefungslage,
  stand: Pick<Eingang, 'antragId' | 'preistag'>,
): GepruefterAntrag {
  const bestaetigteNummer = nachweis?.handynummer ?? null;
  const antworten = mitBekanntemKonto(body.antworten, konten, kunde);
  if (antworten === null) throw antragAbgelehnt(antragsablehnung.kontoUnbekannt);
  const pruefung = gemeinteArt(produkt, body.produkt).pruefe({
    ...stand,
    umfeld,
    antworten,
    bestaetigteNummer,
  });
  if ('ungueltig' in pruefung) throw ungueltig(pruefung.ungueltig);
  if ('abgelehnt' in pruefung) throw antragAbgelehnt(pruefung.abgelehnt);
  const fremd = kunde && fremderNehmer(pruefung.ok.nehmer, kunde);
  if (fremd) throw antragAbgelehnt(fremd);
  return pruefung.ok;
}

export function antragAbgelehnt(ablehnung: AntragAbgelehnt): Absage {
  return new Absage(409, ablehnung);
}

async function offenerNachweis(
  database: Database,
  nachweis: string | null,
  zeit: Date,
): Promise<Pruefungslage['nachweis']> {
  if (nachweis === null) return null;
  const hash = nachweisHash(nachweis);
  const seit = new Date(zeit.getTime() - nummerncode.nachweisGueltigMs);
  const handynummer = await nummerncodes(database).nummerZu({ hash, fuer: 'ANTRAG' }, seit);
  return handynummer === null ? null : { hash, handynummer };
}
