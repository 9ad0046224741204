import make_lib, make_pdf_a as a, make_pdf_b as b, make_xl as x, json
for f in (a.mri,a.yardi_ts,a.jde,b.argus,b.exhibit,a.skyline,b.dcap,b.vts,x.cold,x.mall,x.sage,x.sap,x.broker,x.tape): f()
json.dump(make_lib.INDEX,open(make_lib.HERE+'/index.json','w'),indent=1)
