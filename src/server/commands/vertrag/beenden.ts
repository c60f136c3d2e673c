import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import type { BeendigungAbgelehnt } from '#contract/entities/beendigung.ts';
import type { Database } from '../../database/open.ts';
import type { Absender } from '../../documents/daten.ts';
import type { Beendeter } from '../../documents/inhalt/kuendigungsbestaetigung.ts';
import { markeVon } from '../../documents/marke.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { Absage } from '../../http/answers.ts';
import { partner } from '../../repositories/partner.ts';
import type { Vertragszeile } from '../../repositories/vertraege.ts';
import { eingangDeutsch } from '../../rules/beendigung/eingang.ts';

/** What ending a contract needs of the house. */
export interface Beendigungsdienste {
  database: Database;
  clock: () => Date;
  /** Tells whoever sends mails that there is one. */
  wecken: () => void;
  /** Who stands in the documents of a brand. */
  absender: (marke: MarkenSchluessel) => Absender;
}

/** 409 with the sentence of the rule, as it is stored for repeats. */
export function abgelehnteAntwort(abgelehnt: BeendigungAbgelehnt) {
  return { status: 409, body: abgelehnt } as const;
}

export function abgesagt(abgelehnt: BeendigungAbgelehnt): Absage {
  return new Absage(409, abgelehnt);
}

/** The contract as its confirmation names it. */
export async function beendeter(
  tx: Database,
  zeile: Vertragszeile,
  { absender }: Pick<Beendigungsdienste, 'absender'>,
  ende: { eingang: Date } & Pick<Beendeter, 'ende' | 'erstattung' | 'nochFaellig' | 'kontoBekannt'>,
): Promise<Beendeter> {
  const nehmer = await partner(tx).nehmer(zeile.partnerNummer);
  return {
    absender: absender(markeVon(zeile.marke)),
    nehmer: nehmer ?? { name: '', anschrift: [] },
    versicherungsNummer: zeile.versicherungsNummer,
    versicherungsName: versicherungsName(zeile),
    eingegangen: eingangDeutsch(ende.eingang),
    ende: ende.ende,
    erstattung: ende.erstattung,
    nochFaellig: ende.nochFaellig,
    kontoBekannt: ende.kontoBekannt,
  };
}

export function versicherungsName({ produkt }: Pick<Vertragszeile, 'produkt'>): string {
  return produktName(schluesselAusIdentifier(produkt));
}
