# UK lock-up garages and parking by site; xlsx with merged spans, spacer columns, a recap by kind on a second sheet
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(1909)
S=[("Tanyard Lane, Ludbury",[("Lock-up garage, single",34,29,134,78),("Lock-up garage, wide",6,6,178,96),("Open parking bay",18,11,115,32.5)]),
("Rear of 60-98 Coverdale Road",[("Lock-up garage, single",22,22,128,72.5),("Store (no vehicle access)",4,3,90,54)]),
("Beacon Court basement",[("Basement bay",41,37,118,65),("Basement bay with EV charger",6,5,124,92.5),("Motorcycle bay",8,2,36,21),("Cage store",15,15,42,38)]),
("Station Approach arches",[("Arch store, small",5,4,310,215),("Arch store, large",3,3,690,460),("Container 20 ft",12,10,160,120)]),
("Mill Street",[("Lock-up garage, single",16,12,131,70),("Lock-up garage, double",3,3,262,132.5),("Open parking bay",9,9,115,30)])]
C=["units","occupied","vacant","pct_occ","sf","total_sf","market","market_total","actual","actual_total"];CI=[3,4,5,6,8,9,11,12,13,14]
wb=Workbook();ws=wb.active;ws.title="Garages"
F=lambda b=False,s=10,c="000000":Font(name="Verdana",bold=b,size=s,color=c)
ws["B1"]="COVERDALE GARAGES LTD";ws["B1"].font=F(True,13,"7F1D1D");ws["B2"]="Units by site and kind, with passing and asking rents - 30 June 2025";ws["B2"].font=F()
ws["N1"]="Ref IA/25/17";ws["N1"].font=F(s=8);ws["N1"].alignment=Alignment(horizontal="right")
md=Side(style="medium");th=Side(style="hair");fl=PatternFill("solid",fgColor="F5E6D3")
for rg,t in(("C4:F4","Number of units"),("H4:I4","Area (sq ft)"),("K4:L4","Asking rent pcm"),("M4:N4","Passing rent pcm")):
    ws.merge_cells(rg);x=ws[rg[:2]];x.value=t
for i,t in zip([2]+CI,["Site / kind","Units","Let","Void","% let","Each","Total","Each","All units","Average","Let units"]):ws.cell(5,i,t)
for r in(4,5):
    for c in range(2,15):
        x=ws.cell(r,c);x.font=F(True);x.fill=fl;x.alignment=Alignment(horizontal="left" if c==2 else "center" if r==4 else "right")
        x.border=Border(top=md if r==4 else None,bottom=md if r==5 else None)
FM=['0','0','0','0.0%','#,##0','#,##0','"£"#,##0.00','"£"#,##0.00','"£"#,##0.00','"£"#,##0.00']
def calc(n,o,tsf,mt,at):return {"units":n,"occupied":o,"vacant":n-o,"pct_occ":round(o/n,3),"sf":round(tsf/n),"total_sf":tsf,"market":r2(mt/n),"market_total":r2(mt),"actual":r2(at/o),"actual_total":r2(at)}
r=6;rows=[];tots=[]
def put(lab,d,b=False):
    global r
    ws.cell(r,2,lab).font=F(b);ws.cell(r,2).alignment=Alignment(indent=0 if b else 2)
    for k,c,f in zip(C,CI,FM):
        x=ws.cell(r,c,d[k]);x.number_format=f;x.font=F(b)
        if b:x.border=Border(top=th)
    r+=1
agg=lambda rr:calc(*[sum(q[k] for q in rr) for k in("units","occupied","total_sf","market_total","actual_total")])
for s,a in S:
    ws.cell(r,2,s).font=F(True,10,"7F1D1D");r+=1;sr=[]
    for t,n,o,sf,m in a:
        d={"type":t,**calc(n,o,n*sf,n*m,sum(m-R.choice([0,0,2.5,5,7.5])*(m/60) for _ in range(o)))};put(t,d);sr.append(d)
        ws.cell(r-1,7,"G" if "garage" in t else "O")
    d={"label":f"{s} total",**agg(sr)};put(d["label"],d,True);tots.append(d);rows+=sr;r+=1
d={"label":"All sites",**agg(rows)};put(d["label"],d,True);tots.append(d)
for c in range(2,15):ws.cell(r-1,c).border=Border(top=md,bottom=md);ws.cell(r-1,c).fill=fl
r+=1
for t in("Averages on total lines: area over all units, asking rent over all units, passing rent over let units.","Rents are inclusive of VAT for non-tenants of the company's flats. Tanyard Lane: 5 voids await asbestos roof removal."):ws.cell(r,2,t).font=F(s=8);r+=1
for c,w in zip("ABCDEFGHIJKLMN",(2,40,8,8,8,9,3,9,11,2,12,14,12,14)):ws.column_dimensions[c].width=w
ws.column_dimensions["G"].hidden=True;ws.sheet_view.showGridLines=False
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
w2=wb.create_sheet("Sign-off");w2["A1"]="Prepared by: estates surveyor";w2["A2"]="Tested by internal audit: sample of 25 licences agreed to Xero tracking category 'Garages'"
wb.save(doc("Coverdale garages June25.xlsx"));save("Coverdale garages June25.xlsx","UM",C,rows,tots)
