import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { VormerkungsArt } from '#contract/aenderungen/arten.ts';
import type { Database } from '../../database/open.ts';
import type { Dokumentinhalt } from '../../documents/inhalt/inhalt.ts';
import { ruecknahmebestaetigung } from '../../documents/inhalt/ruecknahmebestaetigung.ts';
import { markeVon } from '../../documents/marke.ts';
import { dokumente, nachtraegeZu, type Dokumentakt } from '../../repositories/dokumente.ts';
import { partner } from '../../repositories/partner.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { inWorten } from '../../rules/aenderung/anwendung.ts';
import { formatDatum, heuteInBerlin } from '#contract/tag.ts';
import type { Beendigungsdienste } from './beenden.ts';

/** What is taken back, as the paper about it says it. */
interface Rueckgenommen {
  zeile: Vertragszeile;
  zeit: Date;
  /** Such as `Ihre Kündigung zum 31.12.2026`. */
  was: string;
  /** Sentences on how the contract goes on. */
  folgen: readonly string[];
  /** The paper about it still counts for something else. */
  papierGilt?: boolean;
}

type Dienste = Pick<Beendigungsdienste, 'absender'>;

/** Marks the paper of an act AUFGEHOBEN; answers the one that says so, to be stored with what is told (`domain/vertrag.md §5`). */
export async function dokumenteAufheben(
  tx: Database,
  { absender }: Dienste,
  akt: Dokumentakt,
  rueckgenommen: Rueckgenommen,
): Promise<Dokumentinhalt[]> {
  const { zeile, zeit } = rueckgenommen;
  const am = heuteInBerlin(zeit);
  await dokumente(tx).setzen(zeile.versicherungsNummer, [akt], 'AUFGEHOBEN', am);
  return bestaetigung(tx, { absender }, rueckgenommen);
}

/** The paper that says what is taken back; none where nobody is there to get it. */
async function bestaetigung(
  tx: Database,
  { absender }: Dienste,
  { zeile, zeit, ...gesagt }: Rueckgenommen,
): Promise<Dokumentinhalt[]> {
  const { versicherungsNummer, produkt, partnerNummer } = zeile;
  const nehmer = await partner(tx).nehmer(partnerNummer);
  if (!nehmer) return [];
  return [
    ruecknahmebestaetigung({
      absender: absender(markeVon(zeile.marke)),
      nehmer,
      versicherungsNummer,
      versicherungsName: produktName(schluesselAusIdentifier(produkt)),
      am: heuteInBerlin(zeit),
      ...gesagt,
    }),
  ];
}

/** Marks the Nachtrag of a pending change, which must still be there; one that others share still counts for them. */
export async function nachtragAufheben(
  tx: Database,
  { versicherungsNummer }: Pick<Vertragszeile, 'versicherungsNummer'>,
  art: VormerkungsArt,
  am: string,
): Promise<void> {
  const vorgemerkt = await vertraege(tx).vormerkungVon(versicherungsNummer, art);
  if (!vorgemerkt || vorgemerkt.geteilt) return;
  await dokumente(tx).setzen(versicherungsNummer, nachtraegeZu([vorgemerkt]), 'AUFGEHOBEN', am);
}

/**
 * The same for a pending change the customer takes back, with the paper that says so and the sentences on how the contract
 * goes on; call it before the change is deleted. `neueBeitraege` says what the others cost without it.
 */
export async function nachtragZuruecknehmen(
  tx: Database,
  { absender }: Dienste,
  { zeile, zeit }: Pick<Rueckgenommen, 'zeile' | 'zeit'>,
  { vorgemerkt, neueBeitraege }: Zurueckgezogen,
): Promise<{ dokumente: Dokumentinhalt[]; folgen: string[] }> {
  const { art, wirksamkeitsdatum } = vorgemerkt;
  const gemerkt = await vertraege(tx).vormerkungVon(zeile.versicherungsNummer, art);
  const [akt] = gemerkt ? nachtraegeZu([gemerkt]) : [];
  const ab = formatDatum(wirksamkeitsdatum);
  const papierGilt = gemerkt?.geteilt === true;
  const weiter = papierGilt ? [`Was der Nachtrag zum ${ab} sonst noch ändert, gilt weiter.`] : [];
  const anders = [...weiter, ...neueBeitraege];
  const folgen = anders.length > 0 ? anders : ['Ihr Vertrag bleibt, wie er ist.'];
  if (!akt) return { dokumente: [], folgen };
  const was = `Ihre Vertragsänderung zum ${ab}`;
  if (!papierGilt) {
    const rueckgenommen = { zeile, zeit, was, folgen };
    return { dokumente: await dokumenteAufheben(tx, { absender }, akt, rueckgenommen), folgen };
  }
  const worte = inWorten({ ...zeile, heute: heuteInBerlin(zeit) }, vorgemerkt);
  const teil = { zeile, zeit, was: `${was} (${worte})`, folgen, papierGilt };
  return { dokumente: await bestaetigung(tx, { absender }, teil), folgen };
}

interface Zurueckgezogen {
  vorgemerkt: { art: VormerkungsArt; wert: unknown; wirksamkeitsdatum: string };
  neueBeitraege: readonly string[];
}
