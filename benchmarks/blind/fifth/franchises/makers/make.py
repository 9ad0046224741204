import make_pdf1 as a,make_pdf2 as b,make_xls1 as c,make_xls2 as d
for f in (a.yardi,a.onesite,a.appfolio,b.manageamerica,b.coop,b.senior,b.owner,c.entrata,c.mixed,c.resman,c.ukbtr,d.rentmanager,d.coliving,d.sfr): f()
