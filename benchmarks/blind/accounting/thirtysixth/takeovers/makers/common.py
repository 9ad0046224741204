import json, os
ROOT=os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
def doc(n): return os.path.join(ROOT,'documents',n)
def save(fname, kind, money, rows, totals, asset, style, hard, planted=None):
    name=os.path.splitext(fname)[0]
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    for r in rows:
        for k in r:
            if isinstance(r[k],float): r[k]=round(r[k],4)
    for r in totals:
        for k in r:
            if isinstance(r[k],float): r[k]=round(r[k],4)
    json.dump(t,open(os.path.join(ROOT,'truth',name+'.json'),'w'),indent=1)
    ip=os.path.join(ROOT,'index.json')
    idx=json.load(open(ip)) if os.path.exists(ip) else []
    idx=[e for e in idx if e['file']!=fname]
    idx.append({"file":fname,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],
      "author":"a37b","style":style,"hard":hard})
    json.dump(sorted(idx,key=lambda e:e['file']),open(ip,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
def recalc(fname):
    # let LibreOffice store the formulas' values
    import subprocess, tempfile, shutil
    d=tempfile.mkdtemp(dir=ROOT)
    subprocess.run(['soffice','--headless','--convert-to','xlsx','--outdir',d,doc(fname)],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    shutil.move(os.path.join(d,fname),doc(fname)); shutil.rmtree(d)
