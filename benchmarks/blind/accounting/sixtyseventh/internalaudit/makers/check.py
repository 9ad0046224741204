# render workbooks to r/ with soffice first
import json,re,csv,os,pdfplumber,openpyxl,subprocess,glob
B='build/blind'; ix=json.load(open(B+'/index.json'))
for i in ix:
    n=i["file"]; t=json.load(open(f"{B}/truth/{os.path.splitext(n)[0]}.json")); p=f"{B}/documents/{n}"; assert t["name"]==n and t["kind"]==i["kind"]
    if n.endswith(".pdf"): txt="\n".join(x.extract_text() for x in pdfplumber.open(p).pages)
    elif n.endswith(".csv"): txt=open(p,newline="").read()
    else: txt="\n".join(x.extract_text() for x in pdfplumber.open(f"{B}/r/{os.path.splitext(n)[0]}.pdf").pages)
    flat=re.sub(r"\s+"," ",txt); miss=[]
    nums=set(re.sub(r"[,$()%]","",w).strip("-+") for w in re.split(r"\s+",txt.replace('","',' ').replace('"',' ') if not n.endswith(".csv") else re.sub(r'(\d),(\d{3})',r'\1\2',txt).replace(',',' ').replace('"',' ')))
    nums2=set()
    for x in nums:
        try: nums2.add(round(abs(float(x)),2))
        except: pass
    for r in t["rows"]+t["totals"]:
        for k,v in r.items():
            if isinstance(v,str):
                if k=="date": continue
                if v not in flat: miss.append((k,v))
            elif round(abs(v),2) not in nums2: miss.append((k,v,r.get("name") or r.get("label") or r.get("type")))
    T=t["totals"][-1]; bad=[]
    for k in t["money"]:
        if k in T:
            s=sum(r.get(k,0) for r in t["rows"]); 
            if abs(s-T[k])>.006: bad.append((k,round(s,2),T[k]))
    print(n,t["kind"],len(t["rows"]),len(t["totals"]),"planted" if t["planted"] else "","| notfound",len(miss),miss[:6],"| sums off",bad)
