/** The button of a sheet opens the dialogue for printing. */
document.querySelector('button.print')?.addEventListener('click', () => window.print());
