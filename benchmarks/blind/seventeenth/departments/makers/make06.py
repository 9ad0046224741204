# hotel direct cash flow with owner's distribution, serif, forecast
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
R=random.Random(1406);F='grand_meridian_owner_cash_report.pdf'
s=S('Statement of Cash Receipts and Disbursements (cash flow statement)','Grand Meridian Resort & Spa','2025-03-01','2025-03-31',['March Actual','March Forecast','March Over / (Under)','First Quarter Actual','First Quarter Prior Year'],nd=1)
s.nd=0
def q(b,g=1,j=.08):
    a=g*round(b*(1+R.uniform(-j,j)));f=g*round(b/500)*500;return [a,f,a-f,g*round(b*2.8*(1+R.uniform(-j,j))),g*round(b*2.65*(1+R.uniform(-j,j)))]
s.h('A.  CASH AT BEGINNING OF PERIOD')
ob=s.l('Operating account',[612840,612840,0,588215,541907]);hb=s.l('House banks and petty cash',[24000,24000,0,24000,22000]);o=s.t('Cash at beginning of period',[ob,hb])
s.h('B.  RECEIPTS')
r=[s.l(n,q(b)) for n,b in [('Card settlements - rooms and outlets',2418000),('Cash and checks deposited',186400),('Group and banquet deposits received',341500),('City ledger collections',528700),('Spa and retail receipts',147900),('Occupancy tax collected on behalf of county',231600)]]
tr=s.t('Total receipts',r,type='TOTAL')
s.h('C.  OPERATING DISBURSEMENTS')
d=[s.l(n,q(b,-1)) for n,b in [('Payroll and payroll taxes',1184000),('Employee benefits',207500),('Food, beverage and supplies vendors',418300),('Franchise and reservation system fees',173200),('Utilities',118700),('Repairs and service contracts',96400),('Advertising and travel agent commissions',142800),('Occupancy and sales tax remitted',248900),('Base management fee',107400)]]
td=s.t('Total operating disbursements',d,type='TOTAL')
nf=s.t('Cash flow from operations',[tr,td],type='TOTAL')
s.h("D.  BELOW-THE-LINE")
e=[s.l('Property tax and insurance escrow',q(121000,-1,.01)),s.l('Transfer to FF&E reserve (4%)',q(146500,-1,.04)),s.l('Mortgage interest',[-268414,-268500,86,-812300,-829655]),s.l('Mortgage principal',[-61205,-61000,-205,-181940,-170318]),s.l('Ground rent',[-35000,-35000,0,-105000,-102000]),s.l('Capital expenditures funded from operations',[-18260,-25000,6740,-44915,-90270]),s.l('Insurance claim proceeds',[41300,0,41300,41300,0])]
tb=s.t('Total below-the-line',e)
ca=s.t('Cash available before owner activity',[nf,tb],type='TOTAL')
s.h("E.  OWNER'S ACTIVITY");w=[s.l('Distribution to owner',[-450000,-400000,-50000,-1100000,-900000]),s.l('Owner contribution',[0,0,0,0,150000])];tw=s.t("Net owner activity",w)
nc=s.t('NET INCREASE / (DECREASE) IN CASH',[ca,tw],type='TOTAL',key='net_cash_flow')
s.t('CASH AT END OF PERIOD',[o,nc],type='TOTAL')
# opening of the quarter such that both actual columns end equal
dlt=s.rows[-1]['v'][0]-s.rows[-1]['v'][3];s.rows[ob]['v'][3]+=dlt;s.rows[o]['v'][3]+=dlt;s.rows[-1]['v'][3]+=dlt
assert s.rows[ob]['v'][3]>0,s.rows[ob]
PS=landscape(A4);W,H=PS;c=canvas.Canvas(doc(F),pagesize=PS,invariant=1)
c.setFont('Times-Roman',17);c.drawString(50,H-46,'Grand Meridian Resort & Spa');c.setFont('Times-Italic',11);c.drawString(50,H-62,'Statement of Cash Receipts and Disbursements');c.drawRightString(W-50,H-46,'Month of March 2025');c.drawRightString(W-50,H-62,'(in whole US dollars)')
c.setStrokeColorRGB(.6,.45,.15);c.setLineWidth(1.5);c.line(50,H-68,W-50,H-68);c.setStrokeGray(0)
XX=[440,530,612,702,W-50];y=H-84;c.setFont('Times-Bold',9);c.drawCentredString(495,y,'MARCH');c.drawCentredString(735,y,'FIRST QUARTER');c.setLineWidth(.4);c.line(385,y-3,612,y-3);c.line(645,y-3,W-50,y-3)
y-=13
for x,a in zip(XX,['Actual','Forecast','Over / (Under)','Actual','Prior Year']):c.drawRightString(x,y,a)
y-=13
def f(v): return '\u2014' if v==0 else (f'({-v:,})' if v<0 else f'{v:,} ')
k=0
for r in s.rows:
    t=r['type'];fs=8.6
    if t=='HEADING': y-=2.5
    c.setFont('Times-Bold' if t in('HEADING','TOTAL') else 'Times-Roman',fs)
    xi=50 if t in('HEADING','TOTAL') else 72 if t=='LINE' else 60
    c.drawString(xi,y,r['label'])
    if t=='LINE':
        w_=c.stringWidth(r['label'],'Times-Roman',fs);c.setFillGray(.6);dots='.'*int((375-xi-w_-6)/2.15);c.drawRightString(375,y,dots);c.setFillGray(0)
    if t!='HEADING':
        if t!='LINE':
            for x in XX:c.line(x-58,y+8.4,x,y+8.4)
        for x,v in zip(XX,r['v']):c.drawRightString(x,y,f(v))
        if t=='TOTAL':y-=2.5
    y-=10.7
for x in XX:c.line(x-58,y+9,x,y+9);c.line(x-58,y+7.4,x,y+7.4)
c.setFont('Times-Italic',7.5);c.drawString(50,22,'Receipts include taxes held in trust. FF&E reserve account is reported separately.  Prepared by the hotel controller for Calloway Resort Owner LLC.')
c.save()
import re
for r_ in s.rows: r_['label']=re.sub(r'^[A-E]\.\s+','',r_['label'])
save(F,[s],'HOSPITALITY','CASH_FLOW_STATEMENT','direct cash flow, serif A4 landscape, dot leaders, lettered sections',False,True)
