import { unsichtbar } from '#contract/fields/leerzeichen.ts';
import type { Dateiart } from './dateiart.ts';

const laengster = 120;

/** The name as it can be shown and written anywhere: without folders, unseen characters and signs of other systems. */
export function sichererName(name: string): string {
  const letzter = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const lesbar = letzter
    .replaceAll(new RegExp(`${unsichtbar.source}|[\\p{Cc}\\p{Zl}\\p{Zp}<>:"|?*]`, 'gu'), '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const { stamm, endung } = geteilt(lesbar);
  return `${(stamm || 'Datei').slice(0, laengster)}${endung}`;
}

/** The same with the ending that belongs to what was found: phones send HEIC photos as `.jpg`. */
export function nameMit(art: Dateiart, name: string): string {
  const { stamm, endung } = geteilt(name);
  const passende = endungen[art];
  if (passende.includes(endung.toLowerCase())) return name;
  return `${endung === '' ? name : stamm}${passende[0] ?? ''}`;
}

/** Whether a name ends like a file of that group; one without an ending says nothing against it. */
export function endetWie(art: Dateiart, name: string): boolean {
  const endung = geteilt(name).endung.toLowerCase();
  const gruppe = gruppeVon(art);
  return (
    endung === '' ||
    Object.entries(endungen).some(
      ([andere, ihre]) => gruppeVon(andere) === gruppe && ihre.includes(endung),
    )
  );
}

/** `image`, `video`, `text` or, standing alone, a PDF. */
export function gruppeVon(typ: string): string {
  return typ.split('/')[0] ?? '';
}

function geteilt(name: string): { stamm: string; endung: string } {
  const [, stamm = name, endung = ''] = /^(.+?)(\.[^.]{1,10})?$/s.exec(name) ?? [];
  return { stamm, endung };
}

const endungen: Readonly<Record<Dateiart, readonly string[]>> = {
  'image/heif': ['.heif'],
  'image/heic': ['.heic', '.heif'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'video/mpeg': ['.mpg', '.mpeg'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov', '.qt'],
  'text/plain': ['.txt'],
  'application/pdf': ['.pdf'],
};
