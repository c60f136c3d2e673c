import type { Einwilligungslage } from '#contract/endpoints/einwilligung.ts';
import { fristen } from '#contract/zahlen.ts';

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
} as const satisfies Record<Exclude<Einwilligungslage['stand'], 'OFFEN'>, string>;
export type Erklaert = keyof typeof worte;

/** The mail to whoever declared it: that it has come, and nothing of what. */
export function eingangsmail(schadenNummer: string, stand: Erklaert) {
  return {
    betreff: `Ihre Erklärung zum Schaden ${schadenNummer}`,
    text: [
      'Guten Tag,',
      worte[stand],
      'Waren Sie das nicht? Dann melden Sie sich bitte sofort bei uns.',
    ].join('\n\n'),
  };
}

const fuerUns = { ERTEILT: 'erteilt', ABGELEHNT: 'abgelehnt', WIDERRUFEN: 'widerrufen' } as const;

/** What the service reads; whom it may ask, the claim says. */
export function servicemail(schadenNummer: string, stand: Erklaert) {
  return {
    betreff: `Einwilligung zum Schaden ${schadenNummer} ${fuerUns[stand]}`,
    text:
      stand === 'ERTEILT'
        ? `Zum Schaden ${schadenNummer} liegt eine Einwilligung vor. Bitte fragen Sie nur die genannten Stellen.`
        : `Zum Schaden ${schadenNummer} wurde die Einwilligung ${fuerUns[stand]}. Bitte fragen Sie ab sofort niemanden.`,
  };
}
