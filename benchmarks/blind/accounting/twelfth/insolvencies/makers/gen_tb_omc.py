from common import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(9)
N="Fernhill_OMC_Extended_TB_2024.xlsx"
SEC=[("Tangible assets",[("Estate equipment - cost","B1",18450,2140,0),("Estate equipment - acc. depreciation","B1",-11070,0,2059)]),
("Debtors",[("Service charge debtors","C1",46218.4,214320,205866.15),("Provision for doubtful service charges","C1",-9500,0,3750),("Prepaid block insurance","C3",11420.33,12886.9,11420.33),("Sundry debtors","C4",0,1260,0)]),
("Cash at bank and in hand",[("AIB current account 30418","D1",71877.62,None,None),("Bank of Ireland - sinking fund","D2",164300,38500,24718.6),("Petty cash float","D3",200,0,0)]),
("Creditors",[("Trade creditors","E1",-14306.71,148330.2,152417.36),("Accruals","E2",-6890,6890,8215),("Service charges paid in advance","E3",-8744.9,8744.9,10312.55),("PAYE / PRSI","E4",-612.48,7349.76,7401.2),("Corporation tax (deposit interest)","E5",-118,118,204.5)]),
("Members' funds",[("Members' capital (124 x €1)","F1",-124,0,0),("Sinking fund reserve","F2",-164300,24718.6,38500),("Income and expenditure a/c b/f","F3",None,0,0)]),
("Income",[("Annual service charges","G1",0,0,214320),("Interest on late payment","G2",0,95,1410.25),("Deposit interest received","G3",0,0,818),("Licence fee - telecoms mast","G4",0,0,4500)]),
("Expenditure",[("Managing agent's fee","H1",0,29760,0),("Block insurance","H2",0,36870.4,0),("Lift maintenance & inspection","H3",0,14210.6,0),("Landscaping","H4",0,16480,0),("Cleaning of common areas","H5",0,24912.3,360),("Electricity - common areas","H6",0,19877.15,2104.66),("Waste collection","H7",0,21336,0),("Repairs & maintenance","H8",0,17642.19,0),("Fire alarm & emergency lighting","H9",0,6120,0),("Caretaker wages","H10",0,25200,0),("Employer PRSI","H11",0,2784.6,0),("Audit fee","H12",0,3075,0),("CRO, PSRA & secretarial","H13",0,640,0),("Legal fees - debt collection","H14",0,4182.5,615),("Depreciation","H15",0,2059,0),("Movement in doubtful debts","H16",0,3750,0),("Transfer to sinking fund","H17",0,38500,0),("Bank charges","H18",0,412.77,0)])]
it=[x for s in SEC for x in s[1]]
ob=-round(sum(x[2] for x in it if x[2] is not None),2)
d0=round(sum(x[3] for x in it if x[3] is not None),2); c0=round(sum(x[4] for x in it if x[4] is not None),2)
bd=211940.85; bc=round(bd+d0-c0,2); print(bd,bc,ob)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
wb=Workbook(); ws=wb.active; ws.title="ETB"
F="Calibri Light"; B=Font(name=F,bold=True,size=10); n10=Font(name=F,size=10); thin=Side(style="thin"); dbl=Side(style="double")
ws["B1"]="Fernhill Park Owners' Management Company CLG"; ws["B1"].font=Font(name=F,bold=True,size=14)
ws["B2"]="Extended trial balance - year ended 31 December 2024"; ws["B2"].font=B
ws["H1"]="Prepared by: SO'D"; ws["I1"]="17/02/2025"; ws["H2"]="Reviewed by: MK"; ws["I2"]="03/03/2025"
for a in("H1","H2","I1","I2"): ws[a].font=Font(name=F,size=9,italic=True)
for a,b,t in((4,5,"Balance at 1 January 2024"),(6,7,"Transactions in year"),(8,9,"Balance at 31 December 2024")):
    ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=b); x=ws.cell(4,a,t); x.font=B; x.alignment=Alignment(horizontal="center",wrap_text=True); x.fill=PatternFill("solid",fgColor="E2EFDA"); ws.cell(4,b).fill=PatternFill("solid",fgColor="E2EFDA")
for j,h in enumerate(["Account","Lead sch.","Dr","Cr","Dr","Cr","Dr","Cr"],2):
    x=ws.cell(5,j,h); x.font=B; x.alignment=Alignment(horizontal="left" if j<4 else "right")
for j in range(4,10): x=ws.cell(6,j,"€"); x.alignment=Alignment(horizontal="right"); x.font=n10; x.border=Border(bottom=thin)
r=7; rows=[];totals=[]
def put(r,d,font,bd=None):
    for j,k in enumerate(K,4):
        x=ws.cell(r,j,d.get(k)); x.number_format='#,##0.00'; x.font=font
        if bd: x.border=bd
for s,items in SEC:
    r+=1; ws.cell(r,2,s).font=Font(name=F,bold=True,size=10,underline="single"); r+=1; sr=[]
    for n,l,o,d,c in items:
        if o is None:o=ob
        if d is None:d,c=bd,bc
        e=round(o+d-c,2)
        q=dict(name=n,open_dr=o if o>0 else None,open_cr=-o if o<0 else None,debit=d or None,credit=c or None,close_dr=e if e>0 else None,close_cr=-e if e<0 else None)
        rows.append(q);sr.append(q); ws.cell(r,2,n).font=n10; ws.cell(r,3,l).font=n10; ws.cell(r,3).alignment=Alignment(horizontal="center"); put(r,q,n10); r+=1
    t={k:S(sr,k) or None for k in K}; t["label"]="Sub-total"; totals.append(t); ws.cell(r,2,"Sub-total").font=Font(name=F,italic=True,size=10); put(r,t,Font(name=F,italic=True,size=10),Border(top=thin)); r+=1
r+=1; t={k:S(rows,k) for k in K}; t["label"]="Total per trial balance"; totals.append(t); assert t["open_dr"]==t["open_cr"] and t["debit"]==t["credit"] and t["close_dr"]==t["close_cr"],t
ws.cell(r,2,t["label"]).font=B; put(r,t,B,Border(top=thin,bottom=dbl))
ws.cell(r+2,2,"Closing balances agreed to client's Sage 50 nominal ledger. Members' contributions outstanding > 12 months reviewed at C1/2.").font=Font(name=F,size=9,italic=True)
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=38; ws.column_dimensions["C"].width=9
for c in "DEFGHI": ws.column_dimensions[c].width=14.5
ws.column_dimensions["H"].width=16
ws.freeze_panes="D7"; ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(N)); finish(N,"TB",K,rows,totals)
