# ResMan-like twelve month income statement, legal landscape (planted digit)
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/liberation/LiberationSansNarrow-'
pdfmetrics.registerFont(TTFont('N',D+'Regular.ttf')); pdfmetrics.registerFont(TTFont('NB',D+'Bold.ttf'))
R=random.Random(5505)
mon=['Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25']
S=St('Income Statement - Twelve Month','Willow Bend Townhomes',mon+['Total'],'2024-07-01','2025-06-30',derive=lambda b,n:b+[sum(b)],zero='zero',dp=2)
def m(b,n=.1,only=None,g=0): return [0 if only and i not in only else r2(b*(1+g*i)*R.uniform(1-n,1+n)) for i in range(12)]
def sec(code,head,lines,ind=1):
    S.H(head,code,ind=ind); ii=[S.L(l,m(*a),c,ind=ind+1) for c,l,*a in lines]; return S.T('Total '+head,ii,ind=ind)
S.H('Income','4000')
a=sec('4100','Rent Revenue',[('4110','Market Rent',138240,.002,None,.002),('4115','Loss to Lease',-5100,.2),('4120','Vacancy',-6900,.3),('4130','Rent Concessions',-1450,.5),('4140','Employee Unit Allowance',-1180,0),('4150','Bad Debt Write-off',-1320,.7),('4155','Collections Recovery',240,.9)])
b=sec('4200','Fee Revenue',[('4210','Application Fee',520,.4),('4220','Late Fee',1380,.3),('4225','Returned Payment Fee',60,.6),('4230','Month to Month Premium',410,.4),('4240','Lease Break Fee',1450,1.0,[1,4,9,11])])
d=sec('4300','Utility & Service Revenue',[('4310','Water/Sewer Billback',5620,.07),('4320','Trash Billback',1520,.03),('4330','Pest Billback',384,.03),('4340','Garage Rent',2940,.05),('4350','Pet Rent',1640,.05),('4360','Resident Liability Program',1120,.05)])
inc=S.T('Total Income',[a,b,d],kind='TOTAL',key='total_income')
S.H('Expense','5000')
ex=[sec('5100','Payroll',[('5110','Property Manager',5150,.03),('5120','Leasing Agent',3380,.08),('5130','Maintenance',7020,.08),('5150','Payroll Burden',2650,.1)]),
 sec('5200','Maintenance & Repair',[('5210','Appliances',480,.6),('5220','HVAC',760,.7),('5230','Plumbing',690,.6),('5240','Electrical',240,.7),('5250','Exterior & Roof',420,.8),('5260','Tools & Supplies',310,.5)]),
 sec('5300','Turnover',[('5310','Cleaning',680,.5),('5320','Painting',1340,.5),('5330','Flooring Repair',410,.8)]),
 sec('5400','Contract Services',[('5410','Landscaping',1950,.01),('5420','Pest Control',365,.02),('5430','Snow Removal',1480,.4,[5,6,7,8]),('5440','Pool',620,.2,[0,1,2,10,11])]),
 sec('5500','Utilities',[('5510','Electricity',1840,.15),('5520','Gas',610,.5),('5530','Water & Sewer',6310,.08),('5540','Trash',1610,.02)]),
 sec('5600','Marketing & Admin',[('5610','Advertising',1220,.2),('5620','Office Expense',430,.4),('5630','Software',860,.04),('5640','Legal',520,.9),('5650','Professional Fees',7200,0,[8])]),
 sec('5700','Taxes, Insurance & Management',[('5710','Real Estate Taxes',14180,0),('5720','Property Insurance',5245,0),('5730','Management Fee',4520,.03)])]
te=S.T('Total Expense',ex,kind='TOTAL',key='total_operating_expenses')
noi=S.T('Net Operating Income',[inc,~te],kind='TOTAL',key='noi')
S.H('Other Expense','8000')
o=[S.L('Mortgage Interest',m(31200,.01),'8110'),S.L('Replacement Reserve',[2400.0]*12,'8120'),S.L('Capital Improvements',m(9600,.6,[2,3,9]),'8130')]
ot=S.T('Total Other Expense',o,kind='SUBTOTAL')
ni=S.T('Net Income',[noi,~ot],kind='TOTAL',key='net_income')
i=next(k for k,r in enumerate(S.rows) if r['label']=='Water & Sewer'); old=S.rows[i]['vals'][4]
new=r2(old+2000); S.rows[i]['vals'][4]=new
S.planted=dict(what=f'5530 Water & Sewer, Nov 24: printed {new:,.2f} where the books have {old:,.2f} (thousands digit); row total and Total Utilities are those of {old:,.2f}',kind='digit_changed')
if __name__=='__main__':
    N='willowbend_12mo_income_stmt.pdf'; W,H=1008,612
    c=canvas.Canvas(BASE+'/documents/'+N,pagesize=(W,H),invariant=1)
    x0=238; xs=[x0+k*57 for k in range(12)]+[x0+12*57+16]
    pg=0; tot=2
    def top():
        global pg,y; pg+=1; y=H-34
        if pg==1:
            c.setFont('NB',15); c.drawCentredString(W/2,y,'Income Statement - Twelve Month'); c.setFont('N',10)
            c.drawCentredString(W/2,y-14,'Willow Bend Townhomes'); c.drawCentredString(W/2,y-26,'Jul 2024 - Jun 2025   |   Accrual'); y-=46
        c.setFillColorRGB(.2,.42,.46); c.rect(28,y-4,W-56,14,fill=1,stroke=0); c.setFillGray(1); c.setFont('NB',8)
        c.drawString(32,y,'Account')
        for x,t in zip(xs,S.cols): c.drawRightString(x,y,t)
        c.setFillGray(0); y-=14
    def foot():
        c.setFont('N',7); c.setFillGray(.4); c.drawString(30,18,'Generated 07/11/2025 8:55 AM by accounting'); c.drawRightString(W-30,18,f'Page {pg} of {tot}'); c.setFillGray(0); c.showPage()
    top(); k=0
    for r in S.rows:
        if y<36: foot(); top()
        bold=r['type']!='LINE'
        if r['type']=='TOTAL': y-=2; c.setFillGray(.9); c.rect(28,y-3,W-56,11,fill=1,stroke=0); c.setFillGray(0)
        elif r['type']=='LINE':
            k+=1
        c.setFont('NB' if bold else 'N',7.8)
        c.drawString(32+r['ind']*9,y,(r['code']+' - ' if r['code'] else '')+r['label'])
        if r['type']!='HEADING':
            if r['type']=='SUBTOTAL':
                c.setLineWidth(.3); c.line(x0-50,y+8,xs[-1],y+8)
            for x,v in zip(xs,r['vals']): c.drawRightString(x,y,minus(v))
        y-=10.4 if r['type']!='TOTAL' else 14
    foot(); c.save(); print('pages',pg)
    save(N,[S],'MULTIFAMILY','OPERATING_STATEMENT_T12','ResMan-like 12-month, legal landscape, narrow font','code and name in one cell ("4110 - Market Rent"), two-digit year months, planted digit')
