from kit import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib.utils import simpleSplit
F='larkmoor-balance-sheet-2024.pdf'
s=St(['Operating Fund','Replacement Fund','2024 Total','2023 Total'])
N=None
def L(label,op,rf,py,**d):
    tot=None if op is None and rf is None else (op or 0)+(rf or 0)
    return s.l(label,[op,rf,tot,py],**d)
s.h('ASSETS',lv=0)
a=[L('Cash and cash equivalents',184226,611904,702318,dollar=1),
   L('Certificates of deposit',N,750000,500000),
   L('Assessments receivable, net of allowance for credit losses of $9,400 and $7,150',41873,N,36290),
   L('Accrued interest receivable',N,8127,4466),
   L('Prepaid insurance',63518,N,58840),
   L('Prepaid income taxes',1250,2975,N),
   L('Utility deposits',4310,N,4310),
   L('Property and equipment, net of accumulated depreciation of $38,612 and $33,097',21744,N,27259),
   L('Due from operating fund',N,18650,11200)]
ta=s.t('TOTAL ASSETS',a,kind='TOTAL',dbl=1,dollar=1,lv=0)
s.h('LIABILITIES AND FUND BALANCES',lv=0,gap=1)
s.h('Liabilities',lv=0)
l=[L('Accounts payable and accrued expenses',72391,33840,81475,dollar=1),
   L('Assessments received in advance',58206,N,49733),
   L('Contract liabilities (assessments received in advance – replacement fund)',N,1318765,1117620),
   L('Due to replacement fund',18650,N,11200),
   L('Insurance premium financing payable',31284,N,29916),
   L('Owner and contractor deposits',11500,N,9000),
   L('Income taxes payable',N,N,1884)]
tl=s.t('Total liabilities',l,lv=0,sgl=1)
s.h('Fund balances',lv=0,gap=1)
ops=s.rows[ta]['vals']; li=s.rows[tl]['vals']
bal=[ops[i]-li[i] for i in range(4)]
# 2023 fund balances: designated 25,000
f=[s.l('Undesignated',[bal[0]-35000,bal[1],bal[2]-35000,bal[3]-25000]),
   s.l('Designated by the Board – insurance deductible',[35000,N,35000,25000])]
tf=s.t('Total fund balances',f,lv=0,sgl=1)
s.t('TOTAL LIABILITIES AND FUND BALANCES',[tl,tf],kind='TOTAL',lv=0,dbl=1,dollar=1)
W,H=letter
c=canvas.Canvas(str(DOCS/F),pagesize=letter)
c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-62,'THE LARKMOOR CONDOMINIUM ASSOCIATION, INC.')
c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-80,'BALANCE SHEET')
c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-96,'December 31, 2024'); c.setFont('Times-Italic',10); c.drawCentredString(W/2,H-110,'(With Comparative Totals for 2023)')
X=[330,404,478,552]; y=H-140
c.setFont('Times-Bold',10)
c.drawCentredString(X[2]-28,y,'2024'); c.drawCentredString(X[3]-28,y,'2023')
for x,t in zip(X,['Operating','Replacement']): c.drawCentredString(x-28,y,t)
y-=12
for x,t in zip(X,['Fund','Fund','Total','Total']): c.drawCentredString(x-28,y,t)
for x in X: c.line(x-58,y-4,x+2,y-4)
y-=22
for r in s.rows:
    d=r['d']; lv=d.get('lv',1); y-=8*d.get('gap',0)
    bold=r['typ']!='LINE' and r['label'].isupper()
    fn='Times-Bold' if bold else ('Times-Italic' if r['typ']=='HEADING' else 'Times-Roman')
    lines=simpleSplit(r['label'],fn,10,196-lv*10)
    for k,tx in enumerate(lines):
        c.setFont(fn,10); c.drawString(60+lv*10+(8 if k else 0),y,tx)
        if k<len(lines)-1: y-=12
    if r['typ']!='HEADING':
        for x,v in zip(X,r['vals']):
            tx='–' if not v else (f'({-v:,})' if v<0 else f'{v:,}')
            c.setFont('Times-Bold' if bold else 'Times-Roman',10)
            c.drawRightString(x+(3.3 if v and v<0 else 0),y,tx)
            if d.get('dollar'): c.drawString(x-58,y,'$')
            if r['items']: c.line(x-58,y+10,x+2,y+10)
            if d.get('dbl'): c.line(x-58,y-3,x+2,y-3); c.line(x-58,y-5,x+2,y-5)
    y-=16+(4 if r['items'] else 0)
c.setFont('Times-Italic',9); c.drawCentredString(W/2,64,"See accompanying notes and independent auditor's report."); c.setFont('Times-Roman',9); c.drawCentredString(W/2,46,'- 3 -')
c.showPage()
c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-62,'THE LARKMOOR CONDOMINIUM ASSOCIATION, INC.')
c.setFont('Times-Roman',11); c.drawCentredString(W/2,H-78,'Notes to Financial Statements'); c.drawCentredString(W/2,H-92,'December 31, 2024')
y=H-125
for hd,tx in [('NOTE 1 – NATURE OF ORGANIZATION','The Association is a statutory condominium association incorporated in Maryland in April 1987. It is responsible for the operation and maintenance of the common property of a 168-unit mid-rise residential community.'),
 ('NOTE 2 – FUND ACCOUNTING','The governing documents restrict the use of operating and replacement funds. The operating fund accounts for resources available for general operations. The replacement fund accumulates resources for future major repairs and replacements.'),
 ('NOTE 3 – MEMBER ASSESSMENTS','Members are subject to monthly assessments. Assessments receivable at the balance sheet date are fees due from unit owners. The Association treats amounts assessed for replacements as contract liabilities until the related performance obligation is satisfied. Any excess assessments at year end are retained for use in the succeeding year.'),
 ('NOTE 4 – FUTURE MAJOR REPAIRS AND REPLACEMENTS','An independent engineer conducted a study in August 2023 to estimate the remaining useful lives and the replacement costs of the common property components. Funds are held in separate accounts and are generally not available for normal operations. Actual expenditures may vary from the estimates and the variations may be material.'),
 ('NOTE 5 – SUBSEQUENT EVENTS','Management has evaluated subsequent events through March 21, 2025, the date on which the financial statements were available to be issued.')]:
    c.setFont('Times-Bold',10.5); c.drawString(60,y,hd); y-=16; c.setFont('Times-Roman',10.5)
    for t in simpleSplit(tx,'Times-Roman',10.5,W-120): c.drawString(60,y,t); y-=14
    y-=10
c.setFont('Times-Roman',9); c.drawCentredString(W/2,46,'- 4 -')
c.save()
s.save(F,'BALANCE SHEET','THE LARKMOOR CONDOMINIUM ASSOCIATION, INC.',None,'2024-12-31',{'total_assets':'TOTAL ASSETS','total_liabilities':'Total liabilities','total_equity':'Total fund balances'},'MULTIFAMILY','BALANCE_SHEET','audited fund balance sheet, serif, notes page',dash=True)
