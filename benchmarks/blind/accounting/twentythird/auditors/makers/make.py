import subprocess,sys,json,glob,os
b=os.path.dirname(os.path.abspath(__file__))
for s in ('tb.py','ar.py','um.py'): subprocess.run([sys.executable,os.path.join(b,s)],check=True,cwd=b)
ix=[json.load(open(f)) for f in sorted(glob.glob(b+'/.idx_*.json'))]
json.dump(ix,open(b+'/index.json','w'),indent=1,ensure_ascii=False)
for e in ix:
    t=json.load(open(f"{b}/truth/{e['file'].rsplit('.',1)[0]}.json"));assert os.path.exists(f"{b}/documents/{e['file']}")
    print(e['file'],len(t['rows']),'rows',len(t['totals']),'totals','PLANTED '+t['planted']['kind'] if t['planted'] else '')
    # grand additive check
    if t['kind']!='UM' or 1:
        for g in t['totals']:
            pass
