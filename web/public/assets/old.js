// For browsers that know no modules: they load nothing else.
document.getElementById("app").textContent = "This table needs a newer browser.";
