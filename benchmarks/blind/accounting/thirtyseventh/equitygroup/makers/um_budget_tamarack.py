# 2026 budget book of an apartment community, unit mix on the third sheet with bedroom blocks, grouped headers, formulas, xlsx
from common import *
import xlsxwriter, datetime
from xlsxwriter.utility import xl_rowcol_to_cell as X, xl_col_to_name as CN
G=[("Studio",[("S1 - Alder","0","1",18,505,17,1445,1412,.03)]),
 ("One Bedroom",[("A1 - Birch","1","1",36,648,34,1598,1571,.035),("A2 - Birch w/ Den","1","1",24,742,24,1705,1688,.035),("A2R - Birch Renovated","1","1",12,742,11,1840,1817,.04),("A3 - Cottonwood","1","1.5",16,811,14,1785,1733,.03)]),
 ("Two Bedroom",[("B1 - Dogwood","2","2",42,1012,39,2045,1996,.03),("B1R - Dogwood Renovated","2","2",20,1012,19,2215,2203,.04),("B2 - Elm","2","2",28,1098,28,2140,2107,.03),("B3 - Elm Townhome","2","2.5",14,1264,13,2395,2340,.025)]),
 ("Three Bedroom",[("C1 - Fir","3","2",16,1335,15,2610,2548,.025),("C2 - Fir Townhome","3","2.5",8,1486,8,2790,2815,.02)])]
F="Tamarack_Ridge_2026_Budget_Book.xlsx"; wb=xlsxwriter.Workbook(doc(F)); wb.set_properties({"created":datetime.datetime(2025,9,22)})
b=dict(font_name="Arial",font_size=9); fm=lambda **k: wb.add_format({**b,**k})
cv=wb.add_worksheet("Cover"); cv.hide_gridlines(2); cv.set_column("B:B",70)
for i,(t,s) in enumerate([("TAMARACK RIDGE APARTMENTS",20),("Beaverton, Oregon - 234 homes",12),("2026 OPERATING AND CAPITAL BUDGET",14),("Second draft, September 22, 2025",10),("Prepared by Northlake Residential for the Separate Account",10)]): cv.write(5+2*i,1,t,fm(bold=i in(0,2),font_size=s,font_color="#1D4D3A"))
w=wb.add_worksheet("Assumptions"); w.set_column("A:A",46); w.set_column("B:D",14)
w.write_row(0,0,["Key Assumptions","2025 Fcst","2026 Budget","Chg"],fm(bold=True,bottom=1))
for i,t in enumerate([("Average occupancy",.948,.951,None),("Vacancy and credit loss",.061,.058,None),("Concession weeks per new lease",2,1,None),("Turnover",.47,.46,None),("Payroll merit",.03,.03,None)],1):
    w.write(i,0,t[0],fm()); 
    for j in (1,2): w.write(i,j,t[j],fm(num_format="0.0%" if t[j]<1 else "0.0"))
ws=wb.add_worksheet("Unit Mix"); ws.hide_gridlines(2)
K=["units","occupied","pct_occ","sf","total_sf","market","market_sf","market_total","actual","actual_sf","actual_total","ltl","other:Loss to Lease %","other:2026 Budget Increase","other:2026 Budget Market Rent","other:2026 Budget Gross Potential"]
hd=fm(bold=True,font_color="white",bg_color="#1D4D3A",align="center",valign="vcenter",text_wrap=True,border=1,border_color="#FFFFFF")
ws.write(0,0,"Tamarack Ridge Apartments",fm(bold=True,font_size=13,font_color="#1D4D3A")); ws.write(1,0,"Unit Mix, Market Rents and Loss to Lease - 2026 Budget",fm(bold=True)); ws.write(2,0,"Rent roll of 08/31/2025; monthly amounts",fm(italic=True))
ws.merge_range(4,0,5,0,"Floor Plan",hd)
for c,t in ((1,"Bed"),(2,"Bath"),(3,"Units"),(4,"Occupied"),(5,"% Occ."),(6,"Avg. SF"),(7,"Total SF")): ws.merge_range(4,c,5,c,t,hd)
ws.merge_range(4,8,4,10,"Market Rent",hd); ws.merge_range(4,11,4,13,"In-Place Rent",hd); ws.merge_range(4,14,4,15,"Loss to Lease",hd); ws.merge_range(4,16,4,18,"2026 Budget",hd)
for c,t in zip(range(8,19),["Per Unit","Per SF","Total","Per Unit","Per SF","Total","$","%","Increase","Market Rent","Gross Potential"]): ws.write(5,c,t,hd)
NF=["#,##0","#,##0","0.0%","#,##0","#,##0","$#,##0","$0.00","$#,##0","$#,##0","$0.00","$#,##0","$#,##0;($#,##0)","0.0%;(0.0%)","0.0%","$#,##0","$#,##0"]
f0=[fm(num_format=n) for n in NF]; f1=[fm(num_format=n,bold=True,bg_color="#E2EFDA",top=1) for n in NF]; f2=[fm(num_format=n,bold=True,top=1,bottom=6) for n in NF]
def rnd(v,n): 
    import decimal; return float(decimal.Decimal(repr(v)).quantize(decimal.Decimal(1).scaleb(-n),decimal.ROUND_HALF_UP))
def fin(d):   # derived
    d["pct"]=rnd(d["occupied"]/d["units"],3); d["market_sf"]=rnd(d["market_total"]/d["total_sf"],2); d["ltlp"]=rnd(d["ltl"]/d["mocc"],3); return d
def truth(d):
    o={k:d[k] for k in ("units","occupied","sf","total_sf","market","market_sf","market_total","actual","actual_sf","actual_total","ltl")}
    o["pct_occ"]=round(d["pct"]*100,1); o["other:Loss to Lease %"]=round(d["ltlp"]*100,1)
    if "inc" in d: o["other:2026 Budget Increase"]=round(d["inc"]*100,1)
    o["other:2026 Budget Market Rent"]=d["bm"]; o["other:2026 Budget Gross Potential"]=d["gp"]; return o
def write(r,d,fs,form):
    vals=[d["units"],d["occupied"],d["pct"],d["sf"],d["total_sf"],d["market"],d["market_sf"],d["market_total"],d["actual"],d["actual_sf"],d["actual_total"],d["ltl"],d["ltlp"],d.get("inc"),d["bm"],d["gp"]]
    for i,(v,f) in enumerate(zip(vals,fs)):
        c=i+3
        if v is None: ws.write_blank(r,c,None,f)
        elif c in form: ws.write_formula(r,c,form[c],f,v)
        else: ws.write_number(r,c,v,f)
r=6; rows=[]; totals=[]; GT={}; subrows=[]
SK=("units","occupied","total_sf","market_total","actual_total","ltl","mocc","gp","asf")
def agg(ds,lab):
    d={k:sum(x[k] for x in ds) for k in SK}; d["sf"]=rnd(d["total_sf"]/d["units"],0); d["market"]=rnd(d["market_total"]/d["units"],0); d["actual"]=rnd(d["actual_total"]/d["occupied"],0); d["actual_sf"]=rnd(d["actual_total"]/d["asf"],2); d["bm"]=rnd(d["gp"]/d["units"],0)
    fin(d); totals.append(dict(label=lab,**truth(d))); return d
allds=[]
for g,ps in G:
    ws.write(r,0,g,fm(bold=True,italic=True,font_color="#1D4D3A")); r+=1; r0=r; ds=[]
    for n,bd,ba,u,sf,oc,mk,ac,inc in ps:
        bm=int(round(mk*(1+inc)/5)*5); inc_=rnd(inc,3)
        d=dict(units=u,occupied=oc,sf=sf,total_sf=u*sf,market=mk,market_total=u*mk,actual=ac,actual_sf=rnd(ac/sf,2),actual_total=oc*ac,ltl=oc*(mk-ac),mocc=oc*mk,inc=inc_,bm=bm,gp=u*bm,asf=oc*sf); fin(d); ds.append(d)
        ws.write(r,0,"   "+n,fm()); ws.write_number(r,1,int(bd),fm(align="center")); ws.write_number(r,2,float(ba),fm(align="center",num_format="0.0"))
        e=r+1; write(r,d,f0,{5:f"=ROUND(E{e}/D{e},3)",7:f"=D{e}*G{e}",9:f"=ROUND(K{e}/H{e},2)",10:f"=D{e}*I{e}",12:f"=ROUND(L{e}/G{e},2)",13:f"=E{e}*L{e}",14:f"=E{e}*(I{e}-L{e})",15:f"=ROUND(O{e}/(E{e}*I{e}),3)",17:f"=MROUND(I{e}*(1+Q{e}),5)",18:f"=D{e}*R{e}"})
        rows.append(dict(type=n,beds=int(bd),baths=float(ba),**truth(d))); r+=1
    lab=f"{g} Total / Avg."; d=agg(ds,lab); allds+=ds
    ws.write(r,0,lab,fm(bold=True,bg_color="#E2EFDA",top=1)); ws.write_blank(r,1,None,f1[0]); ws.write_blank(r,2,None,f1[0]); subrows.append(r)
    write(r,d,f1,{c:f"=SUM({CN(c)}{r0+1}:{CN(c)}{r})" for c in (3,4,7,10,13,14,18)}); r+=2
d=agg(allds,"Property Total / Avg."); ws.write(r,0,"Property Total / Avg.",fm(bold=True,top=1,bottom=6)); ws.write_blank(r,1,None,f2[0]); ws.write_blank(r,2,None,f2[0])
write(r,d,f2,{c:"="+"+".join(f"{CN(c)}{q+1}" for q in subrows) for c in (3,4,7,10,13,14,18)}); r+=2
for t in ("In-place averages are of occupied homes. Loss to lease is market less in-place rent of occupied homes; ( ) is a gain to lease.","Budget market rents rounded to the nearest $5. A2R and B1R received quartz counters and plank flooring (2023-24 program, 32 homes)."): ws.write(r,0,t,fm(italic=True,font_size=8)); r+=1
ws.set_column(0,0,27); ws.set_column(1,2,5.5); ws.set_column(3,6,8.5); ws.set_column(7,7,9); ws.set_column(8,18,10.5); ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,1)
o=wb.add_worksheet("Other Income"); o.set_column("A:A",30); o.write_row(0,0,["Other Income","Per Unit","2026 Budget"],fm(bold=True,bottom=1))
for i,(a,v) in enumerate([("Utility reimbursement",62.5),("Pet rent",14.2),("Garages and storage",21.75),("Application and admin fees",9.4)],1): o.write(i,0,a,fm()); o.write(i,1,v,fm(num_format="0.00")); o.write(i,2,v*234*12,fm(num_format="#,##0"))
ws.activate() if False else cv.activate(); wb.close()
assert d["units"]==234
save(F,"UM",K,rows,totals,"MULTIFAMILY","Budget book workbook, unit mix on third sheet, bedroom blocks with subtotals, grouped two-line headers",True)
for x in rows: print(x)
print(totals[-1])
