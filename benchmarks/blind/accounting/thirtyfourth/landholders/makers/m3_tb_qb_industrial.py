# owner's spreadsheet for auditors exported from Sage 300 CRE (Timberline): unadjusted / AJE / adjusted; sheets: cover, WTB, AJEs. Planted digit changed.
import random; from common import *; from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
random.seed(3203)
A=[("100.10","Cash - First Prairie Bank operating",221903,0),("100.20","Cash - money market",410552,0),("120.00","Rents receivable",58714,-6200),("121.00","Unbilled CAM true-up",0,31480),("125.00","Deferred rent receivable",187330,12915),
("140.00","Prepaid insurance",36400,-18200),("141.00","Prepaid property tax",0,0),("160.00","Land",2310000,0),("161.00","Buildings - Dock St. 1-4",9840275,0),("162.00","Site improvements & paving",612940,48750),("163.00","Tenant improvements",431118,0),
("170.00","Accum. depreciation",-3288410,-331605),("180.00","Lease commissions",266092,0),("181.00","Accum. amort. - commissions",-119440,-27316),("185.00","Loan costs, net",74210,-9276),
("200.00","Accounts payable",-33286,-11970),("205.00","Accrued liabilities",0,-9500),("210.00","Accrued property tax",-142000,-8314),("212.00","Accrued interest",0,-21867),("220.00","Tenant deposits",-96850,0),("225.00","Rents received in advance",-41277,0),("240.00","Note payable - Midland Life",-6124890,0),
("300.00","Member's equity",-3950000,0),("305.00","Accumulated (earnings) deficit",None,0),("310.00","Distributions",525000,0),
("400.00","Rental income - warehouse",-1288404,0),("401.00","Rental income - flex/office",-311760,0),("402.00","Deferred rent income",0,-12915),("410.00","CAM reimbursements",-214932,-31480),("411.00","Tax reimbursements",-268110,0),("412.00","Insurance reimbursements",-52275,0),("430.00","Trailer storage income",-38400,0),("440.00","Interest income",-9127,0),
("500.00","Property taxes",281406,8314),("505.00","Insurance",54600,18200),("510.00","Repairs - roof",71335,-48750),("511.00","Repairs - dock doors & levelers",28940,0),("512.00","Repairs - fire sprinkler",15211,0),("513.00","Paving & striping",22480,0),("520.00","Landscape & snow",63908,11970),("525.00","Utilities - house meters",31274,0),("530.00","Security patrol",26400,0),("540.00","Management fee",62108,0),("550.00","Audit & tax fees",0,9500),("551.00","Legal",8845,0),("552.00","Bad debts",0,6200),
("600.00","Interest expense",267410,21867),("605.00","Amortization of loan costs",0,9276),("610.00","Depreciation",0,331605),("611.00","Amortization - commissions",0,27316)]
plug=-sum(a[2] or 0 for a in A); A=[(c,n,plug if b is None else b,j) for c,n,b,j in A]
adjdr=sum(j for *_,j in A if j>0); adjcr=sum(-j for *_,j in A if j<0); assert adjdr==adjcr,(adjdr,adjcr)
wb=Workbook(); cv=wb.active; cv.title="Index"; F="Calibri"
for i,t in enumerate(["Dock Street Industrial Park LLC","PBC workpapers - year ended December 31, 2024",None,"WTB   Working trial balance","AJE   Adjusting entries","Prepared by owner's accounting from Sage 300 CRE GL; entries proposed by auditors."],2): cv.cell(i,2,t)
cv["B2"].font=Font(bold=True,size=14)
ws=wb.create_sheet("WTB"); ws["A1"]="Dock Street Industrial Park LLC"; ws["A2"]="Working trial balance"; ws["A3"]="12/31/2024"; ws["I1"]="W/P  TB-1"
ws["A1"].font=Font(bold=True,size=12)
fill=PatternFill("solid",fgColor="D9E1F2"); thin=Side(style="thin")
ws.merge_cells("F5:G5"); ws["F5"]="Adjustments"
for k,t in {"A6":"G/L","B6":"Description","D5":"Unadjusted","D6":"Balance","E6":"Ref","F6":"Debit","G6":"Credit","I5":"Adjusted","I6":"Balance"}.items(): ws[k]=t
for r in(5,6):
    for col in "ABCDEFGHI": ws[col+str(r)].fill=fill; ws[col+str(r)].font=Font(bold=True); ws[col+str(r)].alignment=Alignment(horizontal="center",wrap_text=False)
NF='_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
y=7; tr=[]; ref={}
pairs=[("1","161","170.00 610.00"),("2","","125.00 402.00"),("3","","121.00 410.00"),("4","","140.00 505.00"),("5","","162.00 510.00"),("6","","181.00 611.00"),("7","","185.00 605.00"),("8","","200.00 520.00"),("9","","205.00 550.00"),("10","","210.00 500.00"),("11","","212.00 600.00"),("12","","120.00 552.00")]
for n,_,a in pairs:
    for x in a.split(): ref[x]="AJE-"+n
prev=None
BADACC="525.00"
K0="other:Unadjusted Balance";K3="other:Adjusted Balance"
KD,KC="other:Adjustments Debit","other:Adjustments Credit"
for c,n,b,j in A:
    if prev and prev[0]!=c[0]: y+=1
    prev=c; pb=b
    if c==BADACC: pb=37274   # planted: 31274 printed 37274
    e=b+j; r={"account":c,"name":n}
    ws.cell(y,1,c); ws.cell(y,2,n); ws.cell(y,4,pb); ws.cell(y,9,e)
    if pb: r[K0]=pb
    if e: r[K3]=e
    if j: ws.cell(y,5,ref[c]); ws.cell(y,6 if j>0 else 7,abs(j)); r[KD if j>0 else KC]=abs(j)
    for col in(4,6,7,9): ws.cell(y,col).number_format=NF
    ws.cell(y,5).alignment=Alignment(horizontal="center"); ws.cell(y,5).font=Font(size=8,color="C00000")
    tr.append(r); y+=1
y+=1; ws.cell(y,2,"Total - must be zero / equal"); 
for col,v in((4,0),(6,adjdr),(7,adjcr),(9,0)):
    q=ws.cell(y,col,v); q.number_format='#,##0_);(#,##0)'; q.border=Border(top=thin,bottom=Side(style="double"))
for col in range(1,10): ws.cell(y,col).font=Font(bold=True)
tot={"label":"Total - must be zero / equal",K0:0,KD:adjdr,KC:adjcr,K3:0}
# net income memo
ni=sum(b+j for c,n,b,j in A if c[0] in "456")
ws.cell(y+2,2,"Memo: net (income) loss per adjusted TB").font=Font(italic=True); q=ws.cell(y+2,9,ni); q.number_format=NF; q.font=Font(italic=True)
for k,w in zip("ABCDEFGHI",(9,38,2,15,8,13,13,2,15)): ws.column_dimensions[k].width=w
ws.freeze_panes="C7"; ws.print_title_rows="5:6"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
aj=wb.create_sheet("AJE"); aj.append(["AJE","Account","","Dr","Cr"])
d={c:(n,j) for c,n,b,j in A}
for n,_,a in pairs:
    for x in sorted(a.split(),key=lambda x:-d[x][1]): aj.append([n,x,d[x][0],d[x][1] if d[x][1]>0 else None,-d[x][1] if d[x][1]<0 else None])
    aj.append([])
aj.column_dimensions["C"].width=38
wb.active=1; wb.save(doc("a32d_tb_dockst_wtb.xlsx")); print(adjdr,ni,len(tr))
save("a32d_tb_dockst_wtb","xlsx","TB","INDUSTRIAL","auditor working TB from Sage 300 CRE, unadjusted/AJE/adjusted, several sheets",True,[K0,KD,KC,K3],tr,[tot],
 {"what":"account 525.00 Unadjusted Balance printed 37,274 instead of 31,274","kind":"digit_changed"})
