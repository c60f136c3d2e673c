import { artDerVormerkung, istVormerkungsArt } from '#contract/aenderungen/arten.ts';
import type { Database } from '../../database/open.ts';
import { beendigungen } from '../../repositories/beendigungen.ts';
import { vertraege, type Vertragszeile } from '../../repositories/vertraege.ts';
import { regelZu } from '../../rules/aenderung/regeln.ts';
import { andereBeitraege } from '../../rules/aenderung/verlauf.ts';
import type { Vorschauschritt } from '../../rules/aenderung/vorschau.ts';
import { nachtragAufheben } from './dokumenteAufheben.ts';
import { umsatzWiederOffen } from './umsatzBestaetigen.ts';

/** Takes a pending change away, and with it what it had brought about already; its Nachtrag does not count any more. */
export async function vormerkungEntfernen(
  tx: Database,
  zeile: Vertragszeile,
  { art, wirksamkeitsdatum }: { art: string; wirksamkeitsdatum: string },
  heute: string,
): Promise<void> {
  const wartendeArt = artDerVormerkung(art);
  if (wartendeArt === null || !istVormerkungsArt(art)) return;
  const { versicherungsNummer } = zeile;
  await nachtragAufheben(tx, zeile, art, heute);
  await vertraege(tx).vormerkungLoeschen(versicherungsNummer, art);
  const { bewirkt } = regelZu(wartendeArt);
  if (bewirkt === 'UMZUGSERHOEHUNG') {
    await beendigungen(tx).umzugserhoehungZuruecknehmen(versicherungsNummer, wirksamkeitsdatum);
  }
  if (bewirkt === 'UMSATZ_ANGEGEBEN') await umsatzWiederOffen(tx, zeile);
}

/** Keeps the premiums pending changes have by now, and answers what the customer is to be told of them. */
export async function neuBewerten(
  tx: Database,
  {
    versicherungsNummer,
    vormerkungen,
  }: Pick<Vertragszeile, 'versicherungsNummer' | 'vormerkungen'>,
  schritte: readonly Vorschauschritt[],
): Promise<string[]> {
  for (const { vorgemerkt, angewendet } of schritte) {
    const { art, versicherungsPraemie: angekuendigt = null } = vorgemerkt;
    const beitrag = angewendet?.beitrag.versicherungsPraemie ?? null;
    if (angekuendigt === null || beitrag === null || beitrag === angekuendigt) continue;
    if (!istVormerkungsArt(art)) continue;
    await vertraege(tx).vormerkungBewerten(versicherungsNummer, art, beitrag);
  }
  return andereBeitraege(vormerkungen, schritte);
}
