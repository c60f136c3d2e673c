import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import type { Principal } from '../../access/decision.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import { ungueltig } from '../../http/answers.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { vertragsansicht } from '../../repositories/vertragsansicht.ts';
import { wiederholungen } from '../../repositories/wiederholungen.ts';
import type { Freigaben } from '../../rules/aenderung/lage.ts';
import type { Aenderungsregel } from '../../rules/aenderung/regel.ts';
import { heuteInBerlin } from '#contract/tag.ts';
import { einmal } from '../einmal.ts';
import { aenderungFesthalten } from './aenderungFesthalten.ts';
import { abgelehnt, darfAendern, gesendet, type Vorgangsergebnis } from './vorgang.ts';

export interface Aenderungsdienste {
  database: Database;
  clock: () => Date;
  flags: () => Promise<Freigaben>;
  absender: (marke: MarkenSchluessel) => Absender;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
}

/** A save as it was sent; the wish is what is left of its body. */
export interface Speicherauftrag<Art extends AenderungsArt> {
  principal: Principal;
  versicherungsNummer: string;
  /** Method and path, the number filled in. */
  endpunkt: string;
  idempotencyKey: string;
  body: {
    versicherungsNummer: string;
    wirksamkeitsdatum: string;
    berechnungId: string;
    beitragErwartet: number;
    imAuftragDesKunden?: boolean | undefined;
    entfallendesBestaetigt?: boolean | undefined;
  };
  wunsch: Wunsch<Art>;
}

/** Saves a change of any kind once, at the price that was shown: at once when its day is today, else as pending (`domain/vertrag.md §5`). */
export async function aenderungSpeichern<Art extends AenderungsArt>(
  dienste: Aenderungsdienste,
  regel: Aenderungsregel<Art>,
  auftrag: Speicherauftrag<Art>,
): Promise<Vertrag> {
  const { principal, versicherungsNummer, endpunkt, idempotencyKey: schluessel, body } = auftrag;
  if (body.versicherungsNummer !== versicherungsNummer) throw andereNummer();
  const zeit = dienste.clock();
  const freigaben = await dienste.flags();
  const antwort = await dienste.database.transaction(async (tx) => {
    const { sub } = principal;
    await wiederholungen(tx).sperren({ sub, schluessel });
    const zeile = await vertraege(tx).sperren(versicherungsNummer);
    darfAendern(principal, body.imAuftragDesKunden, zeile, regel.art);
    return einmal(tx, { sub, schluessel, endpunkt, body, zeit }, () =>
      speichern({ tx, dienste, zeit, freigaben }, zeile, regel, auftrag),
    );
  });
  dienste.wecken();
  return gesendet(antwort);
}

interface Umgebung {
  tx: Database;
  dienste: Aenderungsdienste;
  zeit: Date;
  freigaben: Freigaben;
}

async function speichern<Art extends AenderungsArt>(
  { tx, dienste: { absender }, zeit, freigaben }: Umgebung,
  zeile: Vertragszeile,
  regel: Aenderungsregel<Art>,
  auftrag: Speicherauftrag<Art>,
): Promise<Vorgangsergebnis> {
  const nein = await aenderungFesthalten({ tx, absender, zeit, freigaben }, zeile, regel, auftrag);
  if (nein && 'ungueltig' in nein) throw ungueltig([...nein.ungueltig]);
  if (nein) return abgelehnt(nein.abgelehnt);
  const nachher = await vertraege(tx).lesen(zeile.versicherungsNummer);
  return { status: 200, body: vertragsansicht(nachher ?? zeile, heuteInBerlin(zeit), freigaben) };
}

function andereNummer() {
  const text = 'Die Vertragsnummer stimmt nicht mit der Adresse überein.';
  return ungueltig([{ feld: 'versicherungsNummer', text }]);
}
