/** Asked where a sentence of the offer is changed and on the page behind it. */
export const usaFrage = 'Erzielen Sie Umsätze in USA oder Kanada?';
