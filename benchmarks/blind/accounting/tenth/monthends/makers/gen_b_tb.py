# Excel rollforward, months side by side, credits negative, section subtotals
import random
from emit import *
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(1602)
S=[("ASSETS","Total Assets",[("10100","Operating Account - First Tidewater",184000,0),("10150","Security Deposit Account",61200,400),("10300","Petty Cash",500,0),("11000","Resident Receivables",14210,2100),("11050","Subsidy Receivable",8840,900),("12400","Prepaid Insurance",38400,-4800),("12500","Tax & Insurance Escrow",71950,9100),("12600","Reserve for Replacement",142300,3150),("15000","Land",1450000,0),("15200","Building",8925000,0),("15400","Appliances & Carpet",211400,3600),("15900","Accum. Depreciation",-2310000,-24100)]),
("LIABILITIES","Total Liabilities",[("20000","Accounts Payable",-23110,1800),("20500","Accrued Payroll",-7420,600),("21000","Accrued Property Tax",-54600,-9100),("22000","Resident Security Deposits",-60850,-300),("22500","Prepaid Rent",-9330,700),("25000","Mortgage - Calder Life",-6120000,11400)]),
("EQUITY","Total Equity",[("30000","Partner Capital",-2400000,0),("31000","Distributions",60000,30000),("39000","Retained Earnings",0,0)]),
("INCOME","Total Income",[("40000","Rent Income",-702400,-118300),("40100","Loss / (Gain) to Lease",31200,4900),("40200","Vacancy",38600,6800),("40300","Concessions",9100,1400),("40400","Bad Debt",6020,1100),("41000","Application & Admin Fees",-4115,-700),("41100","Late Fees",-5980,-950),("41200","Trash & Pest Reimb.",-12480,-2090),("41300","Garage & Storage",-9900,-1650)]),
("OPERATING EXPENSES","Total Operating Expenses",[("50100","Site Payroll",98700,16400),("50200","Payroll Taxes & Benefits",21340,3500),("51000","Repairs & Maintenance",28400,4700),("51200","Make-Ready",16750,3900),("51400","Grounds",10800,1800),("52000","Utilities - Common",19650,3400),("52100","Water & Sewer",31200,5300),("53000","Advertising & ILS",9420,1600),("54000","Administrative",7315,1250),("55000","Management Fee (3.5%)",23100,3900),("56000","Insurance",28800,4800),("57000","Property Taxes",54600,9100)]),
("NON-OPERATING","Total Non-Operating",[("60000","Mortgage Interest",142800,23600),("61000","Depreciation",144600,24100),("62000","Owner Legal - Entity",2150,0)])]
D=[]
for s,tl,ac in S:
    for a,n,b,m in ac:
        rv=lambda x:0 if x==0 else (x*100 if abs(x)%100==0 and n in('Prepaid Insurance','Insurance','Accrued Property Tax','Property Taxes','Accum. Depreciation','Depreciation','Distributions') else int(x*100*random.uniform(.86,1.14)))
        bb=b*100 if b%1000==0 or n=='Petty Cash' else b*100+random.randint(-99,99)
        D.append([s,a,n,bb,rv(m),rv(m),rv(m)])
D[0][4:7]=[0,0,0]
for i in(3,4,5,6): 
    k=[x for x in D if x[1]==('39000' if i==3 else '10100')][0]; k[i]=0; k[i]=-sum(x[i] for x in D)
money=["beginning","other:Monthly Net Change July","other:Monthly Net Change August","other:Monthly Net Change September","activity","ending"]
wb=Workbook();ws=wb.active;ws.title="TB Q3"
for r,t in enumerate(["Larkspur Commons, LP","Trial Balance Rollforward – Quarter ended 09/30/2025","Accrual basis  |  prepared by M. Osei 10/13/25  |  credits in ( )"],2):
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=11); ws.cell(r,2,t).font=Font(name='Georgia',size=14 if r==2 else 10,bold=r==2,italic=r==4)
# B acct, C type(hidden), D name, E beg, F spacer, G H I months, J activity, K ending, L tickmark
h1={5:"Balance",7:"Monthly Net Change",10:"Quarter",11:"Balance"}; h2={2:"GL",4:"Account",5:"6/30/2025",7:"July",8:"August",9:"September",10:"Net Activity",11:"9/30/2025",12:"Ref"}
ws.merge_cells('G6:I6')
for h,r in((h1,6),(h2,7)):
    for c,t in h.items():
        x=ws.cell(r,c,t);x.font=Font(name='Georgia',size=10,bold=True,color='FFFFFF')
for r in(6,7):
    for c in range(2,13):
        ws.cell(r,c).fill=PatternFill('solid',fgColor='37506B');ws.cell(r,c).alignment=Alignment(horizontal='center')
NF='#,##0.00_);(#,##0.00);"-"??_)'
r=8;rows=[];tots=[];pos=[5,7,8,9,10,11]
def put(r,v,bold=False):
    for c,x in zip(pos,v):
        k=ws.cell(r,c,x/100);k.number_format='#,##0.00_);(#,##0.00);0.00_)';k.font=Font(name='Georgia',size=9,bold=bold)
        if bold:k.border=Border(top=Side('thin'))
G=[0]*6
for s,tl,ac in S:
    ws.cell(r,2,s).font=Font(name='Georgia',bold=True,underline='single');r+=1;T=[0]*6
    for x in [d for d in D if d[0]==s]:
        v=x[3:7]+[sum(x[4:7]),sum(x[3:7])]
        ws.cell(r,2,x[1]);ws.cell(r,3,s[:3]);ws.cell(r,4,x[2]);put(r,v)
        if x[1] in('10100','12500','25000'):ws.cell(r,12,{'10100':'B-1','12500':'C-4','25000':'D-1'}[x[1]])
        rows.append({"account":x[1],"name":x[2],**{m:q/100 for m,q in zip(money,v)}});T=[a+b for a,b in zip(T,v)];r+=1
    ws.cell(r,4,tl).font=Font(name='Georgia',bold=True);put(r,T,True);tots.append({"label":tl,**{m:q/100 for m,q in zip(money,T)}});G=[a+b for a,b in zip(G,T)];r+=2
assert G==[0]*6
ws.cell(r,4,"Trial Balance (should be zero)").font=Font(name='Georgia',bold=True);put(r,G,True);tots.append({"label":"Trial Balance (should be zero)",**{m:0.0 for m in money}})
ws.cell(r+2,2,"Ref: B-1 bank rec; C-4 lender escrow statement; D-1 amortization schedule. Insurance renews 3/1/26.").font=Font(name='Georgia',size=8,italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['C'].hidden=True;ws.column_dimensions['D'].width=34;ws.column_dimensions['F'].width=2
for c in'EGHIJK':ws.column_dimensions[c].width=17
ws.freeze_panes='E8';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc('Larkspur TB Rollforward Q3.xlsx'));emit('Larkspur TB Rollforward Q3.xlsx','TB',money,rows,tots)
