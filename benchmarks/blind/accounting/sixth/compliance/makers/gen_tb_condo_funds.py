"""Condo association, CPA's fund trial balance with a Dr/Cr pair per fund; printed by LibreOffice."""
import os,subprocess,shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
from common import *
c=lambda x:round(x*100)
# code,name,{fund:signed}
S=[("Current Assets",[("100-10","Cash - Operating Checking",{0:None}),("100-20","Cash - Reserve Money Market",{1:None}),("100-25","Cash - Special Assessment Account",{2:None}),("102-00","Certificates of Deposit",{1:410000}),
("110-00","Assessments Receivable - Unit Owners",{0:57318.44,1:8120.5,2:46275}),("110-50","Allowance for Credit Losses",{0:-21400,2:-4600}),("112-00","Legal Fees and Interest Receivable from Owners",{0:19866.12}),("118-00","Accrued Interest",{1:3914.66}),
("120-00","Prepaid Insurance",{0:48210.33}),("125-00","Due from Operating Fund",{1:24500,2:6150}),("130-00","Utility Deposits",{0:3250})]),
("Liabilities",[("200-00","Accounts Payable",{0:-33109.27,1:-12880,2:-41750}),("205-00","Retainage Payable",{2:-38215}),("210-00","Assessments Received in Advance",{0:-27644.8,2:-1250}),("215-00","Due to Other Funds",{0:-30650}),("220-00","Income Taxes Payable",{0:-1180}),
("230-00","Contract Liabilities (Assessments Received in Advance - Replacement Fund)",{1:-392600.25}),("240-00","Note Payable - First Tidewater Bank",{2:-540000})]),
("Fund Balances",[("300-00","Fund Balance, Beginning of Year",{0:-88412.6,1:-316240.19,2:51320.4}),("310-00","Interfund Transfers",{0:15000,1:-15000})]),
("Revenues",[("400-00","Regular Assessments",{0:-612480,1:-187320}),("402-00","Special Assessment - Elevators",{2:-325000}),("410-00","Late Fees and Fines",{0:-8425}),("412-00","Interest on Delinquent Assessments",{0:-4217.36,2:-911.18}),("415-00","Legal Fee Recoveries",{0:-13550}),
("420-00","Parking and Storage",{0:-22800}),("430-00","Interest Income",{0:-214.09,1:-18306.72,2:-377.4}),("440-00","Laundry Commission",{0:-6912.5})]),
("Expenses",[("500-00","Management Fee",{0:48600}),("502-00","Administrative and Postage",{0:7218.91}),("504-00","Legal - Collections",{0:26844.5}),("505-00","Legal - Corporate",{0:8120,2:4200}),("506-00","Audit and Tax Preparation",{0:9250}),("508-00","Credit Loss Expense",{0:9600,2:4600}),
("510-00","Property Insurance",{0:141366.2}),("520-00","Payroll and Related Costs",{0:118940.75}),("530-00","Electricity",{0:37815.6}),("531-00","Water and Sewer",{0:66204.18}),("532-00","Gas",{0:21477.03}),("540-00","Elevator Contract",{0:28800}),("541-00","Elevator Modernization - Cars 1 and 2",{2:764300}),
("545-00","Repairs and Maintenance",{0:52119.84}),("550-00","Roof Replacement - North Tower",{1:186450}),("551-00","Garage Deck Coating",{1:74218.5}),("560-00","Interest Expense",{2:29314.77}),("570-00","Bank Charges",{0:612,1:60,2:45}),("580-00","Income Taxes",{0:1180,1:2415})])]
plug={0:"100-10",1:"100-20",2:"100-25"}
for f,code in plug.items():
    s=sum(c(v[f]) for _,l in S for _,_,v in l if f in v and v[f] is not None)
    for _,l in S:
        for a in l:
            if a[0]==code: a[2][f]=-s/100
    assert s<0,(f,s)
FN=["Operating Fund","Replacement Fund","Special Assessment Fund","All Funds"]
K=[f"other:{a} {b}" for a in FN for b in("Debit","Credit")]
wb=Workbook();ws=wb.active;ws.title="PBC-3"
F=lambda **k:Font(name="Liberation Serif",size=k.pop("size",9),**k)
ws["A1"]="Pelican Towers Condominium Association";ws["A1"].font=F(bold=True,size=13)
ws["A2"]="Trial Balance - Fund Basis";ws["A3"]="December 31, 2024";ws["J1"]="W/P  PBC-3";ws["J2"]="Prep. DMS 2/18/25   Rev. _____"
for x in("A2","A3","J1","J2"): ws[x].font=F(size=10)
for x in("J1","J2"): ws[x].alignment=Alignment(horizontal="right")
t=Side(style="thin");h=Side(style="hair");d=Side(style="double")
for i,n in enumerate(FN):
    ws.merge_cells(start_row=5,end_row=5,start_column=3+2*i,end_column=4+2*i)
    x=ws.cell(5,3+2*i,n);x.font=F(bold=True);x.alignment=Alignment(horizontal="center");
    for q in(0,1):
        ws.cell(5,3+2*i+q).border=Border(bottom=t,left=t if q==0 else None)
        y=ws.cell(6,3+2*i+q,["Debit","Credit"][q]);y.font=F(bold=True);y.alignment=Alignment(horizontal="right");y.border=Border(bottom=t,left=t if q==0 else None)
for q,n in((1,"Acct."),(2,"Account Title")):
    y=ws.cell(6,q,n);y.font=F(bold=True);y.border=Border(bottom=t)
fmt='#,##0.00'
r=7;rows=[];totals=[];G=[0]*8
def put(r,v,bold=False,top=False,double=False):
    for i,z in enumerate(v):
        x=ws.cell(r,3+i);x.border=Border(left=t if i%2==0 else None,top=t if top else None,bottom=d if double else h)
        x.font=F(bold=bold);x.alignment=Alignment(horizontal="right",vertical="bottom")
        if z: x.value=z/100;x.number_format=fmt
        else: x.value="-"
for s,l in S:
    ws.cell(r,1,s.upper()).font=F(bold=True)
    for q in range(1,11): ws.cell(r,q).fill=PatternFill("solid",fgColor="E7E6E6")
    r+=1;T=[0]*8
    for code,name,v in l:
        z=[0]*8
        for f,a in v.items():
            a=c(a);i=2*f+(a<0);z[i]=abs(a);z[6+(a<0)]+=abs(a)
        ws.cell(r,1,code).font=F();x=ws.cell(r,2,name);x.font=F();x.alignment=Alignment(wrap_text=True,vertical="bottom")
        if len(name)>44: ws.row_dimensions[r].height=24
        put(r,z);rows.append(dict(account=code,name=name,**{k:q/100 for k,q in zip(K,z) if q}))
        T=[p+q for p,q in zip(T,z)];r+=1
    ws.cell(r,2,"Total "+s).font=F(bold=True);put(r,T,True,True)
    totals.append(dict(label="Total "+s,**{k:q/100 for k,q in zip(K,T) if q}));r+=1
    G=[p+q for p,q in zip(G,T)]
r+=1
ws.cell(r,2,"TRIAL BALANCE TOTALS").font=F(bold=True);put(r,G,True,True,True)
totals.append(dict(label="TRIAL BALANCE TOTALS",**{k:q/100 for k,q in zip(K,G)}))
for i in(0,2,4,6): assert G[i]==G[i+1],G
r+=2
ws.cell(r,1,"Funds kept under Fla. Stat. 718.112; reserves on pooled (cash-flow) method. Loan secured by assignment of the elevator special assessment.").font=F(size=8,italic=True)
ws.column_dimensions["A"].width=8;ws.column_dimensions["B"].width=37
for q in range(3,11): ws.column_dimensions[L(q)].width=13
ws.page_setup.orientation="landscape";ws.page_setup.paperSize=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0;ws.page_setup.fitToWidth=1
ws.print_title_rows="5:6";ws.oddFooter.left.text="Pelican Towers 2024 - Draft for audit";ws.oddFooter.right.text="Page &P of &N"
ws.page_margins.left=ws.page_margins.right=.4
os.makedirs(H+"/build",exist_ok=True);p=H+"/build/PelicanTowers_fund_TB_2024.xlsx";wb.save(p)
subprocess.run(["nice","soffice","--headless",f"-env:UserInstallation=file://{H}/lo","--convert-to","pdf","--outdir",H+"/documents",p],check=True,stdout=subprocess.DEVNULL)
shutil.rmtree(H+"/build")
save("PelicanTowers_fund_TB_2024.pdf","TB",K,rows,totals)
