/**
 * Words that whoever guesses passwords tries first: what people choose most often in German and English, keyboard
 * rows, and what this portal is about (`reference/trust.md §4`). Digits, signs and look-alikes around and within them do
 * not help.
 */
const woerter = new Set(
  `passwort password passwd kennwort geheim geheimnis secret hallo hello willkommen welcome servus moin tschuess
  admin administrator root test tester testtest gast guest user benutzer login anmelden default changeme start
  startklar anfang initial neu neues qwertz qwertzu qwertzui qwertzuiop qwerty qwertyui qwertyuiop asdf asdfgh asdfghjkl
  yxcv yxcvbnm zxcvbn zxcvbnm qaywsx qayxsw qazwsx abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa xyz
  iloveyou ichliebedich liebe schatz schatzi schnucki engel angel sonne sonnenschein sunshine regenbogen blume
  blumen schmetterling prinzessin princess dragon drache monkey affe hund katze hase hasi maus mausi baer tiger panther
  loewe adler pferd sommer summer herbst winter fruehling spring januar februar maerz april mai juni juli august
  september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ostern weihnachten
  silvester urlaub ferien fussball football bayern bayernmuenchen dortmund borussia schalke werder eintracht
  deutschland germany berlin hamburg muenchen muenster koeln frankfurt stuttgart leipzig dresden bremen hannover
  michael thomas andreas stefan daniel christian alexander martin peter markus sebastian frank patrick sandra
  nicole stefanie julia anna laura lisa jessica katharina maria sabine andrea claudia computer internet arbeit buero
  firma zuhause familie mama papa oma opa freunde freiheit superman batman starwars pokemon minecraft master
  meister killer hacker matrix trustno letmein einlass schule lehrer ficken arschloch scheisse porsche mercedes
  ferrari volkswagen audi bmw versicherung versicherungen versichert police vertrag vertraege beitrag schaden portal
  kunde kunden kundenportal kundenkonto vermittler vermittlerportal makler agentur hausrat haftpflicht
  privathaftpflicht betriebshaftpflicht tierhalterhaftpflicht hundehaftpflicht fahrrad fahrradversicherung ebike
  reise reiseversicherung gewerbe inhaltsversicherung elementar andsafe andsafeprotect provinzial sdirekt hfk protect`
    .trim()
    .split(/\s+/),
);

const doppelgaenger: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is one of those tried first; whatever passes the rules may still be one (`Passwort1!`). */
export function istZuEinfach(passwort: string): boolean {
  const klein = passwort
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return [klein, uebersetzt(klein), uebersetzt(klein.replace(/[^\p{L}]+$/u, ''))].some(
    (lesart) => istWort(lesart.replaceAll(/[^a-z]/g, '')) || istReihe(lesart),
  );
}

function uebersetzt(text: string): string {
  return text.replaceAll(/[0134567@$!]/g, (zeichen) => doppelgaenger[zeichen] ?? zeichen);
}

/** A word of the list, also twice or thrice; no letters at all is none. */
function istWort(buchstaben: string): boolean {
  if (buchstaben === '') return true;
  const einmal = wiederholtes(buchstaben);
  return woerter.has(buchstaben) || woerter.has(einmal) || einmal.length === 1;
}

/** The shortest beginning that, repeated, is the whole. */
function wiederholtes(text: string): string {
  for (let laenge = 1; laenge <= text.length / 2; laenge += 1) {
    const anfang = text.slice(0, laenge);
    if (text.length % laenge === 0 && anfang.repeat(text.length / laenge) === text) return anfang;
  }
  return text;
}

/** Fewer than five different characters. */
function istReihe(text: string): boolean {
  return new Set(text).size < 5;
}
