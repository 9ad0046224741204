from lib import *; from reportlab.pdfgen import canvas
R=random.Random(3102)
s=St('INCOME STATEMENT','MESQUITE FLEX CENTER LTD','2025-04-01','2025-06-30',['THIS QUARTER','QUARTER BUDGET','YEAR TO DATE','PRIOR YEAR TO DATE'])
def ln(code,l,b,j=.08,**k):
    q=b*3; return s.line(l,[round(q*R.uniform(1-j,1+j),2),float(round(q/50)*50),round(q*2*R.uniform(1-j,1+j),2),round(q*2*.95*R.uniform(1-j,1+j),2)],code,**k)
s.head('REVENUE')
a=[ln('400-00-01','BASE RENT - BLDG A',28640,.005),ln('400-00-02','BASE RENT - BLDG B',31225,.005),ln('400-00-03','BASE RENT - BLDG C',19480,.005),ln('405-00-00','RENT ABATEMENTS',-2150,.2),ln('410-00-00','NNN RECOVERY - TAXES',9100),ln('411-00-00','NNN RECOVERY - INSURANCE',2260),ln('412-00-00','NNN RECOVERY - CAM',6875),ln('420-00-00','LATE FEES & NSF',240,.4),ln('425-00-00','YARD & TRAILER STORAGE',1150)]
inc=s.tot('TOTAL REVENUE',a,typ='TOTAL',key='total_income')
s.head('OPERATING EXPENSES')
a=[ln('500-00-00','REAL ESTATE TAXES',9860,.01),ln('505-00-00','INSURANCE - PROPERTY & LIAB',2410,.02),ln('510-00-01','LANDSCAPE & IRRIGATION',1180),ln('510-00-02','PARKING LOT SWEEPING',390),ln('510-00-03','ROOF & GUTTER REPAIRS',760,.5),ln('510-00-04','HVAC SERVICE',845,.3),ln('510-00-05','OVERHEAD DOOR REPAIRS',420,.4),ln('515-00-00','FIRE SPRINKLER MONITORING',265),ln('520-00-01','WATER & SEWER',990),ln('520-00-02','ELECTRICITY - HOUSE METER',615),ln('525-00-00','TRASH',540),ln('530-00-00','MANAGEMENT FEE - AFFILIATE',3860),ln('535-00-00','ACCOUNTING & TAX PREP',500,.3),ln('540-00-00','LICENSES & MISC',85,.4)]
ex=s.tot('TOTAL OPERATING EXPENSES',a,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[inc],[ex],typ='TOTAL',key='noi')
s.head('OTHER (INCOME) EXPENSE')
a=[ln('600-00-00','INTEREST - FIRST FRONTIER BANK',24310,.01),ln('605-00-00','INTEREST - PARTNER NOTES',2500,0),ln('610-00-00','DEPRECIATION',18740,0),ln('620-00-00','INTEREST INCOME',-310,.1)]
o=s.tot('TOTAL OTHER (INCOME) EXPENSE',a)
s.tot('NET INCOME (LOSS)',[noi],[o],typ='TOTAL',key='net_income')
def f(v): return f'{abs(v):,.2f}'+('-' if v<0 else ' ')
W=17
L=['RUN DATE: 07/18/25  TIME: 4:41 PM'.ljust(60)+'G/L FINANCIAL STATEMENTS'.rjust(45),'COMPANY: MFC','', 'MESQUITE FLEX CENTER LTD'.center(108),'INCOME STATEMENT'.center(108),'FOR THE QUARTER AND SIX MONTHS ENDED 06/30/25'.center(108),'UNAUDITED - FOR MANAGEMENT USE ONLY'.center(108),'',
 ' '*40+''.join(x.rjust(W) for x in('THIS','QUARTER','YEAR','PRIOR YEAR')),' '*40+''.join(x.rjust(W) for x in('QUARTER','BUDGET','TO DATE','TO DATE')),'']
for r in s.rows:
    if not r['v']: L+=['',r['label'],'']; continue
    if r['t']!='LINE': L.append(' '*40+''.join(('-'*14).rjust(W) for _ in range(4)))
    lab=(('  '+r['code']+'  '+r['label']) if r['code'] else r['label']).ljust(42)
    L.append(lab+''.join(f(x).rjust(W) for x in r['v']).replace('','')[2:] if False else lab[:42]+''.join(f(x).rjust(W) for x in r['v']))
    if r['t']!='LINE':
        if 'NET INCOME' in r['label']: L.append(' '*40+''.join(('='*14).rjust(W) for _ in range(4)))
        L.append('')
L+=['','*** END OF REPORT ***'.center(108)]
fn='mesquite_flex_q2.pdf'; c=canvas.Canvas(doc(fn),pagesize=(792,612),invariant=1)
y=580;c.setFont('Courier',8.5);n=0
for x in L:
    if y<36: c.showPage(); c.setFont('Courier',8.5); y=580; n+=1; 
    if y==580 and n:
        for h in ['MESQUITE FLEX CENTER LTD'.center(108),'INCOME STATEMENT  (CONTINUED)'.center(108),'']+L[8:11]: c.drawString(60,y,h); y-=10
    c.drawString(60,y,x); y-=10
c.save()
save(fn,[s],'INDUSTRIAL','OPERATING_STATEMENT','Sage 100 text print, quarter/budget/YTD/PY, trailing minus')
