import json,glob,os,subprocess
from openpyxl import load_workbook
for p in sorted(glob.glob('truth/*.json')):
    t=json.load(open(p));M=t["money"];d='documents/'+t["name"];assert os.path.exists(d),d
    miss=0
    if d.endswith('pdf'):
        txt=subprocess.run(['pdftotext','-layout',d,'-'],capture_output=True,text=True).stdout
    else:
        txt=' '.join(f'{c.value:,.2f}' if isinstance(c.value,(int,float)) else str(c.value) for r in load_workbook(d).worksheets[0] for c in r if c.value is not None)
    for r in t["rows"]+t["totals"]:
        nums=[k for k in r if isinstance(r[k],(int,float)) and k not in("beds","baths")]
        assert set(nums)<=set(M),(d,set(nums)-set(M))
        if r in t["rows"] and not 2<=len(nums)<=15: print(d,"n",r)
        for k in nums:
            v=abs(r[k])
            if not(f'{v:,.2f}' in txt or f'{v:,.0f}' in txt or f'{v/100:,.2f}' in txt or f'{v}' in txt): miss+=1;print(d,'missing',r,k)
    # totals as running sections: find contiguous rows summing up
    bad=[]
    n=len(t["rows"])
    for s in t["totals"]:
        ks=[k for k in s if k in M and k not in("sf","market","actual","pct_occ","pct_leased")]
        best=None
        for i in range(n):
            acc=dict.fromkeys(ks,0)
            for j in range(i,n):
                for k in ks: acc[k]+=t["rows"][j].get(k,0)
                if all(abs(acc[k]-s[k])<.006 for k in ks): best=(i,j);break
            if best:break
        if not best: bad.append(s["label"])
    print(t["name"],t["kind"],len(t["rows"]),len(t["totals"]),"PLANTED "+t["planted"]["kind"] if t["planted"] else "", "not tied:",bad)
