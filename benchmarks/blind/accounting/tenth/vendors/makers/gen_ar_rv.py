# RV resort aged balances by site, XLSX, month buckets, spacer + hidden columns, numbers partly as text
import random
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common17 import *
R=random.Random(1706)
wb=Workbook(); w=wb.active; w.title="Aged 10-31"
cols=["other:Monthly Rate","current","m1","m2","m3","other:Metered Electric","other:Late Fees","prepaid","total","deposit"]
L=dict(zip(cols,"FHIJKMNOQR"))
w.merge_cells("A1:R1"); w["A1"]="Mesquite Wash RV Resort & Cottages"; w["A1"].font=Font(name="Calibri",size=15,bold=True,color="7A3E00"); w["A1"].alignment=Alignment(horizontal="center")
w.merge_cells("A2:R2"); w["A2"]="Guest balances by site at 31 October 2026 — seller schedule 7(c)"; w["A2"].alignment=Alignment(horizontal="center")
heads={"A":"Site","B":"Guest","C":"Guest ID","D":"Stay","E":"Collection\nstatus","F":"Monthly\nRate","H":"Current","I":"1 Month","J":"2 Months","K":"3 Months","M":"Metered\nElectric","N":"Late\nFees","O":"Prepaid","Q":"Total\nDue","R":"Security\nDeposit"}
w.merge_cells("H4:K4"); w["H4"]="Site rent outstanding"; w["H4"].alignment=Alignment(horizontal="center"); w["H4"].font=Font(italic=True)
for c,t in heads.items():
    x=w[f"{c}5"]; x.value=t; x.font=Font(name="Calibri",size=11,bold=True); x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="bottom"); x.border=Border(bottom=Side(style="medium"))
w.row_dimensions[5].height=32
sec=[("Pull-Thru Sites (50 amp)","P",14,(640,720)),("Back-In Sites (30/50 amp)","B",17,(495,560)),("Park Model Cottages","C",9,(825,985))]
nm="Ahlgren,Baptiste,Corrigan,Dunleavy,Espinoza,Falk,Gunderson,Holloway,Isbell,Jorgenson,Kessler,Lattimore,Mcrae,Norquist,Oyler,Pennington,Quimby,Redfern,Stadler,Truax,Upchurch,Vickers,Wetzel,Yoakum".split(",")
fn="Al Bev,Carl,Dot,Ed & Fran,Gus,Hal & Jo,Irma,Ken,Lou,Mick & Sue,Nan,Pete,Ray & Kay,Sid,Tess,Vic".replace("Al Bev","Al & Bev").split(",")
r=6; rows=[];tots=[];G=dict.fromkeys(cols,0)
for t,p,k,(lo,hi) in sec:
    w[f"A{r}"]=t; w.merge_cells(f"A{r}:E{r}")
    for c in "ABCDEFGHIJKLMNOPQR": w[f"{c}{r}"].fill=PatternFill("solid",fgColor="FCE4D6")
    w[f"A{r}"].font=Font(name="Calibri",size=11,bold=True); r+=1; S=dict.fromkeys(cols,0)
    for s in sorted(R.sample(range(1,62),k)):
        rate=float(R.randrange(lo,hi+1,5)); d={cols[0]:rate}; m=R.choice([0,0,1,1,1,2,3,4,-1])
        el=round(R.uniform(18,142),2); st=None
        if m<0: d["prepaid"]=-float(rate*R.choice([1,2])); 
        else:
            if m>=1: d["current"]=rate
            if m==0: d["current"]=round(rate*R.choice([.5,.4,1]),2)
            if m>=2: d["m1"]=rate
            if m>=3: d["m2"]=rate
            if m>=4: d["m3"]=rate if R.random()<.6 else rate/2
            d[cols[5]]=el
            if m>=2: d[cols[6]]=25.0*(m-1)
            st={2:"Promise to pay",3:"10-day notice",4:"Eviction filed"}.get(m)
        d["total"]=round(sum(d.get(q,0) for q in cols[1:8]),2)
        if R.random()<.7: d["deposit"]=float(R.choice([150,250,300,rate]))
        name=f"{R.choice(nm)}, {R.choice(fn)}"; gid=f"G{R.randint(3000,9899)}"; site=f"{p}-{s:02d}"
        w[f"A{r}"]=site; w[f"B{r}"]=name; w[f"C{r}"]=gid; w[f"D{r}"]=R.choice(["Annual","Seasonal","Monthly"]); w[f"E{r}"]=st; w[f"S{r}"]=f"{R.getrandbits(40):010x}"
        for q in d:
            x=w[f"{L[q]}{r}"]; x.value=f"{d[q]:,.2f}" if q==cols[5] else d[q]; x.number_format='#,##0.00;[Red]-#,##0.00'; x.alignment=Alignment(horizontal="right")
        z={"property":None,"unit":site,"name":name,"resident":gid,"status":st,**d}; rows.append({a:b for a,b in z.items() if b is not None})
        for q in S: S[q]=round(S[q]+d.get(q,0),2)
        r+=1
    lab=f"Subtotal {t.split(' (')[0]}"
    w[f"B{r}"]=lab; w[f"B{r}"].font=Font(name="Calibri",size=11,bold=True); pr={q:v for q,v in S.items() if v}
    for q,v in pr.items(): x=w[f"{L[q]}{r}"]; x.value=v; x.number_format='#,##0.00;[Red]-#,##0.00'; x.font=Font(name="Calibri",size=11,bold=True); x.border=Border(top=Side(style="thin"))
    tots.append({"label":lab,**pr}); r+=2
    for q in G: G[q]=round(G[q]+S[q],2)
w[f"B{r}"]="RESORT TOTAL"; w[f"B{r}"].font=Font(name="Calibri",size=11,bold=True)
for q,v in G.items(): x=w[f"{L[q]}{r}"]; x.value=v; x.number_format='"$"#,##0.00;[Red]-"$"#,##0.00'; x.font=Font(name="Calibri",size=11,bold=True); x.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
tots.append({"label":"RESORT TOTAL",**G})
w[f"A{r+2}"]="Electric is the October read, billed with November rent. Balances older than 3 months have been charged off to Caprock Recovery."
w["S5"]="guid"; w.column_dimensions["S"].hidden=True
for c,x in zip("ABCDEFGHIJKLMNOPQR",[8,31,9,10,15,14,2,12,12,12,12,2,11,10,12,2,13,12]): w.column_dimensions[c].width=x
w.freeze_panes="C6"; w.page_setup.orientation="landscape"; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
n="mesquite_wash_rv_aged_sites.xlsx"; wb.save(doc(n)); save(n,"AR",cols,rows,tots); print(len(rows),G)
