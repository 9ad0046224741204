import tb,ar,um,common
for g in(tb.tb1,tb.tb2,tb.tb3,ar.ar1,ar.ar2,ar.ar3,um.um1,um.um2,um.um3):g()
common.finish()
