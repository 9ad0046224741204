# Excel working paper printed to PDF: Irish shopping centre service charge company, three pairs
import random, subprocess, os
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from tw import *
R=random.Random(2024630)
S=[('Fixed & Current Assets',[(30,'Plant & equipment - cost',186400,0,'D'),(31,'Plant & equipment - acc. depreciation',0,98215.5,'C'),(1100,'Debtors control - service charge',74318.22,0,'D'),(1101,'Bad debt provision',0,11250,'C'),(1103,'Sundry debtors',4120,0,'D'),(1150,'Prepaid insurance',15833.33,0,'D'),(1200,'AIB current account',91264.07,0,'D'),(1210,'AIB sinking fund deposit',240000,0,'D'),(1230,'Petty cash - centre office',250,0,'D')]),
('Creditors & Accruals',[(2100,'Creditors control',0,48761.9,'C'),(2105,'Retention - escalator contract',0,9400,'C'),(2109,'Accruals',0,21300,'C'),(2200,'VAT on sales',0,27415.36,'C'),(2201,'VAT on purchases',11822.04,0,'D'),(2210,'PAYE / PRSI / USC',0,6318.41,'C'),(2300,'Service charge billed in advance',0,38750,'C'),(2310,'Rates deposit - Unit 14 (Fallon Books)',0,2500,'C')]),
('Reserves',[(3000,'Sinking fund reserve',0,240000,'C'),(3200,'Service charge surplus b/f',0,None,'C')]),
('Income',[(4000,'Service charge - anchor tenants',0,0,'C'),(4001,'Service charge - mall units',0,0,'C'),(4002,'Service charge - kiosks',0,0,'C'),(4010,'Owner shortfall - vacant units',0,0,'C'),(4100,'Mall income (promotions space)',0,0,'C'),(4200,'Car park receipts',0,0,'C'),(4900,'Deposit interest',0,0,'C')]),
('Expenditure',[(5000,'Security - contract',0,0,'D'),(5010,'Cleaning & hygiene',0,0,'D'),(5020,'Waste & recycling',0,0,'D'),(5030,'Electricity - mall & car park',0,0,'D'),(5031,'Gas',0,0,'D'),(5040,'Lifts & escalators',0,0,'D'),(5050,'Repairs - fabric',0,0,'D'),(5060,'Landscaping, winter gritting',0,0,'D'),(6000,'Centre staff wages & employer PRSI',0,0,'D'),(6100,'Marketing & Christmas lights',0,0,'D'),(7000,'Insurance',0,0,'D'),(7100,'Management fee - agents',0,0,'D'),(7200,'Audit & accountancy',0,0,'D'),(7210,'Legal - arrears recovery',0,0,'D'),(7900,'Bank charges',0,0,'D'),(8000,'Depreciation',0,0,'D')])]
op={};mv={}
for _,l in S:
    for c,n,d,k,_t in l: op[c]=None if k is None else round(d-k,2); mv[c]=[0,0]
op[3200]=-round(sum(v for v in op.values() if v is not None),2)
def je(d,c,x): x=round(x,2); mv[d][0]+=x; mv[c][1]+=x
for c,x in((4000,142500),(4001,186214.4),(4002,13850),(4010,21660)): je(1100,c,x); je(1100,2200,x*.23)
je(2300,4001,38750); je(1200,1100,402811.63); je(1200,4100,18420); je(1200,4200,61377.25); je(1210,4900,1640.55)
for c,x,v in((5000,71200.4,1),(5010,48316.75,1),(5020,14207.3,1),(5030,62840.18,1),(5031,7114.62,1),(5040,16350,1),(5050,22418.09,1),(5060,9740.5,1),(6100,12655,1),(7100,27500,1),(7200,6150,1),(7210,3480,1)):
    je(c,2100,x)
    if v: je(2201,2100,x*(.135 if c in(5010,5020,5030,5031,5050) else .23))
je(2100,1200,331604.28); je(6000,1200,58233.12); je(6000,2210,19420.66); je(2210,1200,20115.3); je(7000,1150,15833.33); je(1150,1200,33600); je(7900,1200,612.9)
je(2200,2201,52117.4); je(2200,1200,9344.1); je(8000,31,9320); je(2109,7200,6150); je(2105,2100,4700); je(1230,1200,300); je(5050,1230,281.4); je(3000,1210,0)
M=['open_dr','open_cr','other:Movement Debit','other:Movement Credit','close_dr','close_cr']
wb=Workbook(); ws=wb.active; ws.title='TB'
FN='Liberation Serif'
def cell(r,c,v=None,b=False,i=False,al=None,fmt=None,sz=9,fill=None):
    x=ws.cell(r,c,v); x.font=Font(name=FN,size=sz,bold=b,italic=i)
    if al: x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=True)
    if fmt: x.number_format=fmt
    if fill: x.fill=PatternFill('solid',fgColor=fill)
    return x
COL=[3,4,6,7,9,10]
cell(1,1,'Glasheen Quay Shopping Centre Management CLG',b=True,sz=13); cell(2,1,'Extended trial balance  -  six months ended 30 June 2024',sz=11); cell(3,1,'Client ref GQ/04        Prepared: N. O\'Dwyer  11/07/24        Reviewed: ______',i=True)
r=5
for a,b,t in((3,4,'Opening\n1 January 2024'),(6,7,'Movement\nJanuary - June'),(9,10,'Closing\n30 June 2024')):
    cell(r,a,t,b=True,al='center',fill='DCE6DC'); cell(r,b,fill='DCE6DC'); ws.merge_cells(start_row=r,start_column=a,end_row=r,end_column=b)
ws.row_dimensions[5].height=26
cell(6,1,'N/C',b=True); cell(6,2,'Account',b=True)
for j,c in enumerate(COL): cell(6,c,('Debit','Credit')[j%2]+' €',b=True,al='right')
for c in range(1,11): ws.cell(6,c).border=Border(bottom=Side(style='medium'))
M[2]='other:Movement January - June Debit €'; M[3]='other:Movement January - June Credit €'
r=7; rows=[];tot=[];G=[0]*6; NF='#,##0.00'
for s,l in S:
    cell(r,2,s,b=True,i=True); r+=1; T=[0]*6
    for c,n,*_ in l:
        o=op[c]; d,k=[round(x,2) for x in mv[c]]; e=round(o+d-k,2)
        v=[o if o>0 else 0,-o if o<0 else 0,d,k,e if e>0 else 0,-e if e<0 else 0]
        cell(r,1,'%04d'%c,al='left'); cell(r,2,n); row=dict(account='%04d'%c,name=n)
        for m,q,x in zip(M,COL,v):
            if x: cell(r,q,x,fmt=NF); row[m]=x
        if len(row)>2: rows.append(row)
        else: print('empty',n); raise SystemExit
        T=[round(p+q,2) for p,q in zip(T,v)]; r+=1
    lab='Sub-total: '+s; cell(r,2,lab,b=True); t=dict(label=lab)
    for m,q,x in zip(M,COL,T):
        if x or s!='Income' and s!='Expenditure': cell(r,q,x,b=True,fmt=NF); t[m]=x
        ws.cell(r,q).border=Border(top=Side(style='hair'))
    tot.append(t); G=[round(p+q,2) for p,q in zip(G,T)]; r+=2
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5],G
lab='TRIAL BALANCE TOTALS'; cell(r,2,lab,b=True,sz=10)
for q,x in zip(COL,G): 
    cell(r,q,x,b=True,fmt='"€"#,##0.00'); ws.cell(r,q).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tot.append(dict(label=lab,**dict(zip(M,G)))); r+=1
cell(r,2,'Check: debits less credits',i=True)
for q in(4,7,10): cell(r,q,'-',al='right',i=True)
r+=2
cell(r,2,'Notes',b=True); 
for t in('1. Sinking fund deposit agreed to AIB certificate dated 1 July 2024.','2. Retention released on escalator contract (half) following practical completion; balance due on making good defects.','3. Unit 14 deposit repayable on lease expiry, subject to final service charge account.'):
    r+=1; cell(r,2,t)
for c,w in zip('ABCDEFGHIJ',(7,40,14,14,2,14,14,2,14,14)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='5:6'; ws.oddFooter.left.text='&F / &A'; ws.oddFooter.right.text='Page &P of &N'
os.makedirs(os.path.join(D,'build'),exist_ok=True); x=os.path.join(D,'build','glasheen_quay_etb.xlsx'); wb.save(x)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file://'+D+'/lo','--convert-to','pdf','--outdir',os.path.join(D,'documents'),x],check=True,capture_output=True)
truth('glasheen_quay_etb.pdf','TB',M,rows,tot); print(len(rows),r)
