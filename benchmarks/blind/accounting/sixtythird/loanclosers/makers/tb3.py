# bookkeeper's six-column trial balance of an outdoor storage yard, spreadsheet printed to PDF
import openpyxl, subprocess, os
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
N='Calloway Rd Yard - TB Q2 2025.pdf'
O={};M={};order=[]
def a(n,o=0.0): O[n]=o;M[n]=[0.0,0.0];order.append(n)
for n,o in [('Checking - Tri-County Bank',118402.66),('Savings - Tri-County Bank',75210.08),('Rent receivable',14350.00),('Prepaid insurance',9870.00),('Escrow held by lender',22046.51),('Land - 11.4 acres',3420000.00),('Yard paving & stabilization',886415.00),('Fencing, gates & lighting',214730.40),('Office / shop building',512000.00),('Accumulated depreciation',-188240.00),('Loan costs, net of amortization',61275.00),('Accounts payable',-8916.37),('Deposits held - tenants',-68500.00),('Rent received in advance',-21750.00),('Property tax payable',-27360.00),('Note payable - Tri-County Bank',-2896118.42),('Loan from D. Calloway',-150000.00)]: a(n,o)
a("Owner's capital",0);a('Owner draws',40000.00)
for n,o in [('Rent - trailer & container stalls',-132480.00),('Rent - Bluestone Crane & Rigging',-87000.00),('Rent - Sunfork Equipment Rental',-61500.00),('Rent - shop building',-19800.00),('CAM & tax reimbursements',-17415.00),('Late fees',-1150.00),('Interest earned',-412.66),('Advertising / signs',1840.00),('Bank & card fees',611.28),('Electric',3902.17),('Fence & gate repairs',5214.60),('Gravel, grading & dust control',12860.00),('Insurance',9870.00),('Interest - Tri-County Bank',52391.04),('Legal & accounting',4125.00),('Management fee',12600.00),('Office & phone',1388.90),('Property taxes',27360.00),('Security patrol & cameras',8940.00),('Snow & weed control',6730.00),('Water / portable toilets',2415.75),('Depreciation',23530.00),('Amortization of loan costs',2625.00)]: a(n,o)
O["Owner's capital"]=-round(sum(O.values()),2)
def je(*l):
    assert abs(sum(x[1] for x in l))<.005,l
    for n,v in l: M[n][0 if v>0 else 1]=round(M[n][0 if v>0 else 1]+abs(v),2)
C='Checking - Tri-County Bank';AR='Rent receivable'
for n,v in [('Rent - trailer & container stalls',138915.00),('Rent - Bluestone Crane & Rigging',87000.00),('Rent - Sunfork Equipment Rental',63345.00),('Rent - shop building',19800.00),('CAM & tax reimbursements',17415.00),('Late fees',1475.00)]: je((AR,v),(n,-v))
je((C,318240.50),(AR,-318240.50));je(('Rent - trailer & container stalls',1290.00),(AR,-1290.00));je(('Rent received in advance',21750.00),(AR,-21750.00));je((AR,16400+2200.),(C,-0.0),('Rent received in advance',-18600.00))
je(('Savings - Tri-County Bank',20438.19),(C,-20000),('Interest earned',-438.19))
ap=0
for n,v in [('Advertising / signs',1260.00),('Electric',3418.40),('Fence & gate repairs',8877.25),('Gravel, grading & dust control',15340.00),('Legal & accounting',6850.00),('Office & phone',1402.33),('Security patrol & cameras',8940.00),('Snow & weed control',4185.00),('Water / portable toilets',2688.12)]: je((n,v),('Accounts payable',-v));ap+=v
je(('Accounts payable',54206.11),(C,-54206.11));je(('Bank & card fees',702.96),(C,-702.96));je(('Management fee',12990.00),(C,-12990.00))
je(('Insurance',9870.00),('Prepaid insurance',-9870.00));je(('Prepaid insurance',42180.00),(C,-42180.00))
je(('Property taxes',27360.00),('Property tax payable',-27360.00));je(('Property tax payable',54720.00),('Escrow held by lender',-49350.00),(C,-5370.00));je(('Escrow held by lender',28500.00),(C,-28500.00))
je(('Interest - Tri-County Bank',52008.77),('Note payable - Tri-County Bank',21340.21),(C,-73348.98));je(('Depreciation',23530.00),('Accumulated depreciation',-23530.00));je(('Amortization of loan costs',2625.00),('Loan costs, net of amortization',-2625.00))
je(('Yard paving & stabilization',38200.00),(C,-38200.00));je(('Owner draws',30000.00),(C,-30000.00));je(('Deposits held - tenants',3500.00),(C,-3500.00));je((C,6000.00),('Deposits held - tenants',-6000.00))
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
rows=[]
for n in order:
    o=round(O[n],2);d,c=M[n];e=round(o+d-c,2)
    v=[o if o>0 else 0,-o if o<0 else 0,d,c,e if e>0 else 0,-e if e<0 else 0]
    rows.append(dict(name=n,**{k:x for k,x in zip(K,v) if x}))
T=dict(label='TOTALS',**{k:round(sum(r.get(k,0) for r in rows),2) for k in K});print(T)
assert T['open_dr']==T['open_cr'] and T['debit']==T['credit'] and T['close_dr']==T['close_cr']
wb=openpyxl.Workbook();ws=wb.active;ws.title='TB'
F=lambda **k:Font(name='Liberation Serif',size=10,**k)
th=Side(style='thin');db=Side(style='double');hr=Side(style='hair',color='999999')
ws['A1']='CALLOWAY ROAD YARD LLC';ws['A1'].font=Font(name='Liberation Serif',size=14,bold=True)
ws['A2']='Trial balance worksheet, April 1 to June 30, 2025 (books kept on accrual)';ws['A2'].font=F(italic=True)
ws['A3']='prepared by: M. Teague, bookkeeper      sent to lender 7/22/25';ws['A3'].font=F(italic=True)
for c,t in(('B5:C5','BALANCE 3/31/25'),('D5:E5','2ND QUARTER'),('F5:G5','BALANCE 6/30/25')):
    ws.merge_cells(c);x=ws[c[:2]];x.value=t;x.font=F(bold=True);x.alignment=Alignment(horizontal='center')
for j,t in enumerate(['ACCOUNT','Dr.','Cr.','Dr.','Cr.','Dr.','Cr.'],1):
    x=ws.cell(6,j,t);x.font=F(bold=True);x.alignment=Alignment(horizontal='left' if j==1 else 'center');x.border=Border(bottom=th)
    ws.cell(5,j).border=Border(top=th,left=th if j in(2,4,6) else None,right=th if j==7 else None)
r=7
for o in rows:
    x=ws.cell(r,1,o['name']);x.font=F();x.border=Border(bottom=hr)
    for j,k in enumerate(K,2):
        x=ws.cell(r,j,o.get(k));x.number_format='#,##0.00';x.font=F();x.border=Border(left=th if j in(2,4,6) else None,right=th if j==7 else None,bottom=hr)
    r+=1
x=ws.cell(r,1,'TOTALS');x.font=F(bold=True)
for j,k in enumerate(K,2):
    x=ws.cell(r,j,T[k]);x.number_format='#,##0.00';x.font=F(bold=True);x.border=Border(top=th,bottom=db,left=th if j in(2,4,6) else None,right=th if j==7 else None)
ws.cell(r+2,1,'Stalls billed 1st of month. Bluestone lease thru 2029. Sunfork bumped 3% on 4/1.').font=F(italic=True)
ws.column_dimensions['A'].width=36
for c in 'BCDEFG': ws.column_dimensions[c].width=14.5
ws.page_setup.orientation='portrait';ws.page_setup.fitToHeight=1;ws.page_setup.fitToWidth=1;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_options.horizontalCentered=True;ws.oddFooter.center.text='&F  -  page &P'
p=B+'/.r/'+N[:-4]+'.xlsx';wb.save(p)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',D,p],check=True,stdout=subprocess.DEVNULL)
for r_ in rows[:4]+rows[11:17]: print(r_)
save(N,'TB',None,K,rows,[T],"bookkeeper's six-column trial balance without codes, Dr/Cr pairs, industrial outdoor storage",False)
