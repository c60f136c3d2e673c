import type { BetriebsAntworten } from '#machines/antrag/betrieb.ts';
import { sitz } from '#machines/antrag/betriebsregel.ts';
import type { Risikofrage } from '#machines/antrag/context.ts';
import { taetigkeitenIn } from '#machines/antrag/gewerbe.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';
import { gewerbe as gewerbearten } from '../../reference/gewerbe.ts';
import { risikofragen } from '../../reference/risikofragen.ts';
import { firmaAus } from './nehmer.ts';
import { selbstbeteiligung } from './vertragsangaben.ts';

/** What the server knows of every firm whose price follows what it does and earns. */
export function betriebspruefung<A extends BetriebsAntworten>() {
  return {
    risikofragen: (antworten: A) => fragenZu(antworten),
    berichtigt: (antworten: A) => mitNamen(antworten),
    nehmer: (antworten: A) => firmaAus({ ...antworten, ...sitz(antworten) }),
  };
}

/** Questions of the trades, each once, in the order of the list. */
function fragenZu(antworten: BetriebsAntworten): readonly Risikofrage[] {
  const { gewerbeIds = [] } = taetigkeitenIn(antworten) ?? {};
  const gefragt = new Set(gewerbeIds.flatMap(fragenVon));
  return risikofragen
    .filter(({ id }) => gefragt.has(id))
    .map(({ id, frage }) => ({ id, text: frage }));
}

function fragenVon(gesucht: string): readonly string[] {
  return gewerbearten.find(({ gewerbeId }) => gewerbeId === gesucht)?.risikofragen ?? [];
}

/** The trades as the list names them: the page sends a name only to show it. */
function mitNamen<A extends BetriebsAntworten>(antworten: A): A {
  const { einstieg, taetigkeit } = antworten;
  return {
    ...antworten,
    ...(einstieg && { einstieg: { ...einstieg, hauptgewerbe: benannt(einstieg.hauptgewerbe) } }),
    ...(taetigkeit && {
      taetigkeit: { ...taetigkeit, nebengewerbe: taetigkeit.nebengewerbe.map(benannt) },
    }),
  };
}

/** A trade as the list names it. */
export function benannt({ gewerbeId, name }: Taetigkeit): Taetigkeit {
  const art = gewerbearten.find((eine) => eine.gewerbeId === gewerbeId);
  return { gewerbeId, name: art?.name ?? name };
}

/** What the contract of every such firm says of what is insured. */
export function betriebsrisiken(
  { einstieg, taetigkeit }: Required<Pick<BetriebsAntworten, 'einstieg' | 'taetigkeit'>>,
  sb: string,
) {
  return {
    selbstBeteiligung: selbstbeteiligung(sb),
    // Adjustable while a revenue task asks for it (`domain/vertrag.md §7`).
    jahresumsatz: { value: einstieg.jahresumsatz, isAdjustable: false },
    versicherteGewerbe: {
      hauptgewerbe: einstieg.hauptgewerbe.name,
      nebengewerbe: taetigkeit.nebengewerbe.map(({ name }) => name),
    },
  };
}
