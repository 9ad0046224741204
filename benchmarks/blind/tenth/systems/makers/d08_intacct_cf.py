import random; from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
R=random.Random(8808)
NAME='SCF_Alder Grove SL_2025-06.xlsx'
s=St('Statement of Cash Flows','Alder Grove Senior Living',None,'2025-06-30',['Month Ending 06/30/2025','Year To Date 06/30/2025','Prior Year To Date 06/30/2024'],scale=1,sheet='CashFlow')
L=lambda lab,a,b,c,lv=2:s.L(lab,[a,b,c],None,lv)
s.H('Cash Flows from Operating Activities',lv=0)
ni=L('Net Income (Loss)',61842,318405,204917,1); s.key['net_income']=ni
s.H('Adjustments to Reconcile Net Income to Net Cash:',lv=1)
g=[L('Depreciation',88214,527930,498112),L('Amortization of Loan Costs',3125,18750,18750),L('Amortization of Community Fees',-14200,-83116,-71904),L('Provision for Doubtful Accounts',2600,11350,19480),L('Loss (Gain) on Disposal of Equipment',0,-4275,1180)]
adj=s.T('Total Adjustments',g,lv=1)
s.H('Changes in Operating Assets and Liabilities:',lv=1)
g=[L('Resident Accounts Receivable',-17385,-42066,21733),L('Medicaid Waiver Receivable',6120,-28904,-13377),L('Prepaid Expenses and Deposits',21418,-37250,-31965),L('Food & Supply Inventory',-1102,2415,-860),L('Accounts Payable',-33871,14660,-52108),L('Accrued Payroll and Benefits',27904,40112,33870),L('Accrued Real Estate Taxes',19750,19750,18100),L('Accrued Interest',-1042,-2377,312),L('Prepaid Resident Rent',8815,-11940,6455),L('Resident Deposits and Community Fees',12000,71500,66250)]
ch=s.T('Total Changes in Assets and Liabilities',g,lv=1)
op=s.T('Net Cash Provided by Operating Activities',[ni,adj,ch],lv=0,rt='TOTAL')
s.H('Cash Flows from Investing Activities',lv=0)
g=[L('Building Improvements',-41208,-183664,-266015,1),L('Memory Care Wing - CIP',-118950,-402117,0,1),L('Furniture, Fixtures & Equipment',-6474,-39805,-58230,1),L('Proceeds from Sale of Vehicle',0,9500,0,1),L('Replacement Reserve Deposits',-7583,-45498,-43998,1),L('Replacement Reserve Draws',32110,96480,71204,1)]
iv=s.T('Net Cash Used in Investing Activities',g,lv=0,rt='TOTAL')
s.H('Cash Flows from Financing Activities',lv=0)
g=[L('HUD 232 Mortgage Principal',-29876,-177290,-171022,1),L('Construction Loan Draws',105000,361500,0,1),L('Loan Costs Paid',0,-12400,0,1),L('Line of Credit, Net',-25000,0,50000,1),L('Capital Contributions',0,0,0,1),L('Distributions to Members',0,-150000,-120000,1),L('Change in Tax and Insurance Escrows',-21044,-38217,-29580,1)]
fi=s.T('Net Cash Provided by (Used in) Financing Activities',g,lv=0,rt='TOTAL')
nc=s.T('Net Increase (Decrease) in Cash',[op,iv,fi],lv=0,rt='TOTAL',key='net_cash_flow')
v=s.rows[nc]['v']; end=1184362; pend=790448
b=s.L('Cash and Equivalents, Beginning of Period',[end-v[0],end-v[1],pend-v[2]],None,0)
s.T('Cash and Equivalents, End of Period',[nc,b],lv=0,rt='TOTAL')
s.H('Supplemental Disclosure',lv=0)
L('Cash Paid for Interest',71340,431882,446205,1); L('Cash Paid for Income Taxes',0,0,0,1)
wb=Workbook(); ws=wb.active; ws.title='CashFlow'
fn=lambda **k:Font(name='Calibri',size=k.pop('z',10),**k)
ws['B2']='Alder Grove Operating Company, LLC'; ws['B2'].font=fn(bold=True,z=12)
ws['B3']='Location: 140--Alder Grove Senior Living'; ws['B4']='Statement of Cash Flows'; ws['B4'].font=fn(bold=True,z=14,color='1B7F4B'); ws['B5']='As of Date: 06/30/2025'; ws['B6']='Reporting Book: ACCRUAL'
for r in (3,5,6): ws.cell(r,2).font=fn()
fill=PatternFill('solid',fgColor='1B7F4B')
hd=[(3,'Month Ending','06/30/2025'),(4,'Year To Date','06/30/2025'),(5,'Prior Year To Date','06/30/2024')]
for r in (8,9):
    for c in range(2,6): ws.cell(r,c).fill=fill
for c,a,d in hd:
    for r,t in ((8,a),(9,d)):
        x=ws.cell(r,c,t); x.font=fn(bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center')
rr=10
for r in s.rows:
    if r['rt']=='HEADING' and r['lv']==0: rr+=1
    x=ws.cell(rr,2,r['label']); b=r['rt']!='LINE'
    x.alignment=Alignment(horizontal='left',indent=r['lv']*2); x.font=fn(bold=b and r['lv']==0,italic=r['rt']=='HEADING' and r['lv']==1)
    if r['rt']!='HEADING':
        for k,v in enumerate(r['v']):
            t=m(v,0,scale=1)
            if r['rt']=='TOTAL': t=('$ ' if v>=0 else '$ ')+t
            y=ws.cell(rr,3+k,t); y.alignment=Alignment(horizontal='right'); y.font=fn(bold=b)
            if r['rt']=='SUBTOTAL': y.border=Border(top=Side(style='thin'))
            if r['rt']=='TOTAL': y.border=Border(top=Side(style='thin'),bottom=Side(style='double' if 'End of' in r['label'] else 'thin'))
    rr+=1
    if r['rt']=='TOTAL' and 'Net Inc' in r['label']: rr+=1
rr+=1; ws.cell(rr,2,'Created on : 07/18/2025 11:06 AM EDT').font=fn(z=8,color='808080')
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=54
for c in 'CDE': ws.column_dimensions[c].width=19
ws.sheet_view.showGridLines=False; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{ROOT}/documents/{NAME}')
save(NAME,[s],'SENIOR_HOUSING','CASH_FLOW_STATEMENT','Sage Intacct statement of cash flows, indirect method, whole dollars as text with parentheses and "$ ", month / YTD / prior YTD',True)
