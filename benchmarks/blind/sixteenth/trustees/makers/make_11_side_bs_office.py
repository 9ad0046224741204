"""Owner's spreadsheet: balance sheet of an office building in account form, assets left, liabilities right; prior year typed as text. Planted: wrong total."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
R=random.Random(1611); NAME='Kestrel_House_Balance_Sheet_FY24.xlsx'
def c(x): return int(round(x*100))
s=St(2); L=lambda t,a,b:s.L(t,[None if a is None else c(a),None if b is None else c(b)])
s.H('ASSETS'); s.H('Current')
a=[L('Cash in bank - checking',18244.09,61907.55),L('Cash - lockbox (lender controlled)',44310.62,None),L('Petty cash',400,400),L('Tenant receivables',97118.40,52306.11),L('Allowance for bad debts',-38000,-9500),L('Due from affiliate - Kestrel Parking LLC',61250,48250),L('Prepaid insurance and taxes',14027.33,17763.80)]
t1=s.T('Total current',a); s.H('Escrows held by lender')
b=[L('Tax escrow',83916.14,77204.49),L('Insurance escrow',9142.7,21884.02),L('TI / LC reserve',126500.25,204118.9)]; t2=s.T('Total escrows',b)
s.H('Fixed'); f=[L('Land',1880000,1880000),L('Building',11240650,11240650),L('Building improvements',1306442.17,1291102.17),L('Tenant improvements',742809.5,742809.5),L('Furniture and equipment',58611.2,58611.2)]
t3=s.T('Total at cost',f); dp=L('Accumulated depreciation',-4926338.61,-4514820.43); t4=s.T('Net fixed assets',[t3,dp])
s.H('Deferred'); d=[L('Leasing costs',214307.75,251883.19),L('Loan costs',33416.66,53466.66)]; t5=s.T('Total deferred',d)
TA=s.T('TOTAL ASSETS',[t1,t2,t4,t5],typ='TOTAL'); cut=len(s.rows)
s.H("LIABILITIES & MEMBERS' EQUITY"); s.H('Current liabilities')
g=[L('Trade payables',188420.37,71344.9),L('Real estate taxes payable',141600,138200),L('Interest payable',162418.75,54139.58),L('Prepaid rent',21660,36412.5),L('Payroll and sales tax',3218.44,4107.02)]; u1=s.T('Total current liabilities',g)
s.H('Deposits'); h=[L('Security deposits',87440,96115)]; u2=s.T('Total deposits',h)
s.H('Long-term'); k=[L('First mortgage - Ostrander Life',9962500,9962500),L('Mezzanine note',750000,750000),L('Loans from members',310000,185000)]; u3=s.T('Total long-term',k)
TL=s.T('TOTAL LIABILITIES',[u1,u2,u3])
A=s.rows[TA]['vals']; Lb=s.rows[TL]['vals']; q0=A[1]-Lb[1]
s.H("Members' equity"); dist=c(-60000); loss1=c(-118204.16); open1=q0-loss1-c(-96000)
# current year
open0=q0; contrib=c(40000); loss0=A[0]-Lb[0]-open0-contrib
e=[s.L('Balance, beginning of year',[open0,open1]),s.L('Contributions',[contrib,None]),s.L('Distributions',[None,c(-96000)]),s.L('Net loss',[loss0,loss1])]
TEQ=s.T("Total members' equity",e); TLE=s.T("TOTAL LIABILITIES & MEMBERS' EQUITY",[TL,TEQ],typ='TOTAL'); assert s.rows[TLE]['vals']==A
old=s.rows[u1]['vals'][0]; s.rows[u1]['vals'][0]=old-c(3218.44)
planted=dict(what=f"Total current liabilities at 12/31/2024 printed {s.rows[u1]['vals'][0]/100:,.2f} where the lines sum to {old/100:,.2f} (payroll and sales tax left out); TOTAL LIABILITIES holds the right amount",kind='total_wrong')
wb=Workbook(); ws=wb.active; ws.title='BS 2024'
F=lambda b=False,z=10,i=False:Font(name='Calibri',size=z,bold=b,italic=i)
for rr,t in ((1,'KESTREL HOUSE OFFICE BUILDING'),(2,'Balance Sheet'),(3,'December 31, 2024 and 2023')):
    ws.merge_cells(start_row=rr,start_column=1,end_row=rr,end_column=7); z=ws.cell(rr,1,t); z.font=F(rr<3,15 if rr==1 else 11); z.alignment=Alignment(horizontal='center')
for cc in (2,6): ws.cell(5,cc,'12/31/2024'); ws.cell(5,cc+1,'12/31/2023')
for cc in (2,3,6,7): z=ws.cell(5,cc); z.font=F(True); z.alignment=Alignment(horizontal='right'); z.border=Border(bottom=Side('thin'))
def side(rows,c0):
    y=6
    for r in rows:
        if r['typ']=='HEADING' and y>7 and r['label']!='Current': y+=1 if rows[rows.index(r)-1]['typ']!='HEADING' else 0
        bd=r['typ']!='LINE'; z=ws.cell(y,c0,r['label']); z.font=F(bd,i=r['typ']=='HEADING' and not r['label'].isupper()); z.alignment=Alignment(indent=0 if bd else 1)
        r['y']=y
        if r['vals']:
            v=r['vals'][0]
            if v is not None: z=ws.cell(y,c0+1,v/100); z.number_format='#,##0.00_);(#,##0.00)'; z.font=F(bd); z.border=Border(top=Side('thin')) if bd else Border()
            v=r['vals'][1]
            if v is not None: z=ws.cell(y,c0+2,money(v)); z.font=F(bd); z.alignment=Alignment(horizontal='right'); z.border=Border(top=Side('thin')) if bd else Border()
        y+=1
    return y
ly=side(s.rows[:cut],1); ry=side(s.rows[cut:-1],5)
y=max(ly-1,ry); r=s.rows[-1]   # grand totals on one line
# put the left grand total on the same line as the right one
la=s.rows[TA]['y']
if y!=la:
    for cc in (1,2,3):
        o=ws.cell(la,cc); n=ws.cell(y,cc,o.value); n.font=F(True); n.number_format=o.number_format; n.alignment=Alignment(horizontal='right' if cc>1 else None); o.value=None; o.border=Border()
ws.cell(y,5,r['label']).font=F(True); z=ws.cell(y,6,r['vals'][0]/100); z.number_format='#,##0.00_);(#,##0.00)'; z.font=F(True); z=ws.cell(y,7,money(r['vals'][1])); z.font=F(True); z.alignment=Alignment(horizontal='right')
for cc in (2,3,6,7): ws.cell(y,cc).border=Border(top=Side('thin'),bottom=Side('double'))
ws.cell(y+2,1,'Prepared by management from the books without audit. Loan matured 11/1/2024; forbearance under discussion.').font=F(i=True,z=9)
ws.column_dimensions['A'].width=36; ws.column_dimensions['E'].width=38; ws.column_dimensions['D'].width=3
for kx in 'BCFG': ws.column_dimensions[kx].width=16
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{BASE}/documents/{NAME}')
save(NAME,[s.truth('Balance Sheet','Kestrel House Office Building',None,'2024-12-31',['12/31/2024','12/31/2023'],dict(total_assets=TA,total_liabilities=TL,total_equity=TEQ),sheet='BS 2024',planted=planted)],'OFFICE','BALANCE_SHEET','account-form balance sheet, two sides, one column typed as text',True)
