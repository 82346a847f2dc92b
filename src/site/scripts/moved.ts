/** Leads from an address of former days to that of today, with what was chosen and the entry that was meant. */
const link = document.querySelector<HTMLAnchorElement>('a[data-moved]');
if (link) location.replace(link.href + location.search + location.hash);
