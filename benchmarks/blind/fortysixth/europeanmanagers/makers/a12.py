from h import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
rnd=random.Random(1212); N='Marsa Bay Hotel Dubai - Detailed P&L Oct 2025.xlsx'
C=['October 2025 Actual','October 2025 Budget','October 2025 Last Year','Year to Date Actual','Year to Date Budget','Year to Date Last Year']
s=S('Detailed Profit and Loss','Marsa Bay Hotel Dubai','2025-10-01','2025-10-31',C,r=0,sheet='Detailed P&L')
k=[1,1.01,.95,8.6,8.7,8.15]
def g(x,n=.06): return [round(x*f*(1+rnd.uniform(-n,n))) for f in k]
av=[312*31,312*31,312*31,312*304,312*304,312*305]; so=[round(a*o) for a,o in zip(av,[.842,.83,.815,.768,.772,.741])]
s.h('STATISTICS'); s.l('Rooms available',av,fmt='n'); s.l('Rooms sold',so,fmt='n'); s.l('Complimentary rooms',[62,40,71,504,400,618],fmt='n'); s.l('Occupancy',[round(x/a,3) for x,a in zip(so,av)],fmt='p')
split=[.46,.21,.15,.11,.07]; adr=[742,730,705,618,615,601]; tr=[x*a for x,a in zip(so,adr)]
ac=[0]
def A(): ac[0]+=10; return ac[0]
def dept(name,rev,cos,pay,oth,base):
    """rev/cos/pay/oth: list of (label, monthly or list)"""
    s.h(name.upper()); out=[]; pre=base
    n=[base]
    def lines(ls,t):
        ix=[]
        for l_,v in ls:
            n[0]+=10; ix.append(s.l(l_,v if isinstance(v,list) else g(v),acct=str(n[0])))
        return s.t(t,ix)
    R=lines(rev,f'Total {name} Revenue'); ex=[]
    if cos: ex.append(lines(cos,f'{name} Cost of Sales'))
    if pay: ex.append(lines(pay,f'{name} Payroll & Related'))
    if oth: ex.append(lines(oth,f'{name} Other Expenses'))
    E=s.t(f'Total {name} Expenses',ex) ; P=s.t(f'{name} Departmental Profit',[R,E],neg=(E,)); return R,E,P
rv=[(n,[round(t*p*(1+rnd.uniform(-.03,.03))) for t in tr]) for n,p in zip(['Transient - retail','Transient - discount / OTA','Corporate negotiated','Group','Airline crew & contract'],split)]+[('Other rooms revenue (no-show, early departure)',31000)]
D1=dept('Rooms',rv,None,[('Salaries & wages - front office',248000),('Salaries & wages - housekeeping',312000),('Staff accommodation & meals',96000),('Visa, ticket & gratuity',41000)],[('Travel agent commissions',402000),('Guest supplies',118000),('Laundry & dry cleaning',92000),('Linen',31000),('Cleaning supplies',26000),('Reservation & GDS fees',141000),('Guest transport',38000),('Cable, music & in-room entertainment',17500),('Contract cleaning',54000)],410000)
D2=dept('Food & Beverage',[('All-day dining - food',1180000),('All-day dining - beverage',212000),('Rooftop lounge - food',388000),('Rooftop lounge - beverage',642000),('Lobby cafe',176000),('In-room dining',149000),('Banqueting - food',702000),('Banqueting - beverage',88000),('Room hire & AV',164000)],[('Cost of food',742000),('Cost of beverage',246000),('Cost of AV & other',61000)],[('Salaries & wages - kitchen',396000),('Salaries & wages - service',421000),('Casual labour',88000),('Staff accommodation & meals',129000),('Visa, ticket & gratuity',57000)],[('China, glass, silver',24000),('Kitchen fuel',31000),('Music & entertainment',118000),('Licences & permits',29000),('Cleaning supplies',21000),('Menus & decorations',16000),('Laundry',19500)],420000)
D3=dept('Spa & Recreation',[('Treatments',211000),('Memberships',94000),('Beach & pool day passes',68000),('Retail',17000)],[('Cost of retail & products',24000)],[('Salaries & wages',118000),('Therapist commissions',29000)],[('Operating supplies',14500),('Contract lifeguards',33000),('Pool chemicals',9000)],430000)
D4=dept('Other Operated',[('Guest laundry',52000),('Telephone & internet',8600),('Parking & valet',61000)],[('Cost of guest laundry',26500)],[('Salaries & wages',31000)],[('Other expenses',7400)],440000)
s.h('SUMMARY OF DEPARTMENTS'); s.h('MISCELLANEOUS INCOME')
m=[s.l('Shop rentals',g(88000,.01),acct='450010'),s.l('Foreign exchange commission',g(6200),acct='450020'),s.l('Cancellation income',g(14300,.4),acct='450030')]
MI=s.t('Total Miscellaneous Income',m)
TR=s.t('TOTAL OPERATING REVENUE',[D1[0],D2[0],D3[0],D4[0],MI],'TOTAL',key='total_income')
TE=s.t('TOTAL DEPARTMENTAL EXPENSES',[D1[1],D2[1],D3[1],D4[1]],'TOTAL')
DP=s.t('TOTAL DEPARTMENTAL PROFIT',[TR,TE],'TOTAL',neg=(TE,))
def und(name,ls,b): 
    s.h(name.upper()); return s.t(f'Total {name}',[s.l(n,g(v),acct=str(b+10*i)) for i,(n,v) in enumerate(ls,1)])
U=[und('Administrative & General',[('Salaries & wages',298000),('Staff accommodation & meals',47000),('Credit card commission',168000),('Audit & professional fees',36000),('Bad debt provision',12000),('Training',14000),('Security',91000),('Legal & licences',28000),('Travel',11000)],510000),
und('Information & Telecommunications',[('System costs & licences',79000),('Internet & telephony',42000),('Hardware maintenance',16000)],520000),
und('Sales & Marketing',[('Salaries & wages',176000),('Advertising & digital',124000),('Loyalty programme',98000),('Brand marketing contribution',151000),('Photography & collateral',11000),('Sales trips & trade fairs',29000)],530000),
und('Property Operations & Maintenance',[('Salaries & wages',143000),('Building repairs',62000),('HVAC & refrigeration',48000),('Lifts',17000),('Electrical & mechanical',29000),('Grounds & landscaping',22000),('Waste removal',18500)],540000),
und('Utilities',[('Electricity (DEWA)',232000),('Water',71000),('District cooling',264000),('Gas',14000)],550000)]
TU=s.t('TOTAL UNDISTRIBUTED EXPENSES',U,'TOTAL'); GOP=s.t('GROSS OPERATING PROFIT',[DP,TU],'TOTAL',neg=(TU,))
s.h('MANAGEMENT FEES'); t=s.rows[TR]['values']; gp=s.rows[GOP]['values']
MF=s.t('Total Management Fees',[s.l('Base fee',[round(x*.02) for x in t],acct='610010'),s.l('Incentive fee',[round(x*.07) for x in gp],acct='610020')])
IB=s.t('INCOME BEFORE NON-OPERATING ITEMS',[GOP,MF],'TOTAL',neg=(MF,))
s.h('NON-OPERATING EXPENSES')
NX=s.t('Total Non-Operating Expenses',[s.l('Ground rent',g(310000,.0),acct='620010'),s.l('Property insurance',g(58000,.02),acct='620020'),s.l('Municipality & master community fees',g(94000,.03),acct='620030'),s.l('Owner\'s expenses',g(21000,.4),acct='620040')])
EB=s.t('EBITDA',[IB,NX],'TOTAL',neg=(NX,))
ff=s.l('FF&E reserve (4% of revenue)',[round(x*.04) for x in t],acct='630010')
s.t('NET OPERATING INCOME (EBITDA LESS FF&E RESERVE)',[EB,ff],'TOTAL',neg=(ff,),key='noi')
for r in s.rows:
    if r['label']=='SUMMARY OF DEPARTMENTS': pass
wb=Workbook(); cv=wb.active; cv.title='Cover'; cv['B4']='Marsa Bay Hotel Dubai'; cv['B4'].font=Font(size=22,bold=True,name='Calibri Light'); cv['B6']='Owner reporting package - October 2025'; cv['B8']='Contents: 1  Detailed P&L'; cv['B10']='Currency: UAE Dirham (AED)'; cv.sheet_view.showGridLines=False
w=wb.create_sheet('Detailed P&L'); w['A1']='Marsa Bay Hotel Dubai'; w['A1'].font=Font(bold=True,size=13); w['A2']='Detailed Profit and Loss'; w['A3']='For the month of October 2025 (AED)'
hf=Font(bold=True,color='FFFFFF'); fill=PatternFill('solid',fgColor='203864'); cc=[3,5,7,10,12,14]
w.merge_cells('C5:H5'); w['C5']='October 2025'; w.merge_cells('J5:O5'); w['J5']='Year to Date'
for x in range(1,16):
    for rr in(5,6):
        if x!=9: w.cell(rr,x).fill=fill; w.cell(rr,x).font=hf; w.cell(rr,x).alignment=Alignment(horizontal='center')
w['A6']='Account'; w['B6']='Description'
for j,t_ in zip(cc,['Actual','Budget','Last Year']*2): w.cell(6,j,t_); w.cell(6,j+1,'%')
R=7; tot=s.rows[TR]['values']
for i,r in enumerate(s.rows):
    if r['typ']=='HEADING':
        R+=1; w.cell(R,2,r['label']).font=Font(bold=True,color='203864',size=12 if r['label']=='SUMMARY OF DEPARTMENTS' else 11); R+=1; continue
    b=r['typ']!='LINE'
    if r['acct']: w.cell(R,1,int(r['acct'])).alignment=Alignment(horizontal='left')
    w.cell(R,2,r['label']).font=Font(bold=b)
    w.cell(R,2).alignment=Alignment(indent=0 if b else 1)
    for j,v in enumerate(r['values']):
        z=w.cell(R,cc[j],v); z.font=Font(bold=b); z.number_format='0.0%' if r.get('fmt')=='p' else '#,##0;(#,##0)'
        if not r.get('fmt'): y=w.cell(R,cc[j]+1,round(v/tot[j],4)); y.number_format='0.0%'; y.font=Font(italic=True,size=9,color='7F7F7F')
        if b: z.border=Border(top=Side('thin'),bottom=Side('thin') if r['typ']=='TOTAL' else None)
    if r['typ']=='TOTAL':
        for x in range(1,16):
            if x!=9: w.cell(R,x).fill=PatternFill('solid',fgColor='D9E2F3')
    R+=1
w.column_dimensions['A'].width=9; w.column_dimensions['B'].width=58; w.column_dimensions['I'].width=2
for j in cc: w.column_dimensions[L(j)].width=13; w.column_dimensions[L(j+1)].width=7
w.freeze_panes='C7'; w.print_title_rows='5:6'; w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); w.page_setup.fitToHeight=0
wb.save(doc(N)); save(N,[s],'HOSPITALITY','OPERATING_STATEMENT','long departmental hotel P&L, cover sheet, % columns between',True)
print(len(s.rows))
