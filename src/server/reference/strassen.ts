/** Streets a form suggests; any other may be typed (`domain/daten.md §3`). */
export const strassen: Readonly<Record<string, readonly string[]>> = {
  '48143': ['Ludgeristraße', 'Rothenburg', 'Königsstraße', 'Uferweg', 'Bachstraße'],
  '48231': ['Münsterstraße', 'Freckenhorster Straße', 'Emsdeich'],
  '20095': ['Domstraße', 'Mönckebergstraße', 'Raboisen'],
  '18055': ['Am Strande', 'Flussweg', 'Warnowufer'],
  '45127': ['Kettwiger Straße', 'Uferstraße', 'Lindenallee'],
  '50667': ['Hohe Straße', 'Unter Goldschmied'],
  '80331': ['Sendlinger Straße', 'Rosental'],
  '10115': ['Invalidenstraße', 'Chausseestraße'],
  '60311': ['Braubachstraße', 'Mainuferweg'],
  '70173': ['Königstraße', 'Talstraße'],
  '04109': ['Petersstraße', 'Brühl'],
  '88212': ['Marktstraße'],
  '26122': ['Lange Straße'],
  '39104': ['Breiter Weg', 'Elbuferstraße'],
  '24220': ['Dorfstraße'],
};
