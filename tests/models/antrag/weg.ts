import { isDeepStrictEqual } from 'node:util';
import { tagePlus } from '#contract/tag.ts';
import type { Tarifantwort, Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import type {
  AntragKontext,
  Antragsstand,
  BasisAntworten,
  Risikofrage,
} from '#machines/antrag/context.ts';
import type { AntragFall } from './fall.ts';

type Stand<A extends BasisAntworten> = AntragKontext<A>;

/** The price of these very answers, while it holds; null where another one would have to be asked for. */
export function preis<A extends BasisAntworten>(
  fall: AntragFall<A>,
  { umfeld, antworten, ergebnisse, bestaetigt }: Stand<A>,
): Tarifantwort | null {
  const { eingabe, ergebnis } = ergebnisse.tarifieren ?? {};
  if (umfeld === null || ergebnis === undefined) return null;
  const isOver = ergebnis.beitrag !== undefined && ergebnis.beitrag.gueltigBis < umfeld.heute;
  const gefragt = fall.anfrage(amAngebot(fall, { antworten, bestaetigt }));
  return !isOver && isDeepStrictEqual(eingabe, gefragt) ? ergebnis : null;
}

/** The answers as the offer takes them: what was not confirmed yet is taken for granted (`domain/verkauf.md §2`). */
export function amAngebot<A extends BasisAntworten>(
  { angenommen }: Pick<AntragFall<A>, 'angenommen'>,
  { antworten, bestaetigt }: Pick<Antragsstand<A>, 'antworten' | 'bestaetigt'>,
): A {
  return angenommen ? { ...antworten, ...angenommen(antworten), ...bestaetigt } : antworten;
}

/** The price of all she answered, whichever call brought it; null where it would have to be asked for. */
export function endpreis<A extends BasisAntworten>(
  fall: AntragFall<A>,
  stand: Stand<A>,
): Tarifantwort | null {
  if (!fall.angenommen) return preis(fall, stand);
  const { umfeld, antworten, ergebnisse } = stand;
  const alles = fall.anfrage(antworten);
  if (alles === null || umfeld === null) return null;
  const gilt = (antwort: Tarifantwort | undefined) =>
    antwort?.beitrag === undefined || antwort.beitrag.gueltigBis >= umfeld.heute;
  const { tarifieren, nachrechnen } = ergebnisse;
  const passend = [tarifieren, nachrechnen].find(
    (eines) => isDeepStrictEqual(eines?.eingabe, alles) && gilt(eines?.ergebnis),
  );
  return passend?.ergebnis ?? null;
}

/** The documents of these very answers; the declarations in them change none. */
export function unterlagen<A extends BasisAntworten>(fall: AntragFall<A>, stand: Stand<A>) {
  const { eingabe, ergebnis } = stand.ergebnisse.unterlagenVorbereiten ?? {};
  const { abschluss: _, beitragPruefen: _gesehen, ...antworten } = gefragte(fall, stand.antworten);
  const own = { antworten, anfrage: fall.anfrage(stand.antworten) };
  return ergebnis !== undefined && isDeepStrictEqual(eingabe, own) ? ergebnis : null;
}

/** The answers of steps that are asked with them. */
export function gefragte<A extends BasisAntworten>(
  { entfaellt }: Pick<AntragFall<A>, 'entfaellt'>,
  antworten: A,
): Partial<A> {
  const gefragt = Object.entries(antworten).filter(
    ([schritt]) => entfaellt?.(schritt, antworten) !== true,
  );
  // Some of them.
  return Object.fromEntries(gefragt) as Partial<A>;
}

/** What is known of whoever takes the insurance out, with this price and this way to pay. */
export function bonitaet<A extends BasisAntworten>(fall: AntragFall<A>, stand: Stand<A>) {
  const { eingabe, ergebnis } = stand.ergebnisse.bonitaetPruefen ?? {};
  const own = {
    nehmer: fall.nehmer(stand.antworten),
    zahlart: stand.antworten.kontaktZahlung?.zahlart,
    jahresbeitrag:
      stand.ergebnisse.tarifieren?.ergebnis.beitrag?.jahresVersicherungsPraemie ?? null,
  };
  return ergebnis !== undefined && isDeepStrictEqual(eingabe, own) ? ergebnis : null;
}

/** A code went to the number that is named now. */
export function istCodeUnterwegs({ ergebnisse, antworten }: Stand<BasisAntworten>): boolean {
  const { eingabe } = ergebnisse.codeSenden ?? {};
  const handynummer = antworten.kontaktZahlung?.handynummer;
  return handynummer !== undefined && isDeepStrictEqual(eingabe, { handynummer });
}

/** What is asked about these trades; null while that is not read. */
export function risikofragenZu(
  { ergebnisse }: Pick<Antragsstand, 'ergebnisse'>,
  gewerbeIds: readonly string[],
): readonly Risikofrage[] | null {
  const { eingabe, ergebnis } = ergebnisse.risikofragenLaden ?? {};
  return ergebnis !== undefined && isDeepStrictEqual(eingabe, { gewerbeIds }) ? ergebnis : null;
}

/**
 * The steps on her path (`domain/antrag.md §1`), from the answers and the results that belong to them
 * alone; the last one needs her, or is where it ends.
 */
export function wegNach<A extends BasisAntworten>(
  fall: AntragFall<A>,
  stand: Stand<A>,
): readonly string[] {
  const weg: string[] = [];
  if (stand.umfeld === null) return weg;
  for (const schritt of schritteVon(fall)) {
    const vorher = vor(schritt, fall, stand);
    if (vorher === 'NICHTS') continue;
    if (vorher !== 'SCHRITT') return vorher === 'WARTET' ? weg : [...weg, vorher.ende];
    weg.push(schritt);
    if (!gehtWeiter(schritt, fall, stand)) return weg;
    if (fall.vonHand?.(schritt, stand.antworten)) return [...weg, 'manuellePruefung'];
  }
  return weg;
}

/** In the order of the chart: when the cover begins is settled before it is asked whose it is. */
function schritteVon<A extends BasisAntworten>({ antworten }: AntragFall<A>): string[] {
  return Object.keys(antworten)
    .filter((schritt) => schritt !== 'anschluss')
    .flatMap((schritt) =>
      schritt === 'person' || schritt === 'firma' ? ['anschluss', schritt] : [schritt],
    );
}

type Vorher = 'SCHRITT' | 'NICHTS' | 'WARTET' | { readonly ende: string };

/** What comes before a step: nothing, a call that would have to be made, or an end. */
function vor<A extends BasisAntworten>(
  schritt: string,
  fall: AntragFall<A>,
  stand: Stand<A>,
): Vorher {
  if (fall.entfaellt?.(schritt, stand.antworten)) return 'NICHTS';
  if (fall.wartet?.(schritt, stand)) return 'WARTET';
  if (schritt === 'angebot') {
    const antwort = preis(fall, stand);
    return antwort && fall.nimmtAn?.(stand.antworten) ? 'SCHRITT' : vorDemPreis(antwort);
  }
  if (schritt === 'beitragPruefen') return vorDemNeuenPreis(fall, stand);
  if (schritt === 'anschluss') return zahltDoppelt(stand) ? 'SCHRITT' : 'NICHTS';
  if (schritt !== 'abschluss') return 'SCHRITT';
  if (unterlagen(fall, stand) === null) return 'WARTET';
  const auskunft = bonitaet(fall, stand);
  if (auskunft === 'NEGATIV') return { ende: 'checkFailed' };
  if (auskunft === 'UNKLAR') return { ende: 'manuellePruefung' };
  return auskunft === null ? 'WARTET' : 'SCHRITT';
}

/** She said herself that her cover begins while a contract elsewhere, as she named it, still runs (`domain/verkauf.md §4`). */
function zahltDoppelt({ umfeld, antworten }: Stand<BasisAntworten>): boolean {
  const bis = laufendBis(antworten);
  const { beginnverlegung, versicherungsbeginn = '' } = antworten.angebot ?? {};
  const vorgegeben = umfeld === null ? '' : tagePlus(umfeld.heute, 1);
  const gewaehlt = beginnverlegung ?? versicherungsbeginn;
  return bis !== null && gewaehlt <= bis && gewaehlt !== vorgegeben;
}

/** Last day of the contract that still runs elsewhere; null where none does. */
export function laufendBis({ vorversicherung }: BasisAntworten): string | null {
  return vorversicherung?.vorversicherungVorhanden === true &&
    vorversicherung.gekuendigtDurch === 'LAEUFT_NOCH'
    ? (vorversicherung.laeuftNochBis ?? null)
    : null;
}

/** Cover begins at most a year ahead: a contract that runs longer is followed later. */
function istAnschlussMoeglich({ umfeld, antworten }: Stand<BasisAntworten>): boolean {
  const bis = laufendBis(antworten);
  return bis === null || !umfeld || (bis >= umfeld.heute && tagePlus(bis, 1 - 365) <= umfeld.heute);
}

function vorDemPreis(antwort: Tarifantwort | null): Vorher {
  if (antwort === null) return 'WARTET';
  if (antwort.ergebnis === 'MANUELLE_PRUEFUNG') return { ende: 'manuellePruefung' };
  return antwort.ergebnis === 'NICHT_VERSICHERBAR' ? { ende: 'sorry' } : 'SCHRITT';
}

/** Nobody is asked about a price that is the one she saw; what cannot be had is changed at the offer. */
function vorDemNeuenPreis<A extends BasisAntworten>(fall: AntragFall<A>, stand: Stand<A>): Vorher {
  const antwort = endpreis(fall, stand);
  if (antwort?.ergebnis === 'OPTION_NICHT_MOEGLICH') return 'WARTET';
  if (antwort?.ergebnis !== 'VERSICHERBAR') return vorDemPreis(antwort);
  return istGleich(antwort, preis(fall, stand)?.beitrag) ? 'NICHTS' : 'SCHRITT';
}

function istGleich({ beitrag }: Tarifantwort, anderer: GezeigterBeitrag | undefined): boolean {
  return (
    beitrag?.versicherungsPraemie === anderer?.versicherungsPraemie &&
    beitrag?.zahlweise === anderer?.zahlweise
  );
}
type GezeigterBeitrag = Pick<Tarifbeitrag, 'versicherungsPraemie' | 'zahlweise'>;

function istCodeNoetig({ umfeld, antworten, nummernnachweis }: Stand<BasisAntworten>): boolean {
  const bestaetigt = nummernnachweis?.handynummer;
  return umfeld?.mitCode === true && bestaetigt !== antworten.kontaktZahlung?.handynummer;
}

/** The step is answered, and nothing speaks against its answer. */
function gehtWeiter<A extends BasisAntworten>(
  schritt: string,
  fall: AntragFall<A>,
  stand: Stand<A>,
): boolean {
  const { antworten } = stand;
  if (!Object.keys(antworten).includes(schritt)) return false;
  if (schritt === 'angebot') {
    return (
      preis(fall, stand)?.ergebnis === 'VERSICHERBAR' && (fall.haelt?.(schritt, stand) ?? true)
    );
  }
  if (schritt === 'beitragPruefen') {
    const antwort = endpreis(fall, stand);
    return antwort !== null && istGleich(antwort, antworten.beitragPruefen?.angenommen);
  }
  if (schritt === 'vorversicherung' && !istAnschlussMoeglich(stand)) return false;
  if (schritt === 'anschluss') {
    return antworten.anschluss?.beginn === tagePlus(laufendBis(antworten) ?? '', 1);
  }
  // The last one: her declarations lead to the contract.
  if (schritt === 'abschluss') return false;
  if (schritt === 'kontaktZahlung') {
    // A draft keeps how to reach her alone.
    return antworten.kontaktZahlung?.zahlart !== undefined && !istCodeNoetig(stand);
  }
  return fall.haelt?.(schritt, stand) ?? true;
}
