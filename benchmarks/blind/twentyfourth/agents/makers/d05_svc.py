from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(365)
cols=['Schedule 1 Estate 2025','Schedule 2 Offices 2025','Schedule 3 Retail 2025','Total 2025','Budget 2025','Variance','Actual 2024']
s=St('Service Charge Income and Expenditure Account','Beresford Quay, Dublin 2','2025-01-01','2025-12-31',cols)
def fn(v): v=list(v); v[5]=round(v[4]-v[3],2); return v
def fi(v): v=list(v); v[5]=round(v[3]-v[4],2); return v
def L(n,a,b,c,inc=False):
    q=[None if x is None else round(x*R.uniform(.93,1.07),2) for x in(a,b,c)]
    if inc: q=[a,b,c]
    t=round(sum(x or 0 for x in q),2); bd=round(sum(x or 0 for x in(a,b,c)),-2)
    return s.l(n,(fi if inc else fn)(q+[t,bd,0,round(bd*R.uniform(.88,1.0),2)]))
s.h('INCOME')
a=[L('Service charge demanded on account',212400,486200,98600,True),L('Interest on service charge bank account',312.44,688.15,141.02,True),L('Car park sundry receipts',4150,None,None,True)]
I=s.t('TOTAL INCOME',a,typ='TOTAL',key='total_income',fn=fi)
s.h('EXPENDITURE'); T=[]
def B_(h,l):
    s.h(h); T.append(s.t('Sub-total '+h.split('. ')[1],[L(*x) for x in l],fn=fn))
B_('1. Management',[('Management fees',21500,42800,9800),('Accounting & audit certification',2400,4100,1200),('Site management resources',38000,46500,None),('Health & safety and environmental',3100,3900,1250)])
B_('2. Utilities',[('Electricity',24800,92500,11600),('Gas',None,38700,None),('Water charges (Uisce Éireann)',6100,11800,4200)])
B_('3. Soft Services',[('Security',61500,54200,21800),('Cleaning and waste',18700,68900,19700),('Landscaping and internal planting',9800,4600,None),('Pest control',900,1450,1100)])
B_('4. Hard Services',[('Mechanical & electrical maintenance',9700,48900,8800),('Lift maintenance',None,19600,4400),('Façade access and window cleaning',None,17400,3600),('Fabric repairs',5600,9800,4300)])
B_('5. Insurance',[('Public liability & engineering inspection',4900,8200,2650)])
s.h('6. Exceptional Expenditure'); 
ex=[L('Sinking fund contribution',10000,25000,5000,True)]
T.append(s.t('Sub-total Exceptional Expenditure',ex,fn=fn))
# exceptional line variance convention: budget less actual
E=s.t('TOTAL EXPENDITURE',T,typ='TOTAL',key='total_operating_expenses',fn=fn)
S_=s.t('SURPLUS/(DEFICIT) FOR THE YEAR',[I,E],[1,-1],typ='TOTAL',fn=fi)
wb=openpyxl.Workbook(); n0=wb.active; n0.title='Cover'
n0['B4']='Beresford Quay, Dublin 2'; n0['B5']='Service Charge Accounts'; n0['B6']='Year ended 31 December 2025'; n0['B9']='Prepared by: Kestrel Asset Services (Ireland) DAC, PSRA licensed agent'; n0['B10']='Apportionment: NIA for Schedule 2; frontage weighted for Schedule 3'
for r in(4,5,6): n0.cell(r,2).font=Font(name='Georgia',size=18 if r==4 else 13)
w=wb.create_sheet('I&E'); s.m['sheet']='I&E'
F=lambda **k:Font(name='Georgia',size=9,**k)
w['A1']='Beresford Quay, Dublin 2'; w['A2']='Service Charge Income and Expenditure Account'; w['A3']='for the year ended 31 December 2025'
for r in(1,2,3): w.cell(r,1).font=Font(name='Georgia',size=12,bold=r<3)
h1=['','Schedule 1','Schedule 2','Schedule 3','Total','Budget','Variance','Actual']; h2=['','Estate','Offices','Retail','','','','']; h3=['']+['2025']*5+['','2024']; h4=['']+['€']*7
for i,h in enumerate((h1,h2,h3,h4)):
    for j,t in enumerate(h):
        if t: q=w.cell(5+i,1+j,t); q.font=F(bold=True); q.alignment=Alignment(horizontal='right')
for j in range(1,9): w.cell(8,j).border=Border(bottom=Side('thin'))
r=9
for row in s.rows:
    t=row['rowType']
    if t=='HEADING': r+=1
    q=w.cell(r,1,row['label']); q.font=F(bold=t!='LINE'); q.alignment=Alignment(indent=1 if t=='LINE' else 0)
    if t!='HEADING':
        for j,v in enumerate(row['values']):
            if v is None: continue
            z=w.cell(r,2+j,v); z.number_format='#,##0.00_);(#,##0.00);"–"_)'; z.font=F(bold=t!='LINE')
            if t!='LINE': z.border=Border(top=Side('thin'))
            if t=='TOTAL': z.border=Border(top=Side('thin'),bottom=Side('double'))
    r+=1
w.cell(r+1,1,'The deficit will be demanded from, or surplus credited to, occupiers within 30 days of certification.').font=F(italic=True)
w.column_dimensions['A'].width=46
for c in 'BCDEFGH': w.column_dimensions[c].width=15
wb.active=1; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D('beresford_quay_sc_2025.xlsx'))
save('beresford_quay_sc_2025.xlsx',[s],'OFFICE','OPERATING_STATEMENT','Irish service charge accounts by schedule, four-line header, cover sheet',True)
