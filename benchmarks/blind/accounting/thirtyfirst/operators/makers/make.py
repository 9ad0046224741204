import common,json,os,gen_tb,gen_ar,gen_um
gen_tb.run();gen_ar.run();gen_um.run()
json.dump(common.INDEX,open(os.path.join(common.ROOT,'index.json'),'w'),indent=1,ensure_ascii=False)
for i in common.INDEX:
    t=json.load(open(os.path.join(common.TR,i['file'].rsplit('.',1)[0]+'.json')))
    print(i['file'],len(t['rows']),len(t['totals']),t['planted'])
    keys={k for r in t['rows']+t['totals'] for k,v in r.items() if isinstance(v,(int,float)) and k not in('beds','baths')}
    assert keys==set(t['money']),(keys^set(t['money']))
    g=t['totals'][-1]
    for k in t['money']:
        if k in g:
            s=round(sum(r.get(k,0) for r in t['rows']),2)
            if abs(s-g[k])>.005 : print('   grand differs',k,s,g[k])
