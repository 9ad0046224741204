# HOA auditors' working trial balance with adjusting entries, two funds; XLSX
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(77)
OP=[("10100","Checking - Alliance Assn Bank",41830.17),("10150","Money Market - Operating",75204.66),("11000","Assessments Receivable",38917.40),("11900","Allowance for Uncollectible",-12000),
("12000","Prepaid Insurance",18640.50),("13100","Due from Reserve Fund",4415.00),("20000","Accounts Payable",-15277.93),("20500","Accrued Expenses",0),("21000","Prepaid Assessments",-22961.08),
("22000","Income Taxes Payable",0),("30000","Fund Balance - Operating, Beginning",None),
("40100","Regular Assessments",-486720),("40150","Late Fees & Interest",-6213.75),("40200","Clubhouse Rental",-3450),("40300","Collection Cost Recovery",-5118.22),("40900","Interest Income",-1902.34),
("50100","Management Fees",54600),("50200","Office, Postage & Copies",7318.84),("50300","Audit & Tax Preparation",4850),("50400","Legal - General",9264.5),("50450","Legal - Collections",6904.18),
("51000","Insurance - Master Policy",71255),("52000","Electricity - Common",22981.67),("52100","Water & Irrigation",48213.05),("52200","Trash Removal",31104),("53000","Landscape Contract",83400),
("53050","Landscape Extras",7940.25),("53100","Pool Service & Chemicals",21417.39),("53200","Gate & Access Control",5682.11),("54000","Repairs - Buildings",18760.9),("54100","Pest Control",4176),
("55000","Bad Debt Expense",0),("56000","Income Tax Expense",0),("59000","Transfers to Reserve",62400)]
RS=[("10300","Reserve MM - Pacific Western",148336.29),("10310","CD 7741 - mat. 08/15/25",100000),("10320","CD 9026 - mat. 02/28/26",125000),("11500","Accrued Interest Receivable",0),("20100","Accounts Payable - Reserve",0),
("23000","Due to Operating Fund",-4415),("24000","Contract Liability (Assessments received in advance - replacement fund)",None),("30500","Fund Balance - Reserve, Beginning",0),
("49000","Transfers from Operating",-62400),("49100","Interest Income - Reserve",-9711.46),("60100","Roof Replacement - Bldgs 4 & 5",58240),("60200","Asphalt Seal Coat",17325),("60300","Pool Resurfacing",0)]
AJ=[("1","55000","11900",7400.00,"Increase allowance for accounts over 90 days sent to counsel"),("2","51000","12000",3106.75,"Expire prepaid insurance for December"),("3","52100","20500",4382.16,"Accrue December water bill received 1/14"),
("4","56000","22000",1265.00,"Accrue federal income tax, Form 1120-H"),("5","11500","49100",1844.62,"Accrue interest on reserve CDs"),("6","60300","20100",23950.00,"Record pool resurfacing invoice dated 12/29"),("7","54000","53050",2115.00,"Reclass tree root sidewalk repair"),("8","13100","50200",640.00,"Postage paid by operating for reserve study mailing"),("8","60200","23000",640.00,"Same, reserve fund side")]
wb=Workbook(); ws=wb.active; ws.title="WTB"
f=lambda **k: Font(name="Arial",size=k.pop('size',9),**k)
# columns: A acct, B desc, C hidden PY, D ud, E uc, F spacer, G ref, H ad, I ref, J ac, K spacer, L fd, M fc, N W/P
ws["B1"]="Sandpiper Cove Homeowners Association, Inc."; ws["B1"].font=f(bold=True,size=12)
ws["B2"]="Working Trial Balance and Adjusting Entries"; ws["B3"]="Year ended December 31, 2024"; ws["M1"]="W/P  TB-1"; ws["M2"]="By: KJO 2/18/25"; ws["M3"]="Rev: ____"
for a in("B2","B3","M1","M2","M3"): ws[a].font=f(size=9)
for a,t in (("D5","Unadjusted Trial Balance"),("G5","Adjustments"),("L5","Adjusted Trial Balance"),("A6","Acct"),("B6","Account Description"),("C6","12/31/23"),("D6","Debit"),("E6","Credit"),("G6","Ref"),("H6","Debit"),("I6","Ref"),("J6","Credit"),("L6","Debit"),("M6","Credit"),("N6","Support")):
    ws[a]=t; ws[a].font=f(bold=True,color="FFFFFF"); ws[a].alignment=Alignment(horizontal="center")
for m in("D5:E5","G5:J5","L5:M5"): ws.merge_cells(m)
for r in(5,6):
    for c in range(1,15):
        if c not in(6,11): ws.cell(r,c).fill=PatternFill("solid",fgColor="44546A")
NM=["other:Unadjusted Trial Balance Debit","other:Unadjusted Trial Balance Credit","other:Adjustments Debit","other:Adjustments Credit","other:Adjusted Trial Balance Debit","other:Adjusted Trial Balance Credit"]
COL=[4,5,8,10,12,13]
rows=[];tot=[];r=7;G=[0]*6
fmt='#,##0.00_);(#,##0.00)'
def line(label,T,dbl=False):
    global r
    ws.cell(r,2,label).font=f(bold=True)
    for c,v in zip(COL,T):
        x=ws.cell(r,c,v/100); x.number_format='"$"#,##0.00'; x.font=f(bold=True); x.border=Border(top=Side(style="thin"),bottom=Side(style="double") if dbl else None)
    tot.append(dict(label=label,**{m:v/100 for m,v in zip(NM,T)}))
    r+=2
for head,l,lab in (("OPERATING FUND",OP,"Operating Fund totals"),("RESERVE (REPLACEMENT) FUND",RS,"Reserve Fund totals")):
    x=ws.cell(r,1,head); x.font=f(bold=True,size=10); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5); r+=1
    plug=-sum(round(v*100) for _,_,v in l if v is not None); T=[0]*6
    for a,n,v in l:
        u=plug if v is None else round(v*100)
        d=sum(round(j[3]*100) for j in AJ if j[1]==a); k=sum(round(j[3]*100) for j in AJ if j[2]==a)
        dr=",".join(j[0] for j in AJ if j[1]==a); kr=",".join(j[0] for j in AJ if j[2]==a)
        z=u+d-k
        if u==0 and d==0 and k==0: continue
        V=[u if u>0 else None,-u if u<0 else None,d or None,k or None,z if z>0 else None,-z if z<0 else None]
        ws.cell(r,1,a).font=f(); x=ws.cell(r,2,n); x.font=f(); x.alignment=Alignment(wrap_text=True,vertical="top")
        x=ws.cell(r,3,round(u/100*R.uniform(.8,1.1),2)); x.number_format=fmt
        for c,q in zip(COL,V):
            x=ws.cell(r,c); x.font=f(); x.number_format=fmt; x.border=Border(bottom=Side(style="hair",color="999999"))
            if q is not None: x.value=q/100
        for c,t in((7,dr),(9,kr)):
            if t: x=ws.cell(r,c,"AJE "+t); x.font=f(color="C00000",size=8); x.alignment=Alignment(horizontal="center")
        if a[:1] in "12" and R.random()<.5: ws.cell(r,14,R.choice(["bank conf.","PBC","A-2","subledger","invoice"])).font=f(size=8,italic=True)
        if len(n)>40: ws.row_dimensions[r].height=24
        rows.append(dict(account=a,name=n,**{m:(q/100 if q is not None else None) for m,q in zip(NM,V)}))
        T=[p+(q or 0) for p,q in zip(T,V)]; r+=1
    assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
    line(lab,T); G=[p+q for p,q in zip(G,T)]
line("COMBINED FUNDS",G,True)
ws.cell(r,2,"AJE detail on next tab. Tick marks per audit program HOA-4.").font=f(italic=True,size=8)
for c,w in zip("ABCDEFGHIJKLMN",(8,40,12,14,14,1.5,7,12,7,12,1.5,14,14,11)): ws.column_dimensions[c].width=w
ws.column_dimensions["C"].hidden=True
ws.freeze_panes="C7"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet("AJE"); w2.append(["Sandpiper Cove HOA - proposed adjusting entries 2024"]); w2.append([]); w2.append(["AJE","Explanation","Posted?"])
for n,_,_,_,t in AJ: w2.append([int(n),t,"Y"])
w2.column_dimensions["B"].width=60
N="a1_sandpiper_wtb_2024.xlsx"; wb.save(D(N)); save(N,"TB",NM,rows,tot); print(len(rows),"op fb",[x for x in rows if x["account"] in("30000","24000")])
