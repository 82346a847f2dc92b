// Several layouts and pages have this button.
document.querySelector('button.print')?.addEventListener('click', () => window.print());
