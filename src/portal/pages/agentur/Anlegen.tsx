export { UntervermittlerView as default } from '../../flows/konto/untervermittler/View.tsx';
