// Small pages few come to, together: apart, the names of their chunks would weigh on everybody's first page.
export { default as AntragFehler } from './AntragFehler.tsx';
export { default as CheckFailed } from './CheckFailed.tsx';
export { default as SchadenFehler } from './SchadenFehler.tsx';
export { default as Sorry } from './Sorry.tsx';
export { default as SorryVermittler } from './SorryVermittler.tsx';
export { default as VermittlerUnbekannt } from './VermittlerUnbekannt.tsx';
