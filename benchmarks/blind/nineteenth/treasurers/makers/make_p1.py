# UK church hall, receipts and payments by fund, Times, A4 portrait
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
f='st_marks_hall_receipts_payments_2025.pdf'
s=S('Receipts and Payments Account','St Mark’s Parish Church & Community Hall, Thornebridge','2024-04-01','2025-03-31',
 ['General Fund','Hall Fund','Roof Appeal','2025 Total','2024 Total'])
N=None
def L(lab,g,h,r,p,note=None):
    return s.l(lab,[g,h,r,(g or 0)+(h or 0)+(r or 0),p],note=note)
s.h('RECEIPTS')
s.h('Voluntary receipts',sub=1)
a=[L('Planned giving (Gift Aid envelopes)',31460,N,N,30215),L('Loose plate collections',4218,N,N,4507),L('Gift Aid recovered',7865,N,412,7554,'2'),L('Donations and appeals',1950,250,18630,6120,'3')]
A=s.t('Total voluntary receipts',a)
s.h('Hall lettings and other receipts',sub=1)
b=[L('Regular hirers (playgroup, dance, U3A)',N,22384,N,20960,'4'),L('Casual hire and parties',N,5745,N,4890),L('Polling station and blood donor sessions',N,1240,N,860),
 L('Rent - curate’s house, 4 Glebe Close',11400,N,N,10800,'5'),L('Parking permits',N,936,N,936),L('Fees for weddings and funerals',2867,N,N,3311),L('Deposit interest',318,142,695,604)]
Bt=s.t('Total hall and other receipts',b)
TR=s.t('TOTAL RECEIPTS',[A,Bt],'TOTAL',key='total_income')
s.h('PAYMENTS')
c=[L('Parish share',24800,N,N,24150,'6'),L('Clergy and organist expenses',3641,N,N,3480),L('Gas and electricity',5214,7932,N,12466),L('Water rates',388,742,N,1068),
 L('Insurance (Ecclesia Mutual)',3270,1985,N,4940),L('Hall caretaker and cleaning',N,9126,N,8710,'7'),L('Repairs and maintenance',2745,3318,1160,5627),
 L('Architect and quinquennial survey',N,N,2880,N),L('Repairs to 4 Glebe Close',1462,N,N,745,'5'),L('Printing, post and telephone',1194,286,N,1517),L('Licences (PRS, premises)',N,514,N,498),
 L('Mission and charitable giving',4000,N,N,3750),L('Independent examiner',420,180,N,570)]
TP=s.t('TOTAL PAYMENTS',c,'TOTAL',key='total_operating_expenses')
NR=s.t('Net receipts / (payments) for the year',[TR,(TP,-1)],'TOTAL',key='net_income')
tr=L('Transfers between funds',4500,-4500,N,N,'8')
ob=s.l('Bank and deposit balances at 1 April 2024',[9846,14207,6150,30203,N])
# prior-year column: opening as of 1 April 2023 = closing 30203 - net
p=s.rows[NR]['v'][4]; s.rows[ob]['v'][4]=30203-p
cb=s.t('Bank and deposit balances at 31 March 2025',[NR,tr,ob],'TOTAL')
assert s.rows[cb]['v'][4]==30203
c_=canvas.Canvas(f'{B}/documents/{f}',pagesize=A4);W,H=A4
R='Times-Roman';BD='Times-Bold'
c_.setFont(BD,14);c_.drawCentredString(W/2,H-58,'St Mark’s Parish Church & Community Hall, Thornebridge')
c_.setFont(R,9.5);c_.drawCentredString(W/2,H-72,'Registered charity no. 9941207 (England & Wales)')
c_.setFont(BD,12);c_.drawCentredString(W/2,H-94,'Receipts and Payments Account')
c_.setFont('Times-Italic',10.5);c_.drawCentredString(W/2,H-108,'for the year ended 31 March 2025')
X=[330,388,444,502,558];y=H-134
c_.setFont(BD,9)
c_.drawCentredString(360,y+2,'Unrestricted');c_.line(294,y-1,388,y-1);c_.drawRightString(444,y+2,'Restricted')
y-=12
for x,a in zip(X,['General','Hall','Roof','2025','2024']): c_.drawRightString(x,y,a)
c_.drawCentredString(268,y,'Note')
y-=10
for x,a in zip(X,['Fund','Fund','Appeal','Total','Total']): c_.drawRightString(x,y,a)
y-=10
for x in X: c_.drawRightString(x,y,'£')
y-=8
def m(v): return '–' if v is None or v==0 else (f'({-v:,})' if v<0 else f'{v:,}')
for i,r in enumerate(s.rows):
    y-=13
    if r['t']=='HEADING':
        if not r['x'].get('sub'): y-=5;c_.setFont(BD,10.5)
        else: c_.setFont('Times-BoldItalic',9.5)
        c_.drawString(42,y,r['label']);continue
    tot=r['t']!='LINE';fo=BD if tot else R
    c_.setFont(fo,9.5)
    if tot:
        for x in X: c_.setLineWidth(.5);c_.line(x-40,y+9.5,x,y+9.5)
    c_.drawString(42 if tot else 50,y,r['label'])
    if r['x'].get('note'): c_.setFont(R,8);c_.drawCentredString(268,y,r['x']['note']);c_.setFont(fo,9.5)
    for x,v in zip(X,r['v']): c_.drawRightString(x,y,m(int(v) if v is not None else None))
    if tot and r['t']=='TOTAL': y-=3
for x in X: c_.line(x-40,y+1,x,y+1);c_.line(x-40,y-1,x,y-1)
c_.setFont(R,8.5)
for k,a in enumerate(['Glebe Close is let on an assured shorthold at £950 a month. The 2024 column shows the balance at 1 April 2023 and at 31 March 2024.','Approved by the PCC on 12 May 2025 and signed on its behalf:  P. Ashworth-Lunn (Treasurer)      Revd J. Okoro-Dale (Chair)']): c_.drawString(42,y-28-14*k,a)
c_.drawCentredString(W/2,28,'– 3 –');c_.save()
for r in s.rows: # dashes
    if r['v']: r['v']=[None if v==0 else v for v in r['v']]
save(f,'OTHER','OPERATING_STATEMENT',[s],'UK church R&P account, fund columns side by side, note column, Times typed',True)
