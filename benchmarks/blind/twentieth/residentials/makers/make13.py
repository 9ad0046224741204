# ResMan export to Excel, everything as text, merged cells, two-row records (transactions beneath), phases
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2613); fn="ResMan_RR_detail_LarkspurCommons_Ph1-3.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Sheet1"; rows=[]
q=lambda v:f"${v:,.2f}" if v>=0 else f"(${-v:,.2f})"
ws["B1"]="Rent Roll Detail"; ws.merge_cells("B1:N1"); ws["B1"].font=Font(name="Arial",size=16,bold=True); ws["B1"].alignment=Alignment(horizontal="center")
ws["B2"]="Larkspur Commons"; ws.merge_cells("B2:N2"); ws["B2"].alignment=Alignment(horizontal="center"); ws["B3"]="2/28/2025"; ws.merge_cells("B3:N3"); ws["B3"].alignment=Alignment(horizontal="center")
# columns: B unit, C type, D sf, E(blank) F resident, G status, H market, I category, J amount, K lease start/ L lease end, M deposit, N balance
def sty(c,bold=False,al=None,fill=None,it=False):
    c.font=Font(name="Arial",size=8,bold=bold,italic=it)
    c.alignment=Alignment(horizontal=al,vertical="top",wrap_text=bool(al))
    if fill: c.fill=PatternFill("solid",fgColor=fill)
def hdr(k):
    for c,t in zip("BCDFGHIJKLMN",("Unit","Floor Plan","SF","Household","Unit Status","Market","Recurring Transaction","Amount","Begin","End","Deposit","Balance")): ws[f"{c}{k}"]=t; sty(ws[f"{c}{k}"],True,"center","D9D9D9")
    ws[f"E{k}"].fill=PatternFill("solid",fgColor="D9D9D9")
k=5; GT=[0.0]*4; n=o=0; cat={}; stt={}; fps={}; SFT=0
d=lambda x:f"{x.month}/{x.day}/{x.year}"
pl={"Poppy 2/2":(1010,1845),"Sage 3/2":(1285,2190),"Sage 3/2 Gar":(1285,2310),"Yarrow 4/2.5":(1640,2675)}
for ph,(cnt,base) in enumerate(((16,100),(12,200),(18,300)),1):
    ws[f"B{k}"]=f"Larkspur Commons - Phase {['I','II','III'][ph-1]}"; ws.merge_cells(f"B{k}:N{k}"); sty(ws[f"B{k}"],True,None,"BDD7EE"); k+=1; hdr(k); k+=1; P=[0.0]*4; po=0; psf=0
    for i in range(1,cnt+1):
        u=f"{base+i}"; f=r.choice(list(pl)); sf,mk=pl[f]; mk=float(mk+15*(ph-1)); x=r.random(); s="Occupied" if x<.8 else "NTV" if x<.86 else "Vacant" if x<.93 else "Vacant Pre-Leased"
        n+=1; psf+=sf; stt[s]=stt.get(s,0)+1; z=fps.setdefault(f,[0,0,0.0]); z[0]+=1; z[2]+=mk
        for c,v in zip("BCDGH",(u,f,f"{sf:,}",s,q(mk))): ws[f"{c}{k}"]=v; sty(ws[f"{c}{k}"],c=="B","right" if c in"DH" else None)
        row=dict(building=None,section=f"Larkspur Commons - Phase {['I','II','III'][ph-1]}",unit=u,unitType=f,area=sf,statusText=s,marketRent=mk)
        P[0]+=mk
        if s in("Occupied","NTV"):
            o+=1; po+=1; z[1]+=1; nm=r.name("fl")+(r.choice([""," & "+r.name("fl")])); rent=float(round(mk*r.uniform(.92,1.01))); tx=[("Rent",rent)]
            if r.random()<.8: tx.append(("Smart Home Package",40.0))
            if r.random()<.4: tx.append(("Pet Rent",r.choice([30.0,60.0])))
            if r.random()<.3: tx.append(("Lawn Care",55.0))
            if r.random()<.2: tx.append(("Concession - Monthly",-float(r.choice([50,100,150]))))
            ls=r.day(date(2024,3,1),date(2025,2,20)); le=plus(ls,12)-timedelta(1); dep=float(r.choice([500,500,1000,rent])); bal=r.choice([0.0,0.0,0.0,0.0,-40.0,128.5])
            for c,v in zip("FKLMN",(nm,d(ls),d(le),q(dep),q(bal))): ws[f"{c}{k}"]=v; sty(ws[f"{c}{k}"],False,"right" if c in "MN" else "left")
            tot=sum(v for _,v in tx)
            for a,v in tx:
                ws[f"I{k}"]=a; ws[f"J{k}"]=q(v); sty(ws[f"I{k}"]); sty(ws[f"J{k}"],False,"right"); k+=1; cat[a]=cat.get(a,0)+v
            ws[f"I{k}"]="Total"; ws[f"J{k}"]=q(tot); sty(ws[f"I{k}"],True); sty(ws[f"J{k}"],True,"right"); k+=1
            for a,v in zip((1,2,3),(tot,dep,bal)): P[a]+=v
            row.update(tenantName=nm,contractRent=rent,charges=[{"code":a,"amount":v} for a,v in tx],totalCharges=tot,leaseStartDate=iso(ls),leaseEndDate=iso(le),deposit=dep,balance=bal)
        else: k+=1
        rows.append(row)
    ws[f"B{k}"]=f"Phase {['I','II','III'][ph-1]} Total"; ws[f"D{k}"]=f"{psf:,}"; ws[f"F{k}"]=f"{cnt} units, {po} occupied"; ws[f"H{k}"]=q(P[0]); ws[f"J{k}"]=q(P[1]); ws[f"M{k}"]=q(P[2]); ws[f"N{k}"]=q(P[3])
    for c in "BCDEFGHIJKLMN": sty(ws[f"{c}{k}"],True,"right" if c in"DHJMN" else None); ws[f"{c}{k}"].border=Border(top=Side(style="thin"))
    k+=2; GT=[a+b for a,b in zip(GT,P)]; SFT+=psf
GT=[round(v,2) for v in GT]
ws[f"B{k}"]="Grand Total"; ws[f"D{k}"]=f"{SFT:,}"; ws[f"F{k}"]=f"{n} units, {o} occupied"; ws[f"H{k}"]=q(GT[0]); ws[f"J{k}"]=q(GT[1]); ws[f"M{k}"]=q(GT[2]); ws[f"N{k}"]=q(GT[3])
for c in "BCDEFGHIJKLMN": sty(ws[f"{c}{k}"],True,"right" if c in"DHJMN" else None); ws[f"{c}{k}"].border=Border(top=Side(style="double"))
k+=2
def side(t,hd,data):
    global k
    ws[f"B{k}"]=t; sty(ws[f"B{k}"],True); k+=1
    for rw in [hd]+data:
        for c,v in zip("CFGH" if len(hd)>2 else "FH",rw): ws[f"{c}{k}"]=v; sty(ws[f"{c}{k}"],rw is hd)
        k+=1
    k+=1
side("Recurring transactions",("Category","Amount"),[(a,q(v)) for a,v in sorted(cat.items())]+[("Total",q(sum(cat.values())))])
side("Unit status",("Status","Units"),[(a,str(v)) for a,v in stt.items()]+[("Total",str(n))])
side("Floor plans",("Plan","Units","Occupied","Market"),[(a,str(v[0]),str(v[1]),q(v[2])) for a,v in fps.items()])
for c,w in zip("ABCDEFGHIJKLMN",(2,11,13,7,1.5,24,15,12,20,12,10,10,11,11)): ws.column_dimensions[c].width=w
ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{B}/documents/{fn}")
save(fn,"SINGLE_FAMILY_RENTAL","ResMan detail export, all text, transactions stacked, three phases","Larkspur Commons","2025-02-28",n,o,n-o,rows,hard=True,totals=dict(zip("marketRent totalCharges deposit balance".split(),GT)))
