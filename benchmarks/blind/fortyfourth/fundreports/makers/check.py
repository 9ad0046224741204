import json,os,itertools,re,subprocess
from h import B
ix=json.load(open(B+'/index.json')); print(len(ix))
for e in ix:
    fn=e["file"]; T=json.load(open(f'{B}/truth/{fn}.json'))
    p=f'{B}/documents/{fn}'
    if fn.endswith('.pdf'): txt=subprocess.run(['pdftotext','-layout',p,'-'],capture_output=True,text=True).stdout
    elif fn.endswith('.csv'): txt=open(p,encoding='utf-8-sig').read().replace(';',' ')
    elif fn.endswith('.xlsx'):
        import openpyxl; txt="\n".join(str(c.value) for w in openpyxl.load_workbook(p,data_only=True) for r in w for c in r if c.value is not None)
    else:
        q=f'{B}/.r/{fn[:-4]}.pdf'; txt=subprocess.run(['pdftotext','-layout',q,'-'],capture_output=True,text=True).stdout
    flat=re.sub(r'\s+',' ',txt.replace('\u00a0',' ')); toks=re.sub(r'[^\d\n ]','',re.sub(r'(?<=\d)[\u00a0,.](?=\d)','',txt)).split(); S=set(toks)
    if fn.startswith('Le_'): flatd=re.sub(r'(?<=\d)[ \u00a0](?=\d{3})','',txt); S=set(re.findall(r'\d+',flatd))
    miss=[]; bad=[]
    for st in T["statements"]:
        R=st["rows"]; n=len(st["columns"])
        for i,r in enumerate(R):
            assert len(r["values"])==n
            if r["label"] not in flat and not all(w in flat for w in r["label"].split()): miss.append(r["label"])
            for v in r["values"]:
                if v in(None,0): continue
                c=[f"{abs(v):.2f}".replace('.',''),str(abs(v)).replace('.',''),f"{abs(v)*100:.1f}".replace('.','') ]
                if isinstance(v,int): c.append(str(abs(v)))
                c+=[x.rstrip('0') for x in c]; c+=[f'{abs(v):.0f}']
                if not any(x in S for x in c): miss.append((r["label"],v))
            if r.get("footsFrom"):
                it=r["footsFrom"]["items"]
                for j in range(n):
                    ok=any(abs(sum(g*(R[k]["values"][j] or 0) for g,k in zip(sg,it))-(r["values"][j] or 0))<.006 for sg in ([1]*len(it),[1]+[-1]*(len(it)-1)))
                    if not ok: bad.append((i,r["label"],st["columns"][j]))
    print(fn,e["documentType"],[len(s["rows"]) for s in T["statements"]],"planted" if any(s["planted"] for s in T["statements"]) else "",'MISS',miss[:5],'BAD',bad[:8])
