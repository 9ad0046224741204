# office: three comparative years, $/SF columns, examiner adjustment, normalised, basis note
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(3208);SF=148200
s=St('Schedule B - Historical and Normalised Operating Results','Brannock Corporate Center I & II',None,'2023-12-31',['2021','2022','2023','Adjustment','Normalised'],sheet='Sched B')
def g(b,tr,adj=None,n=None):
    v=[int(b*(1+tr*i+R.uniform(-.01,.01))) for i in range(3)];return v+[adj,v[2]+(adj or 0)]
s.h('Revenues')
i=[s.l('Base rent',g(2874000,-.06,-311500),n='Suite 400 vacated Feb 2024; removed'),s.l('Escalations and reimbursements',g(486000,.02,-47200),n='Same tenant'),s.l('After-hours HVAC',g(31200,-.1)),s.l('Antenna and roof licenses',g(44400,.03)),s.l('Lease termination income',[None,None,268000,-268000,0],n='Non-recurring')]
gr=s.t('Gross revenues',i);vc=s.l('Less: vacancy and credit loss allowance',[None,None,None,-121000,-121000],n='5% underwriting allowance, rounded')
ti=s.t('Effective gross income',[gr,vc],key='total_income')
s.h('Operating expenses')
s.h('Recoverable');e1=[s.l(*q[:2],n=q[2]) for q in [('Cleaning',g(241000,.01),''),('Utilities',g(412000,.05),''),('Repairs, maintenance & elevators',g(268000,.06,-58300),'Cooling tower rebuild reclassified to capital'),('Grounds and snow',g(61500,.04),''),('Security',g(97800,.02),''),('Insurance',g(88400,.11,21600),'2024 binder'),('Real estate taxes',g(521000,.02,-64000),'Settled appeal, per counsel letter')]]
t1=s.t('Total recoverable expenses',e1)
s.h('Non-recoverable');e2=[s.l(*q[:2],n=q[2]) for q in [('Management fee',g(136000,-.03,-34800),'Insider contract 5%; market 3%'),('Legal and accounting',g(54800,.35,-49000),'Receivership litigation'),('Leasing and promotion',g(28900,.02),''),('Owner\'s vehicle and travel',[22410,27835,31220,-31220,0],'Not a property expense')]]
t2=s.t('Total non-recoverable expenses',e2)
te=s.t('Total operating expenses',[t1,t2],key='total_operating_expenses')
s.t('Net operating income',[ti,te],[1,-1],typ='TOTAL',key='noi')
wb=openpyxl.Workbook();w=wb.active;w.title='Sched B'
w['B2']='Brannock Corporate Center I & II';w['B2'].font=Font(name='Calibri',size=14,bold=True);w['B3']='Schedule B - Historical and Normalised Operating Results';w['B4']='Calendar years 2021 to 2023; rentable area 148,200 SF; amounts in whole dollars'
w['B4'].font=Font(italic=True,size=9)
w.merge_cells('D6:I6');w['D6']='Per debtor\'s books';w.merge_cells('K6:L6');w['K6']='Examiner'
for a,t in zip('BDEFGHI',['','2021','$/SF','2022','$/SF','2023','$/SF']): w[a+'7']=int(t) if t.isdigit() else t
w['K7']='Adjustment';w['L7']='Normalised';w['M7']='$/SF';w['N7']='Basis of adjustment'
fl=PatternFill('solid',fgColor='DDE6D5')
for col in range(2,15):
    for rr in(6,7): c=w.cell(rr,col);c.fill=fl;c.font=Font(bold=True,size=10);c.alignment=Alignment(horizontal='center')
y=8
for r,x in zip(s.rows,s.x):
    tot=r['rowType'] not in('LINE','HEADING');hd=r['rowType']=='HEADING'
    c=w.cell(y,2,r['label']);c.alignment=Alignment(indent=0 if tot or (hd and r['label'] not in('Recoverable','Non-recoverable')) else 1 if hd else 2);c.font=Font(bold=tot or hd,italic=r['label'] in('Recoverable','Non-recoverable'),size=10)
    if not hd:
        for v,cc,ps in zip(r['values'],(4,6,8,11,12),(5,7,9,None,13)):
            q=w.cell(y,cc,v);q.number_format='#,##0;(#,##0);"-"' if 0 else '#,##0;(#,##0);0';q.font=Font(bold=tot,size=10)
            if tot: q.border=Border(top=Side(style='thin'))
            if ps and v is not None: p=w.cell(y,ps,round(v/SF,2));p.number_format='0.00;(0.00)';p.font=Font(size=8,color='777777')
    if x.get('n'): n=w.cell(y,14,x['n']);n.font=Font(size=9,italic=True)
    y+=1
    if r['rowType']=='SUBTOTAL' and r['label'] in('Effective gross income','Total operating expenses'): y+=1
w.column_dimensions['A'].width=2;w.column_dimensions['B'].width=38;w.column_dimensions['C'].width=2;w.column_dimensions['J'].width=2;w.column_dimensions['N'].width=44
for a in 'DFHKL': w.column_dimensions[a].width=12.5
for a in 'EGIM': w.column_dimensions[a].width=7
w.sheet_view.showGridLines=False;w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
N='08_brannock_normalised.xlsx';wb.save(D(N))
save(N,[s],'OFFICE','OPERATING_STATEMENT','comparative years with per-SF columns, adjustment and basis notes',True)
