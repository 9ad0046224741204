# Self storage, twelve months with quarter subtotals
from .core import *
import datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as gl
NAME='Lockbridge Storage T12 - Dec 2024.xlsx'
def make():
    g=rng(8); nrsf=61450
    mo=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
    C=[]
    for q in range(4): C+= [f'{m}-24' for m in mo[q*3:q*3+3]]+[f'Q{q+1}']
    C.append('TTM Total')
    s=S('Trailing 12 Month P&L','Lockbridge Self Storage - Route 9','2024-01-01','2024-12-31',C,sheet='T12')
    def ex(v):
        o=[]
        for q in range(4): o+=v[q*3:q*3+3]+[sum(v[q*3:q*3+3])]
        return o+[sum(v)]
    def L(lab,m,sd=.05,at=None,sea=0,b=None):
        v=[]
        for i in range(12):
            import math
            x=m*(1+sea*math.sin((i-3)/12*6.283))*g.uniform(1-sd,1+sd)
            v.append(int(round(x)) if at is None or i in at else 0)
        return s.L(lab,ex(v))
    s.H('Revenue')
    r=[L('Gross Potential Rent',98600,.004,sea=.01),L('Less: Vacant Units',-12900,.06,sea=-.15),L('Less: Discounts & Promotions',-3850,.2),L('Less: Write-offs',-720,.5)]
    t1=s.T('Net Rental Income',r)
    o=[L('Tenant Insurance Commission',4150,.04),L('Late Fees',2680,.12),L('Admin Fees',1125,.25,sea=.2),L('Lien & Auction Fees',340,.7),L('Retail - Locks & Boxes',690,.3),L('Truck Rental Commission',415,.4),L('RV / Outdoor Parking',2240,.06)]
    t2=s.T('Total Other Income',o)
    ti=s.T('Effective Gross Income',[t1,t2],'TOTAL'); s.K('total_income',ti)
    s.H('Operating Expenses')
    e=[L('Manager Payroll',6450,.03),L('Relief Manager',1380,.12),L('Payroll Taxes & Workers Comp',905,.06),L('Advertising - Google / Web',2650,.2),L('Call Center',595,.05),L('Retail Cost of Goods',310,.3),L('Credit Card Fees',2240,.05),L('Software (SiteLink)',389,0),L('Office & Postage',275,.4),L('Telephone & Internet',318,.03),L('Electric',1290,.18),L('Water / Sewer',145,.2),L('Trash',168,.05),L('Repairs & Maintenance',1475,.6),L('Gate & Camera Service',420,.5),L('Landscaping',650,.2,at=(3,4,5,6,7,8,9)),L('Snow Removal',2350,.4,at=(0,1,11)),L('Property Insurance',1735,0),L('Real Estate Taxes',29840,.0,at=(1,4,7,10)),L('Legal & Accounting',850,.6,at=(2,3,9)),L('Licenses & Permits',410,.2,at=(0,6))]
    e.append(s.L('Management Fee (6%)',ex([int(round(s.rows[ti]['v'][q*4+k]*.06)) for q in range(4) for k in range(3)])))
    te=s.T('Total Operating Expenses',e,'TOTAL'); s.K('total_operating_expenses',te)
    noi=s.T('Net Operating Income',[ti,te],'TOTAL',neg=[te]); s.K('noi',noi)
    s.H('Below NOI')
    c=[L('Loan Interest',21350,.01),L('Capital - Door Replacement',7400,.3,at=(4,8)),L('Capital - Roof Coating',18650,0,at=(6,))]
    tb=s.T('Total Below NOI',c)
    ni=s.T('Net Cash Flow Before Principal',[noi,tb],'TOTAL',neg=[tb]); s.K('net_cash_flow',ni)
    # planted: one digit of one month
    row=s.rows[e[10]]; assert row['label']=='Electric'; j=C.index('Aug-24'); good=row['v'][j]; t=str(good); bad=int(t[0]+str((int(t[1])+5)%10)+t[2:])
    row['pv']=list(row['v']); row['pv'][j]=bad
    s.planted=dict(what=f"'Electric' Aug-24 is printed {bad:,} instead of {good:,}; quarter, total and expense sums are made with {good:,}",kind='digit_changed')
    wb=Workbook(); ws=wb.active; ws.title='T12'
    ws['B2']='Lockbridge Self Storage - Route 9'; ws['B2'].font=Font(name='Calibri',size=14,bold=True); ws['B3']='Trailing 12 Month P&L'; ws['B4']=f'{nrsf:,} NRSF  |  488 units + 31 RV spaces'; ws['B3'].font=Font(name='Calibri',size=10,italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=31
    thin=Side(style='thin'); fill=PatternFill('solid',fgColor='FFF2CC')
    hdr=6; cpos=[]
    for k,c_ in enumerate(C):
        col=3+k+(1 if k==16 else 0); cpos.append(col); cell=ws.cell(hdr,col)
        if '-' in c_: cell.value=datetime.date(2024,mo.index(c_[:3])+1,1); cell.number_format='mmm\\-yy'
        else: cell.value=c_; 
        if c_[0]=='Q': cell.fill=fill
        ws.column_dimensions[gl(col)].width=10.5
    ws.column_dimensions[gl(19)].width=1.5
    for col,t_ in ((21,'% EGI'),(22,'$/NRSF')): ws.cell(hdr,col,t_); ws.column_dimensions[gl(col)].width=9
    for col in range(2,23):
        x=ws.cell(hdr,col); x.font=Font(name='Calibri',size=10,bold=True); x.alignment=Alignment(horizontal='right'); x.border=Border(bottom=thin,top=thin)
    y=hdr+1; E=s.rows[ti]['v'][-1]
    for r_ in s.rows:
        if r_['rt']=='HEADING': y+=1
        cell=ws.cell(y,2,r_['label']); bold=r_['rt']!='LINE'; cell.font=Font(name='Calibri',size=10,bold=bold); cell.alignment=Alignment(indent=0 if bold else 1)
        if r_['rt']!='HEADING':
            for col,v,k in zip(cpos,r_.get('pv',r_['v']),range(99)):
                x=ws.cell(y,col,v); x.number_format='#,##0;[Red](#,##0);0'; x.font=Font(name='Calibri',size=10,bold=bold)
                if C[k][0]=='Q': x.fill=fill
                if bold: x.border=Border(top=thin)
            x=ws.cell(y,21,r_['v'][-1]/E); x.number_format='0.0%'; x.font=Font(name='Calibri',size=10); x=ws.cell(y,22,r_['v'][-1]/nrsf); x.number_format='0.00'; x.font=Font(name='Calibri',size=10)
        y+=1
        if r_['rt']!='LINE' and r_['rt']!='HEADING': y+=1
    for q in range(1,y+3): ws.row_dimensions[q].height=14 if q!=2 else 20
    ws.cell(y+1,2,'Taxes paid quarterly. Owner-prepared from SiteLink management summaries and bank statements.').font=Font(name='Calibri',size=8,italic=True)
    ws.freeze_panes='C7'; ws['B4'].font=Font(name='Calibri',size=10); ws.sheet_view.showGridLines=False
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    n=wb.create_sheet('Occupancy'); n.append(['Month','Units Occ','Units Total','% Occ'])
    for i in range(12): u=round(488*g.uniform(.85,.91)); n.append([mo[i]+'-24',u,488,round(u/488,3)])
    wb.save(os.path.join(DOC,NAME))
    save(NAME,[s],'SELF_STORAGE','OPERATING_STATEMENT_T12','owner-operator in Excel','twelve months with quarter subtotals, date header cells, % EGI and $/NRSF, side sheet with occupancy',True)
