import type { Recht } from '#contract/entities/recht.ts';

/** What each right is called, and what it lets somebody do; a chart or a page takes them into its own. */
export const rechtetexte = {
  kundenSehen: 'Kunden sehen',
  kundenSehenFolge: 'Kunden und Verträge, die die Person betreut.',
  antragStellen: 'Anträge stellen',
  antragStellenFolge: 'Neue Verträge im Namen Ihrer Agentur.',
  vertragAendern: 'Verträge ändern',
  vertragAendernFolge: 'Änderungen im Auftrag der Kunden.',
  schadenMelden: 'Schäden melden',
  schadenMeldenFolge: 'Schäden im Namen der Kunden.',
  agenturVerwalten: 'Agentur verwalten',
  agenturVerwaltenFolge: 'Alles, was die Agentur betrifft: alle Kunden, alle Rechte, diese Seite.',
} as const satisfies Record<Recht | `${Recht}Folge`, string>;
