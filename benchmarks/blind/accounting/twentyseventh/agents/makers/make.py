import common,tb,ar,um
for g in (tb.tb_a,tb.tb_b,tb.tb_c,ar.ar_d,ar.ar_e,ar.ar_f,um.um_g,um.um_h,um.um_i): g()
common.done()
