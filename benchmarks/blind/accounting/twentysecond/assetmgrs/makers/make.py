import common,json,os,gen_tb,gen_ar,gen_um
for m,fs in((gen_tb,("tb1","tb2","tb3")),(gen_ar,("ar1","ar2","ar3")),(gen_um,("um1","um2","um3"))):
    for f in fs: getattr(m,f)()
json.dump(common.INDEX,open(os.path.join(common.B,'index.json'),'w'),indent=1,ensure_ascii=False)
