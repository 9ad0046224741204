# owner's own spreadsheet: months across, rent/CAM/tax lines per suite, total wrong planted, notes, hidden col, blank spacer col
import random; from common import *; from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
random.seed(3206)
T=[("100","Kestrel Title Agency","active",5210,0),("110","Bellweather CPAs LLP","active",8840.5,1140),("120","Parkside Physical Therapy","watch",6675,905.25),("150","(fmr) Quillon Staffing","moved out 1/31",4120,610),
("200","Redfern Architects","active",9980,0),("210","Oak & Ivory Wealth Advisors","active",3455,488),("220","Solace Counseling Center","watch",2790,402.6),("235","Vantage Court Reporting","active",3120,0),("240","State Dept. of Rehab Svcs","active",14260,0),("300","Hollis Pruitt Insurance","active",4015,566),
("310","TrueNorth Software Inc","legal",12875,1822),("330","Marlow Engineering","active",7360,0),("340","Caldera Immigration Law","active",2950,415.5),("350","Zephyr Travel Partners","pmt plan",3325,471),("B-02","Kestrel Title Agency - storage","active",185,0),("ROOF","SkyLattice Wireless","active",1650,0)]
wb=Workbook(); ws=wb.active; ws.title="AR 4-30-25"
ws["B1"]="Commerce Court Office Center - 2200 Commerce Ct"; ws["B1"].font=Font(name="Georgia",size=14,bold=True,color="1F3864")
ws["B2"]="Past-due report - balances at April 30, 2025, by month billed"; ws["B2"].font=Font(name="Georgia",italic=True)
H=["Suite","Tenant","Status","What","Apr","Mar","Feb","Jan","Older","Balance","","Sec. Dep. held","Comment"]
for j,t in enumerate(H,2):
    c=ws.cell(4,j,t or None); c.font=Font(name="Georgia",bold=True,color="FFFFFF"); c.fill=PatternFill("solid",fgColor="1F3864"); c.alignment=Alignment(horizontal="center",wrap_text=True)
K=["m0","m1","m2","m3","other:Older","total","deposit"]; COL=dict(zip(K,(6,7,8,9,10,11,13)))
cm={"310":"Notice of default served 4/9; counsel: file eviction if no cure by 5/15","350":"$1,000/mo on old balance thru Sept","150":"deposit to be applied, bal to collections","240":"State pays in arrears, always ~35 days","120":"promised by 5/9"}
pat={"100":("R",1),"110":("RC",1),"120":("RCT",3),"150":("RCT","old"),"200":("T",1),"210":("C",2),"220":("RC",2),"235":("T",1),"240":("R",2),"300":("RC",1),"310":("RCT",5),"330":("T",2),"340":("RC",1),"350":("RT",4),"B-02":("R",1),"ROOF":("P",1)}
lab={"R":"Rent","C":"CAM","T":"RE tax","P":"Rent (prepaid May)"}
y=5; rows=[]; NF='#,##0.00_);[Red](#,##0.00);'
for s,n,st,rent,cam in T:
    p,k=pat[s]
    for i,ch in enumerate(p):
        a={"R":rent,"C":cam or 300,"T":round(rent*.118,2),"P":-rent}[ch]; v={}
        if k=="old": v={"m3":a,"other:Older":round(a*random.choice((1,1.5)),2)}
        else:
            for q in range(k):
                if q<4: v[K[q]]=a
                else: v[K[4]]=round(a*2.25,2)
            if k>=2 and ch=="R": v[K[k-1 if k<5 else 4]]=round(v[K[k-1 if k<5 else 4]]*.5,2)
        tot=round(sum(v.values()),2); r={"unit":s,"name":n,"charge":lab[ch],"status":st,**v,"total":tot}
        if i==0 and s not in("240","ROOF","B-02"): r["deposit"]=float(round(rent*random.choice((1,1,2)),0))
        for j,x in ((2,s),(3,n),(4,st),(5,lab[ch])): ws.cell(y,j,x).font=Font(name="Georgia",size=9)
        for kk in K:
            if kk in r: q=ws.cell(y,COL[kk],r[kk]); q.number_format=NF; q.font=Font(name="Georgia",size=9,bold=kk=="total")
        if i==0 and s in cm: ws.cell(y,14,cm[s]).font=Font(name="Georgia",size=8,italic=True,color="7F7F7F")
        if i==0:
            for j in range(2,15): ws.cell(y,j).border=Border(top=Side(style="hair"))
        rows.append(r); y+=1
y+=1; T0={"label":"TOTAL PAST DUE"}; ws.cell(y,3,"TOTAL PAST DUE").font=Font(name="Georgia",bold=True)
for kk in K:
    v=round(sum(r.get(kk,0) for r in rows),2)
    if kk=="m1": good=v; v=round(v-3120,2)   # planted
    T0[kk]=v; q=ws.cell(y,COL[kk],v); q.number_format=NF; q.font=Font(name="Georgia",bold=True); q.border=Border(top=Side(style="medium"))
ws.cell(y+1,3,"% of balance").font=Font(name="Georgia",size=8,italic=True)
for kk in K[:5]:
    v=good if kk=="m1" else T0[kk]
    q=ws.cell(y+1,COL[kk],v/T0["total"]); q.number_format="0.0%"; q.font=Font(name="Georgia",size=8,italic=True)
ws.cell(y+3,3,"Balances exclude the 2024 CAM/tax reconciliations, which go out 5/20.").font=Font(name="Georgia",size=8)
for k,w in zip("ABCDEFGHIJKLMN",(2,8,31,14,18,12,12,12,12,12,14,2,13,58)): ws.column_dimensions[k].width=w
ws.freeze_panes="D5"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
n2=wb.create_sheet("contacts"); n2.append(["Suite","Contact role","Last call"]); n2.append(["310","office mgr","4/22"]); n2.append(["350","owner","4/28"])
wb.save(doc("a32d_ar_commercect.xlsx")); print(len(rows),T0,good)
save("a32d_ar_commercect","xlsx","AR","OFFICE","owner spreadsheet, months across, one line per charge, deposits and comments",True,K,rows,[T0],{"what":"TOTAL PAST DUE under Mar printed %.2f instead of %.2f"%(T0["m1"],good),"kind":"total_wrong"})
