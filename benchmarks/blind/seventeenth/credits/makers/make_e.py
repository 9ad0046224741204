# 9: Yardi 12 months (XLSX, planted total)   10: own schedule of rental houses, properties across (XLSX)
from lib import *
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as L
def doc9():
    R=random.Random(1309)
    ms=[('Apr',2024),('May',2024),('Jun',2024),('Jul',2024),('Aug',2024),('Sep',2024),('Oct',2024),('Nov',2024),('Dec',2024),('Jan',2025),('Feb',2025),('Mar',2025)]
    s=S('Statement (12 months)','Cedar Flats','2024-04-01','2025-03-31',[f'{m} {y}' for m,y in ms]+['Total'],0,sheet='Report1')
    def rw(b,j=.06,only=None):
        v=[(round(b*R.uniform(1-j,1+j)) if only is None or k in only else 0) for k in range(12)]; return v+[sum(v)]
    s.h('INCOME',code='4000-0000'); s.h('RENTAL INCOME',code='4100-0000')
    gp=[98400+int(k*310) for k in range(12)]; gp.append(sum(gp)); ll=[-int(6200-390*k+R.randint(-200,200)) for k in range(12)]; ll.append(sum(ll)); N=lambda v:[-x for x in v]
    ri=s.t('TOTAL RENTAL INCOME',[s.l('Gross Potential Rent',gp,code='4110-0000'),s.l('Loss/Gain to Lease',ll,code='4120-0000'),s.l('Vacancy Loss',N(rw(5100,.3)),code='4130-0000'),s.l('Concessions',N(rw(1250,.8)),code='4140-0000'),s.l('Employee Unit',N(rw(1395,0)),code='4150-0000'),s.l('Bad Debt Write-Offs',N(rw(1900,.5,(2,5,8,11))),code='4160-0000'),s.l('Bad Debt Recovery',rw(340,.6,(4,7,10)),code='4165-0000')],code='4199-0000')
    s.h('OTHER INCOME',code='4200-0000')
    oi=s.t('TOTAL OTHER INCOME',[s.l(n,rw(b,.15),code=c) for c,n,b in (('4210-0000','Utility Reimbursement (RUBS)',6150),('4220-0000','Pet Rent',1120),('4225-0000','Reserved Parking',1480),('4230-0000','Late Charges',960),('4240-0000','Application & Admin Fees',840),('4250-0000','Month-to-Month Premiums',375),('4290-0000','Miscellaneous Income',140))],code='4299-0000')
    ti=s.t('TOTAL INCOME',[ri,oi],0,'TOTAL','total_income',code='4999-0000')
    s.h('EXPENSES',code='5000-0000'); E=[]
    for c0,n,its,ct in (('5100-0000','PAYROLL',(('5110-0000','Manager Salary',5450,.02),('5120-0000','Leasing Staff',3600,.05),('5130-0000','Maintenance Payroll',5100,.06),('5150-0000','Payroll Taxes & Benefits',2740,.07)),'5199-0000'),
        ('5200-0000','ADMINISTRATIVE',(('5210-0000','Office Supplies & Postage',310,.4),('5220-0000','Software & Screening',690,.1),('5230-0000','Legal & Evictions',520,.9),('5240-0000','Telephone/Internet',405,.03)),'5299-0000'),
        ('5300-0000','MARKETING',(('5310-0000','Internet Listing Services',1290,.05),('5320-0000','Resident Referrals',200,1)),'5399-0000'),
        ('5400-0000','REPAIRS & MAINTENANCE',(('5410-0000','Contract - Landscaping',1450,.02),('5420-0000','Plumbing',880,.6),('5425-0000','HVAC',740,.8),('5430-0000','Electrical & Lighting',260,.5),('5440-0000','Supplies & Keys',590,.3),('5450-0000','Pool',410,.7)),'5499-0000'),
        ('5500-0000','TURNOVER',(('5510-0000','Painting',1180,.5),('5520-0000','Cleaning',730,.5),('5530-0000','Carpet Repair',290,.8)),'5599-0000'),
        ('5600-0000','UTILITIES',(('5610-0000','Electric',1630,.25),('5620-0000','Water & Sewer',5420,.12),('5630-0000','Trash',1310,.02),('5640-0000','Electric - Vacant Units',190,.5)),'5699-0000')):
        s.h(n,code=c0); ix=[s.l(nn,rw(b,j),code=cc) for cc,nn,b,j in its]; E.append(s.t('TOTAL '+n,ix,code=ct))
    s.h('TAXES, INSURANCE & MANAGEMENT',code='5700-0000')
    mf=[round(x*.03) for x in s.rows[ti]['v'][:12]]; mf.append(sum(mf))
    E.append(s.t('TOTAL TAXES, INSURANCE & MANAGEMENT',[s.l('Real Estate Taxes',rw(8875,0),code='5710-0000'),s.l('Property Insurance',rw(3140,0),code='5720-0000'),s.l('Management Fees',mf,code='5730-0000')],code='5799-0000'))
    te=s.t('TOTAL EXPENSES',E,0,'TOTAL','total_operating_expenses',code='5999-0000')
    no=s.t('NET OPERATING INCOME',[ti,-te],0,'TOTAL','noi',code='6000-0000')
    s.h('DEBT SERVICE & CAPITAL',code='7000-0000')
    dc=s.t('TOTAL DEBT SERVICE & CAPITAL',[s.l('Interest Expense',rw(21450,.01),code='7110-0000'),s.l('Carpet/Vinyl Replacement',rw(1900,.7),code='7210-0000'),s.l('Appliances',rw(1150,.8,(0,2,3,6,9)),code='7220-0000'),s.l('Roof Building C',rw(38200,0,(5,)),code='7230-0000')],code='7999-0000')
    s.t('NET INCOME',[no,-dc],0,'TOTAL','net_income',code='9090-0000')
    for k,x in enumerate(s.rows):   # planted
        if x['label']=='TOTAL UTILITIES':
            t=x['v'][7]; x['v'][7]=t+1000; s.planted=dict(what=f"row {k} 'TOTAL UTILITIES', column 'Nov 2024': printed {t+1000}, its lines add up to {t} (higher totals and the Total column are made with {t})",kind='total_wrong')
    wb=Workbook(); w=wb.active; w.title='Report1'
    for r,t in enumerate(('Cedar Flats (cedar)','Statement (12 months)','Period = Apr 2024-Mar 2025','Book = Accrual ; Tree = ysi_is'),1):
        w.cell(r,1,t).font=Font('Tahoma',size=11 if r<3 else 9,bold=r<3); w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=15); w.cell(r,1).alignment=Alignment(horizontal='center')
    for k,t in enumerate(s.cols): q=w.cell(5,3+k,t); q.font=Font('Tahoma',size=8,bold=True); q.alignment=Alignment(horizontal='right')
    for k in range(1,16): w.cell(5,k).fill=PatternFill('solid',fgColor='D9D9D9')
    r=6
    for x in s.rows:
        b=x['t']!='LINE'; w.cell(r,1,x['code']).font=Font('Tahoma',size=8,bold=b); q=w.cell(r,2,('   ' if not b else '')+x['label']); q.font=Font('Tahoma',size=8,bold=b)
        if x['t']!='HEADING':
            for k,v in enumerate(x['v']): q=w.cell(r,3+k,v); q.number_format='#,##0;-#,##0'; q.font=Font('Tahoma',size=8,bold=b); q.border=Border(top=Side('thin') if b else None)
        r+=1
        if x['foot'] is not None: r+=1
    w.column_dimensions['A'].width=10; w.column_dimensions['B'].width=37
    for k in range(3,16): w.column_dimensions[L(k)].width=10
    w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    fn='12_Month_Statement_cedar.xlsx'; [ (setattr(z.page_setup,'fitToWidth',1),setattr(z.page_setup,'fitToHeight',0),setattr(z.sheet_properties.pageSetUpPr,'fitToPage',True)) for z in wb.worksheets]; wb.save(B+'documents/'+fn)
    save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','Yardi 12-month statement Apr-Mar, account codes, whole dollars, blank rows after totals (planted total)')
def doc10():
    P=['118 Alder St','2207 Fenwick Ave (duplex)','9 Mill Race Ln','4410 Osage Dr']
    s=S('Schedule of Rental Real Estate Income & Expenses','Hollis & Wren Rentals LLC','2024-01-01','2024-12-31',P+['Total'],0,sheet='2024 Rentals')
    def d(*a): return list(a)+[sum(a)]
    s.h('INCOME'); a=[s.l('Rents received',d(19800,33240,16950,22440),no='3'),s.l('Tenant paid utilities & fees',d(0,1310,145,0),no='3a'),s.l('Less: refunds / bounced checks',d(0,-650,0,-1870),no='3b')]
    ti=s.t('Total income',a,0,'TOTAL','total_income',no='4')
    s.h('CASH EXPENSES'); e=[s.l(n,d(*v),no=o) for o,n,v in (('5','Advertising',(0,185,60,0)),('6','Auto & travel',(212,388,174,240)),('7','Cleaning & maintenance',(640,1985,410,875)),('9','Insurance',(1184,1926,1072,1318)),('10','Legal & professional',(250,905,250,250)),('11','Management fees',(0,2712,0,0)),('14','Repairs',(1433,4207,686,2951)),('15','Supplies',(96,344,51,127)),('16','Taxes',(2318,3904,1877,2566)),('17','Utilities',(0,2874,312,0)),('19a','HOA dues',(0,0,1140,0)))]
    te=s.t('Total cash expenses',e,0,'TOTAL','total_operating_expenses',no='20a'); no=s.t('Net before interest & depreciation',[ti,-te],0,'TOTAL','noi',no='20b')
    s.h('INTEREST AND DEPRECIATION'); o=s.t('Total interest and depreciation',[s.l('Mortgage interest paid to banks',d(4906,8122,3318,6045),no='12'),s.l('Other interest (HELOC)',d(0,1277,0,0),no='13'),s.l('Depreciation expense',d(3745,6218,3182,4364),no='18')],0,no='20c')
    s.t('Income or (loss)',[no,-o],0,'TOTAL','net_income',no='21')
    wb=Workbook(); w=wb.active; w.title='2024 Rentals'
    w2=wb.create_sheet('Property list'); 
    for r,row in enumerate((('Property','Purchased','Cost','Beds'),(P[0],'2013',128000,3),(P[1],'2016',214500,5),(P[2],'2011',109900,2),(P[3],'2019',151000,3)),1):
        for k,v in enumerate(row,1): w2.cell(r,k,v)
    w['B1']='Hollis & Wren Rentals LLC'; w['B1'].font=Font('Calibri',size=14,bold=True,color='385723'); w['B2']=s.title; w['B3']='Calendar year 2024 - cash basis'; w['F3']='for bank'
    gr=PatternFill('solid',fgColor='E2EFDA'); w['A5']='Line'; w['B5']='Property'
    for k,t in enumerate(P): q=w.cell(6,3+k,t); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom')
    w.cell(6,7,'Total').alignment=Alignment(horizontal='center')
    for rr in (5,6):
        for k in range(1,8): w.cell(rr,k).fill=gr; w.cell(rr,k).font=Font('Calibri',bold=True)
    r=7
    for x in s.rows:
        if x['t']=='HEADING': r+=1
        b=x['t']!='LINE'; w.cell(r,1,x['x'].get('no')).alignment=Alignment(horizontal='center'); w.cell(r,2,x['label']).font=Font('Calibri',bold=b,underline='single' if x['t']=='HEADING' else None)
        if x['t']!='HEADING':
            for k,v in enumerate(x['v']):
                q=w.cell(r,3+k,v); q.number_format='_($* #,##0_);_($* (#,##0);_($* 0_)' if b else '#,##0_);(#,##0);0_)'; q.font=Font('Calibri',bold=b)
                if b: q.border=Border(top=Side('thin'),bottom=Side('double') if x['label'].startswith('Income or') else None); q.fill=gr
        r+=1
    w.column_dimensions['A'].width=6; w.column_dimensions['B'].width=36
    for c in 'CDEFG': w.column_dimensions[c].width=15
    w.cell(r+1,2,'* Fenwick had one side empty Mar-Apr while the floor was redone.').font=Font('Calibri',italic=True,size=9)
    fn='rental schedule 2024 Hollis Wren.xlsx'.replace(' ','_'); [ (setattr(z.page_setup,'fitToWidth',1),setattr(z.page_setup,'fitToHeight',0),setattr(z.sheet_properties.pageSetUpPr,'fitToPage',True)) for z in wb.worksheets]; wb.save(B+'documents/'+fn)
    save(fn,[s],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','Own spreadsheet modelled on Schedule E, properties across, line numbers, second sheet with a property list',True)
doc9(); doc10()
