from h import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
rnd=random.Random(505); N='NL Retail Portfolio - NOI by property FY2024.xlsx'
P=[('De Molenhoek','Apeldoorn'),('Westerpoort','Zaandam'),('Havenkwartier','Vlissingen'),('Kroonpassage','Helmond'),('De Brink','Assen')]
s=S('Net Operating Income by Property','Maasdelta Winkelfonds C.V.','2024-01-01','2024-12-31',[a for a,_ in P]+['Total Portfolio'],lambda b,c:b+[sum(x or 0 for x in b)],r=0,sheet='NOI by property')
k=[1,1.62,.48,.81,.57]
def g(x,n=.08,z=()): return [None if i in z else round(x*f*(1+rnd.uniform(-n,n)),0) for i,f in enumerate(k)]
def info(n,v,fmt): s.l(n,v+[round(sum(v),0)] if fmt=='n' else v,fmt=fmt,raw=True,lvl=0)
gla=[11240,18105,5380,9015,6420]; vac=[420,1310,0,905,260]
info('Lettable area (m²)',gla,'n'); info('Vacant area (m²)',vac,'n'); o=[1-a/b for a,b in zip(vac,gla)]; s.l('Occupancy (by area)',[round(x,3) for x in o]+[round(1-sum(vac)/sum(gla),3)],fmt='p',raw=True,lvl=0)
s.h('Income')
a=[s.l('Theoretical rental income',g(1985000,.03)),s.l('Vacancy',[-72400,-201900,None,-141800,-39100]),s.l('Turnover rent',g(18800,.4,(2,4))),s.l('Parking income (net)',[None,312600,None,88450,None]),s.l('Specialty leasing',g(26000,.3))]
G=s.t('Gross rental income',a)
sv=[s.l('Service charges recovered',g(338000)),s.l('Promotion contributions',g(29500))]
I=s.t('Total income',[G]+sv,'TOTAL',key='total_income')
s.h('Operating costs')
c=[s.l('Service charge expenditure',g(-352000)),s.l('Owners\' association (VvE)',[None,None,-48200,None,-61350]),s.l('Maintenance',g(-71000,.3)),s.l('Management fee, insurance and taxes',g(-136000,.02)),s.l('Centre management & promotion',g(-54000)),s.l('Bad debts',[-11200,-36450,4150,-7900,-2300]),s.l('Ground rent (erfpacht)',[None,-118000,None,None,None])]
C=s.t('Total operating costs',c,key='total_operating_expenses')
s.t('Net operating income',[I,C],'TOTAL',key='noi')
wb=Workbook(); w=wb.active; w.title='NOI by property'; cv=wb.create_sheet('Notes')
cv['A1']='Basis of preparation'; cv['A3']='Figures in whole euro, excluding VAT. Costs shown as negative amounts.'; cv['A4']='Service charge years 2024 not yet settled with tenants at Westerpoort and De Brink.'
w['B2']='Maasdelta Winkelfonds C.V.'; w['B2'].font=Font(name='Georgia',size=15,bold=True,color='7A1F3D'); w['B3']='Net Operating Income by Property'; w['B3'].font=Font(name='Georgia',size=11,italic=True)
w['B4']='Year ended 31 December 2024 (EUR)'
cols=[4,6,8,10,12,14]
for (n,t),cc in zip(P+[('Total','Portfolio')],cols):
    for rr,x in((6,n),(7,t)):
        z=w.cell(rr,cc,x); z.font=Font(name='Georgia',bold=rr==6,color='FFFFFF'); z.alignment=Alignment(horizontal='center')
for cc in range(2,15):
    for rr in(6,7): w.cell(rr,cc).fill=PatternFill('solid',fgColor='7A1F3D')
R=9
for r in s.rows:
    if r['typ']=='HEADING': R+=1
    z=w.cell(R,2,r['label']); z.font=Font(name='Georgia',size=10,bold=r['typ']!='LINE'); z.alignment=Alignment(indent=r['lvl'])
    if r['typ']!='HEADING':
        for v,cc in zip(r['values'],cols):
            z=w.cell(R,cc,v); z.font=Font(name='Georgia',size=10,bold=r['typ']!='LINE'); z.number_format='0.0%' if r.get('fmt')=='p' else '#,##0;[Red](#,##0);"–"'
            if r['items']: z.border=Border(top=Side('thin'),bottom=Side('double') if r['typ']=='TOTAL' else None)
    R+=2 if r['typ']=='TOTAL' else 1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=36
for cc in range(3,15): w.column_dimensions[L(cc)].width=14 if cc in cols else 1.5
w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
s.cols=[f'{a} {b}' for a,b in P]+['Total Portfolio']
wb.save(doc(N)); save(N,[s],'RETAIL','OPERATING_STATEMENT','five centres side by side + total, spacer columns, two-line headers, negative costs')
