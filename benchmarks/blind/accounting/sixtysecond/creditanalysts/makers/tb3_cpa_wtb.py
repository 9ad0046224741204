# CPA working trial balance, medical office, xlsx with grouped header, group subtotals, AJE pairs
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
N='Longmeadow MOB - WTB 12-31-25.xlsx'
# group, rows: acct, name, PY, unadjusted
G=[("Current assets",[("101-00","Cash - TD Bank operating",88412,166049),("101-10","Cash - PeoplesBank reserve",150226,165318),("110-00","Tenant receivables",21940,33815),("110-50","Allowance for doubtful accounts",-3000,-3000),
("112-00","Unbilled CAM & tax recoveries",8110,8110),("120-00","Prepaid insurance",6870,14742),("121-00","Prepaid real estate taxes",0,0),("125-00","Straight-line rent receivable",64300,64300)]),
("Fixed & other assets",[("150-00","Land",685000,685000),("151-00","Building",4912600,4912600),("152-00","Tenant improvements",738415,796215),("153-00","Parking lot & site work",164900,164900),("159-00","Accumulated depreciation",-1388204,-1388204),
("160-00","Leasing commissions, net",61288,74038),("165-00","Loan costs, net",28750,28750)]),
("Liabilities",[("201-00","Accounts payable",-26114,-31970),("205-00","Accrued expenses",-11800,-11800),("206-00","Accrued interest",-13906,-13906),("210-00","Tenant security deposits",-42650,-45150),("215-00","Prepaid rent",-9275,-17420),
("250-00","Mortgage payable - PeoplesBank",-3566218,-3449806),("255-00","TI loan - PeoplesBank",-118000,-94400)]),
("Equity",[("301-00","Capital - Longmeadow Physicians Realty Tr",None,None),("302-00","Capital - Dwight Rd Associates LP",-420000,-420000),("305-00","Distributions",180000,210000)]),
("Revenue",[("401-00","Base rent",-842116,-871940),("402-00","CAM recoveries",-148230,-151600),("403-00","Real estate tax recoveries",-97405,-101288),("404-00","Utility reimbursements",-18660,-19214),("410-00","After-hours HVAC",-2340,-1985),("415-00","Straight-line rent adjustment",-9120,0),("490-00","Interest income",-1127,-2840)]),
("Expenses",[("501-00","Janitorial - medical grade",64180,67420),("502-00","Medical waste removal",8844,9216),("505-00","Electric - Eversource",71316,76982),("506-00","Gas",14208,15870),("507-00","Water & sewer",7980,8314),("510-00","HVAC service & repairs",22415,31680),
("511-00","Elevator",6900,7140),("512-00","General repairs",18733,24915),("515-00","Snow & landscaping",27310,24650),("518-00","Fire alarm & security",5240,5385),("520-00","Insurance",19850,13640),("525-00","Real estate taxes",118922,124306),
("530-00","Management fee",44560,46100),("535-00","Professional fees",14600,9750),("540-00","Bad debt",0,0),("545-00","Office & miscellaneous",2118,1977),("601-00","Interest expense",171440,164985),("605-00","Depreciation",162310,0),("606-00","Amortization",14212,0)])]
AJE={ # acct: (ref, dr, cr)
"110-50":("4",0,6500),"540-00":("4",6500,0),"112-00":("2",4215,0),"402-00":("2",0,4215),"120-00":("1",0,7260),"520-00":("1",7260,0),"125-00":("3",7840,0),"415-00":("3",0,7840),
"159-00":("5",0,166480),"605-00":("5",166480,0),"160-00":("6",0,9915),"165-00":("6",0,5750),"606-00":("6",15665,0),"205-00":("7",0,5400),"535-00":("7",5400,0),"206-00":("8",416,0),"601-00":("8",0,416),
"152-00":("9",6850,0),"512-00":("9",0,6850)}
py=sum(a[2] for g,r in G for a in r if a[2] is not None);un=sum(a[3] for g,r in G for a in r if a[3] is not None)
print(py,un)
wb=Workbook();ws=wb.active;ws.title='WTB'
w2=wb.create_sheet('AJEs')
A='Arial'
ws['A1']='LONGMEADOW MEDICAL OFFICE BUILDING TRUST';ws['A2']='Working Trial Balance';ws['A3']='Year ended December 31, 2025'
for k in('A1','A2','A3'): ws[k].font=Font(name=A,size=11 if k=='A1' else 10,bold=True)
ws['H1']='Prepared by:  KMT   2/11/26';ws['H2']='Reviewed by:  RD   2/19/26';ws['H3']='W/P ref:  TB-1'
for k in('H1','H2','H3'): ws[k].font=Font(name=A,size=8,italic=True)
def hc(r,c,t,mr=None):
    x=ws.cell(r,c,t);x.font=Font(name=A,size=9,bold=True);x.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True)
    if mr: ws.merge_cells(start_row=r,start_column=c,end_row=mr[0],end_column=mr[1])
hc(5,1,'Acct #',(6,1));hc(5,2,'Account',(6,2));hc(5,3,'Final 12/31/24',(6,3));hc(5,4,'Unadjusted 12/31/25',(6,4));hc(5,5,'Adjusting Entries',(5,7));hc(6,5,'Ref');hc(6,6,'Debit');hc(6,7,'Credit');hc(5,8,'Adjusted 12/31/25',(6,8))
for c in range(1,9): ws.cell(6,c).border=Border(bottom=Side(style='medium'))
nf='#,##0_);(#,##0);"-"_)'
KP,KU,KD,KC='other:Final 12/31/24','other:Unadjusted 12/31/25','other:Adjusting Entries Debit','other:Adjusting Entries Credit'
rows=[];totals=[];r=7
def put(rr,vals,bold=False,top=False):
    for c,v in zip((3,4,6,7,8),vals):
        if v is not None:
            x=ws.cell(rr,c,v);x.number_format=nf;x.font=Font(name=A,size=9,bold=bold)
        if top: ws.cell(rr,c).border=Border(top=Side(style='thin'))
grand=[0]*5
NI=[0]*5
def tr(label,v):
    d={"label":label}
    for k,x in zip((KP,KU,KD,KC,'ending'),v):
        if x: d[k]=x
    totals.append(d)
for g,rs in G:
    ws.cell(r,1,g.upper()).font=Font(name=A,size=9,bold=True,underline='single');r+=1
    sub=[0]*5
    for a,n,p,u in rs:
        if p is None: p=-py;u=-un;
        ref,d,k=AJE.get(a,(None,0,0))
        e=u+d-k
        ws.cell(r,1,a).font=Font(name=A,size=9);ws.cell(r,2,n).font=Font(name=A,size=9)
        if ref: x=ws.cell(r,5,'AJE '+ref);x.font=Font(name=A,size=8,color='C00000');x.alignment=Alignment(horizontal='center')
        put(r,(p,u,d or None,k or None,e))
        row={"account":a,"name":n}
        for kk,v in ((KP,p),(KU,u),(KD,d),(KC,k),('ending',e)):
            if v: row[kk]=v
        rows.append(row)
        for i,v in enumerate((p,u,d,k,e)): sub[i]+=v;grand[i]+=v
        if g in('Revenue','Expenses'):
            for i,v in enumerate((p,u,d,k,e)): NI[i]+=v
        r+=1
    lab='Total '+g.lower()
    ws.cell(r,2,lab).font=Font(name=A,size=9,bold=True)
    put(r,sub,True,True);tr(lab,sub);r+=2
ws.cell(r,2,'TOTALS').font=Font(name=A,size=9,bold=True)
assert grand[0]==grand[1]==grand[4]==0 and grand[2]==grand[3],grand
put(r,grand,True)
for c in range(3,9): ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tr('TOTALS',grand);r+=2
ws.cell(r,2,'Net (income) loss').font=Font(name=A,size=9,bold=True)
v=(NI[0],NI[1],None,None,NI[4]);put(r,v,True);tr('Net (income) loss',v);r+=2
ws.cell(r,1,'Agreed to client QuickBooks file dated 1/28/26.  See AJEs tab for entries.').font=Font(name=A,size=8,italic=True)
for k,w in zip('ABCDEFGH',(9,40,14,14,8,12,12,14)): ws.column_dimensions[k].width=w
ws.freeze_panes='C7';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='5:6'
txt={"1":"Expense prepaid insurance - policy yr to 6/30/26","2":"True-up 2025 CAM recon","3":"Straight-line rent","4":"Increase allowance - Ste 205","5":"Book 2025 depreciation","6":"Book 2025 amortization","7":"Accrue audit & tax return","8":"Adjust accrued interest","9":"Capitalize corridor finish work"}
w2.append(['Adjusting journal entries']);w2.append(['AJE','Explanation'])
for k,t in txt.items(): w2.append([int(k),t])
w2.column_dimensions['B'].width=52
wb.save(doc(N))
print(len(rows),NI,[x for x in rows if x['account']=='301-00'])
save(N,'TB',[KP,KU,KD,KC,'ending'],rows,totals,'CPA working trial balance, medical office, prior year / unadjusted / AJE pair / adjusted, group subtotals',True)
