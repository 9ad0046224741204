# small owner, typed in Word, dot leaders (drawn as Word prints it)
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from core import *
def make():
    fn='fennimore_118_income_expense_2024.pdf'
    s=St('Income and Expense Statement','118-122 Fennimore Avenue','2024-01-01','2024-12-31',[''],100)
    L=lambda lb,x:s.l(lb,[round(x*100)])
    s.h('Income'); a=[L('Rents – 6 apartments',118740),L('Rent – store #1 (bakery)',38400),L('Rent – store #2 (tailor)',21600),L('Less apt. 2R vacant 2 months',-3250),L('Water & tax charged back to stores',6918.4),L('Laundry machines',1462.75)]
    ti=s.t('Total income',a,'TOTAL',key='total_income')
    s.h('Expenses'); b=[L('Real estate taxes',31206.88),L('Insurance (building & liability)',9842),L('Water and sewer',6377.15),L('Gas heat (boiler)',11208.62),L('Hall electric',1936.04),L('Super – cash allowance',7200),L('Plumber / boiler repairs',4815.5),L('Other repairs, paint, locks',6093.27),L('Exterminator',900),L('Garbage pickup, stores',2640),L('Accountant and lawyer',2150),L('Permits, registration, violations',585),L('Bank & postage',118.35)]
    te=s.t('Total expenses',b,'TOTAL',key='total_operating_expenses')
    no=s.t('Net before mortgage',[ti,(te,-1)],'TOTAL',key='noi')
    m=L('Mortgage payments, principal and interest (Corliss Savings)',54816)
    r=L('New roof over rear wing',12400)
    s.t('Cash left over for the year',[no,(m,-1),(r,-1)],'TOTAL',key='net_cash_flow')
    F='/usr/share/fonts/truetype/liberation/LiberationSerif-'
    for n in ('Regular','Bold','Italic'): pdfmetrics.registerFont(TTFont('LS-'+n,F+n+'.ttf'))
    W,H=letter; c=canvas.Canvas(doc(fn),pagesize=letter); x0=83; x1=W-83; y=H-78
    def ctr(t,f,z): 
        nonlocal y
        c.setFont(f,z); c.drawCentredString(W/2,y,t); y-=z*1.25
    ctr('118-122 Fennimore Avenue','LS-Bold',15); ctr('Income and Expense Statement','LS-Bold',13); ctr('January 1 to December 31, 2024','LS-Regular',12); y-=12
    for x in s.rows:
        if x['rt']=='HEADING':
            c.setFont('LS-Bold',12); c.drawString(x0,y,x['label']); w=c.stringWidth(x['label'],'LS-Bold',12); c.setLineWidth(.7); c.line(x0,y-1.6,x0+w,y-1.6); y-=16; continue
        tot=x['rt']=='TOTAL'; f='LS-Bold' if tot else 'LS-Regular'; c.setFont(f,12)
        if tot: y-=3
        t=('$ ' if tot else '')+m2(x['v'][0]); xl=x0 if tot else x0+18
        c.drawString(xl,y,x['label']); c.drawRightString(x1,y,t)
        a=xl+c.stringWidth(x['label'],f,12)+2; b=x1-c.stringWidth(t,f,12)-2; n=int((b-a)/3); c.drawRightString(b,y,'.'*n)
        y-=24 if tot else 15.4
    c.setFont('LS-Regular',12); y-=8
    for t in ('Cash basis, from my checkbook. Store #2 lease runs to May 2027, bakery is month to','month since last summer. Apt. 2R was re-rented November 1 at $1,675.','','I certify the above is true and complete to the best of my knowledge.','','','______________________________     Date: 2/19/25','Owner, Fennimore Realty'):
        c.drawString(x0,y,t); y-=15
    c.setTitle('Microsoft Word - rent building 2024.doc'); c.save()
    save(fn,[s],'MIXED_USE','OPERATING_STATEMENT','clerk-f','typed in Word by a small owner, dot leaders, one column',False)
