import { anspruchspruefung } from '#contract/schaeden/geschaedigt.ts';

/** What the insured reads in her Postfach: that something was reported and what she does now, and nothing of who did. */
export function gegenmeldung(vorgangsNummer: string, versicherungsNummer: string) {
  const gemeldet = 'Zu Ihrem Vertrag wurde ein Schaden gemeldet.';
  return {
    betreff: gemeldet,
    brief: [
      gemeldet,
      `Es geht um Ihren Vertrag ${versicherungsNummer}. Die Vorgangsnummer lautet ${vorgangsNummer}.`,
      'Bitte melden Sie uns den Schaden auch selbst, falls Sie das noch nicht getan haben. Das ist Ihre Pflicht (§§\u00A030, 104\u00A0VVG).',
      'Bitte zahlen Sie nichts, ohne uns vorher zu fragen.',
    ].join('\n\n'),
  };
}

/** The mail to the insured: the number, and where the rest stands. */
export function gegenmail(name: string, vorgangsNummer: string) {
  return [
    `Guten Tag ${name},`,
    `zu einem Ihrer Verträge wurde ein Schaden gemeldet. Die Vorgangsnummer lautet ${vorgangsNummer}.`,
    'Alles Weitere steht in Ihrem Postfach im Kundenportal.',
  ].join('\n\n');
}

/** The mail to whoever was harmed: the number and what comes next, none of the answers, the same for any contract. */
export function eingangsmail(vorgangsNummer: string) {
  return {
    betreff: `Ihre Meldung ${vorgangsNummer}`,
    text: [
      'Guten Tag,',
      `vielen Dank. Ihre Vorgangsnummer lautet ${vorgangsNummer}.`,
      anspruchspruefung,
    ].join('\n\n'),
  };
}

/** What the service reads of a report that has no contract yet. */
export function zuordnungsmail(vorgangsNummer: string) {
  return {
    betreff: `Schadenmeldung ohne Vertrag ${vorgangsNummer}`,
    text: `Die Meldung ${vorgangsNummer} passt zu keinem Vertrag. Bitte ordnen Sie sie von Hand zu.`,
  };
}
