import type { Vertrag } from '#contract/entities/vertrag.ts';
import { markenSchluessel, type MarkenSchluessel } from '#contract/entities/marke.ts';
import { dokumentAdresse, type Druckform } from '#contract/endpoints/druck.ts';
import type { Database } from '../database/open.ts';
import { dokumente } from '../repositories/dokumente.ts';
import { einwilligungen } from '../repositories/einwilligungen.ts';
import { geheimerSchluessel } from '../repositories/geheimnisse.ts';
import { partner } from '../repositories/partner.ts';
import { seiteAus, unterlagen } from '../repositories/unterlagen.ts';
import { vermittler } from '../repositories/vermittler.ts';
import { vertraege } from '../repositories/vertraege.ts';
import { vertragsansicht } from '../repositories/vertragsansicht.ts';
import { heuteInBerlin, zeitPlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { entsiegelt, gleichVersiegelt } from '../rules/siegel.ts';
import { tokenHash } from './ablegen.ts';
import { merkmaleVon } from './angaben/antrag.ts';
import { mitWiderruf } from './inhalt/einwilligung.ts';
import { erstinformation } from './inhalt/erstinformation.ts';
import { dokumenttyp, type Dokumentinhalt, type Dokumenttyp } from './inhalt/inhalt.ts';
import { absenderVon, markeVon, type Dokumentmarke } from './marke.ts';
import { inSchreibweise } from './schreibweise.ts';
import { herstellbar, vertragsdokument } from './vertragsdokumente.ts';

/** How long a link of a signed-in page opens its document (`domain/konto.md §10`). */
const linkMinuten = 60;

export interface Dokumentdienste {
  database: Database;
  clock: () => Date;
  marken: Readonly<Record<MarkenSchluessel, Dokumentmarke>>;
}

/** Documents by their links: of applications by a stored token, of contracts by a sealed one that needs no writing. */
export function dokumentzugang(dienste: Dokumentdienste) {
  const { database, clock, marken } = dienste;
  const schluessel = geheimerSchluessel(database, 'dokumentlink');
  const siegeln = gemerkt();

  /** What can be made of a contract older than the keeping of documents; it stands after what came later. */
  const hergestellte = ({ produktIdentifier, marke }: Vertrag) =>
    herstellbar(produktIdentifier, marken[markeVon(marke)].documents);

  async function mitLinks<Eines extends Ohnelink>(
    nummer: string,
    dokumente: readonly Eines[],
  ): Promise<(Eines & { url: string })[]> {
    const bis = ablauf(clock());
    const mit = await schluessel();
    const url = ({ id, typ }: Ohnelink) =>
      dokumentAdresse(siegeln(id === undefined ? { nummer, typ, bis } : { id, bis }, mit), 'html');
    return dokumente.map((eines) => ({ ...eines, url: url(eines) }));
  }

  return {
    /** The contract with links to what it has, each good for an hour. */
    verlinkt: async (vertrag: Vertrag): Promise<Vertrag> => {
      const { dokumente: eigene } = vertrag;
      const abgelegt = vertrag.aeltereDokumente || eigene.some(({ typ }) => typ === schein);
      const vorhanden = abgelegt ? eigene : [...eigene, ...hergestellte(vertrag)];
      return { ...vertrag, dokumente: await mitLinks(vertrag.versicherungsNummer, vorhanden) };
    },

    /** What comes after a document that is known, with the same links. */
    aeltere: async (vertrag: Vertrag, nach: string) => {
      const { versicherungsNummer } = vertrag;
      const eigene = unterlagen(database);
      const gelesene = await eigene.nach(versicherungsNummer, nach);
      const { dokumente: alte, aeltereDokumente } = seiteAus(gelesene);
      const abgelegt = aeltereDokumente || (await eigene.hat(versicherungsNummer, schein));
      const vorhanden = abgelegt ? alte : [...alte, ...hergestellte(vertrag)];
      return { dokumente: await mitLinks(versicherungsNummer, vorhanden), aeltereDokumente };
    },

    /** What was handed over in the last days for any of these contracts, with the same links. */
    neue: async (nummern: readonly string[]) => {
      const seit = zeitPlus(clock(), { days: -fristen.neuesTage });
      // Each is known by its own id, whatever contract it belongs to.
      return mitLinks('', await unterlagen(database).neue(nummern, seit));
    },

    /** Of one that is kept, as the contract's own are. */
    adresse: async ({ id }: { id: string }, form: Druckform = 'html'): Promise<string> =>
      dokumentAdresse(siegeln({ id, bis: ablauf(clock()) }, await schluessel()), form),

    /** What an agency hands out about itself, made again when it is opened; nothing of one that is unknown. */
    erstinformation: async (wer: Vorstellung) => {
      const inhalt = await vorgestellt(dienste, wer);
      if (inhalt === null) return [];
      const { typ, titel: name, version } = inhalt;
      const siegel = siegeln({ ...wer, bis: ablauf(clock()) }, await schluessel());
      return [{ typ, name, version, url: dokumentAdresse(siegel, 'html') }];
    },

    /** What a token opens; empty when nobody made it or its time is over. */
    oeffnen: async (token: string): Promise<Dokumentinhalt[]> => {
      if (token.length === zufallszeichen)
        return dokumente(database).hinter(tokenHash(token), clock());
      const siegel = entsiegelt(token, await schluessel());
      const ziel = siegel === null ? null : gelesen(siegel);
      if (ziel === null || ziel.bis <= clock()) return [];
      const inhalt = await inhaltZu(dienste, ziel);
      return inhalt === null ? [] : [inhalt];
    },
  };
}

type Ohnelink = Omit<Vertrag['dokumente'][number], 'url'>;

/** Whoever keeps it keeps what the contract was concluded with. */
const schein = 'VERSICHERUNGSSCHEIN' satisfies Dokumenttyp;

/** Links of the same five minutes are alike, so that a repeated request gets the same answer. */
function ablauf(jetzt: Date): Date {
  return zeitPlus(new Date(Math.ceil(jetzt.getTime() / taktMs) * taktMs), { minutes: linkMinuten });
}

const taktMs = 300_000;

/** 32 bytes as base64url; a sealed token is longer. */
const zufallszeichen = 43;

async function inhaltZu(dienste: Dokumentdienste, ziel: Ziel): Promise<Dokumentinhalt | null> {
  const { database } = dienste;
  if ('id' in ziel) {
    const { id } = ziel;
    return (await dokumente(database).desVertrags(id)) ?? erklaerung(database, id);
  }
  return 'vermittlerNummer' in ziel ? vorgestellt(dienste, ziel) : gemacht(dienste, ziel);
}

/** What somebody declared about her health, as it counts today. */
async function erklaerung(database: Database, id: string): Promise<Dokumentinhalt | null> {
  const erklaert = await einwilligungen(database).dokument(id);
  return erklaert && mitWiderruf(erklaert.dokument, erklaert.widerrufenAm);
}

/** Who advises, as his agency stands in the register today (VersVermV § 15). */
async function vorgestellt(
  { database, marken }: Dokumentdienste,
  { vermittlerNummer, marke }: Vorstellung,
): Promise<Dokumentinhalt | null> {
  const agentur = await vermittler(database).mitNummer(vermittlerNummer);
  if (!agentur) return null;
  const absender = absenderVon(marken[marke]);
  return inSchreibweise(absender)(erstinformation(agentur, absender));
}

/** Made from what the contract says when somebody opens it. */
async function gemacht(
  { database, clock, marken }: Dokumentdienste,
  { nummer, typ }: Herstellbares,
): Promise<Dokumentinhalt | null> {
  const zeile = await vertraege(database).lesen(nummer);
  if (!zeile) return null;
  const { partnerNummer } = zeile;
  const empfaenger = await partner(database).nehmer(partnerNummer);
  const kunde = await partner(database).kunde(partnerNummer);
  if (!empfaenger || !kunde) return null;
  // The legal form of a firm is not kept with her: only her application has it.
  const geboren = kunde.firma === null ? kunde.geburtsdatum : null;
  const merkmale = geboren === null ? [] : merkmaleVon({ eintrag: null, geburtsdatum: geboren });
  const nehmer = { ...empfaenger, merkmale };
  const absender = absenderVon(marken[markeVon(zeile.marke)]);
  const heute = heuteInBerlin(clock());
  const ansicht = vertragsansicht(zeile, heute);
  return vertragsdokument(typ, { zeile, ansicht, nehmer, absender, heute });
}

/** One that is kept, or one that is made of its contract or its agency; until when. */
type Ziel = ({ id: string } | Herstellbares | Vorstellung) & { bis: Date };

interface Vorstellung {
  vermittlerNummer: string;
  marke: MarkenSchluessel;
}

interface Herstellbares {
  nummer: string;
  typ: Dokumenttyp;
}

type Siegelziel = { bis: Date } & ({ id: string } | { nummer: string; typ: string } | Vorstellung);

function textVon(ziel: Siegelziel): string {
  const sekunde = Math.floor(ziel.bis.getTime() / 1000).toString(36);
  return [...woerter(ziel), sekunde].join(' ');
}

function woerter(ziel: Siegelziel): string[] {
  if ('id' in ziel) return [kurz(ziel.id)];
  if ('vermittlerNummer' in ziel) return [ziel.vermittlerNummer, ziel.marke, 'ERSTINFORMATION'];
  return [ziel.nummer, ziel.typ];
}

/** Seals of these five minutes, each made once: a contract is read again by every page and after every change. */
function gemerkt(): (ziel: Siegelziel, mit: Buffer) => string {
  const bekannte = new Map<string, string>();
  return (ziel, mit) => {
    const text = textVon(ziel);
    const bekanntes = bekannte.get(text);
    if (bekanntes !== undefined) return bekanntes;
    // The oldest first; those whose time is over are among them.
    if (bekannte.size >= hoechstensGemerkt) bekannte.delete(bekannte.keys().next().value ?? '');
    const siegel = gleichVersiegelt(text, mit);
    bekannte.set(text, siegel);
    return siegel;
  };
}

const hoechstensGemerkt = 10_000;

function gelesen(siegel: string): Ziel | null {
  const teile = siegel.split(' ');
  const bis = new Date(Number.parseInt(teile.at(-1) ?? '', 36) * 1000);
  if (teile.length === 2) return { id: lang(teile[0] ?? ''), bis };
  const [nummer = '', typ] = teile;
  if (teile.length === 4) {
    const marke = markenSchluessel.safeParse(typ);
    return marke.success ? { vermittlerNummer: nummer, marke: marke.data, bis } : null;
  }
  const bekannt = dokumenttyp.safeParse(typ);
  return bekannt.success ? { nummer, typ: bekannt.data, bis } : null;
}

/** The router takes a hundred characters of a name: 16 bytes as 22 of them, not as 36. */
function kurz(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

/** The database reads a uuid without hyphens as well. */
function lang(kurze: string): string {
  return Buffer.from(kurze, 'base64url').toString('hex');
}
