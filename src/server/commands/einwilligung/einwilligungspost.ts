import type {
  Einwilligungserklaerung,
  Einwilligungslage,
} from '#contract/endpoints/einwilligung.ts';
import { brauchtNachweis } from '#contract/schaeden/einwilligung.ts';
import { fristen } from '#contract/zahlen.ts';
import { nichtSie } from '../konto/kontoMails.ts';

/** The mail with the link: what it is for and how long, nothing of anybody's health. */
export function anfragemail(schadenNummer: string, adresse: string) {
  return {
    betreff: `Ihr Schaden ${schadenNummer}: Dürfen wir nachfragen?`,
    text: [
      'Guten Tag,',
      'um den Schaden zu prüfen, brauchen wir vielleicht Auskünfte von anderen. Ob wir sie einholen dürfen, entscheiden Sie. Worum es geht, lesen Sie hier:',
      adresse,
      `Der Link gilt ${fristen.einwilligungTage}\u00A0Tage. Danach sehen Sie damit, was Sie erklärt haben, und können es widerrufen.`,
      'Sie können auch ablehnen und die Unterlagen selbst besorgen.',
    ].join('\n\n'),
  };
}

/** The mail with the code, for whoever has no link at hand. */
export function codemail(code: string) {
  return {
    betreff: 'Ihr Code',
    text: [
      'Guten Tag,',
      code,
      'Sie bekommen diese E\u2011Mail, weil jemand mit Ihren Angaben eine Anfrage von uns öffnen möchte. Waren Sie das nicht, müssen Sie nichts tun.',
    ].join('\n\n'),
  };
}

const worte = {
  ERTEILT: 'wir haben Ihre Erklärung bekommen. Danke.',
  ABGELEHNT: 'wir haben Ihre Erklärung bekommen. Danke.',
  WIDERRUFEN: 'wir haben Ihren Widerruf bekommen. Er gilt ab sofort.',
} as const satisfies Record<Exclude<Einwilligungslage['stand'], 'OFFEN' | 'BEENDET'>, string>;
export type Erklaert = keyof typeof worte;

/** What the mails tell of a declaration. */
interface Erklaertes {
  schadenNummer: string;
  stand: Erklaert;
  /** Null where there is none to speak of. */
  erklaerung: Pick<Einwilligungserklaerung, 'umfang' | 'vertretung'> | null;
}

/** The mail to whoever declared it: that it has come, and nothing of what. */
export function eingangsmail({ schadenNummer, stand, erklaerung }: Erklaertes) {
  const wartet = stand === 'ERTEILT' && brauchtNachweis(erklaerung?.vertretung ?? null);
  return {
    betreff: `Ihre Erklärung zum Schaden ${schadenNummer}`,
    text: [
      'Guten Tag,',
      worte[stand],
      ...(wartet
        ? ['Sie gilt, sobald der Nachweis da ist, dass Sie die Person vertreten dürfen.']
        : []),
      nichtSie,
    ].join('\n\n'),
  };
}

const fuerUns = { ERTEILT: 'erteilt', ABGELEHNT: 'abgelehnt', WIDERRUFEN: 'widerrufen' } as const;

/** What the service reads: what it may do now, and nothing of anybody's health; whom it may ask, the declaration says. */
export function servicemail({ schadenNummer, stand, erklaerung }: Erklaertes) {
  const betreff = `Einwilligung zum Schaden ${schadenNummer} ${fuerUns[stand]}`;
  if (stand !== 'ERTEILT') {
    const satz = `Zum Schaden ${schadenNummer} wurde die Einwilligung ${fuerUns[stand]}.`;
    return { betreff, text: `${satz} Bitte fragen Sie ab sofort niemanden.` };
  }
  const saetze = [
    `Zum Schaden ${schadenNummer} liegt eine Einwilligung vor.`,
    ...(brauchtNachweis(erklaerung?.vertretung ?? null)
      ? ['Nachweis der Vertretung fehlt noch: bis dahin niemanden fragen.']
      : []),
    erklaerung?.umfang === 'GENERELL' ? generell : einzelfall,
    'Bitte fragen Sie nur die genannten Stellen.',
  ];
  return { betreff, text: saetze.join('\n\n') };
}

// § 213 (2) and (3) VVG.
const einzelfall =
  'Einzelfall: vor jeder Anfrage erst fragen, und nur mit Zustimmung zu dieser Anfrage.';
const generell = 'Vor jeder Anfrage unterrichten. Bei einem Widerspruch niemanden fragen.';
