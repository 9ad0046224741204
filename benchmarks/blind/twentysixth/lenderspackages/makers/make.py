import json,glob,os,lib,pdfs,xls
def check():
    for f in sorted(glob.glob(lib.TR+'*.json')):
        for st in json.load(open(f))['statements']:
            bad=[]
            for r in st['rows']:
                if 'footsFrom' not in r: continue
                its=[st['rows'][i]['values'] for i in r['footsFrom']['items']]
                for c,v in enumerate(r['values']):
                    vals=[x[c] or 0 for x in its]; ok=False
                    for mask in range(1<<max(len(vals)-1,0)) if len(vals)<8 else [0]:
                        s=vals[0]+sum((-x if mask>>j&1 else x) for j,x in enumerate(vals[1:]))
                        if abs(s-(v or 0))<.011: ok=True;break
                    if not ok: bad.append((r['label'],st['columns'][c],v))
            print(os.path.basename(f)[:40],len(st['rows']),'planted' if st['planted'] else '',bad[:4])
if __name__=='__main__':
    pdfs.run(); xls.run(); json.dump(lib.INDEX,open(lib.HERE+'/index.json','w'),indent=1); print(len(lib.INDEX)); check()
